"""Actions as they are printed on tiles, boards and cards: can one be performed, and what does it do (RULES 6, 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.amounts import amount_of, times_of
from goodsyard.games.great_western_trail.rules.building import build_about, can_build
from goodsyard.games.great_western_trail.rules.cards import (
    AMOUNT,
    ANY_CATTLE,
    BUILDING,
    BUY_CATTLE,
    CARDS,
    CATTLE,
    CERTIFICATES,
    COWBOY,
    DISCARD_FOR,
    DISCARDED_CARD,
    DOLLARS,
    DRAW_CARDS,
    ENGINE_BACK,
    ENGINE_FORWARD,
    EXTRA_DELIVERY,
    FREE_MOVE,
    GAIN,
    GAIN_OBJECTIVE,
    HAZARD_OR_TRADE,
    HIRING,
    MOVE_ON,
    OBJECTIVE_CARD,
    OBJECTIVES,
    OP,
    PAIR,
    PAY,
    REMOVE_HAZARD,
    THEN,
    THEN_ENGINE,
    THEN_OBJECTIVE,
    TRADE,
    TYPE_OF,
    UPGRADE_BEHIND,
    USE_AUXILIARY,
)
from goodsyard.games.great_western_trail.rules.cattle import buy_about, can_buy
from goodsyard.games.great_western_trail.rules.deck import can_draw, discard, draw_about, list_objectives
from goodsyard.games.great_western_trail.rules.hiring import can_hire, hire_about
from goodsyard.games.great_western_trail.rules.kinds import (
    AUXILIARY,
    BACK,
    BEHIND,
    BUILD,
    DRAW,
    ENGINE,
    HIRE,
    IMMEDIATE,
    MOVE,
    OBJECTIVE,
    TAKE,
)
from goodsyard.games.great_western_trail.rules.kinds import CATTLE as CATTLE_KIND
from goodsyard.games.great_western_trail.rules.movement import move_about
from goodsyard.games.great_western_trail.rules.objectives import (
    DISPLAY_ONLY,
    OPTIONAL_CARD,
    TO_HAND,
    can_gain_objective,
)
from goodsyard.games.great_western_trail.rules.railroad import ANY_BACK, FREIGHT, back_about, can_go_back, engine_about
from goodsyard.games.great_western_trail.rules.rewards import certificate_limit, gain, grant, reward
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.tiles import HAZARDS, TEEPEES, can_take_hazard, can_trade, take_about
from goodsyard.games.great_western_trail.rules.upgrading import has_station_behind

# Two cattle cards of the same type: the pairs of prints.
PAIRS: Final = [(one, other) for one in range(CATTLE) for other in range(one, CATTLE) if TYPE_OF[one] == TYPE_OF[other]]
PAIR_FIRST: Final[Row] = row([one for one, other in PAIRS])
PAIR_SECOND: Final[Row] = row([other for one, other in PAIRS])
DETAILS: Final[i64] = OBJECTIVES  # the most details that an action can have
ACTIONS: Final[i64] = len(CARDS.rows["actions"])

FORFEIT: Final = 0
PERFORM: Final = 1


def gains_something(game: State, action: i64) -> bool:
    return times_of(game, action) > 0 and (DOLLARS[action] > 0 or game.me.marker < certificate_limit(game.me))


def can_perform(game: State, action: i64) -> bool:
    """Can its requirement be met, and would anything happen? (RULES 5.5, 6.1)"""
    op = OP[action]
    if op == GAIN:
        return gains_something(game, action)
    if op == HIRING:
        return can_hire(game, AMOUNT[action])
    if op == BUILDING:
        return can_build(game, PAY[action])
    if op == GAIN_OBJECTIVE:
        return can_gain_objective(game)
    if op == ENGINE_FORWARD:
        return game.me.money >= PAY[action] and amount_of(game, action) > 0
    if op == ENGINE_BACK:
        return can_go_back(game, AMOUNT[action])
    if op == TRADE:
        return can_trade(game)
    if op == REMOVE_HAZARD:
        return can_take_hazard(game, PAY[action])
    if op == BUY_CATTLE:
        return can_buy(game, game.me.workers[COWBOY])
    if op == DRAW_CARDS:
        return can_draw(game.me)
    if op == UPGRADE_BEHIND:
        return has_station_behind(game)
    if op == EXTRA_DELIVERY:
        return game.me.engine > 0
    return True


def list_uses(game: State, action: i64, first: i64, found: Options) -> None:
    """Add an option for each way to begin an action: usually one, or one for each card that can be discarded."""
    if OP[action] != DISCARD_FOR:
        if can_perform(game, action):
            found.add(first)
        return
    hand = game.me.hand
    card = DISCARDED_CARD[action]
    k: i64
    if card < CATTLE:
        if hand[card] > 0:
            found.add(first)
    elif card == ANY_CATTLE:
        for k in range(CATTLE):
            if hand[k] > 0:
                found.add(first + k)
    elif card == PAIR:
        for k in range(len(PAIR_FIRST)):
            one, other = PAIR_FIRST[k], PAIR_SECOND[k]
            if hand[one] > (1 if one == other else 0) and hand[other] > 0:
                found.add(first + k)
    else:
        list_objectives(game.me, first, found)


def discard_for(game: State, action: i64, detail: i64) -> None:
    """Discard exactly what is asked for, then gain the reward (RULES 6.2, 6.3)."""
    me = game.me
    card = DISCARDED_CARD[action]
    if card == ANY_CATTLE:
        discard(game, me, detail)
    elif card == PAIR:
        discard(game, me, PAIR_FIRST[detail])
        discard(game, me, PAIR_SECOND[detail])
    elif card == OBJECTIVE_CARD:
        discard(game, me, CATTLE + detail)
    else:
        discard(game, me, card)
    gain(game, DOLLARS[action], CERTIFICATES[action])
    if THEN[action] == THEN_ENGINE:
        game.push(game.seat, ENGINE, engine_about(AMOUNT[action], True))
    elif THEN[action] == THEN_OBJECTIVE:
        shown = DISPLAY_ONLY if game.rules_version < 2 else 0
        game.ask(OBJECTIVE, shown + TO_HAND + OPTIONAL_CARD)


def perform(game: State, action: i64, detail: i64, optional: bool) -> None:
    """Begin an action; an optional one can still be declined."""
    op = OP[action]
    if op == GAIN:
        times = times_of(game, action)
        gain(game, times * DOLLARS[action], times * CERTIFICATES[action])
    elif op == DISCARD_FOR:
        discard_for(game, action, detail)
    elif op == HIRING:
        game.ask(HIRE, hire_about(AMOUNT[action], optional))
    elif op == BUILDING:
        game.ask(BUILD, build_about(PAY[action], optional))
    elif op == GAIN_OBJECTIVE:
        game.ask(OBJECTIVE, 0)
    elif op == ENGINE_FORWARD:
        game.me.money -= PAY[action]
        game.ask(ENGINE, engine_about(amount_of(game, action), optional))
    elif op == ENGINE_BACK:
        game.ask(BACK, back_about(AMOUNT[action], reward(DOLLARS[action], CERTIFICATES[action])))
    elif op == USE_AUXILIARY:
        game.ask(AUXILIARY, 1 if optional else 0)
    elif op == BUY_CATTLE:
        game.ask(CATTLE_KIND, buy_about(game.me.workers[COWBOY], False))
    elif op == DRAW_CARDS:
        game.ask(DRAW, draw_about(amount_of(game, action), optional))
    elif op == UPGRADE_BEHIND:
        game.ask(BEHIND, 0)
    elif op == EXTRA_DELIVERY:
        game.ask(BACK, back_about(ANY_BACK, FREIGHT))
    elif op == MOVE_ON or op == FREE_MOVE:
        move(game, action, optional)
    else:
        take_tile(game, action, optional)


def move(game: State, action: i64, optional: bool) -> None:
    """A movement with a new phase B leaves the old location for good (RULES 7.27, 7.28)."""
    if OP[action] == MOVE_ON:
        game.depth = 0
        game.ask(MOVE, move_about(AMOUNT[action], False, False))
    else:
        game.ask(MOVE, move_about(AMOUNT[action], True, optional))


def take_tile(game: State, action: i64, optional: bool) -> None:
    """Remove a hazard, or trade with the Indians."""
    sections = TEEPEES if OP[action] == TRADE else HAZARDS
    game.ask(TAKE, take_about(sections, PAY[action], optional, 0))


def immediate_about(action: i64, due: i64) -> i64:
    """`due` is a reward that waits for the action."""
    return due * ACTIONS + action


def offer(game: State, action: i64, due: i64) -> None:
    """An immediate action may be used or forfeited (RULES 7.4, 8.18, 11.4).

    A reward can be due only where a station master brings the action (RULES 8.10).
    """
    op = OP[action]
    if op == GAIN or op == DISCARD_FOR:
        game.push(game.seat, IMMEDIATE, immediate_about(action, due))
    elif op == HAZARD_OR_TRADE:
        game.ask(TAKE, take_about(HAZARDS + TEEPEES, PAY[action], True, due))
    else:
        perform(game, action, 0, True)


class Immediate(Decision[State]):
    """Use an immediate action that asks nothing more, or forfeit it (RULES 7.4, 8.18, 11.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(FORFEIT)
        list_uses(game, about % ACTIONS, PERFORM, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == PERFORM:
            perform(game, about % ACTIONS, 0, False)
        grant(game, about // ACTIONS)


IMMEDIATES: Final = Immediate(kinds.IMMEDIATE, "immediate", 2)
