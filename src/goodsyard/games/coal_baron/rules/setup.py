"""Setup (RULES 1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, SETUP, below, shuffle
from goodsyard.core.game import DEEPEST, RANDOM_STARTER
from goodsyard.core.row import Row, row, zeros
from goodsyard.games.coal_baron.rules.cards import (
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
from goodsyard.games.coal_baron.rules.events import SET_UP, SHIFT_BEGAN
from goodsyard.games.coal_baron.rules.game import CoalBaron
from goodsyard.games.coal_baron.rules.memory import CARD_BACK, CARD_KIND
from goodsyard.games.coal_baron.rules.state import MAX_PLACEMENTS, WORKER_IN_HAND, new_player
from goodsyard.games.coal_baron.rules.turn import begin_shift

MAX_PLAYERS: Final = 4

COPIES: Final = [CARDS.copies(family) for family in range(FAMILIES)]
FAMILY_SIZE: Final[Row] = row([sum(copies) for copies in COPIES])
# The kinds of all cards, family after family, as the stacks lie in their row.
UNSHUFFLED: Final[Row] = row([kind for copies in COPIES for kind, count in enumerate(copies) for _ in range(count)])
FULL_HEIGHTS: Final[Row] = row([FIRST_OF[stack + 1] - FIRST_OF[stack] for stack in range(STACKS)])
WORKER_COPIES: Final[Row] = row(CARDS.column("worker_cards", "copies"))
WORKER_PLAYERS: Final[Row] = row(CARDS.column("worker_cards", "min_players"))
SHIFTS_WITH: Final = {line["players"]: line["shifts"] for line in CARDS.rows["shifts"]}
SHIFTS: Final[Row] = row([SHIFTS_WITH.get(player_count, 0) for player_count in range(MAX_PLAYERS + 1)])


def new(player_count: i64, chance: Row, rules_version: i64, starter: i64 = RANDOM_STARTER) -> CoalBaron:
    """A game ready for its first turn; `starter` names the seat that begins (RULES 1.9)."""
    game = CoalBaron(
        player_count,
        rules_version,
        zeros(DEEPEST),
        chance,
        [new_player() for _ in range(player_count)],
        UNSHUFFLED[:],
        FULL_HEIGHTS[:],
        PRINTED_WORKERS[:],
        zeros(ZONES * MAX_PLACEMENTS),
        zeros(LOOK_AT),
        zeros(INNOVATION_KINDS),
    )
    for player in game.players:
        deal_workers(player.hand, player_count)
    lay_out(game)
    game.shifts = SHIFTS[player_count]
    first = below(game.chance, SETUP, player_count)
    begin_shift(game, first if starter == RANDOM_STARTER else starter)
    game.settle()
    return game


def tell_setup(game: CoalBaron) -> None:
    """Log what everybody sees before the first turn; a game gets its log after the setup."""
    workers: i64 = 0
    value: i64
    for value in range(1, WORKER_VALUES + 1):
        workers += value * game.me.hand[WORKER_IN_HAND + value]
    game.tell(SET_UP, game.starter, game.player_count, workers, game.shifts)
    game.tell(SHIFT_BEGAN, game.starter, game.shift)


def deal_workers(hand: Row, player_count: i64) -> None:
    """Deal the worker cards; some are used only with more players (RULES 1.3)."""
    value: i64
    for value in range(1, WORKER_VALUES + 1):
        if player_count >= WORKER_PLAYERS[value - 1]:
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
            game.stacks[first + back] = CARD_BACK.at(back) + CARD_KIND.at(game.stacks[first + back])
        first += size
