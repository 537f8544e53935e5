"""What is said about gaining dollars and certificates (RULES 6.4)."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Said, Speech
from goodsyard.games.great_western_trail.rules import events
from goodsyard.games.great_western_trail.rules.cards import NONE
from goodsyard.games.great_western_trail.rules.rewards import TRACK
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import Told, logged


def gained(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    dollars, place, _ = facts
    told: Told = {"dollars": dollars, "count": 0 if place == NONE else TRACK[place]}
    return Said(logged("gained", seat, told), (f"certificates:{seat}",), "6.4")


SPEECH: Speech[State] = Speech(events={events.GAINED: gained})
