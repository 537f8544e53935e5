"""Drawing from a face-down stack, which is kept as a bag (RULES 12.2)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DECKS, below
from goodsyard.core.row import Row
from goodsyard.games.great_western_trail.rules.cards import NONE
from goodsyard.games.great_western_trail.rules.state import State


def total(bag: Row, first: i64, kinds: i64) -> i64:
    """The number of things of `kinds` kinds, starting with `first`."""
    count: i64 = 0
    k: i64
    for k in range(first, first + kinds):
        count += bag[k]
    return count


def holds_any(bag: Row, first: i64, kinds: i64) -> bool:
    """Is there anything of `kinds` kinds, starting with `first`?"""
    k: i64
    for k in range(first, first + kinds):
        if bag[k] > 0:
            return True
    return False


def draw_one(game: State, bag: Row, first: i64, kinds: i64) -> i64:
    """Take one thing out at random; NONE if there is nothing."""
    size = total(bag, first, kinds)
    if size == 0:
        return NONE
    game.luck += 1
    left = below(game.chance, DECKS, size)
    kind: i64 = 0
    while left >= bag[first + kind]:
        left -= bag[first + kind]
        kind += 1
    bag[first + kind] -= 1
    return kind
