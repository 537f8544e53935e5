"""The worker actions: what each zone lets its player do, and whether that is possible (RULES 2.7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    DELIVERY_ZONE,
    MAX_STEPS,
    MIN_STEPS,
    STACKS,
    WILD_ZONE,
    ZONE_PLAYERS,
    ZONES,
)
from goodsyard.games.coal_baron.rules.delivery import ANY_ENGINE, can_deliver
from goodsyard.games.coal_baron.rules.mining import can_mine
from goodsyard.games.coal_baron.rules.state import WORKED, Player, State
from goodsyard.games.coal_baron.rules.taking import can_take, take_top
from goodsyard.games.coal_baron.rules.wild import can_look

# What mining is about, by zone.
STEPS: Final[Row] = row(
    [kinds.MINING_MIN.at(MIN_STEPS[zone]) + kinds.MINING_MAX.at(MAX_STEPS[zone]) for zone in range(ZONES)]
)


def can_work(game: State, me: Player, zone: i64) -> bool:
    """Can the player carry out the action of this zone?"""
    if zone < STACKS:
        return can_take(game, zone)
    if zone == DELIVERY_ZONE:
        return can_deliver(me, ANY_ENGINE)
    if zone == WILD_ZONE:
        return can_look(game)
    return game.player_count >= ZONE_PLAYERS[zone] and can_mine(me, MIN_STEPS[zone], MAX_STEPS[zone])


def begin_work(game: State, zone: i64) -> None:
    """Carry out the action of the zone in which workers were placed."""
    game.stage = WORKED
    if zone < STACKS:
        take_top(game, zone)
    elif zone == DELIVERY_ZONE:
        game.ask(kinds.DELIVERY, ANY_ENGINE)
    elif zone == WILD_ZONE:
        game.ask(kinds.WILD_STACK, 0)
    else:
        game.ask(kinds.MINING, STEPS[zone])
