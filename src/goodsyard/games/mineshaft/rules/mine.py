"""The mine: which tiles are neighbours, what is connected, where it can grow (RULES 2)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.row import bit
from goodsyard.games.mineshaft.rules.cards import AWAY, NONE, SHAPE_OF, SHAPE_WITH, SIDES
from goodsyard.games.mineshaft.rules.state import State


def opposite(side: i64) -> i64:
    """The side of the neighbour that faces this side."""
    return side ^ 2


def has_opening(game: State, spot: i64, side: i64) -> bool:
    return (game.openings[spot] >> side & 1) != 0


def connected(game: State, spot: i64, side: i64) -> i64:
    """The spot to which the track on this side leads, or NONE (RULES 2.2)."""
    if not has_opening(game, spot, side):
        return NONE
    other = game.beside[spot * SIDES + side]
    if other != NONE and has_opening(game, other, opposite(side)):
        return other
    return NONE


def is_free(game: State, spot: i64, side: i64) -> bool:
    """Does an opening on this side face an empty place?"""
    return has_opening(game, spot, side) and game.beside[spot * SIDES + side] == NONE


def has_free_opening(game: State, spot: i64) -> bool:
    side: i64
    for side in range(SIDES):
        if is_free(game, spot, side):
            return True
    return False


def is_open_end(game: State, spot: i64) -> bool:
    """Can a tile be laid from here? (RULES 2.4)"""
    return not game.collapsed[spot] and has_free_opening(game, spot)


def is_closed(game: State) -> bool:
    """Does no opening face an empty place? Those of collapsed tiles count (RULES 10.2)."""
    spot: i64
    for spot in range(game.spots - 1, -1, -1):
        if has_free_opening(game, spot):
            return False
    return True


def can_have(tile: i64, openings: i64) -> bool:
    """Can the tile be rotated so that it has exactly these openings?"""
    return SHAPE_WITH[openings] == SHAPE_OF[tile]


def spot_at(game: State, cell: i64) -> i64:
    """The spot at a place of the grid, or NONE."""
    spot: i64
    for spot in range(game.spots):
        if game.cells[spot] == cell:
            return spot
    return NONE


def add_spot(game: State, tile: i64, cell: i64, openings: i64) -> i64:
    """Put a tile on an empty place of the grid."""
    spot = game.spots
    game.tiles[spot] = tile
    game.cells[spot] = cell
    game.openings[spot] = openings
    game.collapsed[spot] = 0
    side: i64
    for side in range(SIDES):
        other = spot_at(game, cell + AWAY[side])
        game.beside[spot * SIDES + side] = other
        if other != NONE:
            game.beside[other * SIDES + opposite(side)] = spot
    game.spots = spot + 1
    return spot


def joints(game: State, spot: i64, without: i64) -> i64:
    """The sides on which a spot is connected, one bit each, apart from the joint with another spot."""
    sides: i64 = 0
    side: i64
    for side in range(SIDES):
        other = connected(game, spot, side)
        if other != NONE and other != without:
            sides |= bit(side)
    return sides


def side_towards(game: State, spot: i64, other: i64) -> i64:
    """On which side of a spot its neighbour lies."""
    side: i64 = 0
    while game.beside[spot * SIDES + side] != other:
        side += 1
    return side
