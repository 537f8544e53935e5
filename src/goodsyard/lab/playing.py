"""Bots playing a game to its end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from goodsyard.bots import Bot, seed_for
from goodsyard.core.errors import GoodsyardError
from goodsyard.core.game import Game

MOST_DECISIONS = 20_000
"""Bots may find no end where the rules set none."""


class EndlessGame(GoodsyardError):
    """Bots went on for ever."""


def chosen(game: Game, bots: Sequence[Bot], seed: int, most: int = MOST_DECISIONS) -> Iterator[tuple[int, int]]:
    """Until the game is over the seat that decides and what its bot chooses; the caller carries it out."""
    for number in range(most):
        if game.over:
            return
        seat = game.current
        yield seat, bots[seat].choose(game, seat, seed_for(seed, seat, number))
    if not game.over:
        raise EndlessGame(f"the game with seed {seed} did not end after {most:,} decisions")
