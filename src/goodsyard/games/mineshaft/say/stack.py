"""What drawing tiles says."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.mineshaft.rules import events
from goodsyard.games.mineshaft.rules.state import State
from goodsyard.games.mineshaft.say.names import tile_name


def drew(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-drew", {"seat": seat_name(seat), "tile": tile_name(facts[0], "a")}), ("stack",), "4.2")


def put_back(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-put-back", {"seat": seat_name(seat), "count": facts[0]}), ("stack",), "3.2")


SPEECH: Speech[State] = Speech(events={events.DREW: drew, events.PUT_BACK: put_back})
