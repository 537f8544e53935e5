"""Computer players by name.

A bot keeps nothing between decisions: game, seat and seed decide, so a resumed game goes on as if nothing had happened.
"""

from __future__ import annotations

from difflib import get_close_matches
from typing import Protocol

from goodsyard.bots.random import RandomBot
from goodsyard.core.chance import mix
from goodsyard.core.errors import GoodsyardError
from goodsyard.core.game import Game


class UnknownBot(GoodsyardError):
    """There is no bot with this name."""


class Bot(Protocol):
    """A computer player."""

    def choose(self, game: Game, seat: int, seed: int) -> int:
        """One of the seat's legal actions; the game must not be changed."""


_bots: dict[str, Bot] = {"random": RandomBot()}


def register(name: str, bot: Bot) -> None:
    """Add a bot."""
    _bots[name] = bot


def names() -> list[str]:
    return sorted(_bots)


def find(name: str) -> Bot:
    """The bot with this name."""
    if name not in _bots:
        meant = get_close_matches(name, _bots, 1)
        hint = f"did you mean {meant[0]}?" if meant else f"the bots: {', '.join(names())}"
        raise UnknownBot(f"there is no bot {name!r}; {hint}")
    return _bots[name]


def seed_for(seed: int, seat: int, number: int) -> int:
    """The seed of a seat's decision after so many actions of a game with this seed."""
    return mix(mix(mix(2, seed), seat + 1), number)
