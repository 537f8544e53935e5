"""Checks that nothing was lost or created and that the mine fits together (RULES 1.1, 2)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.row import zeros
from goodsyard.games.mineshaft.rules.bag import counters_on
from goodsyard.games.mineshaft.rules.cards import (
    ALL_OPENINGS,
    AWAY,
    CELL_X,
    CELL_Y,
    CENTRE,
    COPIES,
    COUNTERS,
    IS_LAID,
    KIND_OF,
    MARK,
    NONE,
    REACH,
    RICH_TILES,
    SIDES,
    SLOTS,
    STARTING_TILE,
    TILE_NUMBERS,
    TILES,
)
from goodsyard.games.mineshaft.rules.mine import can_have, spot_at
from goodsyard.games.mineshaft.rules.state import STARTING_SPOT, State


def audit(game: State) -> None:
    """Raise an AssertionError if something does not add up."""
    audit_tiles(game)
    audit_counters(game)
    spot: i64
    for spot in range(game.spots):
        audit_spot(game, spot)
    seat: i64
    for seat in range(game.player_count):
        assert 0 <= game.pieces[seat] < game.spots, "a piece is outside the mine"


def audit_tiles(game: State) -> None:
    """Every tile is in the stack, in the mine, in hand or, if it is never laid, in the box."""
    count = zeros(TILE_NUMBERS)
    k: i64
    for k in range(game.stack_size):
        count[game.stack[k]] += 1
    for k in range(game.spots):
        count[game.tiles[k]] += 1
    if game.drawn != NONE:
        count[game.drawn] += 1
    mark: i64 = 0
    first: i64 = 0  # of the table's design
    for k in range(TILE_NUMBERS):
        assert count[k] <= 1, f"tile {k} is there {count[k]} times"
        if count[k] and MARK[k] > mark:
            mark = MARK[k]
        if count[k] and k >= RICH_TILES:
            first = RICH_TILES
    boxed: i64 = 0
    for k in range(first, first + TILES):
        if count[k] == 0 and MARK[k] <= mark:
            boxed += 1
            assert not IS_LAID[KIND_OF[k]], f"tile {k} is lost"
    assert boxed == game.boxed, f"{boxed} tiles in the box instead of {game.boxed}"
    assert count[STARTING_TILE] == 1, "the starting tile is lost"


def audit_counters(game: State) -> None:
    kind: i64
    k: i64
    for kind in range(COUNTERS):
        total = game.bag[kind] + game.box[kind]
        for k in range(game.player_count):
            total += game.hands[k * COUNTERS + kind]
        for k in range(game.spots):
            total += game.counters[k * COUNTERS + kind]
        assert total == COPIES[kind], f"{total} counters of kind {kind}"


def audit_spot(game: State, spot: i64) -> None:
    """A tile lies as it can, holds what it can, and knows its neighbours."""
    tile = game.tiles[spot]
    cell = game.cells[spot]
    if spot == STARTING_SPOT:
        assert (tile, cell, game.openings[spot]) == (STARTING_TILE, CENTRE, ALL_OPENINGS), "the starting tile moved"
        assert not game.collapsed[spot], "the starting tile collapsed"
    assert can_have(tile, game.openings[spot]), f"tile {tile} has wrong openings"
    assert counters_on(game, spot) <= (0 if game.collapsed[spot] else SLOTS[tile]), f"too many counters on tile {tile}"
    assert -REACH < CELL_X.of(cell) < REACH, "the mine has left the grid"
    assert -REACH < CELL_Y.of(cell) < REACH, "the mine has left the grid"
    assert spot_at(game, cell) == spot, "two tiles lie in the same place"
    side: i64
    for side in range(SIDES):
        assert game.beside[spot * SIDES + side] == spot_at(game, cell + AWAY[side]), "neighbours do not know each other"
