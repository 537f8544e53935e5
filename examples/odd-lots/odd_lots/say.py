"""What Odd Lots says: the question, the options and the refusals of each decision, and the events of the log."""

from __future__ import annotations

from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from odd_lots.rules import BID, DOUBLE, REVEALED, TAKEN, TURNED_UP, OddLots


class BidSpeech(DecisionSpeech[OddLots]):
    def prompt(self, game: OddLots, seat: int, about: int) -> Phrase:
        return Phrase("prompt-bid", {"prize": game.prizes[game.round - 1]})

    def choice(self, game: OddLots, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-bid", {"card": action}), (f"card:{action}",), "2.1")

    def refusal(self, game: OddLots, seat: int, about: int, action: int) -> Reason | None:
        return Phrase("refusal-card", {"card": action}), "2.1"


class DoubleSpeech(DecisionSpeech[OddLots]):
    def prompt(self, game: OddLots, seat: int, about: int) -> Phrase:
        return Phrase("prompt-double", {"prize": game.prizes[game.round - 1]})

    def choice(self, game: OddLots, seat: int, about: int, action: int) -> Said:
        return Said(Phrase("choice-double" if action else "choice-single"), (), "2.2")


def turned_up(game: OddLots, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-turned-up", {"prize": facts[0]}), (), "2.1")


def revealed(game: OddLots, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-revealed", {"seat": seat_name(seat), "card": facts[0]}), (), "2.3")


def taken(game: OddLots, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-taken", {"seat": seat_name(seat), "points": facts[0]}), (), "2.3")


SPEECH: Speech[OddLots] = Speech(
    decisions={BID: BidSpeech(), DOUBLE: DoubleSpeech()},
    events={TURNED_UP: turned_up, REVEALED: revealed, TAKEN: taken},
)
