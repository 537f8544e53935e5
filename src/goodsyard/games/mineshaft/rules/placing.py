"""Tile placement: where a drawn tile goes and what it does there (RULES 3.1, 4.2-4.6, 9.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import draw_counters, fill
from goodsyard.games.mineshaft.rules.cards import (
    AWAY,
    CALL_FOR_HELP,
    COUNTERS,
    FIRE_TILE,
    FUSE_TILE,
    KIND_OF,
    MINE_KART,
    NONE,
    OPENINGS,
    POROUS_COUNTERS,
    POROUS_ROCK,
    SIDES,
    SWAP_TILE,
)
from goodsyard.games.mineshaft.rules.events import COLLECTED, LAID
from goodsyard.games.mineshaft.rules.help import call_for_help
from goodsyard.games.mineshaft.rules.mine import add_spot, can_have, has_free_opening, is_free, opposite
from goodsyard.games.mineshaft.rules.paths import all_tracks_stopped
from goodsyard.games.mineshaft.rules.stack import draw
from goodsyard.games.mineshaft.rules.state import STOPPED_AT_TURN_END, State


def use_drawn(game: State, source: i64) -> None:
    """Lay the drawn tile next to the source, or carry it out if it is never laid (RULES 4.3, 4.6)."""
    kind = KIND_OF[game.drawn]
    if kind == FIRE_TILE:
        game.ask(kinds.FIRE, 0)
    elif kind == FUSE_TILE:
        game.ask(kinds.FUSE, 0)
    else:
        game.ask(kinds.LAY, source)


class Lay(Decision[State]):
    """Choose a free side of the spot `about` and how the drawn tile lies there (RULES 2.3, 4.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        side: i64
        openings: i64
        for side in range(SIDES):
            if is_free(game, about, side):
                back = opposite(side)
                for openings in range(OPENINGS):
                    if openings >> back & 1 and can_have(game.drawn, openings):
                        found.add(kinds.LAY_SIDE.at(side) + kinds.LAY_OPENINGS.at(openings))

    def choose(self, game: State, about: i64, action: i64) -> None:
        side = kinds.LAY_SIDE.of(action)
        tile = game.drawn
        game.drawn = NONE
        spot = add_spot(game, tile, game.cells[about] + AWAY[side], kinds.LAY_OPENINGS.of(action))
        game.tell(LAID, game.seat, tile, spot)
        fill(game, spot)
        if game.bound != NONE:
            game.bound = spot
        if all_tracks_stopped(game) and not game.reads(STOPPED_AT_TURN_END):
            game.was_stopped = True
        take_effect(game, KIND_OF[tile], spot, about)


def take_effect(game: State, kind: i64, spot: i64, source: i64) -> None:
    """What a special tile does when it is laid (RULES 9.1); a Tunnel acts only during moves."""
    if kind == SWAP_TILE:
        game.ask(kinds.SWAP, kinds.SWAP_SPOT.at(spot) + kinds.SWAP_SOURCE.at(source))
    elif kind == POROUS_ROCK:
        collect(game, spot)
    elif kind == MINE_KART:
        game.ask(kinds.KART, spot)
    elif kind == CALL_FOR_HELP:
        call_for_help(game, spot)


def collect(game: State, spot: i64) -> None:
    """Porous Rock: two counters, then an extra tile behind it, onto which the piece moves (RULES 9.9-9.12)."""
    drawn = draw_counters(game, POROUS_COUNTERS, game.hands, game.seat * COUNTERS)
    if drawn > 0:
        game.tell(COLLECTED, game.seat, drawn)
    game.bound = spot
    if has_free_opening(game, spot) and game.stack_size > 0:
        draw(game)
        use_drawn(game, spot)


LAY: Final = Lay(kinds.LAY, "lay", kinds.LAY_ACTION.size)
