"""Pauses: the vacations of a person, during which the person's clocks of days stand still."""

from __future__ import annotations

import msgspec

Periods = tuple[tuple[float, float], ...]
"""From when until when, in order and without overlaps; the last one may lie ahead."""


def read_periods(text: str | None) -> Periods:
    """The periods as they are stored with a person."""
    return msgspec.json.decode(text, type=Periods) if text else ()


def paused(periods: Periods, start: float, end: float) -> float:
    """How many of the seconds between two moments belong to a period."""
    return sum(max(0.0, min(end, until) - max(start, begun)) for begun, until in periods)


def after_pauses(periods: Periods, since: float, seconds: float) -> float:
    """The moment at which so many seconds have passed since another, not counting the periods."""
    moment = since + seconds
    for begun, until in periods:
        if begun < moment:
            moment += max(0.0, until - max(begun, since))
    return moment


def ahead(periods: Periods, now: float) -> tuple[float, float] | None:
    """The period that is not over yet, if there is one."""
    return periods[-1] if periods and periods[-1][1] > now else None
