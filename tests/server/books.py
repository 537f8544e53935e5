"""Rows written straight into a server's database: what would take a hundred games to come about."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from sqlalchemy import Executable, insert

from goodsyard.server import store
from goodsyard.server.settings import Settings, database_url
from goodsyard.server.store import Store
from goodsyard.server.tokens import new_id

Row = dict[str, Any]
DAY = 86_400.0
FIRST = 1.7e9
"""A day in November 2023."""


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

    with ThreadPoolExecutor(1) as thread:  # Playwright has a loop running in its own
        thread.submit(lambda: asyncio.run(writing())).result()


def accounts(database: str, names: Iterable[str]) -> None:
    """Accounts, each with its name as id and login."""
    rows = [{"id": name, "name": name, "login": name, "created": FIRST} for name in names]
    write(database, (insert(store.users), rows))


def rate(database: str, game: str, **people: tuple[float, int]) -> None:
    """Give people a shown rating after a number of games."""
    rows = [
        {"user_id": user, "game": game, "mu": shown + 3.0, "sigma": 1.0, "games": games}
        for user, (shown, games) in people.items()
    ]
    write(database, (insert(store.ratings), rows))


def finished(database: str, game: str, results: list[dict[str, int]], **more: Any) -> list[str]:
    """Finished games, a day apart, given by person what each scored; returns their tables."""
    same: Row = {"game": game, "rules": 1, "options": "{}", "seed": 0, "seed_chosen": False, "visibility": "public"}
    same |= {"undo": "turn", "confirm": False, "rated": True, "state": "finished", "version": 1, "number": 90}
    tables: list[Row] = []
    seats: list[Row] = []
    for scores in results:
        id, at = new_id(12), FIRST + DAY * len(tables)
        people = {"players": len(scores), "creator": next(iter(scores))}
        tables.append(same | people | {"id": id, "created": at - 3600, "finished": at, "undone": "[]"} | more)
        ranks = {user: 1 + sum(score < other for other in scores.values()) for user, score in scores.items()}
        for seat, (user, score) in enumerate(scores.items()):
            seats.append({"table_id": id, "seat": seat, "user_id": user, "score": score, "rank": ranks[user]})
    write(database, (insert(store.tables), tables), (insert(store.seats), seats))
    return [table["id"] for table in tables]


def rate_over_time(database: str, user: str, tables: list[str], shown: list[float]) -> None:
    """Ratings of a person after these games."""
    rows = [
        {"table_id": table, "user_id": user, "at": FIRST + DAY * k, "mu": rating + 3.0, "sigma": 1.0}
        for k, (table, rating) in enumerate(zip(tables, shown, strict=True))
    ]
    write(database, (insert(store.rated), rows))
