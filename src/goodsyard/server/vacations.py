"""Vacations: days on which a person's clocks of days stand still, of which everybody has some in a year."""

from __future__ import annotations

from collections.abc import Callable
from contextlib import suppress
from time import time

import msgspec
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.live import Lives
from goodsyard.server.notes import Note
from goodsyard.server.pauses import Periods, ahead, paused, read_periods
from goodsyard.server.problems import Problem
from goodsyard.server.rows import Clock, json_of
from goodsyard.server.store import Store
from goodsyard.server.tables import Seating, Tables

DAY = 86_400.0
YEAR = 365 * DAY
BUDGET = 30 * DAY
"""Of any 365 days; what is planned counts, and days that are not used do not."""
ROUNDING = 1.0

t, s, u = store.tables, store.seats, store.users


class Vacations:
    """Begins, plans and ends vacations."""

    def __init__(self, store: Store, lives: Lives, tables: Tables) -> None:
        self.store = store
        self.lives = lives
        self.tables = tables

    async def of(self, user: str) -> Periods:
        async with self.store.reading() as connection:
            return read_periods((await connection.execute(select(u.c.vacation).where(u.c.id == user))).scalar())

    async def plan(self, user: str, days: int, start: float | None) -> None:
        """Begin a vacation now or later; there is at most one that is not over."""

        def change(periods: Periods, now: float) -> Periods:
            if ahead(periods, now) is not None:
                raise Problem("vacation-set", 409)
            if start is not None and not now - DAY < start < now + YEAR:
                raise Problem("bad-vacation")
            if days * DAY > left(periods, now) + ROUNDING:
                raise Problem("long-vacation", 409, days=int((left(periods, now) + ROUNDING) // DAY))
            begins = max(now, start or now)
            return (*periods, (begins, begins + days * DAY))

        await self.change(user, change)

    async def end(self, user: str) -> None:
        """End a vacation now, or give up a planned one; the days that are left can be used another time."""

        def change(periods: Periods, now: float) -> Periods:
            last = ahead(periods, now)
            if last is None:
                raise Problem("no-vacation", 409)
            return (*periods[:-1], (last[0], now)) if last[0] < now else periods[:-1]

        await self.change(user, change)

    async def change(self, user: str, change: Callable[[Periods, float], Periods]) -> None:
        """Write a person's vacations down, and tell the person's tables."""
        mine = u.c.id == user
        async with self.store.writing() as writing:
            stored = (await writing.execute(select(u.c.vacation).where(mine).with_for_update())).scalar()
            now = time()
            kept = tuple(period for period in change(read_periods(stored), now) if period[1] > now - 2 * YEAR)
            await writing.execute(u.update().where(mine).values(vacation=json_of(kept)))
            writing.tell(Note(renamed=user))
        for id in await self.games(user):
            if id in self.lives.kept:
                self.lives.kept[id].stale = True
            with suppress(Problem):  # the game is over, or cannot be loaded
                await self.tables.seat(id, lambda live: Seating(live.seats, live.row.shuffle, ""))

    async def games(self, user: str) -> list[str]:
        """The running games of a person whose clocks would stand still."""
        query = select(t.c.id, t.c.clock).join(s, s.c.table_id == t.c.id).distinct()
        query = query.where(s.c.user_id == user, s.c.bot.is_(None), t.c.state == "playing", t.c.clock.is_not(None))
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).all()
        return [id for id, clock in found if msgspec.json.decode(clock, type=Clock).days]


def left(periods: Periods, now: float) -> float:
    """How many seconds of vacation somebody may still take."""
    return BUDGET - paused(periods, now - YEAR, now + 2 * YEAR)
