"""Imported by the tests' servers: the tiny game with simultaneous decisions, and bots that misbehave."""

from __future__ import annotations

import os
import time

from goodsyard import bots
from goodsyard.core.game import Game
from goodsyard.core.registry import register
from tests.odd_lots import TITLE

register(TITLE)


class Hanging:
    """Never answers."""

    def choose(self, game: Game, seat: int, seed: int) -> int:
        time.sleep(3600)
        return 0


class Dying:
    """Kills its own process."""

    def choose(self, game: Game, seat: int, seed: int) -> int:
        os._exit(9)


class Cheating:
    """Chooses an illegal action."""

    def choose(self, game: Game, seat: int, seed: int) -> int:
        return 99_999


bots.register("hanging", lambda game, budget: Hanging())
bots.register("dying", lambda game, budget: Dying())
bots.register("cheating", lambda game, budget: Cheating())
