"""Seeded random games for tests."""

from __future__ import annotations

from collections.abc import Mapping

import goodsyard
from goodsyard.core.chance import DICE, below, seeded


def random_table(game: str, players: int, seed: int, options: Mapping[str, str] | None = None) -> goodsyard.Table:
    """A finished game of random players."""
    table = goodsyard.new(game, players, seed, options)
    chance = seeded(seed)
    while not table.over:
        legal = table.game.legal()
        table.play(legal[below(chance, DICE, len(legal))])
    return table
