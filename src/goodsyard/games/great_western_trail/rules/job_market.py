"""The job market: placing workers, and the token (RULES 9.6-9.9, 13.1)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.games.great_western_trail.rules.cards import ARROW, JOB_ROWS, RED, SPACES, YELLOW
from goodsyard.games.great_western_trail.rules.cattle import fill_market
from goodsyard.games.great_western_trail.rules.events import END_TRIGGERED, TOKEN_MOVED
from goodsyard.games.great_western_trail.rules.state import JOB_COLUMN, JOB_ROW, State

JOB_PLACES: Final[i64] = SPACES  # in the log: this + a place of the job market


def has_job(game: State) -> bool:
    """Does the job market have a free space? (RULES 13.2)"""
    return game.token < JOB_ROWS


def place_worker(game: State, worker: i64) -> i64:
    """Place a worker on the next space of the token's row (RULES 9.6)."""
    place = JOB_ROW.at(game.token) + JOB_COLUMN.at(game.filled)
    game.jobs[place] = worker + 1
    game.filled += 1
    return place


def move_token(game: State) -> None:
    """When its row is full, the token moves on; coloured arrows have an effect (RULES 9.7-9.9)."""
    if game.token == JOB_ROWS or game.filled < game.player_count:
        return
    arrow = ARROW[game.token]
    game.token += 1
    game.filled = 0
    game.tell(TOKEN_MOVED, game.seat, game.token)
    if arrow == YELLOW:
        fill_market(game)
    elif arrow == RED:
        game.token_seat = game.seat
        game.last_turns = game.player_count - 1
        game.tell(END_TRIGGERED, game.seat)
