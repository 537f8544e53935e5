"""What Fire! and Timed Fuse say."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.fire import NOTHING
from goodsyard.games.mineshaft.rules.state import STARTING_SPOT, State
from goodsyard.games.mineshaft.say.names import spot_ref
from goodsyard.games.mineshaft.say.spots import SpotSpeech, at_a_spot, collapsed_refusal


class FireSpeech(SpotSpeech):
    choice_id, choice_clause = "choice-fire", "9.5"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-fire")


class FuseSpeech(SpotSpeech):
    choice_id, choice_clause, nothing_id = "choice-collapse", "9.7", "choice-nothing"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-fuse")

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        if spot == NOTHING:
            return Phrase("refusal-starting-tile"), "2.5"
        if game.collapsed[spot]:
            return collapsed_refusal(game, spot)
        return Phrase("refusal-own-tile"), "12.7"


def fled(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-fled", {"seat": seat_name(seat)}), (spot_ref(STARTING_SPOT),), "9.5")


SPEECH: Speech[State] = Speech(
    decisions={kinds.FIRE: FireSpeech(), kinds.FUSE: FuseSpeech()},
    events={
        events.BURNED: at_a_spot("log-burned", "9.5"),
        events.FLED: fled,
        events.BLEW_UP: at_a_spot("log-blew-up", "9.7"),
    },
)
