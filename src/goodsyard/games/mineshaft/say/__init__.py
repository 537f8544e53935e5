"""What the game says: prompts, choices, refusals and events."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, EventSpeech, Facts, Reason, Said, Speech
from goodsyard.core.title import names_in
from goodsyard.core.words import Phrase
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.phrases import choice_of, event_of, prompt_of
from goodsyard.games.mineshaft.say.refusals import refusal_of


class OneKind(DecisionSpeech[State]):
    def __init__(self, kind: int) -> None:
        self.kind = kind

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return prompt_of(game, seat, self.kind, about)

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return choice_of(game, seat, self.kind, about, action)

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return refusal_of(game, seat, self.kind, about, action)


def event(kind: int) -> EventSpeech[State]:
    def said(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
        return event_of(game, kind, seat, facts, viewer)

    return said


SPEECH: Speech[State] = Speech(
    decisions={kind: OneKind(kind) for kind in range(len(names_in(kinds)))},
    events={kind: event(kind) for kind in range(len(names_in(events)))},
)
