"""The caretaker: looks after unattended tables - expired clocks, players who do not come back to a rated game, bots and
orders whose process died, salts that were not revealed."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from time import time

from sqlalchemy import select

from goodsyard.server import clocks, store
from goodsyard.server.absences import Absences
from goodsyard.server.forfeits import earliest
from goodsyard.server.live import Live, Lives
from goodsyard.server.problems import Problem
from goodsyard.server.store import Store

EVERY = 0.5
AT_ONCE = 50
Remind = Callable[[Live], Awaitable[None]]

logger = logging.getLogger("goodsyard.caretaker")


class Caretaker:
    """Checks the tables that are due; `drive` starts their bots and orders again, `remind` reminds
    players."""

    def __init__(
        self, store: Store, lives: Lives, absences: Absences, drive: Callable[[Live], None], remind: Remind
    ) -> None:
        self.store = store
        self.lives = lives
        self.absences = absences
        self.drive = drive
        self.remind = remind

    async def run(self) -> None:
        while True:
            try:
                for id in await self.due():
                    await self.check(id)
            except Exception:
                logger.exception("checking the tables failed")
            await asyncio.sleep(EVERY)

    async def due(self) -> list[str]:
        t = store.tables
        running = t.c.state.in_(("playing", "dealing"))
        query = select(t.c.id).where(running, t.c.due < time()).order_by(t.c.due).limit(AT_ONCE)
        async with self.store.reading() as connection:
            return list((await connection.execute(query)).scalars())

    async def check(self, id: str) -> None:
        try:
            async with self.lives.hold(id) as live:
                if live.row.state == "dealing":
                    await self.absences.tables.deal(live)
                elif late := clocks.expired(live.seats, live.row.clock, live.acting, time()):
                    await self.absences.time_out(live, late)
                elif lost := self.absences.forfeits.overdue(live.seats, live.row.clock, time()):
                    await self.absences.forfeit(live, lost[0])
                else:
                    await self.remind(live)
                    await self.postpone(live)
                    self.drive(live)
        except Problem as problem:
            logger.warning("table %s: %s", id, problem.text("en"))
            await self.give_up(id)

    async def postpone(self, live: Live) -> None:
        """Move the due time forward, so that other processes leave this table alone for a while."""
        times = {seat.seat: (seat.left, seat.since) for seat in live.seats}
        call = clocks.due(live.seats, live.row.clock, live.acting, times, time())
        lost = self.absences.forfeits.due(live.row, live.seats, times)
        await self.write_due(live.id, earliest((call, lost)))

    async def give_up(self, id: str) -> None:
        """Leave a table that cannot be loaded as it is, and stop checking it."""
        await self.write_due(id, None)

    async def write_due(self, id: str, due: float | None) -> None:
        t = store.tables
        async with self.store.writing() as writing:
            await writing.execute(t.update().where(t.c.id == id).values(due=due))
