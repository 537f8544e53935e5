"""What is said at the end of the game (RULES 14.12)."""

from __future__ import annotations

from goodsyard.core.speech import Facts, Said, Speech
from goodsyard.games.great_western_trail.rules import events
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.common import logged


def game_over(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    return Said(logged("game-over", seat, {}), (), "14.12")


SPEECH: Speech[State] = Speech(events={events.GAME_OVER: game_over})
