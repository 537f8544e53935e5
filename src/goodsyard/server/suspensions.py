"""Suspensions: for a while a person may read and finish running games, but not open or join tables, nor chat."""

from __future__ import annotations

from datetime import UTC, datetime
from time import time

import msgspec

from goodsyard.server.problems import Problem


class Suspension(msgspec.Struct, frozen=True):
    """Until when, and why; the reason is told to the person."""

    until: float
    why: str

    @property
    def problem(self) -> Problem:
        day = datetime.fromtimestamp(self.until, UTC).date().isoformat()
        return Problem("suspended", 403, until=day, why=self.why)


def suspension_of(stored: str | None) -> Suspension | None:
    """The suspension in a person's row, if it still lasts."""
    found = msgspec.json.decode(stored, type=Suspension) if stored else None
    return found if found and found.until > time() else None
