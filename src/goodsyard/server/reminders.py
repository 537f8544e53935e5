"""Reminders: one for each turn that waits for long, under clocks of days.

A player is reminded when a day is left, or half the time if that is less.
"""

from __future__ import annotations

from collections.abc import Callable
from time import time

from goodsyard.server import store
from goodsyard.server.live import Live
from goodsyard.server.pauses import after_pauses
from goodsyard.server.rows import Clock, SeatRow
from goodsyard.server.store import Store

DAY = 86_400.0

s = store.seats


class Reminders:
    """Reminds players; `tell` sends a reminder to a person who is not at the table."""

    def __init__(self, store: Store, tell: Callable[[str, Live], None]) -> None:
        self.store = store
        self.tell = tell

    async def remind(self, live: Live) -> None:
        """Remind those whose time has come; the caller holds the table."""
        for seat in live.acting:
            row = live.seats[seat]
            moment = reminder_at(row, live.row.clock, row.left, row.since)
            if row.kind != "person" or moment is None or moment > time():
                continue
            first, row.reminded = await self.claim(live.id, row), time()
            if first and row.user not in live.present:
                self.tell(str(row.user), live)

    async def claim(self, id: str, row: SeatRow) -> bool:
        """Write down that the reminder is sent; false if another process was faster or the turn is over."""
        same = (s.c.table_id == id) & (s.c.seat == row.seat) & (s.c.clock_since == row.since)
        fresh = s.c.reminded.is_(None) | (s.c.reminded < row.since)
        async with self.store.writing() as writing:
            written = await writing.execute(s.update().where(same & fresh).values(reminded=time()))
        return written.rowcount == 1


def reminder_at(seat: SeatRow, clock: Clock | None, left: float | None, since: float | None) -> float | None:
    """When to remind the player whose clock has had so much left since then; None if that is done or not needed."""
    if clock is None or not clock.days or left is None or since is None:
        return None
    last = min(DAY, clock.days * DAY / 2)
    if left <= last or (seat.reminded is not None and seat.reminded >= since):
        return None
    return after_pauses(seat.pauses, since, left - last)
