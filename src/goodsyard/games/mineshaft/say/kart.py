"""What Mine Kart says."""

from __future__ import annotations

from goodsyard.core.speech import Reason, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.names import spot_name
from goodsyard.games.mineshaft.say.spots import SpotSpeech, at_a_spot, collapsed_refusal


class KartSpeech(SpotSpeech):
    choice_id, choice_clause = "choice-kart", "9.13"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-kart")

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        if game.collapsed[spot]:
            return collapsed_refusal(game, spot)
        return Phrase("refusal-no-way", {"tile": spot_name(game, spot, "object")}), "9.13"


SPEECH: Speech[State] = Speech(
    decisions={kinds.KART: KartSpeech()},
    events={events.RODE: at_a_spot("log-rode", "9.13")},
)
