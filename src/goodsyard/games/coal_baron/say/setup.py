"""What the setup says."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.coal_baron.rules import events
from goodsyard.games.coal_baron.rules.state import State


def set_up(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    player_count, workers, shifts = facts
    return Said(Phrase("log-set-up", {"players": player_count, "workers": workers, "shifts": shifts}), (), "1.4")


SPEECH: Speech[State] = Speech(events={events.SET_UP: set_up})
