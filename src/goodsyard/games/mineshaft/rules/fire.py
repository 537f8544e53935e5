"""Fire! and Timed Fuse, the tiles that are never laid (RULES 9.5-9.8)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import collapse
from goodsyard.games.mineshaft.rules.cards import MAX_SPOTS, NONE, SIDES
from goodsyard.games.mineshaft.rules.events import BLEW_UP, BURNED, FLED
from goodsyard.games.mineshaft.rules.state import FIRE_AROUND, FUSE_ELSEWHERE, STARTING_SPOT, State

NOTHING: Final[i64] = STARTING_SPOT  # which cannot be collapsed


def into_box(game: State) -> None:
    """The drawn tile leaves the game."""
    game.drawn = NONE
    game.boxed += 1


def is_on_fire(game: State, fire: i64, spot: i64) -> bool:
    """Is the spot the burning one or next to it, with or without a way between them? (RULES 9.5)"""
    if spot == fire:
        return not game.reads(FIRE_AROUND)
    side: i64
    for side in range(SIDES):
        if game.beside[fire * SIDES + side] == spot:
            return True
    return False


class Fire(Decision[State]):
    """Choose the tile that burns; everybody on it and next to it flees to the starting tile (RULES 9.5, 9.6)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        spot: i64
        for spot in range(game.spots):
            found.add(spot)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.tell(BURNED, game.seat, action, game.tiles[action])
        seat: i64
        for seat in range(game.player_count):
            spot = game.pieces[seat]
            if spot != STARTING_SPOT and is_on_fire(game, action, spot):
                game.pieces[seat] = STARTING_SPOT
                game.tell(FLED, seat)
        into_box(game)


class Fuse(Decision[State]):
    """Collapse any tile but the starting tile; its counters go back into the bag (RULES 9.7, 9.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        own: i64 = NONE
        if game.reads(FUSE_ELSEWHERE):
            own = game.pieces[game.seat]
        spot: i64
        for spot in range(1, game.spots):
            if not game.collapsed[spot] and spot != own:
                found.add(spot)
        if found.count == 0:
            found.add(NOTHING)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NOTHING:
            collapse(game, action, BLEW_UP, game.bag)
        into_box(game)


FIRE: Final = Fire(kinds.FIRE, "fire", MAX_SPOTS)
FUSE: Final = Fuse(kinds.FUSE, "fuse", MAX_SPOTS)
