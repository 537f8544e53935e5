"""Setup (RULES 1)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, SETUP, below, seeded, shuffle
from goodsyard.core.game import DEEPEST
from goodsyard.core.row import Row, zeros
from goodsyard.games.coal_baron.cards import (
    ALL_CARDS,
    CARDS,
    FAMILIES,
    FAMILY_OF,
    FIRST_OF,
    INNOVATION_KINDS,
    LOOK_AT,
    PRINTED_WORKERS,
    STACKS,
    ZONES,
)
from goodsyard.games.coal_baron.game import CoalBaron
from goodsyard.games.coal_baron.memory import card
from goodsyard.games.coal_baron.state import MOST_PLACEMENTS, WORKER_IN_HAND, new_player
from goodsyard.games.coal_baron.turn import begin_shift

RANDOM_STARTER = -1


def new(players: i64, seed: i64, rules: i64, starter: i64 = RANDOM_STARTER) -> CoalBaron:
    """A game ready for its first turn; `starter` names the seat that begins (RULES 1.9)."""
    game = CoalBaron(
        players,
        rules,
        zeros(DEEPEST),
        seeded(seed),
        [new_player() for _ in range(players)],
        zeros(ALL_CARDS),
        zeros(STACKS),
        PRINTED_WORKERS[:],
        zeros(ZONES * MOST_PLACEMENTS),
        zeros(LOOK_AT),
        zeros(INNOVATION_KINDS),
    )
    for player in game.seats:
        for line in CARDS.rows["worker_cards"]:
            if players >= line["min_players"]:
                player.hand[WORKER_IN_HAND + line["value"]] = line["copies"]
    family: i64
    for family in range(FAMILIES):
        lay_out(game, family)
    for line in CARDS.rows["shifts"]:
        if line["players"] == players:
            game.shifts = line["shifts"]
    first = below(game.chance, SETUP, players)
    begin_shift(game, first if starter == RANDOM_STARTER else starter)
    game.settle()
    return game


def lay_out(game: CoalBaron, family: i64) -> None:
    """Shuffle a family and lay it out as its one or two stacks (RULES 1.5, 1.6)."""
    cards = shuffled(game.chance, CARDS.copies(family))
    stacks = [stack for stack in range(STACKS) if FAMILY_OF[stack] == family]
    dealt: i64 = 0
    for stack in stacks:
        height = len(cards) // len(stacks)
        k: i64
        for k in range(height):
            game.stacks[FIRST_OF[stack] + k] = card(dealt, cards[dealt])
            dealt += 1
        game.heights[stack] = height


def shuffled(chance: Row, copies: list[int]) -> Row:
    """The kinds of a family's cards in random order."""
    kinds = [kind for kind, count in enumerate(copies) for _ in range(count)]
    cards = zeros(len(kinds))
    k: i64
    for k in range(len(kinds)):
        cards[k] = kinds[k]
    shuffle(chance, DECKS, cards, 0, len(kinds))
    return cards
