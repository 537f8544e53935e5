"""Swap: exchange two tiles and rotate them (RULES 9.2-9.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import counters_on, empty_into
from goodsyard.games.mineshaft.rules.cards import COUNTERS, MAX_SPOTS, OPENINGS
from goodsyard.games.mineshaft.rules.events import SWAPPED
from goodsyard.games.mineshaft.rules.mine import can_have, joints, side_towards
from goodsyard.games.mineshaft.rules.state import FREE_SWAP, State

LEAVE: Final = 0  # the number of the starting spot, whose tile is never exchanged


def may_have(game: State, about: i64, openings: i64) -> bool:
    """May the tile be rotated so that it has these openings? (RULES 9.4)"""
    sides = kinds.ROTATE_SIDES.of(about)
    return can_have(game.tiles[kinds.ROTATE_SPOT.of(about)], openings) and (sides == 0 or (openings & sides) != 0)


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
        here = kinds.SWAP_SPOT.of(about)
        game.tell(SWAPPED, game.seat, action, game.tiles[action], here)
        joint = bit(side_towards(game, here, kinds.SWAP_SOURCE.of(about)))
        kept = i64(0) if game.reads(FREE_SWAP) else joints(game, action, here)
        arriving = kinds.ROTATE_SPOT.at(here) + kinds.ROTATE_SIDES.at(joint)
        leaving = kinds.ROTATE_SPOT.at(action) + kinds.ROTATE_SIDES.at(kept)
        game.tiles[here], game.tiles[action] = game.tiles[action], game.tiles[here]
        empty_into(game, action, game.counters, here * COUNTERS)
        rotate_as_allowed(game, arriving)
        rotate_as_allowed(game, leaving)
        game.ask(kinds.ROTATE, arriving + kinds.ROTATE_NEXT.at(leaving))


def rotate_as_allowed(game: State, about: i64) -> None:
    """Until its player decides, a tile lies in the first way that is allowed."""
    openings: i64 = 1
    while not may_have(game, about, openings):
        openings += 1
    game.openings[kinds.ROTATE_SPOT.of(about)] = openings


class Rotate(Decision[State]):
    """Rotate a tile at its new place; `about` names it and the one that comes next (RULES 9.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        openings: i64
        for openings in range(1, OPENINGS):
            if may_have(game, about, openings):
                found.add(openings)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.openings[kinds.ROTATE_SPOT.of(about)] = action
        following = kinds.ROTATE_NEXT.of(about)
        if following != 0:
            game.ask(kinds.ROTATE, following)


SWAP: Final = Swap(kinds.SWAP, "swap", MAX_SPOTS)
ROTATE: Final = Rotate(kinds.ROTATE, "turn", OPENINGS)  # records and pages know it by this name
