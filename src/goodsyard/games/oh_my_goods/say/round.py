"""What rounds say: their beginning and the end of the game."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Said, Speech
from goodsyard.core.words import Phrase, seat_name
from goodsyard.games.oh_my_goods.rules import events
from goodsyard.games.oh_my_goods.rules.state import State


def round_began(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-round-began", {"seat": seat_name(seat), "count": facts[0]}), (), "2.1")


def game_over(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(Phrase("log-game-over"), (), "8.3")


SPEECH: Speech[State] = Speech(events={events.ROUND_BEGAN: round_began, events.GAME_OVER: game_over})
