"""What is in the database, and how much room there is for more."""

from __future__ import annotations

import shutil
from time import time

import msgspec
from sqlalchemy import func, select, text

from goodsyard.server import store
from goodsyard.server.admin.books import file_of
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store

DAY = 86_400.0


class Status(msgspec.Struct):
    """Counts of everything stored."""

    schema: str
    megabytes: float | None
    """The size of the SQLite file."""
    free_megabytes: float | None
    accounts: int
    guests: int
    sessions: int
    tables: dict[str, int]
    """By state."""
    games: dict[str, int]
    """Tables by game."""
    actions: int
    actions_today: int
    unfinished_analyses: int


async def status(books: Store, settings: Settings) -> Status:
    u, s, t, a = store.users, store.sessions, store.tables, store.actions
    async with books.snapshot() as connection:

        async def count(query: object) -> int:
            return int((await connection.execute(query)).scalar() or 0)  # type: ignore[call-overload]

        async def counts(column: object) -> dict[str, int]:
            rows = await connection.execute(select(column, func.count()).group_by(column).order_by(column))  # type: ignore[call-overload]
            return {str(name): int(number) for name, number in rows}

        people = select(func.count()).select_from(u)
        analyses = (
            select(func.count())
            .select_from(store.analyses.join(t, t.c.id == store.analyses.c.table_id))
            .where(store.analyses.c.done < t.c.number)
        )
        return Status(
            schema=str((await connection.execute(text("SELECT version_num FROM alembic_version"))).scalar()),
            megabytes=megabytes(file_of(settings).stat().st_size) if settings.is_sqlite else None,
            free_megabytes=megabytes(shutil.disk_usage(file_of(settings).parent).free) if settings.is_sqlite else None,
            accounts=await count(people.where(u.c.login.is_not(None))),
            guests=await count(people.where(u.c.login.is_(None))),
            sessions=await count(select(func.count()).select_from(s)),
            tables=await counts(t.c.state),
            games=await counts(t.c.game),
            actions=await count(select(func.count()).select_from(a)),
            actions_today=await count(select(func.count()).select_from(a).where(a.c.at > time() - DAY)),
            unfinished_analyses=await count(analyses),
        )


def megabytes(size: int) -> float:
    return round(size / 1e6, 1)
