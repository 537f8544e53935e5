"""Imagining what a seat cannot see: the game's `determinize` (RULES 12).

The discard pile is open, so everybody knows which shuffle of the draw pile a hidden card comes from: its batch. Hidden
cards may be exchanged only within a batch.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, mix, seeded, shuffle
from goodsyard.core.game import about_in, kind_in, seat_in
from goodsyard.core.row import Row, bit, zeros
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF, DECK, NONE, RESOURCES
from goodsyard.games.oh_my_goods.rules.imagined_plans import imagine_plans, set_aside, set_aside_spare
from goodsyard.games.oh_my_goods.rules.piles import take
from goodsyard.games.oh_my_goods.rules.state import PLANNING, Player, State

FAIR_ATTEMPTS: Final = 20
MAX_ATTEMPTS: Final = 10_000


class Imagination:
    """The cards that a seat cannot see, dealt again consistently with what the seat knows."""

    def __init__(self, game: State, seat: i64) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.cards: Row = zeros(DECK)  # the hidden cards, batch by batch
        self.first: Row = zeros(game.shuffles + 2)  # where each batch begins
        self.next: Row = zeros(game.shuffles + 2)  # the next card to deal
        self.planned: i64 = 0  # bit set of the other seats that have set a card aside
        self.supplier: i64 = NONE  # another seat that is discarding cards for a production
        self.missing: i64 = 0  # how many cards it still has to discard

    def gather(self) -> None:
        """Collect the hidden cards in an order that reveals nothing."""
        game = self.game
        hidden = zeros(DECK)
        k: i64
        for k in range(game.pile_size):
            hidden[game.pile[k]] = 1
        seat: i64
        for seat in range(game.player_count):
            player = game.players[seat]
            self.mark_goods(player, hidden)
            if seat != self.seat:
                if player.planned != NONE:
                    take(player, player.planned)
                    player.planned = NONE
                    self.planned |= bit(seat)
                for k in range(player.held):
                    hidden[player.hand[k]] = 1
        batch: i64
        count: i64 = 0
        for batch in range(game.shuffles + 1):
            for k in range(DECK):
                if hidden[k] and game.batch[k] == batch:
                    self.cards[count] = k
                    count += 1
            self.first[batch + 1] = count

    def mark_goods(self, player: Player, hidden: Row) -> None:
        """Mark the goods whose face nobody has seen."""
        building: i64
        for building in range(player.built):
            card = player.tops[building] - 1
            while card >= 0:
                if not self.game.shown[card]:
                    hidden[card] = 1
                card = self.game.under[card] - 1

    def note_supplier(self) -> None:
        """Note who is discarding cards for a production: everyone knows that this hand holds them."""
        game = self.game
        if game.together or game.depth == 0:
            return
        top = game.todo[game.depth - 1]
        if kind_in(top) == kinds.SUPPLY and seat_in(top) != self.seat:
            self.supplier = seat_in(top)
            self.missing = about_in(top)

    def mix_cards(self, chance: Row) -> None:
        """Shuffle each batch until the supplier, who is dealt first, gets the cards that the production needs."""
        attempt: i64
        for attempt in range(MAX_ATTEMPTS):
            batch: i64
            for batch in range(self.game.shuffles + 1):
                shuffle(chance, DECKS, self.cards, self.first[batch], self.first[batch + 1] - self.first[batch])
            if self.supplier == NONE or self.can_supply(attempt >= FAIR_ATTEMPTS):
                return
        raise AssertionError(f"seat {self.seat} cannot imagine the hand of seat {self.supplier}")

    def can_supply(self, helped: bool) -> bool:
        """Do the first cards of the batches cover what the supplier needs? With help, useless cards are swapped.

        If the supplier has set a card aside, one of the cards must be left over for that.
        """
        game = self.game
        hand = game.players[self.supplier]
        needs = game.needs[:]
        missing = self.missing
        spare: i64 = -(self.planned >> self.supplier & 1)
        places = zeros(game.shuffles + 1)
        useless = zeros(DECK)
        k: i64
        for k in range(hand.held):
            batch = game.batch[hand.hand[k]]
            place = self.first[batch] + places[batch]
            places[batch] += 1
            resource = COLOUR_OF[self.cards[place]]
            if missing > 0 and needs[resource] > 0:
                needs[resource] -= 1
                missing -= 1
            else:
                useless[place] = 1
                spare += 1
        if helped:
            for k in range(DECK):
                if useless[k] and missing > 0 and spare > 0 and self.swap(k, places, needs):
                    missing -= 1
                    spare -= 1
        return missing <= 0 and spare >= 0

    def swap(self, place: i64, places: Row, needs: Row) -> bool:
        """Exchange a card of the supplier for a needed one of the same batch."""
        batch = self.game.batch[self.cards[place]]
        k: i64
        for k in range(self.first[batch] + places[batch], self.first[batch + 1]):
            resource = COLOUR_OF[self.cards[k]]
            if needs[resource] > 0:
                self.cards[place], self.cards[k] = self.cards[k], self.cards[place]
                needs[resource] -= 1
                return True
        return False

    def dealt(self, card: i64) -> i64:
        """The next imagined card of a hidden card's batch."""
        batch = self.game.batch[card]
        place = self.first[batch] + self.next[batch]
        self.next[batch] += 1
        return self.cards[place]

    def lay_out(self) -> None:
        """Put the imagined cards where the hidden ones are."""
        game = self.game
        if self.supplier != NONE:
            self.lay_out_hand(game.players[self.supplier])
        seat: i64
        k: i64
        for seat in range(game.player_count):
            if seat != self.seat and seat != self.supplier:
                self.lay_out_hand(game.players[seat])
        for k in range(game.pile_size):
            game.pile[k] = self.dealt(game.pile[k])
        self.lay_out_goods()

    def lay_out_hand(self, player: Player) -> None:
        old = player.hand[:]
        count = player.held
        k: i64
        for k in range(RESOURCES):
            player.supply[k] = 0
        player.held = 0
        for k in range(count):
            take(player, self.dealt(old[k]))

    def lay_out_goods(self) -> None:
        """Replace the unknown goods of all buildings and link them again."""
        game = self.game
        order = zeros(DECK)
        count: i64 = 0
        building: i64
        k: i64
        for player in game.players:
            for building in range(player.built):
                card = player.tops[building] - 1
                while card >= 0:
                    order[count] = card if game.shown[card] else self.dealt(card)
                    count += 1
                    card = game.under[card] - 1
        for k in range(DECK):
            game.under[k] = 0
        count = 0
        for player in game.players:
            for building in range(player.built):
                goods = player.goods[building]
                player.tops[building] = order[count] + 1 if goods > 0 else 0
                for k in range(goods - 1):
                    game.under[order[count + k]] = order[count + k + 1] + 1
                count += goods

    def set_aside_plans(self, chance: Row) -> None:
        """For each other seat that has set a card aside: any card of its hand that is not needed for a production."""
        game = self.game
        seat: i64
        for seat in range(game.player_count):
            if self.planned >> seat & 1:
                if seat == self.supplier:
                    set_aside_spare(game.players[seat], chance, game.needs, self.missing)
                else:
                    set_aside(game.players[seat], chance)


def imagine(game: State, seat: i64, seed: i64) -> None:
    """Shuffle what the seat cannot know (the game's `determinize`)."""
    if game.over:
        return  # everything is open (RULES 12.6)
    chance = seeded(mix(seed, 1))
    game.chance = seeded(mix(seed, 2))
    imagination = Imagination(game, seat)
    imagination.gather()
    imagination.note_supplier()
    imagination.mix_cards(chance)
    imagination.lay_out()
    if game.phase == PLANNING:
        imagine_plans(game, seat, chance)
    else:
        imagination.set_aside_plans(chance)


def redeal(game: State, seed: i64) -> None:
    """Shuffle the draw pile."""
    shuffle(seeded(mix(seed, 1)), DECKS, game.pile, 0, game.pile_size)
