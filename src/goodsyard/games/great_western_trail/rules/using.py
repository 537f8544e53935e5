"""The use of a location in phase B: which local actions were used, and how it ends early (RULES 5, 7.36)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.game import about_in, kind_in, pending
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.state import State


def is_used(about: i64, slot: i64) -> bool:
    return kinds.LOCATION_USED.of(about) >> slot & 1 > 0


def end_use(game: State, space: i64) -> None:
    """The tile on a space was replaced: what is left of its actions is lost (RULES 7.36).

    Under the cattleman this ends everything; elsewhere what is copied from that space, and what is copied through it.
    """
    gone = space == game.me.space
    k: i64
    for k in range(game.depth):
        entry = game.todo[k]
        if kind_in(entry) == kinds.LOCATION:
            about = about_in(entry)
            gone = gone or kinds.LOCATION_SPACE.of(about) == space
            if gone:
                about |= kinds.LOCATION_ACTED.when(True) | kinds.LOCATION_REPLACED.when(True)
                game.todo[k] = pending(game.seat, kinds.LOCATION, about)
