"""Means: workers, cleared disc spaces, teepees, stations within reach and objective cards that are nearly fulfilled."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, count_bits, zeros
from goodsyard.games.great_western_trail.judge.features import (
    COWBOYS,
    CRAFTSMEN,
    DISCS,
    ENGINEERS,
    MISSING,
    POINTS,
    STATIONS,
    TEEPEES,
)
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import (
    AREA,
    ASKS,
    BLUE_TEEPEE,
    BREEDING,
    CATTLE,
    COWBOY,
    CRAFTSMAN,
    DISC_SPACES,
    ENGINEER,
    GREEN_TEEPEE,
    HAZARD,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    OBJECTIVES,
    SAN_FRANCISCO,
    STATION_COST,
    STATION_DARK,
    STATION_POINTS,
    TASKS,
    TILES,
)
from goodsyard.games.great_western_trail.rules.cards import DISCS as DISC_COUNT
from goodsyard.games.great_western_trail.rules.cards import STATIONS as ALL_STATIONS
from goodsyard.games.great_western_trail.rules.railroad import STATION_POSITION
from goodsyard.games.great_western_trail.rules.state import Player
from goodsyard.games.great_western_trail.rules.tasks import (
    BLUE_TASK,
    BUILDING_TASK,
    CATTLE_TASK,
    GREEN_TASK,
    HAZARD_TASK,
    LOWEST_VALUE,
    SAN_FRANCISCO_TASK,
    STATION_TASK,
)

HAVE: Final[Row] = zeros(TASKS)
RUNS: Final = 2  # engine movements by engineers on a lap
NEARLY: Final = 3  # objective cards that lack more things than this count nothing
SOON: Final = 20  # tenths of laps that nearly fulfilled cards can use


def count_means(player: Player, later: i64, counts: Row) -> None:
    """What helps on every lap to come; `later` is in tenths of laps."""
    k: i64
    counts[COWBOYS] = player.workers[COWBOY] * later
    counts[CRAFTSMEN] = player.workers[CRAFTSMAN] * later
    counts[ENGINEERS] = player.workers[ENGINEER] * later
    for k in range(DISC_SPACES):
        counts[DISCS + k] = (DISC_COUNT[k] - player.discs[k]) * later
    counts[TEEPEES] = (player.tiles[GREEN_TEEPEE] + player.tiles[BLUE_TEEPEE]) * later


def count_stations(player: Player, laps: i64, counts: Row) -> None:
    """Train stations that the engine can still reach, nearer ones more likely; `laps` is in tenths."""
    reach = (RUNS * player.workers[ENGINEER] + 1) * laps
    station: i64
    for station in range(ALL_STATIONS):
        if not player.stations >> station & 1:
            away = (STATION_POSITION[station] - player.engine + 1) // 2 * 10
            if 0 < away < reach:
                worth = 10 * STATION_POINTS[station] - 3 * STATION_COST[station]
                worth += (8 if STATION_DARK[station] else 5) * laps // 10
                counts[STATIONS] += max(0, worth) * (reach - away) // reach


def count_objectives(player: Player, buildings: i64, later: i64, counts: Row) -> None:
    """Objective cards one by one: fulfilled ones use things up; others may lack only a little."""
    collect(player, buildings)
    card: i64
    k: i64
    for card in range(AREA):
        for k in range(player.area[card]):
            count_card(card, OBJECTIVE_PENALTY[card], later, counts)
    for card in range(OBJECTIVES):
        for k in range(player.hand[CATTLE + card] + player.stack[CATTLE + card] + player.discards[CATTLE + card]):
            count_card(card, 0, later, counts)


def collect(player: Player, buildings: i64) -> None:
    """The things that tasks ask for."""
    HAVE[BUILDING_TASK] = buildings
    HAVE[GREEN_TASK] = player.tiles[GREEN_TEEPEE]
    HAVE[BLUE_TASK] = player.tiles[BLUE_TEEPEE]
    HAVE[HAZARD_TASK] = total(player.tiles, HAZARD, TILES - HAZARD)
    HAVE[STATION_TASK] = count_bits(player.stations)
    HAVE[SAN_FRANCISCO_TASK] = player.cities[SAN_FRANCISCO]
    k: i64
    for k in range(CATTLE_TASK, SAN_FRANCISCO_TASK):
        HAVE[k] = 0
    for k in range(CATTLE):
        if BREEDING[k] >= LOWEST_VALUE:
            HAVE[CATTLE_TASK + BREEDING[k] - LOWEST_VALUE] += player.hand[k] + player.stack[k] + player.discards[k]


def count_card(card: i64, penalty: i64, later: i64, counts: Row) -> None:
    """One card: its points if nothing is missing; otherwise its penalty, and a chance of fulfilling it."""
    missing: i64 = 0
    task: i64
    for task in range(TASKS):
        missing += max(0, ASKS[card * TASKS + task] - HAVE[task])
    if missing == 0:
        counts[POINTS] += OBJECTIVE_POINTS[card]
        for task in range(TASKS):
            HAVE[task] -= ASKS[card * TASKS + task]
        return
    counts[POINTS] += penalty
    if missing <= NEARLY:
        counts[MISSING + missing - 1] += (OBJECTIVE_POINTS[card] - penalty) * min(later, SOON)
