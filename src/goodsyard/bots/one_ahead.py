"""Bots that take what looks best one decision ahead, or at the end of their turn."""

from __future__ import annotations

from goodsyard.bots.evaluation import Evaluation
from goodsyard.bots.greedy import greedy_action
from goodsyard.core.game import Game

WORLDS = 4
"""In so many worlds that the seat holds for possible each move is tried."""


class GreedyBot:
    """Judges the position that each move leads to, even in the middle of a turn."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, game: Game, seat: int, seed: int) -> int:
        return greedy_action(game, seat, seed, self.evaluation, WORLDS, whole_turn=False)


class CarefulBot:
    """Judges each move by what the rest of the turn can make of it."""

    def __init__(self, evaluation: Evaluation, worlds: int = WORLDS) -> None:
        self.evaluation = evaluation
        self.worlds = worlds

    def choose(self, game: Game, seat: int, seed: int) -> int:
        return greedy_action(game, seat, seed, self.evaluation, self.worlds, whole_turn=True)
