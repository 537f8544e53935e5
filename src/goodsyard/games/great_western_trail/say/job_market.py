"""What is said about the job market token (RULES 9.7, 13.1)."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Said, Speech
from goodsyard.games.great_western_trail.rules import events
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import logged


def token_moved(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("token-moved", seat, {"row": facts[0] + 1}), (), "9.7")


def end_triggered(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("end-triggered", seat, {}), (), "13.1")


SPEECH: Speech[State] = Speech(events={events.TOKEN_MOVED: token_moved, events.END_TRIGGERED: end_triggered})
