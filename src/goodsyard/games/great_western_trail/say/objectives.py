"""What is said about objective cards (RULES 11)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.objectives import NO_CARD, STACK_TOP
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import logged, rider_ref
from goodsyard.games.great_western_trail.say.names import OBJECTIVES, objective_name


class ObjectiveSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-objective")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == NO_CARD:
            return Said(Phrase("choice-no-card"), (rider_ref(seat),), "15.23", declines=True)
        if action == STACK_TOP:
            return Said(Phrase("choice-stack-top"), ("objective:stack",), "11.1")
        card = OBJECTIVES[action]
        return Said(Phrase("choice-objective", {"card": objective_name(card)}), (f"objective:{card}",), "11.1")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        if action == NO_CARD:
            return None
        if action != STACK_TOP:
            return Phrase("refusal-not-in-display"), "11.1"
        if kinds.OBJECTIVE_DISPLAY_ONLY.has(about):
            return Phrase("refusal-display-only"), "15.23"
        return Phrase("refusal-no-stack"), "11.2"


def play_choice(objective: int) -> Said:
    card = OBJECTIVES[objective]
    return Said(Phrase("choice-play", {"card": objective_name(card)}), (f"hand:{card}",), "11.3")


def losing_choice(objective: int) -> Said:
    """A card whose movement is lost; it has no mark, so that people choose it from the list, which says so."""
    return Said(Phrase("choice-play-lost", {"card": objective_name(OBJECTIVES[objective])}), (), "11.8")


def gained_objective(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return card_said("gained-objective", seat, facts, "11.1")


def uncovered(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return card_said("uncovered", seat, facts, "11.1")


def played(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return card_said("played", seat, facts, "11.4")


def card_said(event: str, seat: int, facts: Facts, clause: str) -> Said:
    objective, stack, hand = facts
    card = OBJECTIVES[objective]
    phrase = logged(event, seat, {"card": objective_name(card), "stack": stack, "hand": hand})
    return Said(phrase, (f"objective:{card}",), clause)


SPEECH: Speech[State] = Speech(
    decisions={kinds.OBJECTIVE: ObjectiveSpeech()},
    events={events.GAINED_OBJECTIVE: gained_objective, events.UNCOVERED: uncovered, events.PLAYED: played},
)
