"""Hiring workers from the job market (RULES 7.1-7.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    HIRE_COST,
    JOB_ROWS,
    MOST_PLAYERS,
    MOST_WORKERS,
    NONE,
    WORKER_ACTION,
    WORKERS,
)
from goodsyard.games.great_western_trail.rules.events import HIRED
from goodsyard.games.great_western_trail.rules.state import State

NOBODY: Final[i64] = JOB_ROWS * WORKERS
CHEAPER: Final = 2  # the largest reduction
OPTIONAL_HIRE: Final = 8


def hire_about(modifier: i64, optional: bool) -> i64:
    return modifier + CHEAPER + (OPTIONAL_HIRE if optional else 0)


def modifier_of(about: i64) -> i64:
    return about % OPTIONAL_HIRE - CHEAPER


def list_hires(game: State, modifier: i64, found: Options) -> None:
    """Workers above the token's row who can be paid and have a free space (RULES 7.1, 7.2, 7.5)."""
    me = game.me
    line: i64
    place: i64
    for line in range(game.token):
        if me.money < HIRE_COST[line] + modifier:
            continue
        seen: i64 = 0
        for place in range(line * MOST_PLAYERS, line * MOST_PLAYERS + game.player_count):
            worker = game.jobs[place] - 1
            if worker >= 0 and not seen >> worker & 1 and me.workers[worker] < MOST_WORKERS:
                seen |= bit(worker)
                found.add(line * WORKERS + worker)


def can_hire(game: State, modifier: i64) -> bool:
    me = game.me
    line: i64
    place: i64
    for line in range(game.token):
        if me.money >= HIRE_COST[line] + modifier:
            for place in range(line * MOST_PLAYERS, line * MOST_PLAYERS + game.player_count):
                worker = game.jobs[place] - 1
                if worker >= 0 and me.workers[worker] < MOST_WORKERS:
                    return True
    return False


class Hire(Decision[State]):
    """Choose a worker, pay and place the worker in the row of the type (RULES 7.1-7.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_hires(game, modifier_of(about), found)
        if about >= OPTIONAL_HIRE:
            found.add(NOBODY)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == NOBODY:
            return
        line, worker = action // WORKERS, action % WORKERS
        place = line * MOST_PLAYERS
        while game.jobs[place] != worker + 1:
            place += 1
        game.jobs[place] = 0
        me = game.me
        cost = HIRE_COST[line] + modifier_of(about)
        me.money -= cost
        me.workers[worker] += 1
        game.tell(HIRED, game.seat, worker, line, cost)
        immediate = WORKER_ACTION[worker * (MOST_WORKERS + 1) + me.workers[worker]]
        if immediate != NONE:
            game.offer(immediate, 0)


HIRES: Final = Hire(kinds.HIRE, "hire", JOB_ROWS * WORKERS + 1)
