"""Bots that take the move that looks best one decision ahead, or at the end of their turn."""

from __future__ import annotations

from goodsyard.bots.greedy import greedy_action
from goodsyard.core.evaluation import Evaluation
from goodsyard.core.game import Game

WORLDS = 4
"""Number of sampled worlds, consistent with what the seat knows, in which each move is tried."""


class GreedyBot:
    """Evaluates the position right after each move, even in the middle of a turn."""

    def __init__(self, evaluation: Evaluation) -> None:
        self.evaluation = evaluation

    def choose(self, game: Game, seat: int, seed: int) -> int:
        return greedy_action(game, seat, seed, self.evaluation, WORLDS, whole_turn=False)


class CarefulBot:
    """Evaluates each move by the position at the end of the turn."""

    def __init__(self, evaluation: Evaluation, worlds: int = WORLDS) -> None:
        self.evaluation = evaluation
        self.worlds = worlds

    def choose(self, game: Game, seat: int, seed: int) -> int:
        return greedy_action(game, seat, seed, self.evaluation, self.worlds, whole_turn=True)
