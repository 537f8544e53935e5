"""Plays a game between bots to the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goodsyard.bots import Bot, seed_for
from goodsyard.core.errors import GoodsyardError
from goodsyard.core.game import Game

MAX_DECISIONS = 20_000
"""Limit for games that bots might never finish, because the rules set no end."""


class EndlessGame(GoodsyardError):
    """The bots did not finish the game."""


def chosen(game: Game, bots: Sequence[Bot], seed: int, max_decisions: int = MAX_DECISIONS) -> Iterator[tuple[int, int]]:
    """Yield each deciding seat and its bot's choice until the game is over; the caller applies the action."""
    for number in range(max_decisions):
        if game.over:
            return
        seat = game.current
        yield seat, bots[seat].choose(game, seat, seed_for(seed, seat, number))
    if not game.over:
        raise EndlessGame(f"the game with seed {seed} did not end within {max_decisions:,} decisions")
