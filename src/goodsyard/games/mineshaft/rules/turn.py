"""Turns: how they begin and end, and the end of the game (RULES 3, 4, 8, 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.bag import clear
from goodsyard.games.mineshaft.rules.cards import NONE
from goodsyard.games.mineshaft.rules.events import GAME_OVER, LAST_TURNS, MOVED
from goodsyard.games.mineshaft.rules.mine import has_free_opening, is_open_end
from goodsyard.games.mineshaft.rules.paths import all_tracks_stopped
from goodsyard.games.mineshaft.rules.placing import use_drawn
from goodsyard.games.mineshaft.rules.stack import draw, draw_first
from goodsyard.games.mineshaft.rules.state import (
    BEGINNING,
    CAREFUL_RULES,
    ENDING,
    FINAL_ROLL,
    FINAL_TILES,
    MINING,
    NO_TILES,
    RAN_OUT,
    ROLLING,
    STARTING_SPOT,
    STOPPED,
    WHOLE_ROUNDS,
    State,
)

CLEAR: Final = 0
ROLL: Final = 1
DRAW: Final = 2


def must_clear(game: State, seat: i64) -> bool:
    """Does the turn only clear a collapsed tile? (RULES 8.1, 10.6, 12.12)"""
    if not game.collapsed[game.pieces[seat]]:
        return False
    return game.finals == 0 or not game.reads(FINAL_ROLL)


def may_draw(game: State, seat: i64) -> bool:
    """Is the piece at an open end, and may a tile be drawn? (RULES 4.2, 10.5, 12.11)"""
    if game.stack_size == 0 or (game.finals > 0 and not game.reads(FINAL_TILES)):
        return False
    return is_open_end(game, game.pieces[seat])


class Start(Decision[State]):
    """Begin the turn: clear a collapsed tile, or draw a tile and lay it, or roll the dice (RULES 4.2, 8.1)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        if not game.begun[game.seat]:
            found.add(DRAW)
        elif must_clear(game, game.seat):
            found.add(CLEAR)
        else:
            found.add(ROLL)
            if may_draw(game, game.seat):
                found.add(DRAW)

    def choose(self, game: State, about: i64, action: i64) -> None:
        here = game.pieces[game.seat]
        if action == CLEAR:
            game.stage = ENDING
            clear(game, here)
        elif action == ROLL:
            game.stage = ROLLING
        elif game.begun[game.seat]:
            game.stage = ROLLING
            draw(game)
            use_drawn(game, here)
        else:
            begin_first_turn(game)


def begin_first_turn(game: State) -> None:
    """Lay a tile next to the starting tile and move onto it; then mine (RULES 3)."""
    game.begun[game.seat] = 1
    game.stage = MINING
    game.bound = STARTING_SPOT
    draw_first(game)
    use_drawn(game, STARTING_SPOT)


def move_on(game: State) -> None:
    """Move the piece onto the tile that was laid last; a collapsed one ends the move (RULES 3.3, 9.10-9.12, 9.21)."""
    spot = game.bound
    game.bound = NONE
    game.tell(MOVED, game.seat, spot, game.tiles[spot], game.pieces[game.seat])
    game.pieces[game.seat] = spot
    game.stuck = game.collapsed[spot] != 0 and game.rules_version >= CAREFUL_RULES


def begin_turn(game: State) -> None:
    """Ask how the turn begins, unless a first turn is impossible (RULES 3.4)."""
    game.put_back = 0
    if game.begun[game.seat] or has_free_opening(game, STARTING_SPOT):
        game.push(game.seat, kinds.START, 0)
    else:
        game.stage = ENDING


def end_turn(game: State) -> None:
    """Go on to the next player's turn, the first final turn, or the end (RULES 10.1, 10.4, 12.13)."""
    game.turns_over += 1
    game.stage = BEGINNING
    game.stuck = False
    game.active = (game.active + 1) % game.player_count
    if game.finals > 0:
        game.finals -= 1
        if game.finals == 0:
            game.over = True
            game.tell(GAME_OVER, 0)
        return
    if game.reads(WHOLE_ROUNDS) and game.active != game.starter:
        return
    game.reasons = reasons_to_end(game)
    if game.reasons:
        game.finals = game.player_count
        game.active = game.starter
        game.tell(LAST_TURNS, 0, game.reasons)


def reasons_to_end(game: State) -> i64:
    """Why the end has come; 0 if it has not (RULES 10.1-10.3)."""
    reasons: i64 = 0
    if game.was_stopped or all_tracks_stopped(game):
        reasons |= STOPPED
    if game.stack_size == 0:
        reasons |= NO_TILES
    if game.ran_out:
        reasons |= RAN_OUT
    return reasons


START: Final = Start(kinds.START, "start", 3)
