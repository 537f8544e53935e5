"""What is said about the herd deck: drawing, discarding and removing cards (RULES 4, 6.15)."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.deck import KEEP
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import logged, not_in_hand, rider_ref
from goodsyard.games.great_western_trail.say.names import a_card, card_id


class DiscardSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-discard", {"count": about})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        card = card_id(action)
        return Said(Phrase("choice-discard", {"card": a_card(card)}), (f"hand:{card}",), "4.8")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return not_in_hand(action)


class DrawSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-draw", {"count": kinds.DRAW_LIMIT.of(about)})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-draw", {"count": action}), (f"deck:{seat}",), "7.32", declines=not action)


class RemoveSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-remove", {"count": about})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == KEEP:
            return Said(Phrase("choice-keep"), (rider_ref(seat),), "6.15", declines=True)
        card = card_id(action)
        return Said(Phrase("choice-remove", {"card": a_card(card)}), (f"hand:{card}",), "6.15")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return None if action == KEEP else not_in_hand(action)


def discarded(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("discarded", seat, {"card": a_card(card_id(facts[0]))}), (), "4.5")


def drew(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("drew", seat, {"count": facts[0]}), (), "4.3")


def shuffled(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("shuffled", seat, {"count": facts[0]}), (), "4.4")


def removed_card(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("removed-card", seat, {"card": a_card(card_id(facts[0]))}), (), "6.15")


SPEECH: Speech[State] = Speech(
    decisions={kinds.DISCARD: DiscardSpeech(), kinds.DRAW: DrawSpeech(), kinds.REMOVE: RemoveSpeech()},
    events={
        events.DISCARDED: discarded,
        events.DREW: drew,
        events.SHUFFLED: shuffled,
        events.REMOVED_CARD: removed_card,
    },
)
