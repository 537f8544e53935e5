"""Random play in one compiled loop: for benchmarks, the simplest bot and the end of a search line."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.decision import Options
from goodsyard.core.game import ANYONE, Endless, Game

LONGEST: Final = 1_000_000
"""More decisions than any game takes."""


def play_out(game: Game, seed: i64, audit: bool = False) -> int:
    """Play at random to the end and count the decisions; with `audit` the pieces are counted after each of them."""
    chance = seeded(seed)
    found = Options()
    decisions: i64 = 0
    while not game.over:
        game.find(found, ANYONE)
        if found.count == 0 or decisions == LONGEST:
            raise Endless(f"after {decisions} decisions the game is not over, with {found.count} legal actions")
        game.apply(found.actions[below(chance, DICE, found.count)], ANYONE)
        decisions += 1
        if audit:
            game.audit()
    return decisions
