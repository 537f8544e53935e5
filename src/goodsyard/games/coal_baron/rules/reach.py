"""A quick estimate of the zones that innovations in hand might open: perhaps too many, never too few (RULES 8.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import bit
from goodsyard.games.coal_baron.rules.cards import (
    CARDS,
    DELIVER,
    DELIVERY_ZONE,
    DOCKS,
    ENGINES,
    FIRST_OF,
    INNOVATION_MAX,
    MINE,
    MINING_1_2,
    MINING_2_3,
    ORDER_KINDS,
    ORDER_SIZE,
    ORDERS,
    TAKE_ENGINE,
    TAKE_LORRY,
    TAKE_ORDER,
    TAKE_WAGON,
    WILD_ZONE,
)
from goodsyard.games.coal_baron.rules.docks import EMPTY, WAGON_LORRY, engine_in, lorries_on, wagon_at, wagons_in
from goodsyard.games.coal_baron.rules.memory import CARD_KIND, NO_FACE
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND, Player, State

MAX_ORDERED: Final[i64] = max(CARDS.column("orders", "lorries"))
MAX_ON_A_WAGON: Final[i64] = max(CARDS.column("lorries", "lorries"))


def zones_bits(zones: list[int]) -> int:
    return sum(1 << zone for zone in zones)


OPENED_BY_CARDS: Final[i64] = zones_bits([MINING_1_2, MINING_2_3])
OPENED_BY_DELIVERY: Final[i64] = zones_bits([ENGINES, WILD_ZONE])


def within_reach(game: State, steps: i64) -> i64:
    """Zones that the innovations in hand, and mining steps that are still to be spent, might open."""
    zones: i64 = 0
    if held(game, TAKE_LORRY) + held(game, TAKE_WAGON) > 0:
        zones |= OPENED_BY_CARDS
    if might_deliver(game, steps + held(game, MINE) * INNOVATION_MAX[MINE]):
        zones |= bit(DELIVERY_ZONE)
        if held(game, DELIVER) > 0:
            zones |= OPENED_BY_DELIVERY  # a train that leaves makes room for an engine
    return zones


def might_deliver(game: State, steps: i64) -> bool:
    """Could a train get an engine and as many lorries as the smallest order requires?"""
    me = game.me
    needed = smallest_order(game)
    wagons = held(game, TAKE_WAGON)
    if held(game, DELIVER) > 0:
        return needed <= MAX_ORDERED  # a dock that is cleared can be filled anew
    dock: i64
    for dock in range(DOCKS):
        if engine_in(me, dock) > 0 or held(game, TAKE_ENGINE) > 0:
            empty = wagons + empty_wagons(me, dock)
            if lorries_on(me, dock) + min(steps, empty * MAX_ON_A_WAGON) >= needed:
                return True
    return False


def smallest_order(game: State) -> i64:
    """The lorries required by the smallest order in hand or within reach; an unseen order may require the maximum."""
    orders = held(game, TAKE_ORDER)
    smallest: i64 = MAX_ORDERED if orders > 0 else MAX_ORDERED + 1
    kind: i64
    for kind in range(ORDER_KINDS):
        if game.me.hand[ORDER_IN_HAND + kind] > 0:
            smallest = min(smallest, ORDER_SIZE[kind])
    depth: i64
    for depth in range(1, min(orders, game.heights[ORDERS]) + 1):
        kind = CARD_KIND.of(game.stacks[FIRST_OF[ORDERS] + game.heights[ORDERS] - depth])
        if kind != NO_FACE:
            smallest = min(smallest, ORDER_SIZE[kind])
    return smallest


def empty_wagons(player: Player, dock: i64) -> i64:
    wagons: i64 = 0
    place: i64
    for place in range(wagons_in(player, dock)):
        if WAGON_LORRY.of(wagon_at(player, dock, place)) == EMPTY:
            wagons += 1
    return wagons


def held(game: State, innovation: i64) -> i64:
    return game.me.hand[INNOVATION_IN_HAND + innovation]
