"""The analyst: evaluates finished games one at a time in a worker process with the lowest priority."""

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
"""After this many seconds without progress, an analysis counts as abandoned."""

logger = logging.getLogger("goodsyard.analyst")


@dataclass
class StoredAnalysis:
    """An analysis as stored in the database; the first `done` actions have been evaluated."""

    bot: str
    done: int
    verdicts: list[Verdict]
    updated: float


class Analyst:
    """Runs one analysis at a time; results are stored as they come in, so an analysis resumes after a restart."""

    def __init__(self, settings: Settings, store: Store, lives: Lives) -> None:
        self.bot = f"ismcts:{settings.analysis}"
        self.store = store
        self.lives = lives
        self.worker = Worker(NICEST)
        self.waiting: list[str] = []
        self.task: asyncio.Task[None] | None = None

    async def find(self, id: str) -> StoredAnalysis | None:
        """The stored analysis of a game, complete or not."""
        a = store.analyses
        query = select(a.c.bot, a.c.done, a.c.verdicts, a.c.updated).where(a.c.table_id == id)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return StoredAnalysis(row.bot, row.done, msgspec.json.decode(row.verdicts, type=list[Verdict]), row.updated)

    def is_busy_with(self, id: str, stored: StoredAnalysis) -> bool:
        """Is this process, or possibly another one on the same database, working on it?"""
        return id in self.waiting or (not self.store.is_sqlite and time() - stored.updated < LOST)

    async def begin(self, id: str) -> None:
        """Start analysing a finished game, unless that is already happening."""
        stored = await self.find(id)
        if stored is None:
            await self.note(id)
        elif self.is_busy_with(id, stored):
            return
        self.waiting.append(id)
        if self.task is None:
            self.task = asyncio.create_task(self.run())

    async def note(self, id: str) -> None:
        """Record that an analysis has begun; another process may have been faster."""
        values = {"table_id": id, "bot": self.bot, "done": 0, "verdicts": "[]", "updated": time()}
        with suppress(IntegrityError):
            async with self.store.writing() as writing:
                await writing.execute(store.analyses.insert().values(**values))

    async def run(self) -> None:
        """Work through the queue, then stop the worker process."""
        try:
            while self.waiting:
                try:
                    await self.analyse(self.waiting[0])
                except Exception:
                    logger.exception("analysis failed")
                self.waiting.pop(0)
        finally:
            self.task = None
            await self.worker.stop()

    async def analyse(self, id: str) -> None:
        """Evaluate the remaining actions of a game."""
        async with self.lives.hold(id) as live:
            record = live.table.record()
        stored = await self.find(id)
        assert stored is not None
        saved = monotonic()
        for number in range(stored.done, len(record.actions)):
            answer = await self.worker.think(question_on(record, id, number, stored.bot), PATIENCE)
            if answer.verdict is not None:
                stored.verdicts.append(answer.verdict)
            stored.done = number + 1
            if monotonic() - saved > SAVE_EVERY or stored.done == len(record.actions):
                await self.save(id, stored)
                saved = monotonic()

    async def save(self, id: str, stored: StoredAnalysis) -> None:
        a, verdicts = store.analyses, msgspec.json.encode(stored.verdicts).decode()
        values = {"done": stored.done, "verdicts": verdicts, "updated": time()}
        async with self.store.writing() as writing:
            await writing.execute(a.update().where(a.c.table_id == id, a.c.done <= stored.done).values(**values))

    async def close(self) -> None:
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.worker.stop()


def question_on(record: Record, id: str, number: int, bot: str) -> Question:
    """The question to the worker: how good was this decision?"""
    seat, _, chosen = record.actions[number]
    facts = (record.game, record.rules_version, record.players, record.options, record.seed)
    return Question(number, id, *facts, record.actions[:number], seat, bot, chosen=chosen)
