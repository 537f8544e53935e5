"""Hiring an assistant (RULES 7.7-7.11, 10.4, 10.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    HIRE_AFTER_BUILDING,
    MAX_ASSISTANTS,
    MAX_BUILDINGS,
    RESOURCES,
    SIDE_ASKS,
    SIDE_COST,
    SIDES,
)
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.planning import is_free
from goodsyard.games.oh_my_goods.rules.state import ONLY_ASSISTANTS, Player, State


def has_colours(player: Player, side: i64) -> bool:
    """Does the player have buildings in the colours that the assistant asks for? (RULES 7.8)"""
    colour: i64
    for colour in range(RESOURCES):
        if SIDE_ASKS[side * RESOURCES + colour] > player.colours[colour]:
            return False
    return True


def assistants_of(player: Player) -> i64:
    """The number of the player's assistants."""
    count: i64 = 0
    building: i64
    for building in range(player.built):
        if player.assistants[building] > 0:
            count += 1
    return count


def has_room(game: State, player: Player, building: i64) -> bool:
    """May a hired assistant be placed there? (RULES 7.9, 7.11)"""
    return is_free(player, building) and (game.hiring == ONLY_ASSISTANTS or player.worker != building)


def has_room_anywhere(game: State, player: Player) -> bool:
    building: i64
    for building in range(player.built):
        if has_room(game, player, building):
            return True
    return False


def may_hire(game: State, player: Player) -> bool:
    """May the player hire any assistant at all? (RULES 7.7, 7.9, 7.10, 10.4, 10.5)"""
    if game.has_built and not HIRE_AFTER_BUILDING[game.edition]:
        return False
    return assistants_of(player) < MAX_ASSISTANTS[game.edition] and has_room_anywhere(game, player)


class Hire(Decision[State]):
    """Hire one of the assistants, or nobody (RULES 7.7, 7.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(kinds.HIRE_NOBODY)
        me = game.me
        if not may_hire(game, me):
            return
        purse = coins(me)
        side: i64
        for side in range(SIDES):
            if game.offered >> side & 1 and SIDE_COST[side] <= purse and has_colours(me, side):
                found.add(kinds.HIRE_SIDE + side)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == kinds.HIRE_NOBODY:
            return
        side = action - kinds.HIRE_SIDE
        game.offered &= ~bit(side)
        game.hired = side + 1
        game.ask(kinds.PAY, SIDE_COST[side])


class Station(Decision[State]):
    """Place the hired assistant at a production building that has room for one (RULES 7.9, 7.11)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        building: i64
        for building in range(me.built):
            if has_room(game, me, building):
                found.add(building)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        me.assistants[action] = game.hired
        me.stations[action] = game.hired
        game.tell(events.HIRED, game.seat, game.hired - 1, me.buildings[action])
        game.hired = 0


HIRE: Final = Hire(kinds.HIRE, "hire", kinds.HIRE_SIDE + SIDES)
STATION: Final = Station(kinds.STATION, "station", MAX_BUILDINGS)
