"""Swap: exchange two tiles and turn them (RULES 9.2-9.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import counters_on, empty_into
from goodsyard.games.mineshaft.rules.cards import COUNTERS, MOST_SPOTS, OPENINGS
from goodsyard.games.mineshaft.rules.events import SWAPPED
from goodsyard.games.mineshaft.rules.kinds import TURN
from goodsyard.games.mineshaft.rules.mine import can_have, joints, side_towards
from goodsyard.games.mineshaft.rules.state import FREE_SWAP, State

LEAVE: Final = 0  # in the place of the starting tile, which is never swapped

# How a tile may be turned: its spot and the sides of which one must be open, or 0 if none has to be.
SIDE_BITS: Final = 4
SPOT_BITS: Final = 7
HOW_BITS: Final = SIDE_BITS + SPOT_BITS
SIDE_MASK: Final = 15
SPOT_MASK: Final = 127
HOW_MASK: Final = 2047


def swap_about(spot: i64, source: i64) -> i64:
    """What a Swap is about: its spot and the one from which it was laid."""
    return (source << SPOT_BITS) | spot


def how_to_turn(spot: i64, sides: i64) -> i64:
    return (spot << SIDE_BITS) | sides


def spot_to_turn(about: i64) -> i64:
    return about >> SIDE_BITS & SPOT_MASK


def may_turn(game: State, about: i64, openings: i64) -> bool:
    """May the tile have these openings? (RULES 9.4)"""
    sides = about & SIDE_MASK
    return can_have(game.tiles[spot_to_turn(about)], openings) and (sides == 0 or (openings & sides) != 0)


class Swap(Decision[State]):
    """Choose a tile with counters that nobody stands on, or leave Swap where it is (RULES 9.2)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(LEAVE)
        spot: i64
        for spot in range(1, game.spots):
            if counters_on(game, spot) > 0 and not game.is_occupied(spot):
                found.add(spot)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == LEAVE:
            return
        here, source = about & SPOT_MASK, about >> SPOT_BITS
        game.tell(SWAPPED, game.seat, action, game.tiles[action], here)
        kept = 0 if game.reads(FREE_SWAP) else joints(game, action, here)
        arriving = how_to_turn(here, bit(side_towards(game, here, source)))
        leaving = how_to_turn(action, kept)
        game.tiles[here], game.tiles[action] = game.tiles[action], game.tiles[here]
        empty_into(game, action, game.counters, here * COUNTERS)
        turn_as_possible(game, arriving)
        turn_as_possible(game, leaving)
        game.ask(TURN, (leaving << HOW_BITS) | arriving)


def turn_as_possible(game: State, about: i64) -> None:
    """Until its player decides, a tile lies in the first way that is allowed."""
    openings: i64 = 1
    while not may_turn(game, about, openings):
        openings += 1
    game.openings[spot_to_turn(about)] = openings


class Turn(Decision[State]):
    """Turn a tile at its new place; `about` names it and the one that comes next (RULES 9.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        openings: i64
        for openings in range(1, OPENINGS):
            if may_turn(game, about & HOW_MASK, openings):
                found.add(openings)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.openings[spot_to_turn(about & HOW_MASK)] = action
        if about >> HOW_BITS:
            game.ask(TURN, about >> HOW_BITS)


SWAPS: Final = Swap(kinds.SWAP, "swap", MOST_SPOTS)
TURNS: Final = Turn(kinds.TURN, "turn", OPENINGS)
