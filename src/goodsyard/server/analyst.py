"""The analyst: evaluates finished games in a worker process with the lowest priority, one decision at a time."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from time import monotonic, time
from typing import NamedTuple

import msgspec
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from goodsyard.analysis import Verdict
from goodsyard.core.record import Record
from goodsyard.server import store
from goodsyard.server.live import Lives
from goodsyard.server.problems import Problem
from goodsyard.server.queue import Kind, Queue
from goodsyard.server.settings import Settings
from goodsyard.server.shares import FAMILY
from goodsyard.server.store import Store
from goodsyard.server.worker import Question

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


class Analysing(NamedTuple):
    """An analysis that is being made: for whom, and the task."""

    person: str
    task: asyncio.Task[None]


class Analyst:
    """Analyses games, one decision after the other; results are stored as they come in, so an analysis resumes after a
    restart."""

    def __init__(self, settings: Settings, store: Store, lives: Lives, queue: Queue) -> None:
        self.bot = f"ismcts:{settings.analysis}"
        self.each = settings.analyses_each
        self.most = settings.analyses
        self.store = store
        self.lives = lives
        self.queue = queue
        self.running: dict[str, Analysing] = {}

    async def find(self, id: str) -> StoredAnalysis | None:
        """The stored analysis of a game, complete or not."""
        a = store.analyses
        query = select(a.c.bot, a.c.done, a.c.verdicts, a.c.updated).where(a.c.table_id == id)
        async with self.store.reading() as connection:
            row = (await connection.execute(query)).first()
        if row is None:
            return None
        return StoredAnalysis(row.bot, row.done, msgspec.json.decode(row.verdicts, type=list[Verdict]), row.updated)

    def is_busy_with(self, id: str, stored: StoredAnalysis | None) -> bool:
        """Is this process, or possibly another one on the same database, working on it?"""
        elsewhere = stored is not None and not self.store.is_sqlite and time() - stored.updated < LOST
        return id in self.running or elsewhere

    async def begin(self, id: str, person: str) -> None:
        """Start analysing a finished game for a person, unless that is already happening."""
        stored = await self.find(id)
        if self.is_busy_with(id, stored):
            return
        self.must_have_room(person)
        self.running[id] = Analysing(person, asyncio.create_task(self.run(id, person)))

    def must_have_room(self, person: str) -> None:
        """Raise a Problem if too many analyses are being made, for the person, the network or altogether."""
        near = self.queue.shares.neighbours(person)
        people = [each.person for each in self.running.values()]
        mine, ours = people.count(person), sum(each in near for each in people)
        if mine >= self.each or ours >= FAMILY * self.each or len(people) >= self.most:
            raise Problem("too-many-analyses", 429)

    async def note(self, id: str) -> None:
        """Record that an analysis has begun; another process may have been faster."""
        values = {"table_id": id, "bot": self.bot, "done": 0, "verdicts": "[]", "updated": time()}
        with suppress(IntegrityError):
            async with self.store.writing() as writing:
                await writing.execute(store.analyses.insert().values(**values))

    async def run(self, id: str, person: str) -> None:
        """Analyse a game; the last analysis stops the worker process."""
        try:
            await self.note(id)
            await self.analyse(id, person)
        except Exception:
            logger.exception("analysis failed")
        finally:
            del self.running[id]
        if not self.running:
            await self.queue.rest()

    async def analyse(self, id: str, person: str) -> None:
        """Evaluate the remaining actions of a game."""
        async with self.lives.hold(id) as live:
            record = live.table.record()
        stored = await self.find(id)
        assert stored is not None
        saved = monotonic()
        for number in range(stored.done, len(record.actions)):
            answer = await self.queue.ask(question_on(record, id, number, stored.bot), person, Kind.STUDY, PATIENCE)
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
        tasks = [each.task for each in self.running.values()]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def question_on(record: Record, id: str, number: int, bot: str) -> Question:
    """The question to the worker: how good was this decision?"""
    seat, _, chosen = record.actions[number]
    facts = (record.game, record.rules_version, record.players, record.options, record.seed)
    return Question(number, id, *facts, record.actions[:number], seat, bot, chosen=chosen)
