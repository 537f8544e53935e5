"""Rewards at the end of a game; they sum to zero over all seats."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.game import Game

BY_RANK: Final = 0
BY_SCORE: Final = 1
NAMES: Final = ["rank", "score"]


def rewards(game: Game, how: i64) -> list[float]:
    """Each seat's reward for a finished game."""
    return by_rank(game.ranking()) if how == BY_RANK else by_score(game.scores())


def by_rank(ranks: list[int]) -> list[float]:
    """From 1 for first place down to -1 for last, evenly spaced; tied players share the reward of their places."""
    players = len(ranks)
    shares: list[float] = []
    for rank in ranks:
        place = rank + (ranks.count(rank) - 1) / 2
        shares.append((players + 1 - 2 * place) / (players - 1))
    return shares


def by_score(scores: list[int]) -> list[float]:
    """Each seat's points minus the average of the others'."""
    others = len(scores) - 1
    return [score - (sum(scores) - score) / others for score in scores]
