"""What each seat knows of hidden cards, and how to imagine the rest (RULES 12).

Everybody can follow with the eyes where each card's *back* goes, so a place is named by the back that lies there.
A seat's memory is a list of sentences "a card of this kind lies on one of these backs"; a sentence with one back is
certain knowledge. Whatever no sentence speaks of may lie anywhere. Only what the seat has seen goes in, so two games
that look the same to a seat have the same memory.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, below, mix, seeded, shuffle
from goodsyard.core.row import Row, bit, count_bits, zeros
from goodsyard.games.coal_baron.cards import (
    FAMILIES,
    FAMILY_OF,
    FIRST_OF,
    INNOVATION,
    INNOVATION_KINDS,
    MOST_KINDS,
    ORDER,
    ORDER_KINDS,
    STACKS,
)
from goodsyard.games.coal_baron.state import INNOVATION_IN_HAND, ORDER_IN_HAND, Player, State

BACKS: Final = 64


def card(back: i64, kind: i64) -> i64:
    """A hidden card: its back and its kind."""
    return back * MOST_KINDS + kind


def back_of(hidden: i64) -> i64:
    return hidden // MOST_KINDS


def kind_of(hidden: i64) -> i64:
    return hidden % MOST_KINDS


def sentence(family: i64, kind: i64, backs: i64) -> i64:
    return (backs * MOST_KINDS + kind) * 8 + family


def spoken_of(known: i64) -> tuple[i64, i64, i64]:
    """Family, kind and backs of a sentence."""
    return known % 8, (known // 8) % MOST_KINDS, known // (8 * MOST_KINDS)


def remember(player: Player, family: i64, kind: i64, backs: i64) -> None:
    """From now on the player knows that a card of this kind lies on one of these backs."""
    if player.memories == len(player.memory):
        larger = zeros(2 * player.memories)
        k: i64
        for k in range(player.memories):
            larger[k] = player.memory[k]
        player.memory = larger
    player.memory[player.memories] = sentence(family, kind, backs)
    player.memories += 1


def mixed(player: Player, family: i64, backs: i64) -> None:
    """The cards on these backs changed places out of the player's sight."""
    k: i64
    for k in range(player.memories):
        about, kind, known = spoken_of(player.memory[k])
        if about == family and known & backs:
            player.memory[k] = sentence(family, kind, known | backs)


def seen(player: Player, family: i64, back: i64, kind: i64) -> None:
    """The player sees which card lies on this back: what was known of it is used up, nothing else can lie there.

    If several sentences could have meant this card, the narrowest is used up and the others are widened by it.
    """
    here = bit(back)
    spoken = False
    best: i64 = -1
    k: i64
    for k in range(player.memories):
        about, known_kind, known = spoken_of(player.memory[k])
        if about == family and known & here:
            spoken = True
            # Of nested sets of backs the smaller one is also the smaller number.
            if known_kind == kind and (best < 0 or known < best):
                best = known
    if not spoken:
        return
    kept: i64 = 0
    used = best < 0
    for k in range(player.memories):
        about, known_kind, known = spoken_of(player.memory[k])
        if about == family and known & here:
            if known_kind == kind and known == best and not used:
                used = True
                continue
            if known_kind == kind:
                known |= best
            player.memory[kept] = sentence(family, known_kind, known & ~here)
        else:
            player.memory[kept] = player.memory[k]
        kept += 1
    for k in range(kept, player.memories):
        player.memory[k] = 0
    player.memories = kept


class Imagination:
    """One family's cards that a seat cannot see, dealt out again in agreement with what the seat knows."""

    def __init__(self, game: State, seat: i64, family: i64) -> None:
        self.game: Final = game
        self.seat: Final = seat
        self.family: Final = family
        self.cards: Row = zeros(BACKS)  # kinds of the hidden cards
        self.count: i64 = 0
        self.backs: i64 = 0  # where they lie

    def gather(self) -> None:
        """Collect the hidden cards and their backs."""
        game = self.game
        pool = zeros(MOST_KINDS)
        stack: i64
        k: i64
        for stack in range(STACKS):
            if FAMILY_OF[stack] == self.family:
                for k in range(FIRST_OF[stack], FIRST_OF[stack] + game.heights[stack] - 1):
                    self.hide(pool, game.stacks[k])
        if game.looking > 0 and FAMILY_OF[game.looked_from] == self.family and game.turn != self.seat:
            for k in range(game.looking):
                self.hide(pool, game.looked[k])
        seat: i64
        for seat in range(game.players):
            if seat != self.seat:
                self.hide_hand(pool, game.seats[seat])
        for k in range(MOST_KINDS):
            while pool[k] > 0:
                pool[k] -= 1
                self.cards[self.count] = k
                self.count += 1

    def hide(self, pool: Row, hidden: i64) -> None:
        pool[kind_of(hidden)] += 1
        self.backs |= bit(back_of(hidden))

    def hide_hand(self, pool: Row, other: Player) -> None:
        """The cards of a hand that only their owner saw."""
        backs, first, kinds = secrets_of(other, self.family)
        if backs == 0:
            return
        self.backs |= backs
        k: i64
        for k in range(kinds):
            pool[k] += other.hand[first + k] - other.shown[first + k]

    def deal(self, chance: Row) -> Row:
        """For each back a kind: first the sentences, those with the fewest places left first, then the rest."""
        while True:
            dealt = zeros(BACKS)
            cards = self.cards[:]
            free = self.deal_known(chance, dealt, cards)
            if free < 0:
                continue  # two vague sentences got in each other's way: try again
            left: i64 = 0
            k: i64
            for k in range(self.count):
                if cards[k] >= 0:
                    cards[left] = cards[k]
                    left += 1
            shuffle(chance, DECKS, cards, 0, left)
            for k in range(BACKS - 1):
                if free >> k & 1:
                    left -= 1
                    dealt[k] = cards[left]
            return dealt

    def deal_known(self, chance: Row, dealt: Row, cards: Row) -> i64:
        """Deal the cards that the seat knows something about; the backs that stay free, or -1."""
        me = self.game.seats[self.seat]
        free = self.backs
        done = zeros(me.memories)
        k: i64
        while True:
            best: i64 = -1
            fewest: i64 = BACKS
            for k in range(me.memories):
                about, kind, known = spoken_of(me.memory[k])
                if about == self.family and done[k] == 0 and count_bits(known & free) < fewest:
                    best = k
                    fewest = count_bits(known & free)
            if best < 0:
                return free
            if fewest == 0:
                return -1
            about, kind, known = spoken_of(me.memory[best])
            back = pick_bit(known & free, below(chance, DECKS, fewest))
            done[best] = 1
            dealt[back] = kind
            free &= ~bit(back)
            self.strike(cards, kind)

    def strike(self, cards: Row, kind: i64) -> None:
        k: i64 = 0
        while cards[k] != kind:
            k += 1
        cards[k] = -1

    def lay_out(self, dealt: Row) -> None:
        """Put the imagined cards where the hidden ones lie."""
        game = self.game
        stack: i64
        k: i64
        for stack in range(STACKS):
            if FAMILY_OF[stack] == self.family:
                for k in range(FIRST_OF[stack], FIRST_OF[stack] + game.heights[stack] - 1):
                    back = back_of(game.stacks[k])
                    game.stacks[k] = card(back, dealt[back])
        if game.looking > 0 and FAMILY_OF[game.looked_from] == self.family and game.turn != self.seat:
            for k in range(game.looking):
                back = back_of(game.looked[k])
                game.looked[k] = card(back, dealt[back])
        seat: i64
        for seat in range(game.players):
            if seat != self.seat:
                self.lay_out_hand(dealt, game.seats[seat])

    def lay_out_hand(self, dealt: Row, other: Player) -> None:
        backs, first, kinds = secrets_of(other, self.family)
        if backs == 0:
            return
        k: i64
        for k in range(kinds):
            other.hand[first + k] = other.shown[first + k]
        for k in range(BACKS - 1):
            if backs >> k & 1:
                other.hand[first + dealt[k]] += 1


def secrets_of(player: Player, family: i64) -> tuple[i64, i64, i64]:
    """Of a hand: the backs that only its owner has seen, and where this family stands in the row of the hand."""
    if family == ORDER:
        return player.secret_orders, ORDER_IN_HAND, ORDER_KINDS
    if family == INNOVATION:
        return player.secret_innovations, INNOVATION_IN_HAND, INNOVATION_KINDS
    return 0, 0, 0


def pick_bit(bits: i64, number: i64) -> i64:
    """The place of the set bit with this number, counted from the lowest."""
    place: i64 = 0
    while True:
        if bits >> place & 1:
            if number == 0:
                return place
            number -= 1
        place += 1


def imagine(game: State, seat: i64, seed: i64) -> None:
    """Shuffle what the seat cannot know (the game's `determinize`)."""
    chance = seeded(mix(seed, 1))
    game.chance = seeded(mix(seed, 2))
    family: i64
    for family in range(FAMILIES):
        imagination = Imagination(game, seat, family)
        imagination.gather()
        if imagination.count > 0:
            imagination.lay_out(imagination.deal(chance))
