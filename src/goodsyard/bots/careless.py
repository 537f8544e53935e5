"""A bot for beginners: knows what is good and often does something else."""

from __future__ import annotations

from goodsyard.bots.one_ahead import CarefulBot
from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.game import Game

CARELESS = 35
"""So many decisions of a hundred are taken at random."""


class CarelessBot:
    """Wraps a better bot."""

    def __init__(self, better: CarefulBot) -> None:
        self.better = better

    def choose(self, game: Game, seat: int, seed: int) -> int:
        chance = seeded(mix(seed, 3))
        if below(chance, DICE, 100) >= CARELESS:
            return self.better.choose(game, seat, seed)
        options = game.legal(seat)
        return options[below(chance, DICE, len(options))]
