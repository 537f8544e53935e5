"""What is due: a pending decision promises something that was chosen but not yet gained."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.evaluation import kind_or_nothing
from goodsyard.core.game import about_in
from goodsyard.core.row import Row
from goodsyard.games.great_western_trail.judge.features import DUE
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    CITIES,
    CITY_DARK,
    FACE_POINTS,
    NONE,
    STATION_DARK,
)
from goodsyard.games.great_western_trail.rules.discs import STATIONS_FROM
from goodsyard.games.great_western_trail.rules.kinds import (
    AUXILIARY,
    BACK,
    BUILD,
    CATTLE,
    DISC,
    DRAW,
    ENGINE,
    HIRE,
    MOVE,
    OBJECTIVE,
    REMOVE,
    SITE,
    STATION,
    TAKE,
)
from goodsyard.games.great_western_trail.rules.state import Player, State
from goodsyard.games.great_western_trail.rules.trail import side_of

DUE_HIRE: Final = DUE
DUE_BUILD: Final = DUE + 1
DUE_SITE: Final = DUE + 2
DUE_OBJECTIVE: Final = DUE + 3
DUE_ENGINE: Final = DUE + 4
DUE_BACK: Final = DUE + 5
DUE_REMOVE: Final = DUE + 6
DUE_STATION: Final = DUE + 7
DUE_TAKE: Final = DUE + 8
DUE_CATTLE: Final = DUE + 9
DUE_AUXILIARY: Final = DUE + 10
DUE_DRAW: Final = DUE + 11
DUE_MOVE: Final = DUE + 12
DUE_DISC: Final = DUE + 13  # tenths of points


def city_in(entry: i64) -> i64:
    """The city that waits for its disc; NONE if there is none."""
    if kind_or_nothing(entry) != DISC:
        return NONE
    target = kinds.DISC_TARGET.of(about_in(entry))
    return target if target < CITIES else i64(NONE)


def count_due(state: State, player: Player, entry: i64, later: i64, counts: Row) -> None:
    """One feature for each kind."""
    kind, about = kind_or_nothing(entry), about_in(entry)
    if kind == HIRE:
        counts[DUE_HIRE] = 1
    elif kind == BUILD:
        counts[DUE_BUILD] = 1
    elif kind == SITE:
        counts[DUE_BUILD] = 1
        counts[DUE_SITE] = FACE_POINTS[side_of(kinds.SITE_BUILDING.of(about), state.sides)]
    elif kind == OBJECTIVE:
        counts[DUE_OBJECTIVE] = 1
    elif kind == ENGINE:
        counts[DUE_ENGINE] = kinds.ENGINE_LIMIT.of(about)
    elif kind == BACK:
        counts[DUE_BACK] = 1
    elif kind == REMOVE:
        counts[DUE_REMOVE] = about
    elif kind == STATION:
        counts[DUE_STATION] = 1
    elif kind == TAKE:
        counts[DUE_TAKE] = 1
    elif kind == CATTLE:
        cowboys = kinds.CATTLE_COWBOYS.of(about)
        if not kinds.CATTLE_BOUGHT.has(about) and player.money >= (6 if cowboys == 1 else 3):
            counts[DUE_CATTLE] = 1
    elif kind == AUXILIARY:
        counts[DUE_AUXILIARY] = 1
    elif kind == DRAW:
        counts[DUE_DRAW] = kinds.DRAW_LIMIT.of(about)
    elif kind == MOVE:
        counts[DUE_MOVE] = 1
    elif kind == DISC:
        target = kinds.DISC_TARGET.of(about)
        dark = CITY_DARK[target] if target < STATIONS_FROM else STATION_DARK[target - STATIONS_FROM]
        counts[DUE_DISC] = (8 if dark else 5) * later // 10
