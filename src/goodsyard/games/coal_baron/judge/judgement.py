"""How Coal Baron is evaluated: orders that trains are nearly ready for, what can still be loaded, and time left."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from goodsyard.core.evaluation import NOTHING, Evaluation, kind_or_nothing, pending_of
from goodsyard.core.game import Game, about_in
from goodsyard.core.row import Row, bit, count_bits, row, zeros
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    DESTINATIONS,
    DOCKS,
    INNOVATION_KINDS,
    LORRY_KINDS,
    LORRY_POINTS,
    LORRY_SIZE,
    MINING_0_1,
    ORDER_DESTINATION,
    ORDER_KINDS,
    ORDER_POINTS,
    ORDER_SIZE,
    TOKEN_POINTS,
    WORKER_VALUES,
)
from goodsyard.games.coal_baron.rules.docks import (
    EMPTY,
    WAGON_LORRY,
    engine_in,
    fits_somewhere,
    lorries_on,
    wagon_at,
    wagons_in,
)
from goodsyard.games.coal_baron.rules.scoring import assigned_shares, score
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND, WORKER_IN_HAND, Player, State
from goodsyard.games.coal_baron.rules.turn import last_in

SCORE: Final = 0
STAKE_READY: Final = 1
STAKE_ENGINE_1: Final = 2
STAKE_ENGINE_2: Final = 3
STAKE_ENGINE_3: Final = 4
STAKE_NO_ENGINE_0: Final = 5
STAKE_NO_ENGINE_1: Final = 6
STAKE_NO_ENGINE_2: Final = 7
STAKE_NO_ENGINE_3: Final = 8
SPARE_ORDER_POINTS: Final = 9
LOADED_POINTS: Final = 10
LOADED_SPARE: Final = 11
EMPTY_WAGONS: Final = 12
LOADABLE_LORRIES: Final = 13
ROW_LORRIES: Final = 14
STORAGE_LORRIES: Final = 15
LORRY_POINTS_WAITING: Final = 16
FREE_ENGINES: Final = 17
IDLE_SHARES: Final = 18
OBJECTIVES: Final = 19
INNOVATIONS: Final = 20
TIME: Final = 21
IDLE_SHARES_TIME: Final = 22
OBJECTIVES_TIME: Final = 23
ORDERS_TIME: Final = 24
WAGONS_TIME: Final = 25
LORRIES_TIME: Final = 26
ENGINES_TIME: Final = 27
LEADS_MINING: Final = 28
OUT: Final = 29
DUE_LORRIES: Final = 30
DUE_WAGONS: Final = 31
DUE_ENGINES: Final = 32
DUE_ORDERS: Final = 33
DUE_SHARES: Final = 34
DUE_INNOVATIONS: Final = 35
DUE_OBJECTIVES: Final = 36
DUE_MINING: Final = 37
DUE_DELIVERY: Final = 38
DUE_WILD: Final = 39

FEATURES: Final = [
    "score",
    "stake_ready",
    "stake_engine_1",
    "stake_engine_2",
    "stake_engine_3",
    "stake_no_engine_0",
    "stake_no_engine_1",
    "stake_no_engine_2",
    "stake_no_engine_3",
    "spare_order_points",
    "loaded_points",
    "loaded_spare",
    "empty_wagons",
    "loadable_lorries",
    "row_lorries",
    "storage_lorries",
    "lorry_points",
    "free_engines",
    "idle_shares",
    "objectives",
    "innovations",
    "time",
    "idle_shares_time",
    "objectives_time",
    "orders_time",
    "wagons_time",
    "lorries_time",
    "engines_time",
    "leads_mining",
    "out",
    "due_lorries",
    "due_wagons",
    "due_engines",
    "due_orders",
    "due_shares",
    "due_innovations",
    "due_objectives",
    "due_mining",
    "due_delivery",
    "due_wild",
]

# What the workers in each zone, and each kind of decision that they lead to, will bring.
DUE_IN_ZONE: Final[Row] = row(
    [DUE_LORRIES] * 2
    + [DUE_WAGONS] * 2
    + [DUE_ENGINES, DUE_ORDERS, DUE_SHARES, DUE_INNOVATIONS, DUE_OBJECTIVES]
    + [DUE_MINING] * 3
    + [DUE_DELIVERY, DUE_WILD]
)
DUE_BY_KIND: Final[Row] = row(
    [SCORE, SCORE, DUE_WAGONS, DUE_ENGINES, DUE_MINING, DUE_DELIVERY, DUE_WILD, DUE_WILD, DUE_WILD, SCORE]
)

MAX_MISSING: Final = 3
SHARE_WORTH: Final = 3
TURNS_A_SHIFT: Final = 6
NO_ORDER: Final = -1


class CoalBaronEvaluation(Evaluation):
    """`stake_` features are the points of an order that its dock nearly fulfils, by the lorries that are missing.

    `time` is roughly the number of turns to come; features with `_time` are multiplied by it. `due_` features are set
    only in the middle of a turn: what has been chosen and is still to come.
    """

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        state = cast(State, game)
        player = state.players[seat]
        counts[SCORE] = score(player)
        count_docks(player, counts)
        count_lorries(player, counts)
        destination: i64
        for destination in range(DESTINATIONS):
            counts[IDLE_SHARES] += player.shares[destination] - assigned_shares(player, destination)
        counts[OBJECTIVES] = count_bits(player.objectives)
        kind: i64
        for kind in range(INNOVATION_KINDS):
            counts[INNOVATIONS] += player.hand[INNOVATION_IN_HAND + kind]
        count_time(state, player, counts)
        if last_in(state, MINING_0_1) == seat:
            counts[LEADS_MINING] = TOKEN_POINTS[state.shift - 1]
        counts[OUT] = 1 if player.out else 0
        entry = pending_of(state, seat)
        if entry != NOTHING:
            count_due(entry, counts)


def count_due(entry: i64, counts: Row) -> None:
    """What the pending decision will bring; mining counts what can be loaded."""
    kind = kind_or_nothing(entry)
    due = DUE_BY_KIND[kind]
    if kind == kinds.WORKERS:
        due = DUE_IN_ZONE[kinds.WORKERS_ZONE.of(about_in(entry))]
    if due != SCORE:
        counts[due] = counts[LOADABLE_LORRIES] if due == DUE_MINING else i64(1)


def count_docks(player: Player, counts: Row) -> None:
    """Each train with the order in hand that suits it best, the fullest train first."""
    orders = zeros(ORDER_KINDS)
    order: i64
    for order in range(ORDER_KINDS):
        orders[order] = player.hand[ORDER_IN_HAND + order]
    served: i64 = 0
    k: i64
    for k in range(DOCKS):
        dock = fullest(player, served)
        served |= bit(dock)
        lorries = lorries_on(player, dock)
        engine = engine_in(player, dock) > 0
        order = best_order(player, orders, lorries)
        if order != NO_ORDER:
            orders[order] -= 1
            missing = min(MAX_MISSING, max(0, ORDER_SIZE[order] - lorries))
            counts[(STAKE_READY if engine else STAKE_NO_ENGINE_0) + missing] += order_worth(player, order)
            counts[LOADED_POINTS] += count_wagons(player, dock, counts)
        else:
            counts[LOADED_SPARE] += count_wagons(player, dock, counts) + lorries
            counts[FREE_ENGINES] += 1 if engine else 0
    for order in range(ORDER_KINDS):
        counts[SPARE_ORDER_POINTS] += orders[order] * ORDER_POINTS[order]


def fullest(player: Player, served: i64) -> i64:
    """The dock with the most lorries among those not yet served; an engine breaks ties."""
    best, most = i64(0), i64(-1)
    dock: i64
    for dock in range(DOCKS):
        weight = 2 * lorries_on(player, dock) + (1 if engine_in(player, dock) > 0 else 0)
        if not served >> dock & 1 and weight > most:
            best, most = dock, weight
    return best


def order_worth(player: Player, order: i64) -> i64:
    """The points of an order, with those of a share that waits for it."""
    destination = ORDER_DESTINATION[order]
    waiting = player.shares[destination] > assigned_shares(player, destination)
    return ORDER_POINTS[order] + (SHARE_WORTH if waiting else 0)


def best_order(player: Player, orders: Row, lorries: i64) -> i64:
    """The most promising order for a train with this many lorries."""
    best, promise = i64(NO_ORDER), i64(0)
    order: i64
    for order in range(ORDER_KINDS):
        if orders[order] > 0:
            missing = max(0, ORDER_SIZE[order] - lorries)
            worth = order_worth(player, order) * 12 // (2 + missing)
            if worth > promise:
                best, promise = order, worth
    return best


def count_wagons(player: Player, dock: i64, counts: Row) -> i64:
    """The points loaded in a dock; empty wagons are counted on the way."""
    points: i64 = 0
    place: i64
    for place in range(wagons_in(player, dock)):
        lorry = WAGON_LORRY.of(wagon_at(player, dock, place))
        if lorry != EMPTY:
            points += LORRY_POINTS[lorry]
        else:
            counts[EMPTY_WAGONS] += 1
    return points


def count_lorries(player: Player, counts: Row) -> None:
    """Lorries that are still on their way to a wagon."""
    k: i64
    for k in range(player.lorries):
        lorry = player.mining_row[k]
        counts[ROW_LORRIES] += LORRY_SIZE[lorry]
        counts[LORRY_POINTS_WAITING] += LORRY_POINTS[lorry]
        if k < 3 and fits_somewhere(player, lorry):
            counts[LOADABLE_LORRIES] += LORRY_SIZE[lorry]
    for k in range(LORRY_KINDS):
        if player.storage[k] > 0:
            counts[STORAGE_LORRIES] += player.storage[k] * LORRY_SIZE[k]
            counts[LORRY_POINTS_WAITING] += player.storage[k] * LORRY_POINTS[k]
            if fits_somewhere(player, k):
                counts[LOADABLE_LORRIES] += LORRY_SIZE[k]


def count_time(state: State, player: Player, counts: Row) -> None:
    """Turns to come, and what needs them."""
    cards: i64 = 0
    if not player.out:
        value: i64
        for value in range(1, WORKER_VALUES + 1):
            cards += player.hand[WORKER_IN_HAND + value]
    time = cards + TURNS_A_SHIFT * (state.shifts - state.shift)
    order: i64
    orders: i64 = 0
    for order in range(ORDER_KINDS):
        orders += player.hand[ORDER_IN_HAND + order]
    counts[TIME] = time
    counts[IDLE_SHARES_TIME] = counts[IDLE_SHARES] * time
    counts[OBJECTIVES_TIME] = counts[OBJECTIVES] * time
    counts[ORDERS_TIME] = orders * time
    counts[WAGONS_TIME] = counts[EMPTY_WAGONS] * time
    counts[LORRIES_TIME] = (counts[ROW_LORRIES] + counts[STORAGE_LORRIES]) * time
    counts[ENGINES_TIME] = counts[FREE_ENGINES] * time


EVALUATION: Final = CoalBaronEvaluation
