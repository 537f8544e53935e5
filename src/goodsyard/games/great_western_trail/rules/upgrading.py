"""The decisions to upgrade a train station: where the engine has stopped, or behind it (RULES 7.35, 8.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import STATIONS
from goodsyard.games.great_western_trail.rules.railroad import STATION_AT, STATION_POSITION
from goodsyard.games.great_western_trail.rules.rewards import grant
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.stations import can_upgrade, upgrade

LEAVE: Final = 0
UPGRADE: Final = 1


class UpgradeHere(Decision[State]):
    """Upgrade the train station or not; then comes the reward `about`, if one is due (RULES 8.10, 8.11)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(LEAVE)
        if can_upgrade(game, STATION_AT[game.me.engine]):
            found.add(UPGRADE)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == LEAVE:
            grant(game, about)
        else:
            upgrade(game, STATION_AT[game.me.engine], about)


def has_station_behind(game: State) -> bool:
    station: i64
    for station in range(STATIONS):
        if STATION_POSITION[station] < game.me.engine and can_upgrade(game, station):
            return True
    return False


class UpgradeBehind(Decision[State]):
    """Upgrade any train station that the engine has passed (RULES 7.35)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        station: i64
        for station in range(STATIONS):
            if STATION_POSITION[station] < game.me.engine and can_upgrade(game, station):
                found.add(station)

    def choose(self, game: State, about: i64, action: i64) -> None:
        upgrade(game, action, 0)


STATION: Final = UpgradeHere(kinds.STATION, "station", 2)
BEHIND: Final = UpgradeBehind(kinds.BEHIND, "behind", STATIONS)
