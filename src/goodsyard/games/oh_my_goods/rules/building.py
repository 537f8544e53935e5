"""Building the planned card and hiring an assistant (RULES 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import (
    COLOUR_OF,
    COST,
    GIVES,
    HIRE_AFTER_BUILDING,
    LAST_BUILDING,
    MOST_ASSISTANTS,
    NONE,
    PLAN_RETURNS,
    RESOURCES,
    SIDE_ASKS,
    SIDE_COST,
    SIDES,
)
from goodsyard.games.oh_my_goods.rules.events import BUILT, HIRED, LAST_ROUND, NOT_BUILT
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.kinds import PAY
from goodsyard.games.oh_my_goods.rules.piles import discard, take
from goodsyard.games.oh_my_goods.rules.planning import is_free
from goodsyard.games.oh_my_goods.rules.state import AT_ASSISTANTS, MOST_BUILDINGS, Player, State

LEAVE: Final = 0
CONSTRUCT: Final = 1
NOBODY: Final = 0


class Build(Decision[State]):
    """Build the planned card if its cost can be paid, or give it up (RULES 7.1, 7.2, 10.3)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(LEAVE)
        if coins(game.me) >= COST[game.me.planned]:
            found.add(CONSTRUCT)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        card = me.planned
        me.planned = NONE
        if action == CONSTRUCT:
            game.has_built = True
            add_building(game, me, card)
            game.ask(PAY, COST[card])
            return
        game.tell(NOT_BUILT, game.seat, card, PLAN_RETURNS[game.edition], coins(me))
        if PLAN_RETURNS[game.edition]:
            take(me, card)
        else:
            discard(game, card)


def add_building(game: State, me: Player, card: i64) -> None:
    """The card lies open in front of the player from now on (RULES 7.3, 8.2)."""
    me.buildings[me.built] = card
    me.built += 1
    me.colours[COLOUR_OF[card]] += 1
    if GIVES[card] != NONE:
        me.offices[GIVES[card]] += 1
    game.tell(BUILT, game.seat, card)
    if me.built >= LAST_BUILDING and game.last == 0:
        game.last = game.round + 1
        game.tell(LAST_ROUND, game.seat, me.built)


def has_colours(player: Player, side: i64) -> bool:
    """Has the player buildings in the colours that the assistant asks for? (RULES 7.8)"""
    colour: i64
    for colour in range(RESOURCES):
        if SIDE_ASKS[side * RESOURCES + colour] > player.colours[colour]:
            return False
    return True


def assistants_of(player: Player) -> i64:
    count: i64 = 0
    building: i64
    for building in range(player.built):
        if player.assistants[building] > 0:
            count += 1
    return count


def has_room(game: State, player: Player, building: i64) -> bool:
    """May a hired assistant go there? (RULES 7.9, 7.11)"""
    return is_free(player, building) and (game.hiring == AT_ASSISTANTS or player.worker != building)


def has_room_anywhere(game: State, player: Player) -> bool:
    building: i64
    for building in range(player.built):
        if has_room(game, player, building):
            return True
    return False


def may_hire(game: State, player: Player) -> bool:
    """Whatever the assistant: is there room for one more? (RULES 7.7, 7.9, 7.10, 10.4, 10.5)"""
    if game.has_built and not HIRE_AFTER_BUILDING[game.edition]:
        return False
    return assistants_of(player) < MOST_ASSISTANTS[game.edition] and has_room_anywhere(game, player)


class Hire(Decision[State]):
    """Hire one of the assistants, or nobody (RULES 7.7, 7.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(NOBODY)
        me = game.me
        if not may_hire(game, me):
            return
        purse = coins(me)
        side: i64
        for side in range(SIDES):
            if game.offered >> side & 1 and SIDE_COST[side] <= purse and has_colours(me, side):
                found.add(1 + side)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == NOBODY:
            return
        game.offered &= ~bit(action - 1)
        game.hired = action
        game.ask(PAY, SIDE_COST[action - 1])


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
        game.tell(HIRED, game.seat, game.hired - 1, me.buildings[action])
        game.hired = 0


BUILDS: Final = Build(kinds.BUILD, "build", 2)
HIRES: Final = Hire(kinds.HIRE, "hire", SIDES + 1)
STATIONS: Final = Station(kinds.STATION, "station", MOST_BUILDINGS)
