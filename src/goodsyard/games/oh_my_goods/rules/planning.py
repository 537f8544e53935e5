"""Planning: moving assistants, placing the worker, setting a card aside; all at the same time (RULES 4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.oh_my_goods.rules import kinds
from goodsyard.games.oh_my_goods.rules.cards import DECK, GOOD_OF, MOVE_COST, NONE
from goodsyard.games.oh_my_goods.rules.events import MOVED, PLANNED, WORKS
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.kinds import MOVE, PAY, PLAN, WORK
from goodsyard.games.oh_my_goods.rules.payment import lay_open_payment
from goodsyard.games.oh_my_goods.rules.piles import list_prints, take_out
from goodsyard.games.oh_my_goods.rules.state import MOST_BUILDINGS, SETTING, Player, State

STAY: Final = 0
IDLE: Final[i64] = 2 * MOST_BUILDINGS
NO_PLAN: Final = 0


def journey(source: i64, target: i64) -> i64:
    """Pack the move of an assistant from one building to another."""
    return 1 + source * MOST_BUILDINGS + target


def source_and_target(action: i64) -> tuple[i64, i64]:
    return (action - 1) // MOST_BUILDINGS, (action - 1) % MOST_BUILDINGS


def is_free(player: Player, building: i64) -> bool:
    """May a person go there? A production building without an assistant (RULES 4.4, 7.9)."""
    return player.stations[building] == 0 and GOOD_OF[player.buildings[building]] != NONE


def ask_for_work(game: State) -> None:
    """Where there is a free building, there are two ways to work in it."""
    if has_place(game.me):
        game.push(game.seat, WORK, 0)
    else:
        game.ask(WORK, 0)


def has_place(player: Player) -> bool:
    """Is there a production building without an assistant? (RULES 4.5, 7.9)"""
    building: i64
    for building in range(player.built):
        if is_free(player, building):
            return True
    return False


class Move(Decision[State]):
    """Move an assistant to another building for two coins, or leave them where they are (RULES 4.7-4.9)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(STAY)
        me = game.me
        if coins(me) < MOVE_COST:
            return
        source: i64
        target: i64
        for source in range(me.built):
            if me.stations[source] > 0 and not me.moved >> source & 1:
                for target in range(me.built):
                    if is_free(me, target):
                        found.add(journey(source, target))

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == STAY:
            ask_for_work(game)
            return
        me = game.me
        source, target = source_and_target(action)
        me.stations[target] = me.stations[source]
        me.stations[source] = 0
        me.moved |= bit(target)
        game.ask(PAY, MOVE_COST)


class Work(Decision[State]):
    """Place the worker at a free production building, orderly or sloppily (RULES 4.2-4.5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        building: i64
        for building in range(me.built):
            if is_free(me, building):
                found.add(2 * building)
                found.add(2 * building + 1)
        if found.count == 0:
            found.add(IDLE)

    def choose(self, game: State, about: i64, action: i64) -> None:
        me = game.me
        if action != IDLE:
            me.worker = action // 2
            me.mode = action % 2
        if me.held > 0:
            game.push(game.seat, PLAN, 0)


class Plan(Decision[State]):
    """Set a card of the hand aside to build it, or none (RULES 4.6)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(NO_PLAN)
        list_prints(game.me, 1, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NO_PLAN:
            game.me.planned = take_out(game.me, action - 1)


def begin_planning(game: State) -> None:
    """Everyone plans at the same time (RULES 4.1)."""
    game.together = True
    seat: i64
    for seat in range(game.player_count):
        begin_plan(game, seat)


def begin_plan(game: State, seat: i64) -> None:
    """Put the first question of planning to a seat."""
    me = game.players[seat]
    people: i64 = 0
    building: i64
    for building in range(me.built):
        me.stations[building] = me.assistants[building]
        people += me.assistants[building]
    game.seat = seat
    if people > 0:
        game.ask(MOVE, 0)
    else:
        ask_for_work(game)


def lay_open_plans(game: State) -> None:
    """All have planned: workers, moves and payments are seen, the cards stay face down (RULES 4.10)."""
    game.luck += 1
    game.phase = SETTING
    seat: i64
    for seat in range(game.player_count):
        player = game.players[seat]
        lay_open_moves(game, seat, player)
        lay_open_payment(game, seat, player)
        game.tell(WORKS, seat, NONE if player.worker == NONE else player.buildings[player.worker], player.mode)
        game.tell(PLANNED, seat, 0 if player.planned == NONE else 1)


def lay_open_moves(game: State, seat: i64, player: Player) -> None:
    target: i64
    source: i64
    for target in range(player.built):
        if player.moved >> target & 1:
            source = 0
            while player.assistants[source] != player.stations[target]:
                source += 1
            game.tell(MOVED, seat, player.buildings[source], player.buildings[target])
    for target in range(player.built):
        player.assistants[target] = player.stations[target]
    player.moved = 0


MOVES: Final = Move(kinds.MOVE, "move", 1 + MOST_BUILDINGS * MOST_BUILDINGS)
WORKPLACES: Final = Work(kinds.WORK, "work", IDLE + 1)
PLANS: Final = Plan(kinds.PLAN, "plan", DECK + 1)
