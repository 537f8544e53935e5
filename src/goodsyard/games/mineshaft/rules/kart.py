"""Mine Kart: ride to a tile and take all counters there (RULES 9.13, 9.14)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import counted_on, counters_on, empty_into
from goodsyard.games.mineshaft.rules.cards import COUNTERS, MAX_SPOTS, NONE
from goodsyard.games.mineshaft.rules.events import RODE, TOOK
from goodsyard.games.mineshaft.rules.paths import FAR, PATHS
from goodsyard.games.mineshaft.rules.state import State


class Kart(Decision[State]):
    """Choose where the Mine Kart on the spot `about` takes the piece (RULES 9.13)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        PATHS.spread(game, about, through_collapsed=False)
        spot: i64
        for spot in range(game.spots):
            if PATHS.steps[spot] < FAR and not game.collapsed[spot]:
                found.add(spot)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.bound = NONE
        game.pieces[game.seat] = action
        game.tell(RODE, game.seat, action, game.tiles[action])
        if counters_on(game, action) > 0:
            game.tell(TOOK, game.seat, action, game.tiles[action], counted_on(game, action))
            empty_into(game, action, game.hands, game.seat * COUNTERS)


KART: Final = Kart(kinds.KART, "kart", MAX_SPOTS)
