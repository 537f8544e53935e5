"""Gaining and playing objective cards (RULES 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.bag import draw_one, total
from goodsyard.games.great_western_trail.rules.cards import (
    CARD_ACTION,
    CATTLE,
    DISPLAY,
    FREE_MOVE,
    NONE,
    OBJECTIVES,
    OP,
)
from goodsyard.games.great_western_trail.rules.deck import leave_hand, put_on_discards
from goodsyard.games.great_western_trail.rules.events import GAINED_OBJECTIVE, PLAYED, UNCOVERED
from goodsyard.games.great_western_trail.rules.state import State

STACK_TOP: Final[i64] = OBJECTIVES
NO_CARD: Final[i64] = OBJECTIVES + 1


def can_gain_objective(game: State) -> bool:
    """Is there a card in the display or in the stack? (RULES 11.2)"""
    place: i64
    for place in range(DISPLAY):
        if game.display[place] > 0:
            return True
    return total(game.objectives, 0, OBJECTIVES) > 0


def refill_display(game: State) -> None:
    """Fill every vacant place from the stack while it lasts (RULES 11.2)."""
    place: i64
    for place in range(DISPLAY):
        if game.display[place] == 0:
            card = draw_one(game, game.objectives, 0, OBJECTIVES)
            if card != NONE:
                game.display[place] = card + 1
                game.tell(UNCOVERED, game.seat, card)


def take_from_display(game: State, objective: i64) -> None:
    place: i64 = 0
    while game.display[place] != objective + 1:
        place += 1
    game.display[place] = 0
    refill_display(game)


class GainObjective(Decision[State]):
    """Take a card of the general objective display or the top card of the stack (RULES 11.1)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        before = found.count
        objective: i64
        place: i64
        for objective in range(OBJECTIVES):
            for place in range(DISPLAY):
                if game.display[place] == objective + 1:
                    found.add(objective)
                    break
        if not kinds.OBJECTIVE_DISPLAY_ONLY.has(about) and total(game.objectives, 0, OBJECTIVES) > 0:
            found.add(STACK_TOP)
        if kinds.OBJECTIVE_OPTIONAL.has(about) or found.count == before:
            found.add(NO_CARD)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == NO_CARD:
            return
        objective = action
        if action == STACK_TOP:
            objective = draw_one(game, game.objectives, 0, OBJECTIVES)
        to_hand = kinds.OBJECTIVE_TO_HAND.has(about)
        game.tell(GAINED_OBJECTIVE, game.seat, objective, 1 if action == STACK_TOP else 0, 1 if to_hand else 0)
        if to_hand:
            game.me.hand[CATTLE + objective] += 1
            game.me.known[CATTLE + objective] += 1
        else:
            put_on_discards(game.me, CATTLE + objective)
        if action != STACK_TOP:
            take_from_display(game, objective)


def play(game: State, objective: i64) -> None:
    """Play a card to the personal objective area; its immediate action may be used or forfeited (RULES 11.4)."""
    place_in_area(game, objective)
    game.offer(CARD_ACTION[objective], 0)


def play_before_use(game: State, objective: i64) -> None:
    """Play a card in phase B before the location was used: a movement is not possible yet (RULES 11.8)."""
    place_in_area(game, objective)
    if OP[CARD_ACTION[objective]] != FREE_MOVE:
        game.offer(CARD_ACTION[objective], 0)


def place_in_area(game: State, objective: i64) -> None:
    leave_hand(game.me, CATTLE + objective)
    game.me.area[objective] += 1
    game.tell(PLAYED, game.seat, objective)


OBJECTIVE: Final = GainObjective(kinds.OBJECTIVE, "objective", OBJECTIVES + 2)
