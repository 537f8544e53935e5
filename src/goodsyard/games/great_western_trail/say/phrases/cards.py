"""Choices of cards and workers."""

from __future__ import annotations

from goodsyard.core.speech import Said
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.cards import HIRE_COST, NONE
from goodsyard.games.great_western_trail.rules.cattle import ADD_CARDS, BOUGHT_CARD, COWBOYS, ENOUGH, PRICE, SECOND_CARD
from goodsyard.games.great_western_trail.rules.deck import KEEP
from goodsyard.games.great_western_trail.rules.hiring import NOBODY, modifier_of
from goodsyard.games.great_western_trail.rules.objectives import NO_CARD, STACK_TOP
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.names import (
    OBJECTIVES,
    WORKERS,
    card_id,
    card_name,
    listed,
    objective_name,
    tile_name,
)
from goodsyard.games.great_western_trail.say.phrases.common import Facts


def discard_choice(game: State, seat: int, about: int, action: int) -> Said:
    card = card_id(action)
    return Said(Phrase("choice-discard", {"card": card_name(card)}), (f"hand:{card}",), "4.8")


def draw_choice(game: State, seat: int, about: int, action: int) -> Said:
    return Said(Phrase("choice-draw", {"count": action}), (), "7.32")


def remove_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == KEEP:
        return Said(Phrase("choice-keep"), (), "6.15")
    card = card_id(action)
    return Said(Phrase("choice-remove", {"card": card_name(card)}), (f"hand:{card}",), "6.15")


def objective_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == NO_CARD:
        return Said(Phrase("choice-no-card"), (), "15.23")
    if action == STACK_TOP:
        return Said(Phrase("choice-stack-top"), ("objective:stack",), "11.1")
    card = OBJECTIVES[action]
    return Said(Phrase("choice-objective", {"card": objective_name(card)}), (f"objective:{card}",), "11.1")


def cattle_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == ENOUGH:
        return Said(Phrase("choice-enough"), (), "7.16")
    if action == ADD_CARDS:
        return Said(Phrase("choice-add-cards"), (), "7.19")
    cards = [card_id(card) for card in (BOUGHT_CARD[action], SECOND_CARD[action]) if card != NONE]
    facts: Facts = {"cards": listed([card_name(card) for card in cards])}
    facts |= {"cowboys": COWBOYS[action], "dollars": PRICE[action]}
    return Said(Phrase("choice-buy", facts), tuple(dict.fromkeys(f"market:{card}" for card in cards)), "7.15")


def hire_choice(game: State, seat: int, about: int, action: int) -> Said:
    if action == NOBODY:
        return Said(Phrase("choice-hire-nobody"), (), "6.8")
    line, kind = divmod(action, len(WORKERS))
    facts: Facts = {
        "worker": tile_name(WORKERS[kind]),
        "row": line + 1,
        "dollars": HIRE_COST[line] + modifier_of(about),
    }
    return Said(Phrase("choice-hire", facts), (f"job:{line + 1}:{WORKERS[kind]}",), "7.1")
