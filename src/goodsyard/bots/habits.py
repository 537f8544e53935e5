"""Habits: how often good players take each action when they may, by the action alone; a light policy."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DICE, below
from goodsyard.core.decision import Options
from goodsyard.core.row import Row, row, zeros

EVEN = 100


class Habits:
    """A weight for each action of a game's space of actions; without any all actions are equal."""

    def __init__(self, sizes: list[int], weights: list[int]) -> None:
        starts = [0]
        for size in sizes:
            starts.append(starts[-1] + size)
        self.starts: Row = row(starts)
        self.weights: Row = row(weights if weights else [EVEN] * starts[-1])
        self.even: bool = not weights
        self.sums: Row = zeros(256)

    def weight(self, kind: i64, action: i64) -> i64:
        return self.weights[self.starts[kind] + action]

    def pick(self, kind: i64, found: Options, chance: Row) -> i64:
        """One of the options, each as likely as its weight."""
        if self.even or found.count == 1:
            return found.actions[below(chance, DICE, found.count)]
        start = self.starts[kind]
        total: i64 = 0
        k: i64
        for k in range(found.count):
            total += self.weights[start + found.actions[k]]
            self.sums[k] = total
        drawn = below(chance, DICE, total)
        for k in range(found.count):
            if drawn < self.sums[k]:
                return found.actions[k]
        return found.actions[0]
