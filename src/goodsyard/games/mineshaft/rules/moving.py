"""Movement and mining (RULES 6, 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.cards import COUNTERS, MAX_SPOTS, MINED
from goodsyard.games.mineshaft.rules.events import COUNTED_BY_KIND, MOVED, STAYED, TOOK
from goodsyard.games.mineshaft.rules.paths import PATHS
from goodsyard.games.mineshaft.rules.state import EXACT_MINING, State

LEAVE: Final = 0
TAKE: Final = 1  # + kind of counter


class Move(Decision[State]):
    """Go to any spot that die B lets the piece reach, or stay (RULES 6)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        here = game.pieces[game.seat]
        PATHS.walk(game, here, game.die_b)
        found.add(here)
        spot: i64
        for spot in range(game.spots):
            if spot != here and PATHS.steps[spot] <= game.die_b:
                found.add(spot)

    def choose(self, game: State, about: i64, action: i64) -> None:
        here = game.pieces[game.seat]
        if action == here:
            game.tell(STAYED, game.seat, here, game.tiles[here])
        else:
            game.tell(MOVED, game.seat, action, game.tiles[action], here)
            game.pieces[game.seat] = action


def minable(game: State, spot: i64, kind: i64) -> i64:
    """How many counters of a kind one turn may take from a spot (RULES 7.1, 7.2, 12.3)."""
    there = game.counters[spot * COUNTERS + kind]
    if there >= MINED[kind]:
        return MINED[kind]
    if game.reads(EXACT_MINING):
        return 0
    return there


class Mine(Decision[State]):
    """Take gold, silver or coal from the tile under the piece, or nothing (RULES 7)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        here = game.pieces[game.seat]
        kind: i64
        for kind in range(COUNTERS):
            if minable(game, here, kind) > 0:
                found.add(TAKE + kind)
        found.add(LEAVE)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == LEAVE:
            return
        here = game.pieces[game.seat]
        kind = action - TAKE
        count = minable(game, here, kind)
        game.counters[here * COUNTERS + kind] -= count
        game.hands[game.seat * COUNTERS + kind] += count
        game.tell(TOOK, game.seat, here, game.tiles[here], COUNTED_BY_KIND[kind].at(count))


MOVE: Final = Move(kinds.MOVE, "move", MAX_SPOTS)
MINE: Final = Mine(kinds.MINE, "mine", COUNTERS + 1)
