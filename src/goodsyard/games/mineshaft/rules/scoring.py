"""Scoring and the tie-break (RULES 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.games.mineshaft.rules.cards import COUNTERS, GOLD, POINTS, SILVER
from goodsyard.games.mineshaft.rules.state import State

LINES: Final = ["gold", "silver", "coal"]


def lines(game: State, seat: i64) -> list[int]:
    """The points of gold, silver and coal."""
    points: list[int] = []
    kind: i64
    for kind in range(COUNTERS):
        points.append(game.hands[seat * COUNTERS + kind] * POINTS[kind])
    return points


def score(game: State, seat: i64) -> i64:
    points: i64 = 0
    kind: i64
    for kind in range(COUNTERS):
        points += game.hands[seat * COUNTERS + kind] * POINTS[kind]
    return points


def is_ahead(game: State, seat: i64, other: i64) -> bool:
    """More points, or as many and more gold, or as much gold and more silver (RULES 11.2)."""
    points = score(game, seat) - score(game, other)
    if points != 0:
        return points > 0
    gold = game.hands[seat * COUNTERS + GOLD] - game.hands[other * COUNTERS + GOLD]
    if gold != 0:
        return gold > 0
    return game.hands[seat * COUNTERS + SILVER] > game.hands[other * COUNTERS + SILVER]
