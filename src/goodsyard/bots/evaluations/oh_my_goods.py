"""Oh My Goods!: points, coins and what the workshops will make of this round's market."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from goodsyard.bots.evaluation import Evaluation
from goodsyard.core.game import Game
from goodsyard.core.row import Row, bit, count_bits
from goodsyard.games.oh_my_goods.cards import (
    COINS,
    COST,
    FIRST_INPUT,
    GOOD_OF,
    LAST_BUILDING,
    MAY_MISS,
    NONE,
    POINTS,
    RESOURCES,
    WORKER_GOODS,
)
from goodsyard.games.oh_my_goods.production import lacking_and_held
from goodsyard.games.oh_my_goods.scoring import assistant_points, building_points, public_coins
from goodsyard.games.oh_my_goods.state import WORKING, Player, State

POINTS_NOW: Final = 0
COINS_NOW: Final = 1
COINS_EARLY: Final = 2
HAND: Final = 3
PLAN_SURE: Final = 4
PLAN_OPEN: Final = 5
WORKER_COINS: Final = 6
WORKER_RISK: Final = 7
ASSISTANT_COINS: Final = 8
ASSISTANTS: Final = 9
BEST_GOOD: Final = 10
OFFICES: Final = 11
BUILDINGS: Final = 12
GOODS_KINDS: Final = 13
CHAINS: Final = 14
AFFORDABLE_POINTS: Final = 15

NAMES: Final = [
    "points",
    "coins",
    "coins_early",
    "hand",
    "plan_sure",
    "plan_open",
    "worker_coins",
    "worker_risk",
    "assistant_coins",
    "assistants",
    "best_good",
    "offices",
    "buildings",
    "goods_kinds",
    "chains",
    "affordable_points",
]


class OhMyGoodsEvaluation(Evaluation):
    """A plan counts as sure when the coins for it are there or about to be made."""

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        state = cast(State, game)
        player = state.seats[seat]
        coins = public_coins(player)
        counts[POINTS_NOW] = building_points(player) + assistant_points(player)
        counts[COINS_NOW] = coins
        counts[COINS_EARLY] = coins * pace(state)
        counts[HAND] = min(player.held, 10)
        counts[BUILDINGS] = player.built
        coming = count_work(state, player, counts)
        count_buildings(player, counts)
        if player.planned != NONE:
            affordable = COST[player.planned] <= coins + coming
            counts[PLAN_SURE if affordable else PLAN_OPEN] = POINTS[player.planned]
        card: i64
        k: i64
        for k in range(player.held):
            card = player.hand[k]
            if COST[card] <= coins and POINTS[card] > counts[AFFORDABLE_POINTS]:
                counts[AFFORDABLE_POINTS] = POINTS[card]


def pace(state: State) -> i64:
    """How many buildings the fastest player still has to build."""
    most: i64 = 0
    for player in state.seats:
        most = max(most, player.built)
    return 0 if state.last > 0 else max(0, LAST_BUILDING - most)


def count_work(state: State, player: Player, counts: Row) -> i64:
    """Coins that the worker will make if the market and the hand give enough."""
    if player.worker == NONE or state.phase > WORKING:
        return 0
    card = player.buildings[player.worker]
    lacking, held = lacking_and_held(state, player, player.worker)
    coins = WORKER_GOODS[player.mode] * COINS[card]
    short = lacking - MAY_MISS[player.mode] - held
    if short <= 0:
        counts[WORKER_COINS] = coins
        return coins
    counts[WORKER_RISK] = coins // (1 + short)
    return 0


def count_buildings(player: Player, counts: Row) -> None:
    """What can be made, and by whom."""
    kinds: i64 = 0
    building: i64
    for building in range(player.built):
        card = player.buildings[building]
        if GOOD_OF[card] == NONE:
            continue
        kinds |= bit(GOOD_OF[card])
        counts[BEST_GOOD] = max(counts[BEST_GOOD], COINS[card])
        if FIRST_INPUT[card] != NONE:
            counts[CHAINS] += COINS[card]
        if player.assistants[building] > 0:
            counts[ASSISTANTS] += 1
            counts[ASSISTANT_COINS] += COINS[card]
    counts[GOODS_KINDS] = count_bits(kinds)
    office: i64
    for office in range(RESOURCES + 1):
        counts[OFFICES] += player.offices[office]


EVALUATION: Final = OhMyGoodsEvaluation
