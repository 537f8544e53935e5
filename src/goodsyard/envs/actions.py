"""The fixed action space of a game: the action numbers of all kinds of decision in sequence."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.core.game import ANYONE, Game, kind_in
from goodsyard.core.row import Row, zeros


class Actions:
    """Action `a` of kind `k` is number `first[k] + a` of the space."""

    def __init__(self, sizes: list[int]) -> None:
        self.kinds: Final = len(sizes)
        self.first: Row = zeros(len(sizes) + 1)
        kind: i64
        for kind in range(len(sizes)):
            self.first[kind + 1] = self.first[kind] + sizes[kind]
        self.size: i64 = self.first[len(sizes)]

    def first_of(self, game: Game, seat: i64 = ANYONE) -> i64:
        """Where the actions of the seat's pending decision begin; the seat must have one."""
        return self.first[kind_in(game.todo[game.place_of(seat)])]

    def legal(self, game: Game, seat: i64 = ANYONE) -> list[int]:
        """The seat's legal actions as numbers of the space, in ascending order."""
        found = Options()
        game.find(found, seat)
        if found.count == 0:
            return []
        first = self.first_of(game, seat)
        return sorted([first + action for action in found.listed()])

    def kind_and_action(self, number: i64) -> tuple[int, int]:
        """The kind of decision and the action within it for a number of the space."""
        kind: i64 = 0
        while number >= self.first[kind + 1]:
            kind += 1
        return kind, number - self.first[kind]

    def apply(self, game: Game, number: i64) -> None:
        """Carry out a legal action of the current seat."""
        game.apply(number - self.first_of(game, ANYONE), ANYONE)
