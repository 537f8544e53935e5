"""Group commits: what is to be written while the disk is busy shares the next transaction.

SQLite has one writer at a time and waits for the disk at every commit, so a single slow commit would hold up all moves
that come after it, one by one. PostgreSQL does so by itself.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

from goodsyard.server.store import Store, Writing

MOST = 50
"""Pieces of work in one transaction."""

Work = Callable[[Writing], Awaitable[bool]]
"""Writes something, or returns False without having written anything."""


class Together:
    """Does pieces of work in shared transactions; each is answered once it is on the disk."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.waiting: list[tuple[Work, asyncio.Future[bool]]] = []
        self.task: asyncio.Task[None] | None = None

    async def write(self, work: Work) -> bool:
        """Do the work in a transaction; raises what the work raises. It goes on if its caller is cancelled."""
        if not self.store.is_sqlite:
            async with self.store.writing() as writing:
                return await work(writing)
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self.waiting.append((work, done))
        if self.task is None:
            self.task = asyncio.create_task(self.run())
        return await done

    async def run(self) -> None:
        try:
            while self.waiting:
                group, self.waiting = self.waiting[:MOST], self.waiting[MOST:]
                await self.commit(group)
        finally:
            self.task = None

    async def commit(self, group: list[tuple[Work, asyncio.Future[bool]]]) -> None:
        """Commit a group; if that fails, everything in it is tried again in a transaction of its own."""
        try:
            async with self.store.writing() as shared:
                writings = [Writing(shared.connection) for _ in group]
                results = [await work(writing) for (work, _), writing in zip(group, writings, strict=True)]
        except Exception as problem:
            if len(group) == 1:
                answer(group[0][1], problem)
                return
            for one in group:
                await self.commit([one])
            return
        for (_, done), result, writing in zip(group, results, writings, strict=True):
            answer(done, result)
            self.store.deliver(writing.notes)


def answer(done: asyncio.Future[bool], result: bool | Exception) -> None:
    """Tell whoever waits, unless nobody does any more."""
    if done.cancelled():
        return
    if isinstance(result, Exception):
        done.set_exception(result)
    else:
        done.set_result(result)
