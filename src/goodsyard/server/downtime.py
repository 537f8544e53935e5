"""Downtime: nobody loses time, or a seat, because no server ran."""

from __future__ import annotations

import asyncio
import logging
from time import time

from sqlalchemy import Column, ColumnElement, case, func, select
from sqlalchemy.exc import IntegrityError

from goodsyard.server import store
from goodsyard.server.store import Store, Writing

NAME = "alive"
BEAT = 10.0
"""Seconds between two notes that a server runs."""
LONG = 3 * BEAT
"""A shorter pause is no downtime: a restart, or a note that came late."""

logger = logging.getLogger("goodsyard.downtime")
notes, s, t = store.secrets, store.seats, store.tables


class Downtime:
    """Notes now and then that a server runs; the first one that starts after a pause makes good for it."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def make_good(self) -> None:
        """Move on what depends on the time of day, unless another process runs or has done so."""
        now = time()
        try:
            async with self.store.writing() as writing:
                gap = now - await claimed(writing, now)
                if gap > LONG:
                    await move_on(writing, gap, now)
                    logger.warning("no server ran for %d seconds; clocks stood still meanwhile", gap)
        except IntegrityError:
            pass  # another process was faster

    async def keep_noting(self) -> None:
        while True:
            await asyncio.sleep(BEAT)
            try:
                async with self.store.writing() as writing:
                    await writing.execute(notes.update().where(notes.c.name == NAME).values(value=str(time())))
            except Exception as problem:
                logger.warning("could not note that the server runs: %s", type(problem).__name__)


async def claimed(writing: Writing, now: float) -> float:
    """When a server ran last, noting that one runs now; `now` if another process has just noted that."""
    known = (await writing.execute(select(notes.c.value).where(notes.c.name == NAME))).scalar()
    if known is None:
        await writing.execute(notes.insert().values(name=NAME, value=str(now)))
        moved = (await writing.execute(select(func.max(store.actions.c.at)))).scalar()
        return float(moved or now)
    mine = (notes.c.name == NAME) & (notes.c.value == known)
    done = await writing.execute(notes.update().where(mine).values(value=str(now)))
    return float(known) if done.rowcount else now


async def move_on(writing: Writing, gap: float, now: float) -> None:
    """Clocks that run, absences and what is due, as if the pause had not been; nothing begins later than now."""

    def later(column: Column[float]) -> ColumnElement[float]:
        return case((column + gap > now, now), else_=column + gap)

    await writing.execute(s.update().where(s.c.clock_since.is_not(None)).values(clock_since=later(s.c.clock_since)))
    away = s.c.away.is_not(None) & s.c.forfeited.is_(False)
    await writing.execute(s.update().where(away).values(away=later(s.c.away)))
    await writing.execute(t.update().where(t.c.due.is_not(None)).values(due=t.c.due + gap))
