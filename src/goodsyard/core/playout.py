"""Random play in one compiled loop: the benchmark, the simplest bot and the end of a search's line."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.decision import Options
from goodsyard.core.game import Game


def play_out(game: Game, seed: i64, audit: bool = False) -> int:
    """Play to the end at random and count the decisions; with `audit` the pieces are counted after each."""
    chance = seeded(seed)
    found = Options()
    decisions: i64 = 0
    while not game.over:
        game.find(found)
        game.apply(found.actions[below(chance, DICE, found.count)])
        decisions += 1
        if audit:
            game.audit()
    return decisions
