"""Planning: moving assistants, placing the worker, setting a card aside; all at the same time (RULES 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import DECK, GOOD_OF, MOVE_COST, NONE, ORDERLY, SLOPPILY
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.payment import reveal_payment
from goodsyard.games.oh_my_goods.rules.piles import list_prints, take_out
from goodsyard.games.oh_my_goods.rules.state import SUNSET, Player, State

SLOPPY_WORK: Final[i64] = kinds.WORK_MODE.at(SLOPPILY)
ORDERLY_WORK: Final[i64] = kinds.WORK_MODE.at(ORDERLY)


def is_free(player: Player, building: i64) -> bool:
    """Is this a production building without an assistant? (RULES 4.4, 7.9)"""
    return player.stations[building] == 0 and GOOD_OF[player.buildings[building]] != NONE


def ask_for_work(game: State) -> None:
    """Ask where the worker goes. A free building is always a choice, because there are two ways to work in it."""
    if has_free_building(game.me):
        game.push(game.seat, kinds.WORK, 0)
    else:
        game.ask(kinds.WORK, 0)


def has_free_building(player: Player) -> bool:
    """Does the player have a production building without an assistant? (RULES 4.5, 7.9)"""
    building: i64
    for building in range(player.built):
        if is_free(player, building):
            return True
    return False


class Move(Decision[State]):
    """Move an assistant to another building for two coins, or leave all where they are (RULES 4.7-4.9)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(kinds.MOVE_NOBODY)
        me = game.me
        if coins(me) < MOVE_COST:
            return
        source: i64
        target: i64
        for source in range(me.built):
            if me.stations[source] > 0 and not me.moved >> source & 1:
                for target in range(me.built):
                    if is_free(me, target):
                        move = kinds.MOVE_SOURCE.at(source) + kinds.MOVE_TARGET.at(target)
                        found.add(kinds.MOVE_FIRST + move)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == kinds.MOVE_NOBODY:
            ask_for_work(game)
            return
        me = game.me
        move = action - kinds.MOVE_FIRST
        source, target = kinds.MOVE_SOURCE.of(move), kinds.MOVE_TARGET.of(move)
        me.stations[target] = me.stations[source]
        me.stations[source] = 0
        me.moved |= bit(target)
        game.ask(kinds.PAY, MOVE_COST)


class Work(Decision[State]):
    """Place the worker at a free production building, orderly or sloppily (RULES 4.2-4.5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        building: i64
        for building in range(me.built):
            if is_free(me, building):
                place = kinds.WORK_BUILDING.at(building)
                found.add(place + SLOPPY_WORK)
                found.add(place + ORDERLY_WORK)
        if found.count == 0:
            found.add(kinds.WORK_IDLE)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        if action != kinds.WORK_IDLE:
            me.worker = kinds.WORK_BUILDING.of(action)
            me.mode = kinds.WORK_MODE.of(action)
        if me.held > 0:
            game.push(game.seat, kinds.PLAN, 0)


class Plan(Decision[State]):
    """Set a hand card aside to be built, or none (RULES 4.6)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(kinds.PLAN_NOTHING)
        list_prints(game.me, kinds.PLAN_CARD, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != kinds.PLAN_NOTHING:
            game.me.planned = take_out(game.me, action - kinds.PLAN_CARD)


def begin_planning(game: State) -> None:
    """Everyone plans at the same time (RULES 4.1)."""
    game.together = True
    seat: i64
    for seat in range(game.player_count):
        begin_plan(game, seat)


def begin_plan(game: State, seat: i64) -> None:
    """Ask a seat the first question of planning."""
    me = game.players[seat]
    people: i64 = 0
    building: i64
    for building in range(me.built):
        me.stations[building] = me.assistants[building]
        people += me.assistants[building]
    game.seat = seat
    if people > 0:
        game.ask(kinds.MOVE, 0)
    else:
        ask_for_work(game)


def reveal_plans(game: State) -> None:
    """Everyone has planned: reveal workers, moves and payments; cards set aside stay face down (RULES 4.10)."""
    game.luck += 1
    game.phase = SUNSET
    seat: i64
    for seat in range(game.player_count):
        player = game.players[seat]
        reveal_moves(game, seat, player)
        reveal_payment(game, seat, player)
        game.tell(events.WORKS, seat, NONE if player.worker == NONE else player.buildings[player.worker], player.mode)
        game.tell(events.PLANNED, seat, 0 if player.planned == NONE else 1)


def reveal_moves(game: State, seat: i64, player: Player) -> None:
    target: i64
    source: i64
    for target in range(player.built):
        if player.moved >> target & 1:
            source = 0
            while player.assistants[source] != player.stations[target]:
                source += 1
            game.tell(events.MOVED, seat, player.buildings[source], player.buildings[target])
    for target in range(player.built):
        player.assistants[target] = player.stations[target]
    player.moved = 0


MOVE: Final = Move(kinds.MOVE, "move", kinds.MOVE_FIRST + kinds.MOVE_ACTION.size)
WORK: Final = Work(kinds.WORK, "work", kinds.WORK_IDLE + 1)
PLAN: Final = Plan(kinds.PLAN, "plan", kinds.PLAN_CARD + DECK)
