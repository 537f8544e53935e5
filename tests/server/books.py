"""Rows written straight into a server's database: what would take a hundred games to come about."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from typing import Any

from sqlalchemy import Executable, insert, select

from goodsyard.server import store
from goodsyard.server.settings import Settings, database_url
from goodsyard.server.store import Store

Row = dict[str, Any]


def write(database: str, *statements: tuple[Executable, list[Row] | None] | Executable) -> None:
    """Carry out statements in one transaction."""

    async def writing() -> None:
        books = Store(Settings(database_url(database)))
        try:
            async with books.writing() as writing:
                for statement in statements:
                    one, rows = statement if isinstance(statement, tuple) else (statement, None)
                    await (writing.execute(one, rows) if rows else writing.execute(one))
        finally:
            await books.close()

    asyncio.run(writing())


def read(database: str, query: Any) -> list[Row]:
    async def reading() -> list[Row]:
        books = Store(Settings(database_url(database)))
        try:
            async with books.reading() as connection:
                return [dict(row._mapping) for row in await connection.execute(query)]
        finally:
            await books.close()

    return asyncio.run(reading())


def accounts(database: str, names: Iterable[str]) -> None:
    """Accounts, each with its name as id and login."""
    rows = [{"id": name, "name": name, "login": name, "created": 1.7e9} for name in names]
    write(database, (insert(store.users), rows))


def rate(database: str, game: str, **people: tuple[float, int]) -> None:
    """Give people a shown rating after a number of games."""
    rows = [
        {"user_id": user, "game": game, "mu": shown + 3.0, "sigma": 1.0, "games": games}
        for user, (shown, games) in people.items()
    ]
    write(database, (insert(store.ratings), rows))


def rate_over_time(database: str, table: str, user: str, shown: list[float]) -> None:
    """Ratings of a person after games that are copies of a finished one, a day apart."""
    ((original, *_), days) = (read(database, select(store.tables).where(store.tables.c.id == table)), range(len(shown)))
    copies = [original | {"id": f"{user[:12]}{day:05}", "visibility": "private", "rated": True} for day in days]
    rows = [
        {"table_id": copy["id"], "user_id": user, "at": 1.7e9 + 86_400 * day, "mu": shown[day] + 3.0, "sigma": 1.0}
        for day, copy in enumerate(copies)
    ]
    write(database, (insert(store.tables), copies), (insert(store.rated), rows))
