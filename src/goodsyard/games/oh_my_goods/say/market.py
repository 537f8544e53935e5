"""What new hand cards, sunrise and sunset say."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Said, Speech
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events, kinds
from goodsyard.games.oh_my_goods.rules.state import State
from goodsyard.games.oh_my_goods.say.names import resources_name


class ExchangeSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-exchange")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-keep" if action == kinds.EXCHANGE_KEEP else "choice-swap"), (), "10.2")


def exchanged(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-exchanged", {"seat": seat_name(seat), "cards": facts[0]}), (), "10.2")


def dealt(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-dealt", {"seat": seat_name(seat), "cards": facts[0]}), (), "2.2")


def sunrise(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return market_row("log-sunrise", seat, facts, "3.1")


def sunset(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return market_row("log-sunset", seat, facts, "3.2")


def market_row(id: str, seat: int, facts: Facts, clause: str) -> Said:
    count, resources, _ = facts
    said: dict[str, Fact] = {"seat": seat_name(seat), "count": count, "resources": resources_name(resources)}
    return Said(Phrase(id, said), (), clause)


SPEECH: Speech[State] = Speech(
    decisions={kinds.EXCHANGE: ExchangeSpeech()},
    events={
        events.EXCHANGED: exchanged,
        events.DEALT: dealt,
        events.SUNRISE: sunrise,
        events.SUNSET: sunset,
    },
)
