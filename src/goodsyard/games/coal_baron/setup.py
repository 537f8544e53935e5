"""Setup (RULES 1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, SETUP, below, shuffle
from goodsyard.core.game import DEEPEST
from goodsyard.core.row import Row, row, zeros
from goodsyard.games.coal_baron.cards import (
    CARDS,
    FAMILIES,
    FIRST_OF,
    INNOVATION_KINDS,
    LOOK_AT,
    PRINTED_WORKERS,
    STACKS,
    WORKER_VALUES,
    ZONES,
)
from goodsyard.games.coal_baron.events import SET_UP, SHIFT_BEGAN
from goodsyard.games.coal_baron.game import CoalBaron
from goodsyard.games.coal_baron.memory import card
from goodsyard.games.coal_baron.state import MOST_PLACEMENTS, WORKER_IN_HAND, new_player
from goodsyard.games.coal_baron.turn import begin_shift

RANDOM_STARTER = -1
MOST_PLAYERS: Final = 4

COPIES: Final = [CARDS.copies(family) for family in range(FAMILIES)]
FAMILY_SIZE: Final[Row] = row([sum(copies) for copies in COPIES])
# The kinds of all cards, family after family, as the stacks lie in their row.
UNSHUFFLED: Final[Row] = row([kind for copies in COPIES for kind, count in enumerate(copies) for _ in range(count)])
FULL_HEIGHTS: Final[Row] = row([FIRST_OF[stack + 1] - FIRST_OF[stack] for stack in range(STACKS)])
WORKER_COPIES: Final[Row] = row(CARDS.column("worker_cards", "copies"))
WORKER_PLAYERS: Final[Row] = row(CARDS.column("worker_cards", "min_players"))
SHIFTS_WITH: Final = {line["players"]: line["shifts"] for line in CARDS.rows["shifts"]}
SHIFTS: Final[Row] = row([SHIFTS_WITH.get(players, 0) for players in range(MOST_PLAYERS + 1)])


def new(players: i64, chance: Row, rules: i64, starter: i64 = RANDOM_STARTER) -> CoalBaron:
    """A game ready for its first turn; `starter` names the seat that begins (RULES 1.9)."""
    game = CoalBaron(
        players,
        rules,
        zeros(DEEPEST),
        chance,
        [new_player() for _ in range(players)],
        UNSHUFFLED[:],
        FULL_HEIGHTS[:],
        PRINTED_WORKERS[:],
        zeros(ZONES * MOST_PLACEMENTS),
        zeros(LOOK_AT),
        zeros(INNOVATION_KINDS),
    )
    for player in game.seats:
        deal_workers(player.hand, players)
    lay_out(game)
    game.shifts = SHIFTS[players]
    first = below(game.chance, SETUP, players)
    begin_shift(game, first if starter == RANDOM_STARTER else starter)
    game.settle()
    return game


def tell_setup(game: CoalBaron) -> None:
    """What everybody sees before the first turn, for a log that begins with a game that stands ready."""
    workers: i64 = 0
    value: i64
    for value in range(1, WORKER_VALUES + 1):
        workers += value * game.me.hand[WORKER_IN_HAND + value]
    game.tell(SET_UP, game.starter, game.players, workers, game.shifts)
    game.tell(SHIFT_BEGAN, game.starter, game.shift)


def deal_workers(hand: Row, players: i64) -> None:
    """Worker cards, some only with more players (RULES 1.3)."""
    value: i64
    for value in range(1, WORKER_VALUES + 1):
        if players >= WORKER_PLAYERS[value - 1]:
            hand[WORKER_IN_HAND + value] = WORKER_COPIES[value - 1]


def lay_out(game: CoalBaron) -> None:
    """Shuffle each family and lay it out as its one or two stacks (RULES 1.5, 1.6)."""
    first: i64 = 0
    family: i64
    back: i64
    for family in range(FAMILIES):
        size = FAMILY_SIZE[family]
        shuffle(game.chance, DECKS, game.stacks, first, size)
        for back in range(size):
            game.stacks[first + back] = card(back, game.stacks[first + back])
        first += size
