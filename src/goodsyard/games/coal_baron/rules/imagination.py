"""Deals the cards that a seat cannot see again: the game's `determinize` (RULES 8.7, 12)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, below, mix, seeded, shuffle
from goodsyard.core.decision import Options
from goodsyard.core.game import ANYONE
from goodsyard.core.row import Row, bit, count_bits, zeros
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import FAMILIES, FAMILY_OF, FIRST_OF, MAX_KINDS, STACKS
from goodsyard.games.coal_baron.rules.memory import (
    CARD_BACK,
    CARD_KIND,
    KNOWN_BACKS,
    KNOWN_FAMILY,
    KNOWN_KIND,
    is_certain,
    pick_bit,
    secrets_of,
    sentence,
)
from goodsyard.games.coal_baron.rules.state import PLACING, Player, State

BACKS: Final = 63
MAX_ATTEMPTS: Final = 10_000
ONWARDS: Final = Options()


class Imagination:
    """The cards of one family that a seat cannot see, dealt again consistently with what the seat knows."""

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
        pool = zeros(MAX_KINDS)
        stack: i64
        k: i64
        for stack in range(STACKS):
            if FAMILY_OF[stack] == self.family:
                for k in range(FIRST_OF[stack], FIRST_OF[stack] + game.heights[stack] - 1):
                    self.hide(pool, game.stacks[k])
        if game.looking > 0 and FAMILY_OF[game.looked_from] == self.family and game.active != self.seat:
            for k in range(game.looking):
                self.hide(pool, game.looked[k])
        seat: i64
        for seat in range(game.player_count):
            if seat != self.seat:
                self.hide_hand(pool, game.players[seat])
        for k in range(MAX_KINDS):
            while pool[k] > 0:
                pool[k] -= 1
                self.cards[self.count] = k
                self.count += 1

    def hide(self, pool: Row, hidden: i64) -> None:
        pool[CARD_KIND.of(hidden)] += 1
        self.backs |= bit(CARD_BACK.of(hidden))

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
        """A kind for each back: first the remembered cards, those with the fewest places left first, then the rest."""
        attempt: i64
        for attempt in range(MAX_ATTEMPTS):
            dealt = zeros(BACKS)
            cards = self.cards[:]
            free = self.deal_known(chance, dealt, cards)
            if free < 0:
                continue  # two vague sentences got in each other's way
            left: i64 = 0
            k: i64
            for k in range(self.count):
                if cards[k] >= 0:
                    cards[left] = cards[k]
                    left += 1
            shuffle(chance, DECKS, cards, 0, left)
            for k in range(BACKS):
                if free >> k & 1:
                    left -= 1
                    dealt[k] = cards[left]
            return dealt
        raise AssertionError(f"what seat {self.seat} remembers cannot all be true")

    def deal_known(self, chance: Row, dealt: Row, cards: Row) -> i64:
        """Deal the cards that the seat knows something about; return the backs that stay free, or -1 if it fails."""
        me = self.game.players[self.seat]
        free = self.backs
        done = zeros(me.memories)
        k: i64
        while True:
            best: i64 = -1
            fewest: i64 = BACKS
            for k in range(me.memories):
                known = me.memory[k]
                if KNOWN_FAMILY.of(known) == self.family and done[k] == 0:
                    places = count_bits(KNOWN_BACKS.of(known) & free)
                    if places < fewest:
                        best = k
                        fewest = places
            if best < 0:
                return free
            if fewest == 0:
                return -1
            kind = KNOWN_KIND.of(me.memory[best])
            back = pick_bit(KNOWN_BACKS.of(me.memory[best]) & free, below(chance, DECKS, fewest))
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
                    back = CARD_BACK.of(game.stacks[k])
                    game.stacks[k] = CARD_BACK.at(back) + CARD_KIND.at(dealt[back])
        if game.looking > 0 and FAMILY_OF[game.looked_from] == self.family and game.active != self.seat:
            for k in range(game.looking):
                back = CARD_BACK.of(game.looked[k])
                game.looked[k] = CARD_BACK.at(back) + CARD_KIND.at(dealt[back])
        seat: i64
        for seat in range(game.player_count):
            if seat != self.seat:
                self.lay_out_hand(dealt, game.players[seat])
        self.name_own_hand(dealt)
        for seat in range(game.player_count):
            if seat != self.seat:
                self.correct(dealt, game.players[seat])

    def name_own_hand(self, dealt: Row) -> None:
        """Put the kinds of the seat's own secret cards on their backs in order, as the others might imagine them."""
        game = self.game
        me = game.players[self.seat]
        backs, first, kinds = secrets_of(me, self.family)
        k: i64
        if game.looking > 0 and FAMILY_OF[game.looked_from] == self.family and game.active == self.seat:
            for k in range(game.looking):
                dealt[CARD_BACK.of(game.looked[k])] = CARD_KIND.of(game.looked[k])
        for k in range(kinds):
            count: i64
            for count in range(me.hand[first + k] - me.shown[first + k]):
                back = pick_bit(backs, 0)
                backs &= ~bit(back)
                dealt[back] = k

    def correct(self, dealt: Row, other: Player) -> None:
        """Make another player's sentences true for the imagined cards, each for one on its backs, no card twice."""
        named: i64 = 0
        kept: i64 = 0
        k: i64
        for k in range(other.memories):
            backs = KNOWN_BACKS.of(other.memory[k])
            if KNOWN_FAMILY.of(other.memory[k]) == self.family and is_certain(backs):
                named |= backs
        for k in range(other.memories):
            known = other.memory[k]
            if KNOWN_FAMILY.of(known) == self.family:
                backs = KNOWN_BACKS.of(known)
                free = backs if is_certain(backs) else backs & ~named
                if free == 0:
                    continue  # every card there is spoken for: the player has forgotten this one
                back = pick_bit(free, 0)
                named |= bit(back)
                known = sentence(self.family, dealt[back], backs)
            other.memory[kept] = known
            kept += 1
        for k in range(kept, other.memories):
            other.memory[k] = 0
        other.memories = kept

    def lay_out_hand(self, dealt: Row, other: Player) -> None:
        backs, first, kinds = secrets_of(other, self.family)
        if backs == 0:
            return
        k: i64
        for k in range(kinds):
            other.hand[first + k] = other.shown[first + k]
        for k in range(BACKS):
            if backs >> k & 1:
                other.hand[first + dealt[k]] += 1


def imagine(game: State, seat: i64, seed: i64) -> None:
    """Shuffle what the seat cannot know (the game's `determinize`)."""
    if game.over:
        return  # everything is open (RULES 12.8)
    chance = seeded(mix(seed, 1))
    game.chance = seeded(mix(seed, 2))
    attempt: i64
    for attempt in range(MAX_ATTEMPTS):
        deal_anew(game, seat, chance)
        if game.active == seat or can_go_on(game):
            return
    raise AssertionError(f"seat {seat} can imagine no hand with which seat {game.active} could be where it is")


def deal_anew(game: State, seat: i64, chance: Row) -> None:
    family: i64
    for family in range(FAMILIES):
        imagination = Imagination(game, seat, family)
        imagination.gather()
        if imagination.count > 0:
            imagination.lay_out(imagination.deal(chance))


def can_go_on(game: State) -> bool:
    """Could the player whose turn it is have come this far with the imagined hand? Whoever is about to deliver holds an
    order that fits, and whoever has played an innovation can place workers (RULES 8.7)."""
    kind, about = game.decision()
    if game.committed and game.stage == PLACING and kind != kinds.WORKERS:
        game.careful = True
    ONWARDS.count = 0
    game.find(ONWARDS, ANYONE)
    return ONWARDS.count > 0
