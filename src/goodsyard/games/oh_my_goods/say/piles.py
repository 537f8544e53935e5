"""What the piles say: shuffling, and discarding when both piles are empty."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import card_name, hand_ref, priced, resource_name
from goodsyard.games.oh_my_goods.say.reasons import not_in_hand


class ShedSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-shed", {"cards": about})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        said = {"card": card_name(action), "resource": resource_name(COLOUR_OF[action])}
        return Said(Phrase("choice-shed", said), (hand_ref(action),), "2.8")

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        return not_in_hand(game.players[seat], action)


def shuffled(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-shuffled", {"cards": facts[0]}), (), "2.5")


def short(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-short"), (), "2.8")


def shed(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-shed", {"seat": seat_name(seat), "card": priced(facts[0])}), (), "2.8")


SPEECH: Speech[State] = Speech(
    decisions={kinds.SHED: ShedSpeech()},
    events={events.SHUFFLED: shuffled, events.SHORT: short, events.SHED: shed},
)
