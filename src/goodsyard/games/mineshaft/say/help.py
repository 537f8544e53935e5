"""What Call for Help says."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.mineshaft.rules import events, kinds
from goodsyard.games.mineshaft.rules.help import called_seat
from goodsyard.games.mineshaft.rules.state import CALLER_CHOOSES, State
from goodsyard.games.mineshaft.say.names import spot_name, spot_ref
from goodsyard.games.mineshaft.say.spots import SpotSpeech, at_a_spot


class FollowSpeech(SpotSpeech):
    choice_id, choice_clause = "choice-follow", "9.19"

    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        if game.reads(CALLER_CHOOSES):
            return Phrase("prompt-follow-caller", {"seat": seat_name(called_seat(game))})
        return Phrase("prompt-follow")

    def spot_refusal(self, game: State, seat: int, spot: int) -> Reason | None:
        return Phrase("refusal-not-nearer", {"tile": spot_name(game, spot, "first")}), "9.17"


def called(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-called", {"seat": seat_name(seat)}), (spot_ref(facts[0]),), "9.17")


SPEECH: Speech[State] = Speech(
    decisions={kinds.FOLLOW: FollowSpeech()},
    events={events.CALLED: called, events.FOLLOWED: at_a_spot("log-followed", "9.17")},
)
