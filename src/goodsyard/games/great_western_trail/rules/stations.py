"""Upgrading train stations and appointing station masters (RULES 8.11-8.19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    MASTER_ACTION,
    MASTERS,
    NONE,
    STATION_COST,
    WORKERS,
)
from goodsyard.games.great_western_trail.rules.discs import STATIONS_FROM, has_disc_for
from goodsyard.games.great_western_trail.rules.events import APPOINTED, UPGRADED
from goodsyard.games.great_western_trail.rules.rewards import grant
from goodsyard.games.great_western_trail.rules.state import State

NOBODY: Final[i64] = WORKERS


def can_upgrade(game: State, station: i64) -> bool:
    """Not upgraded yet, and the player can afford both the cost and a disc (RULES 8.12, 8.13)."""
    me = game.me
    left = me.money - STATION_COST[station]
    return not me.stations >> station & 1 and left >= 0 and has_disc_for(me, STATIONS_FROM + station, left)


def upgrade(game: State, station: i64, due: i64) -> None:
    """Pay, place a disc, then perhaps appoint a station master (RULES 8.13, 8.14)."""
    game.me.money -= STATION_COST[station]
    game.tell(UPGRADED, game.seat, station, STATION_COST[station])
    game.ask(kinds.DISC, kinds.DISC_TARGET.at(STATIONS_FROM + station) + kinds.DISC_REWARD.at(due))


def ask_for_master(game: State, station: i64, due: i64) -> None:
    """Ask only now, and only if there is a hired worker; a reward that is due comes later (RULES 8.10, 8.15, 8.16)."""
    if station < MASTERS and 0 < game.posts[station] <= MASTERS:
        worker: i64
        for worker in range(WORKERS):
            if game.me.workers[worker] > 1:
                about = kinds.MASTER_STATION.at(station) + kinds.MASTER_REWARD.at(due)
                game.push(game.seat, kinds.MASTER, about)
                return
    grant(game, due)


class Master(Decision[State]):
    """Give the rightmost worker of a row for the station master tile, or decline (RULES 8.15-8.18)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        worker: i64
        for worker in range(WORKERS):
            if game.me.workers[worker] > 1:
                found.add(worker)
        found.add(NOBODY)

    def choose(self, game: State, about: i64, action: i64) -> None:
        station, due = kinds.MASTER_STATION.of(about), kinds.MASTER_REWARD.of(about)
        if action == NOBODY:
            grant(game, due)
            return
        tile = game.posts[station] - 1
        game.me.workers[action] -= 1
        game.posts[station] = MASTERS + 1 + action
        game.me.masters |= bit(tile)
        game.tell(APPOINTED, game.seat, station, tile, action)
        if MASTER_ACTION[tile] != NONE:
            game.offer(MASTER_ACTION[tile], due)
        else:
            grant(game, due)


MASTER: Final = Master(kinds.MASTER, "master", WORKERS + 1)
