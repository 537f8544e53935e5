"""Actions printed on tiles, boards and cards: whether one can be performed, and what it does (RULES 6, 7)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.amounts import amount_of, times_of
from goodsyard.games.great_western_trail.rules.building import can_build
from goodsyard.games.great_western_trail.rules.cards import (
    AMOUNT,
    ANY_CATTLE,
    BUILDING,
    BUY_CATTLE,
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
from goodsyard.games.great_western_trail.rules.cattle import can_buy
from goodsyard.games.great_western_trail.rules.deck import can_draw, discard, list_objectives
from goodsyard.games.great_western_trail.rules.hiring import can_hire
from goodsyard.games.great_western_trail.rules.objectives import can_gain_objective
from goodsyard.games.great_western_trail.rules.railroad import ANY_BACK, can_go_back
from goodsyard.games.great_western_trail.rules.rewards import certificate_limit, gain, grant
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.tiles import can_take_hazard, can_trade
from goodsyard.games.great_western_trail.rules.upgrading import has_station_behind

# The pairs of prints that are two cattle cards of the same type.
PAIRS: Final = [(one, other) for one in range(CATTLE) for other in range(one, CATTLE) if TYPE_OF[one] == TYPE_OF[other]]
PAIR_FIRST: Final[Row] = row([one for one, other in PAIRS])
PAIR_SECOND: Final[Row] = row([other for one, other in PAIRS])

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
    """Discard exactly what is required, then gain the reward (RULES 6.2, 6.3)."""
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
        about = kinds.ENGINE_LIMIT.at(AMOUNT[action]) + kinds.ENGINE_OPTIONAL.when(True)
        game.push(game.seat, kinds.ENGINE, about)
    elif THEN[action] == THEN_OBJECTIVE:
        about = kinds.OBJECTIVE_DISPLAY_ONLY.when(game.rules_version < 2)
        game.ask(kinds.OBJECTIVE, about + kinds.OBJECTIVE_TO_HAND.when(True) + kinds.OBJECTIVE_OPTIONAL.when(True))


def perform(game: State, action: i64, detail: i64, optional: bool) -> None:
    """Begin an action; an optional one can still be declined."""
    op = OP[action]
    if op == GAIN:
        times = times_of(game, action)
        gain(game, times * DOLLARS[action], times * CERTIFICATES[action])
    elif op == DISCARD_FOR:
        discard_for(game, action, detail)
    elif op == HIRING:
        game.ask(kinds.HIRE, kinds.HIRE_MODIFIER.at(AMOUNT[action]) + kinds.HIRE_OPTIONAL.when(optional))
    elif op == BUILDING:
        game.ask(kinds.BUILD, kinds.BUILD_RATE.at(PAY[action]) + kinds.BUILD_OPTIONAL.when(optional))
    elif op == GAIN_OBJECTIVE:
        game.ask(kinds.OBJECTIVE, 0)
    elif op == ENGINE_FORWARD:
        game.me.money -= PAY[action]
        about = kinds.ENGINE_LIMIT.at(amount_of(game, action)) + kinds.ENGINE_OPTIONAL.when(optional)
        game.ask(kinds.ENGINE, about)
    elif op == ENGINE_BACK:
        due = kinds.REWARD_DOLLARS.at(DOLLARS[action]) + kinds.REWARD_CERTIFICATES.at(CERTIFICATES[action])
        game.ask(kinds.BACK, kinds.BACK_SPACES.at(AMOUNT[action]) + kinds.BACK_REWARD.at(due))
    elif op == USE_AUXILIARY:
        game.ask(kinds.AUXILIARY, kinds.AUXILIARY_OPTIONAL.when(optional))
    elif op == BUY_CATTLE:
        game.ask(kinds.CATTLE, kinds.CATTLE_COWBOYS.at(game.me.workers[COWBOY]))
    elif op == DRAW_CARDS:
        about = kinds.DRAW_LIMIT.at(amount_of(game, action)) + kinds.DRAW_OPTIONAL.when(optional)
        game.ask(kinds.DRAW, about)
    elif op == UPGRADE_BEHIND:
        game.ask(kinds.BEHIND, 0)
    elif op == EXTRA_DELIVERY:
        game.ask(kinds.BACK, kinds.BACK_SPACES.at(ANY_BACK) + kinds.BACK_DELIVERY.when(True))
    elif op == MOVE_ON or op == FREE_MOVE:
        move(game, action, optional)
    else:
        take_tile(game, action, optional, 0)


def move(game: State, action: i64, optional: bool) -> None:
    """A movement with a new phase B leaves the old location for good (RULES 7.27, 7.28)."""
    about = kinds.MOVE_STEPS.at(AMOUNT[action])
    if OP[action] == MOVE_ON:
        game.depth = 0
        game.ask(kinds.MOVE, about)
    else:
        game.ask(kinds.MOVE, about + kinds.MOVE_FREE.when(True) + kinds.MOVE_OPTIONAL.when(optional))


def take_tile(game: State, action: i64, optional: bool, due: i64) -> None:
    """Remove a hazard, or trade with the Indians."""
    op = OP[action]
    about = kinds.TAKE_HAZARD.when(op != TRADE) + kinds.TAKE_TEEPEE.when(op != REMOVE_HAZARD)
    about += kinds.TAKE_COST.at(PAY[action]) + kinds.TAKE_OPTIONAL.when(optional)
    game.ask(kinds.TAKE, about + kinds.TAKE_REWARD.at(due))


def offer(game: State, action: i64, due: i64) -> None:
    """An immediate action may be used or forfeited (RULES 7.4, 8.18, 11.4).

    A reward can be due only where a station master brings the action (RULES 8.10).
    """
    op = OP[action]
    if op == GAIN or op == DISCARD_FOR:
        game.push(game.seat, kinds.IMMEDIATE, kinds.IMMEDIATE_ROW.at(action) + kinds.IMMEDIATE_REWARD.at(due))
    elif op == HAZARD_OR_TRADE:
        take_tile(game, action, True, due)
    else:
        perform(game, action, 0, True)


class Immediate(Decision[State]):
    """Use an immediate action that needs no other decision, or forfeit it (RULES 7.4, 8.18, 11.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        found.add(FORFEIT)
        list_uses(game, kinds.IMMEDIATE_ROW.of(about), PERFORM, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == PERFORM:
            perform(game, kinds.IMMEDIATE_ROW.of(about), 0, False)
        grant(game, kinds.IMMEDIATE_REWARD.of(about))


IMMEDIATE: Final = Immediate(kinds.IMMEDIATE, "immediate", 2)
