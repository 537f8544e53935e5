"""The use of a location in phase B: what its decisions are about, and how it ends early (RULES 5, 7.36)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.game import KIND_BITS, KIND_MASK, SEAT_BITS, pending
from goodsyard.games.great_western_trail.rules.kinds import LOCATION
from goodsyard.games.great_western_trail.rules.state import State

# The space, then a bit for each slot that was used, then these.
SLOTS: Final = 64
ACTED: Final = 1024
ONLY_AUXILIARY: Final = 2048  # a single auxiliary action was used: no local actions any more
NESTED: Final = 4096  # the actions of another tile are being copied
COPIERS: Final = 8192  # times the owners of the buildings 8b that copy, one bit each
REPLACED: Final = 131072  # the tile was replaced: no local actions any more


def space_of(about: i64) -> i64:
    return about % SLOTS


def is_used(about: i64, slot: i64) -> bool:
    return (about // SLOTS) >> slot & 1 > 0


def end_use(game: State, space: i64) -> None:
    """The tile on a space was replaced: what is left of its actions is lost (RULES 7.36).

    Under the cattleman this ends everything; elsewhere what is copied from that space, and what is copied through it.
    """
    gone = space == game.me.space
    k: i64
    for k in range(game.depth):
        entry = game.todo[k]
        if (entry >> SEAT_BITS) & KIND_MASK == LOCATION:
            about = entry >> (SEAT_BITS + KIND_BITS)
            gone = gone or space_of(about) == space
            if gone:
                game.todo[k] = pending(game.seat, LOCATION, about | ACTED | REPLACED)
