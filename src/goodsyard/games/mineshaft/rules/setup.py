"""Setup (RULES 1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, SETUP, below, shuffle
from goodsyard.core.game import DEEPEST, RANDOM_STARTER
from goodsyard.core.row import Row, zeros
from goodsyard.games.mineshaft.rules.cards import (
    ALL_OPENINGS,
    CARDS,
    CENTRE,
    COPIES,
    COUNTERS,
    MARK,
    MAX_SPOTS,
    RICH_TILES,
    SIDES,
    STARTING_TILE,
    TILES,
)
from goodsyard.games.mineshaft.rules.game import Mineshaft
from goodsyard.games.mineshaft.rules.mine import add_spot

STANDARD: Final = 0
UNMARKED: Final = 2
RICH: Final = 0
CLASSIC: Final = 1


def highest_mark(player_count: i64, tile_set: i64) -> int:
    """The highest mark among the tiles in use (RULES 1.3, 1.4)."""
    if tile_set == STANDARD:
        mark: int = next(line["mark"] for line in CARDS.rows["setup"] if line["players"] == player_count)
        return mark
    return CARDS.column("sets", "mark")[tile_set]


def new(
    player_count: i64,
    chance: Row,
    rules_version: i64,
    tile_set: i64 = STANDARD,
    starter: i64 = RANDOM_STARTER,
    readings: i64 = 0,
    design: i64 = RICH,
) -> Mineshaft:
    """A game ready for its first turn; `starter` names the first player (RULES 1.7)."""
    first = below(chance, SETUP, player_count)
    game = Mineshaft(
        player_count,
        rules_version,
        zeros(DEEPEST),
        chance,
        readings,
        first if starter == RANDOM_STARTER else starter,
        zeros(MAX_SPOTS),
        zeros(MAX_SPOTS),
        zeros(MAX_SPOTS * SIDES),
        zeros(MAX_SPOTS),
        zeros(MAX_SPOTS),
        zeros(MAX_SPOTS * COUNTERS),
        zeros(TILES),
        COPIES[:],
        zeros(COUNTERS),
        zeros(player_count * COUNTERS),
        zeros(player_count),
        zeros(player_count),
    )
    add_spot(game, STARTING_TILE, CENTRE, ALL_OPENINGS)
    stack_tiles(game, RICH_TILES if design == RICH else 0, highest_mark(player_count, tile_set))
    game.settle()
    return game


def stack_tiles(game: Mineshaft, first: i64, mark: i64) -> None:
    """Shuffle the tiles that are used, of the design that begins with the first one (RULES 1.5, 1.9)."""
    tile: i64
    for tile in range(first, first + TILES):
        if MARK[tile] <= mark:
            game.stack[game.stack_size] = tile
            game.stack_size += 1
    shuffle(game.chance, DECKS, game.stack, 0, game.stack_size)
