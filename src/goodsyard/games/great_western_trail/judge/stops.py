"""Stops: the trail is not a race. A player who rushes past the buildings reaches Kansas City with little to deliver."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.games.great_western_trail.rules.cards import SPACES
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import KC, NEUTRAL, PRIVATE, owner_of

NEXT: Final = 2  # stops that are considered


def keep_next_stops(state: State, seat: i64, found: Options) -> None:
    """Keep only the next stops among the destinations, if there are any, and the cards that may be played."""
    stops, kept = i64(0), i64(0)
    k: i64
    for k in range(found.count):
        if is_stop(state, seat, found.actions[k]):
            stops += 1
    if stops == 0:
        return
    stops = 0
    for k in range(found.count):
        action = found.actions[k]
        if action >= SPACES or (stops < NEXT and is_stop(state, seat, action)):
            stops += 1 if action < SPACES else 0
            found.actions[kept] = action
            kept += 1
    found.count = kept


def is_stop(state: State, seat: i64, space: i64) -> bool:
    """Kansas City, a neutral building or one of the seat's own."""
    if space >= KC:
        return space == KC
    standing = state.trail[space]
    return NEUTRAL <= standing < PRIVATE or (standing >= PRIVATE and owner_of(standing) == seat)
