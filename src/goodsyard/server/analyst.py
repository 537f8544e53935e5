"""The analyst: judges finished games one after the other, in a process that steps back behind all others."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, time

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from goodsyard.analysis import Verdict
from goodsyard.core.record import Record
from goodsyard.server import store
from goodsyard.server.jobs import Worker
from goodsyard.server.live import Lives
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store
from goodsyard.server.worker import Question

NICEST = 19
PATIENCE = 300.0
SAVE_EVERY = 1.0
LOST = 30.0
"""An analysis that nobody has gone on with for so long was given up."""

logger = logging.getLogger("goodsyard.analyst")


@dataclass
class Kept:
    """An analysis as the database holds it: the first `done` actions are judged."""

    bot: str
    done: int
    verdicts: list[Verdict]
    updated: float


class Analyst:
    """One analysis at a time; what has been found is kept, and taken up again after a restart."""

    def __init__(self, settings: Settings, store: Store, lives: Lives) -> None:
        self.bot = f"ismcts:{settings.analysis}"
        self.store = store
        self.lives = lives
        self.worker = Worker(NICEST)
        self.waiting: list[str] = []
        self.task: asyncio.Task[None] | None = None

    async def find(self, id: str) -> Kept | None:
        """What is known about a game so far."""
        a = store.analyses
        query = select(a.c.bot, a.c.done, a.c.verdicts, a.c.updated).where(a.c.table_id == id)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return Kept(row.bot, row.done, msgspec.json.decode(row.verdicts, type=list[Verdict]), row.updated)

    def is_busy_with(self, id: str, kept: Kept) -> bool:
        """Does this process work on it, or perhaps another one on the same database?"""
        return id in self.waiting or (not self.store.is_sqlite and time() - kept.updated < LOST)

    async def begin(self, id: str) -> None:
        """Analyse a finished game, unless that is being done."""
        kept = await self.find(id)
        if kept is None:
            await self.note(id)
        elif self.is_busy_with(id, kept):
            return
        self.waiting.append(id)
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def note(self, id: str) -> None:
        """Write down that an analysis has begun; somebody else may have been faster."""
        values = {"table_id": id, "bot": self.bot, "done": 0, "verdicts": "[]", "updated": time()}
        with suppress(IntegrityError):
            async with self.store.writing() as writing:
                await writing.execute(store.analyses.insert().values(**values))

    async def run(self) -> None:
        """Until nothing waits any more; then the process may rest."""
        try:
            while self.waiting:
                try:
                    await self.analyse(self.waiting[0])
                except Exception:
                    logger.exception("an analysis failed")
                self.waiting.pop(0)
        finally:
            self.task = None
            await self.worker.stop()

    async def analyse(self, id: str) -> None:
        """Judge what is left of a game."""
        async with self.lives.hold(id) as live:
            record = live.table.record()
        kept = await self.find(id)
        assert kept is not None
        saved = monotonic()
        for number in range(kept.done, len(record.actions)):
            answer = await self.worker.think(question_on(record, id, number, kept.bot), PATIENCE)
            if answer.verdict is not None:
                kept.verdicts.append(answer.verdict)
            kept.done = number + 1
            if monotonic() - saved > SAVE_EVERY or kept.done == len(record.actions):
                await self.save(id, kept)
                saved = monotonic()

    async def save(self, id: str, kept: Kept) -> None:
        a, verdicts = store.analyses, msgspec.json.encode(kept.verdicts).decode()
        values = {"done": kept.done, "verdicts": verdicts, "updated": time()}
        async with self.store.writing() as writing:
            await writing.execute(a.update().where(a.c.table_id == id, a.c.done <= kept.done).values(**values))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.worker.stop()


def question_on(record: Record, id: str, number: int, bot: str) -> Question:
    """The question what a decision of a game was worth."""
    seat, _, chosen = record.actions[number]
    facts = (record.game, record.rules, record.players, record.options, record.seed)
    return Question(number, id, *facts, record.actions[:number], seat, bot, chosen=chosen)
