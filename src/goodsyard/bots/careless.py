"""A bot for beginners: plays well but often makes a random move instead."""

from __future__ import annotations

from goodsyard.bots.one_ahead import CarefulBot
from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.game import Game

CARELESS = 35
"""Percentage of decisions taken at random."""


class CarelessBot:
    """Wraps a better bot and sometimes ignores it."""

    def __init__(self, better: CarefulBot) -> None:
        self.better = better

    def choose(self, game: Game, seat: int, seed: int) -> int:
        chance = seeded(mix(seed, 3))
        if below(chance, DICE, 100) >= CARELESS:
            return self.better.choose(game, seat, seed)
        options = game.legal(seat)
        return options[below(chance, DICE, len(options))]
