"""The bot that takes what looks best one decision ahead."""

from __future__ import annotations

from goodsyard.bots.greedy import greedy_action
from goodsyard.bots.skill import Skill
from goodsyard.core.game import Game


class GreedyBot:
    """See `goodsyard.bots.greedy`."""

    def __init__(self, skill: Skill) -> None:
        self.evaluation = skill.evaluation

    def choose(self, game: Game, seat: int, seed: int) -> int:
        return greedy_action(game, seat, seed, self.evaluation)
