"""Hiring workers from the job market (RULES 7.1-7.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    HIRE_COST,
    MAX_WORKERS,
    NONE,
    WORKER_ACTION,
)
from goodsyard.games.great_western_trail.rules.events import HIRED
from goodsyard.games.great_western_trail.rules.state import JOB_ROW, State

NOBODY: Final[i64] = kinds.HIRE_ACTION.size


def list_hires(game: State, modifier: i64, found: Options) -> None:
    """Workers above the token's row who can be paid and have a free space (RULES 7.1, 7.2, 7.5)."""
    me = game.me
    line: i64
    place: i64
    for line in range(game.token):
        if me.money < HIRE_COST[line] + modifier:
            continue
        seen: i64 = 0
        first = JOB_ROW.at(line)
        for place in range(first, first + game.player_count):
            worker = game.jobs[place] - 1
            if worker >= 0 and not seen >> worker & 1 and me.workers[worker] < MAX_WORKERS:
                seen |= bit(worker)
                found.add(kinds.HIRE_ROW.at(line) + kinds.HIRE_WORKER.at(worker))


def can_hire(game: State, modifier: i64) -> bool:
    me = game.me
    line: i64
    place: i64
    for line in range(game.token):
        if me.money >= HIRE_COST[line] + modifier:
            first = JOB_ROW.at(line)
            for place in range(first, first + game.player_count):
                worker = game.jobs[place] - 1
                if worker >= 0 and me.workers[worker] < MAX_WORKERS:
                    return True
    return False


class Hire(Decision[State]):
    """Choose a worker, pay, and place it in the row of its type (RULES 7.1-7.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_hires(game, kinds.HIRE_MODIFIER.of(about), found)
        if kinds.HIRE_OPTIONAL.has(about):
            found.add(NOBODY)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == NOBODY:
            return
        line, worker = kinds.HIRE_ROW.of(action), kinds.HIRE_WORKER.of(action)
        place = JOB_ROW.at(line)
        while game.jobs[place] != worker + 1:
            place += 1
        game.jobs[place] = 0
        me = game.me
        cost = HIRE_COST[line] + kinds.HIRE_MODIFIER.of(about)
        me.money -= cost
        me.workers[worker] += 1
        game.tell(HIRED, game.seat, worker, line, cost)
        immediate = WORKER_ACTION[worker * (MAX_WORKERS + 1) + me.workers[worker]]
        if immediate != NONE:
            game.offer(immediate, 0)


HIRE: Final = Hire(kinds.HIRE, "hire", NOBODY + 1)
