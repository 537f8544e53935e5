"""Delivery: trains leave, each with an order (RULES 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import DOCKS, ORDER_KINDS, ORDER_SIZE
from goodsyard.games.coal_baron.rules.docks import (
    EMPTY,
    WAGON_KIND,
    WAGON_LORRY,
    engine_in,
    lorries_on,
    wagon_at,
    wagons_in,
)
from goodsyard.games.coal_baron.rules.events import DELIVERED
from goodsyard.games.coal_baron.rules.hand import lay_open
from goodsyard.games.coal_baron.rules.state import (
    DELIVERED_ENGINE,
    DELIVERED_WAGON,
    DOCK,
    FULFILLED,
    ORDER_IN_HAND,
    Player,
    State,
)

ENOUGH: Final = 0
FIRST_TRAIN: Final = 1
ANY_ENGINE: Final = 0


def has_order_for(player: Player, lorries: i64) -> bool:
    """Is there an order in hand that this many lorries fulfil?"""
    if lorries == 0:
        return False
    order: i64
    for order in range(ORDER_KINDS):
        if ORDER_SIZE[order] <= lorries and player.hand[ORDER_IN_HAND + order] > 0:
            return True
    return False


def can_deliver(player: Player, engine: i64) -> bool:
    """Can a train leave, with this type of engine if one is named? (RULES 5.1-5.4)"""
    dock: i64
    for dock in range(DOCKS):
        if can_draw(player, dock, engine) and has_order_for(player, lorries_on(player, dock)):
            return True
    return False


def seems_able_to_deliver(player: Player, engine: i64) -> bool:
    """Could a train leave, for all the others know? An order that nobody else has seen may be for a single lorry, so
    its holder is asked about every loaded train (RULES 12.10)."""
    if player.secret_orders == 0:
        return can_deliver(player, engine)
    dock: i64
    for dock in range(DOCKS):
        if can_draw(player, dock, engine) and lorries_on(player, dock) > 0:
            return True
    return False


def can_draw(player: Player, dock: i64, engine: i64) -> bool:
    """Is there an engine in the dock, of this type if one is named?"""
    drawn_by = engine_in(player, dock)
    return drawn_by > 0 and (engine == ANY_ENGINE or engine == drawn_by)


def depart(player: Player, dock: i64) -> None:
    """The whole train goes to the delivered stack (RULES 5.5)."""
    place: i64
    for place in range(wagons_in(player, dock)):
        wagon = wagon_at(player, dock, place)
        player.delivered[DELIVERED_WAGON + WAGON_KIND.of(wagon)] += 1
        lorry = WAGON_LORRY.of(wagon)
        if lorry != EMPTY:
            player.delivered[lorry] += 1
    player.delivered[DELIVERED_ENGINE + engine_in(player, dock) - 1] += 1
    for place in range(2 + wagons_in(player, dock)):
        player.docks[dock * DOCK + place] = 0


class Delivery(Decision[State]):
    """Clear at least one dock; further ones only if their trains have the same type of engine (RULES 5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        if about != ANY_ENGINE:
            found.add(ENOUGH)
        dock: i64
        order: i64
        for dock in range(DOCKS):
            if can_draw(me, dock, about):
                lorries = lorries_on(me, dock)
                train = kinds.DELIVERY_DOCK.at(dock)
                for order in range(ORDER_KINDS):
                    if me.hand[ORDER_IN_HAND + order] > 0 and ORDER_SIZE[order] <= lorries:
                        found.add(FIRST_TRAIN + train + kinds.DELIVERY_ORDER.at(order))

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == ENOUGH:
            return
        me = game.me
        dock = kinds.DELIVERY_DOCK.of(action - FIRST_TRAIN)
        order = kinds.DELIVERY_ORDER.of(action - FIRST_TRAIN)
        engine = engine_in(me, dock)
        lay_open(game, ORDER_IN_HAND + order)
        me.delivered[FULFILLED + order] += 1
        depart(me, dock)
        game.tell(DELIVERED, game.seat, dock, order, engine - 1)
        if seems_able_to_deliver(me, engine) if game.rules_version >= 2 else can_deliver(me, engine):
            game.push(game.seat, kinds.DELIVERY, engine)


DELIVERY: Final = Delivery(kinds.DELIVERY, "delivery", FIRST_TRAIN + kinds.DELIVERY_TRAIN.size)
