"""Why not? Auxiliary actions."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.auxiliary import CERTIFICATE, DRAW, MOVE_ENGINE, NEITHER, available
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.refusals.common import Reason, no_way_back, too_dear


def auxiliary_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    return None if action == NEITHER else auxiliary_reason(game, seat, action // 2, action % 2 + 1)


def auxiliary_reason(game: State, seat: int, auxiliary: int, times: int) -> Reason:
    """Locked, or something is missing: a card to draw, dollars, track behind the engine."""
    cleared = available(game, auxiliary)
    if cleared < times:
        return (Phrase("refusal-not-double"), "6.10") if cleared else (Phrase("refusal-locked"), "6.9")
    if auxiliary == DRAW:
        return Phrase("refusal-no-draw"), "4.6"
    if auxiliary in (CERTIFICATE, MOVE_ENGINE) and game.players[seat].money < times:
        return too_dear(game, seat, times, "6.13" if auxiliary == CERTIFICATE else "6.14")
    return no_way_back(times)
