"""The bot that takes any legal action, each equally likely."""

from __future__ import annotations

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.game import Game


class RandomBot:
    """Chooses at random."""

    def choose(self, game: Game, seat: int, seed: int) -> int:
        options = game.legal(seat)
        return options[below(seeded(seed), DICE, len(options))]
