"""Random play in one compiled loop: for benchmarks, the simplest bot and the end of a search line."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.decision import Options
from goodsyard.core.game import ANYONE, Game, find_some


def play_out(game: Game, seed: i64, audit: bool = False) -> int:
    """Play at random to the end and count the decisions; with `audit` the pieces are counted after each of them."""
    chance = seeded(seed)
    found = Options()
    before = game.decided
    while not game.over:
        find_some(game, found, ANYONE)
        game.apply(found.actions[below(chance, DICE, found.count)], ANYONE)
        if audit:
            game.audit()
    return game.decided - before
