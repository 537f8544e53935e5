"""Health: whether the server can store what people do."""

from __future__ import annotations

import asyncio
import logging
import shutil
import sqlite3
from pathlib import Path
from time import monotonic, time

from sqlalchemy.exc import DBAPIError

from goodsyard.server import store
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store

FRESH = 2.0
"""For so many seconds an answer counts, so that asking often costs nothing."""
SECONDS = 5.0
LEAST = 20_000_000
"""Free bytes below which the disk counts as full: the log of a busy hour."""

logger = logging.getLogger("goodsyard.health")


class Health:
    """Writes a row now and then, when somebody asks."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.folder = Path(settings.database.partition(":///")[2]).parent if settings.is_sqlite else None
        self.task: asyncio.Task[str] | None = None
        self.begun = 0.0

    async def trouble(self) -> str:
        """What is wrong, in English for the operator; empty if all is well."""
        if self.task is None or (self.task.done() and monotonic() - self.begun > FRESH):
            self.task, self.begun = asyncio.create_task(self.check()), monotonic()
        done, _ = await asyncio.wait((self.task,), timeout=SECONDS)
        return self.task.result() if done else f"the database has not answered within {SECONDS:.0f} seconds"

    async def check(self) -> str:
        try:
            if self.folder is not None and shutil.disk_usage(self.folder).free < LEAST:
                return f"the disk has less than {LEAST // 1_000_000} MB of free space"
            await self.write()
        except Exception as problem:
            logger.warning("the health check could not write", exc_info=problem)
            return f"the database cannot be written: {reason(problem)}"
        return ""

    async def write(self) -> None:
        s, values = store.secrets, {"name": "health", "value": str(int(time()))}
        async with self.store.writing() as writing:
            changed = await writing.execute(s.update().where(s.c.name == "health").values(**values))
            if not changed.rowcount:
                await writing.execute(s.insert().values(**values))


def reason(problem: Exception) -> str:
    """SQLite's own short words; other databases' would name places that strangers need not know."""
    origin = problem.orig if isinstance(problem, DBAPIError) else problem
    return str(origin) if isinstance(origin, sqlite3.Error) else type(origin).__name__
