"""Call for Help: everybody else comes two steps nearer (RULES 9.17-9.19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.cards import CALLED_STEPS, MAX_SPOTS, NONE, SIDES
from goodsyard.games.mineshaft.rules.events import CALLED, FOLLOWED
from goodsyard.games.mineshaft.rules.mine import connected
from goodsyard.games.mineshaft.rules.paths import FAR, PATHS
from goodsyard.games.mineshaft.rules.state import CALLER_CHOOSES, CALLING, ROLLING, State


def call_for_help(game: State, spot: i64) -> None:
    """The caller's piece moves onto the tile; the others are called one after the other (RULES 9.17)."""
    game.bound = NONE
    game.pieces[game.seat] = spot
    game.tell(CALLED, game.seat, spot)
    game.call = spot
    game.called = 1
    game.steps = CALLED_STEPS
    game.stage = CALLING


def called_seat(game: State) -> i64:
    return (game.active + game.called) % game.player_count


def bring_help(game: State) -> None:
    """Take the next step of the piece on its way, or go on with the next piece, or with the turn."""
    if game.called == game.player_count:
        game.call = NONE
        game.called = 0
        game.steps = 0
        game.stage = ROLLING
        return
    seat = called_seat(game)
    PATHS.spread(game, game.call, through_collapsed=True)
    far = PATHS.steps[game.pieces[seat]]
    if game.steps == 0 or far == 0 or far == FAR:
        game.called += 1
        game.steps = CALLED_STEPS
        return
    game.steps -= 1
    game.seat = game.active if game.reads(CALLER_CHOOSES) else seat
    game.ask(kinds.FOLLOW, 0)


class Follow(Decision[State]):
    """Choose a step along a shortest way towards Call for Help (RULES 9.18, 9.19)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        PATHS.spread(game, game.call, through_collapsed=True)
        here = game.pieces[called_seat(game)]
        side: i64
        for side in range(SIDES):
            other = connected(game, here, side)
            if other != NONE and PATHS.steps[other] < PATHS.steps[here]:
                found.add(other)

    def choose(self, game: State, about: i64, action: i64) -> None:
        seat = called_seat(game)
        game.tell(FOLLOWED, seat, action, game.tiles[action], game.pieces[seat])
        game.pieces[seat] = action
        if game.collapsed[action]:
            game.steps = 0


FOLLOW: Final = Follow(kinds.FOLLOW, "follow", MAX_SPOTS)
