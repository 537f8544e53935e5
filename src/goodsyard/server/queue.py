"""The queue before the worker processes: whoever was served least comes first, and quick answers never wait behind long
thoughts."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Coroutine
from dataclasses import dataclass, field
from enum import Enum
from time import monotonic
from typing import Any

from goodsyard.server.processes import Worker
from goodsyard.server.shares import Shares
from goodsyard.server.worker import Answer, Question

NICENESS, NICEST = 5, 19
"""Bots run at lower priority than the server, so moves are answered promptly however many bots are thinking."""

logger = logging.getLogger("goodsyard.queue")


class Kind(Enum):
    """What a question costs."""

    QUICK = "quick"
    """An answer without a search."""
    SLOW = "slow"
    """A search, for a bot's move or a hint."""
    STUDY = "study"
    """A decision of a finished game that is analysed; nobody waits for it at a table."""


@dataclass(eq=False)
class Job:
    """A question that waits for a worker, for a person."""

    question: Question
    person: str
    kind: Kind
    seconds: float
    answer: asyncio.Future[Answer]
    asked: float = field(default_factory=monotonic)


@dataclass(eq=False)
class Desk:
    """A worker with the kinds of questions that it takes, and what it is working on."""

    worker: Worker
    takes: tuple[Kind, ...]
    job: Job | None = None
    task: asyncio.Task[None] | None = None


class Queue:
    """The questions that wait, and the workers."""

    def __init__(self, workers: int) -> None:
        self.shares = Shares()
        self.closed = False
        self.waiting: list[Job] = []
        self.desks = [
            Desk(Worker(NICENESS), (Kind.QUICK,)),
            *[Desk(Worker(NICENESS), (Kind.QUICK, Kind.SLOW)) for _ in range(workers)],
            Desk(Worker(NICEST), (Kind.STUDY,)),
        ]

    async def ask(self, question: Question, person: str, kind: Kind, seconds: float) -> Answer:
        """A worker's answer for a person; raises what went wrong. If nobody waits for it any more, the work stops."""
        job = Job(question, person, kind, seconds, asyncio.get_running_loop().create_future())
        self.waiting.append(job)
        self.serve()
        try:
            return await job.answer
        finally:
            self.withdraw(job)

    def serve(self) -> None:
        """Give every idle worker the next question that it takes."""
        for desk in self.desks:
            if desk.task is None and (job := self.next_for(desk)) is not None:
                self.waiting.remove(job)
                desk.job = job
                self.occupy(desk, self.work(desk, job))

    def occupy(self, desk: Desk, work: Coroutine[Any, Any, None]) -> None:
        """Have a desk do something. Afterwards it is free, even if it is told to stop before it has begun."""
        desk.task = asyncio.create_task(work)
        desk.task.add_done_callback(lambda _: self.release(desk))

    def next_for(self, desk: Desk) -> Job | None:
        """The question of the person who has had least."""
        fitting = [job for job in self.waiting if job.kind in desk.takes]
        return min(fitting, key=lambda job: (self.shares.of(job.person), job.asked), default=None)

    def counts(self, begun: bool) -> dict[str, int]:
        """How many questions of each kind are being worked on, or still wait."""
        jobs = [desk.job for desk in self.desks] if begun else self.waiting
        kinds = Counter(job.kind for job in jobs if job is not None)
        return {kind.value: kinds[kind] for kind in Kind}

    @property
    def age(self) -> float:
        """For how many seconds the oldest question of a table has waited."""
        asked = [job.asked for job in self.waiting if job.kind is not Kind.STUDY]
        return monotonic() - min(asked) if asked else 0.0

    async def work(self, desk: Desk, job: Job) -> None:
        """Have a worker answer; its person pays for the time, and for a new process if the work was stopped."""
        began = monotonic()
        try:
            answer = await desk.worker.think(job.question, job.seconds)
        except Exception as problem:
            if not job.answer.done():
                job.answer.set_exception(problem)
        else:
            if not job.answer.done():
                job.answer.set_result(answer)
        finally:
            desk.job = None  # there is nothing to withdraw any more
            if not self.closed:
                await self.free(desk)
            self.shares.add(job.person, monotonic() - began)

    async def free(self, desk: Desk) -> None:
        """Start the worker's process unless it is running."""
        try:
            await desk.worker.start()
        except Exception as problem:
            logger.warning("a worker could not start: %s", type(problem).__name__)
            await desk.worker.stop()

    def release(self, desk: Desk) -> None:
        """The worker is ready for the next question."""
        desk.job = desk.task = None
        if not self.closed:
            self.serve()

    def withdraw(self, job: Job) -> None:
        """Forget a question that nobody waits for; a quick answer is not worth a new process."""
        if job in self.waiting:
            self.waiting.remove(job)
        for desk in self.desks:
            if desk.job is job and desk.task is not None and job.kind is not Kind.QUICK:
                desk.task.cancel()

    def warm(self) -> None:
        """Start the processes at the tables before anybody has to wait for them."""
        for desk in self.desks:
            if Kind.STUDY not in desk.takes:
                self.occupy(desk, self.free(desk))

    async def rest(self) -> None:
        """Stop the process for analyses until the next one."""
        for desk in self.desks:
            if desk.task is None and Kind.STUDY in desk.takes:
                await desk.worker.stop()

    async def close(self) -> None:
        self.closed = True
        tasks = [desk.task for desk in self.desks if desk.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for desk in self.desks:
            await desk.worker.stop()
