"""The trail ahead: what can still be used on the way to Kansas City."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row, zeros
from goodsyard.games.great_western_trail.judge.economy import ECONOMY
from goodsyard.games.great_western_trail.judge.features import AHEAD, BUILDINGS, POINTS
from goodsyard.games.great_western_trail.judge.laps import LAP
from goodsyard.games.great_western_trail.rules.cards import (
    ACTION_COUNT,
    BUILDING,
    BUY_CATTLE,
    COWBOY,
    CRAFTSMAN,
    DISCARD_FOR,
    ENGINE_FORWARD,
    ENGINEER,
    FACE_POINTS,
    FACES,
    FIRST_ACTION,
    GAIN,
    GAIN_OBJECTIVE,
    HIRING,
    NONE,
    OP,
    REMOVE_HAZARD,
    TRADE,
    USE_AUXILIARY,
)
from goodsyard.games.great_western_trail.rules.state import Player, State
from goodsyard.games.great_western_trail.rules.trail import KC, NEUTRAL, PRIVATE, REACH, START, face_of, owner_of

# What a building is good for; the features of AHEAD in their order.
HIRE: Final = 0
BUILD: Final = 1
CATTLE: Final = 2
ENGINE: Final = 3
SWAP: Final = 4
HAZARD: Final = 5
AUXILIARY: Final = 6
CARD: Final = 7
USES: Final = 8


def uses() -> list[int]:
    """How often each building offers each use: face * USES + use."""
    use_of = {HIRING: HIRE, BUILDING: BUILD, BUY_CATTLE: CATTLE, TRADE: SWAP, REMOVE_HAZARD: HAZARD}
    use_of |= {ENGINE_FORWARD: ENGINE, USE_AUXILIARY: AUXILIARY, DISCARD_FOR: CARD, GAIN: CARD, GAIN_OBJECTIVE: CARD}
    found = [0] * (FACES * USES)
    for face in range(FACES):
        for action in range(FIRST_ACTION[face], FIRST_ACTION[face] + ACTION_COUNT[face]):
            if OP[action] in use_of:
                found[face * USES + use_of[OP[action]]] = 1
    return found


OFFERED: Final[Row] = row(uses())
BUYS: Final[Row] = row([0, 20, 28, 48, 60, 80, 90])  # by number of cowboys, tenths of points that they can buy
PRICE: Final = 8
USUAL: Final = 5  # dollars available on later laps
NOW: Final[Row] = zeros(USES)  # how often each use lies ahead on this lap,
WHOLE: Final[Row] = zeros(USES)  # and on a whole lap


def count_ahead(state: State, seat: i64, way: i64, soon: i64, counts: Row) -> None:
    """Count the seat's buildings, and what neutral and its own ones ahead offer, compared with what is usual there.

    `way` is the distance to Kansas City, `soon` how likely there is time for it (in hundredths); uses are in tenths.
    """
    player = state.players[seat]
    space = START if player.space == NONE or player.space == KC else player.space
    reach = REACH[space]
    now, whole = NOW, WHOLE
    place: i64
    use: i64
    for use in range(USES):
        now[use] = 0
        whole[use] = 0
    for place in range(1, KC):
        standing = state.trail[place]
        if standing < NEUTRAL:
            continue
        face = face_of(standing, state.sides)
        if standing >= PRIVATE:
            if owner_of(standing) != seat:
                continue
            counts[POINTS] += FACE_POINTS[face]
            counts[BUILDINGS] += 1
        for use in range(USES):
            if OFFERED[face * USES + use]:
                whole[use] += 1
                if place > space and reach >> place & 1:
                    now[use] += 1
    ECONOMY.markets = whole[CATTLE]
    ECONOMY.own = counts[BUILDINGS]
    for use in range(USES):
        usual = whole[use] * amount(player, use, USUAL) * way
        counts[AHEAD + use] = (now[use] * amount(player, use, player.money) * LAP - usual) * soon // (10 * LAP)


def amount(player: Player, use: i64, money: i64) -> i64:
    """The value of a use depends on the player's dollars and workers."""
    if use == HIRE or use == HAZARD:
        return min(money, 7)
    if use == BUILD:
        return min(money, 2 * player.workers[CRAFTSMAN])
    if use == CATTLE:
        return BUYS[player.workers[COWBOY]] * min(money, PRICE) // PRICE
    if use == ENGINE:
        return player.workers[ENGINEER]
    return 1
