"""Reports: what people tell the operator about others, and the operator's answers."""

from __future__ import annotations

from time import time
from typing import Any

from sqlalchemy import func, select

from goodsyard.server import store
from goodsyard.server.friends import must_exist
from goodsyard.server.problems import Problem
from goodsyard.server.store import Store

MOST_OPEN = 20
MAX_REPORT = 1000

r, u = store.reports, store.users


async def report(books: Store, me: str, about: str, table: str | None, text: str) -> None:
    """Tell the operator about somebody."""
    text = "".join(c for c in text.strip() if c.isprintable() or c == "\n")
    if not 1 <= len(text) <= MAX_REPORT:
        raise Problem("bad-report", most=MAX_REPORT)
    if me == about:
        raise Problem("about-yourself", 409)
    mine = select(func.count()).select_from(r).where(r.c.user_id == me, r.c.closed.is_(None))
    async with books.writing() as writing:
        await must_exist(writing.connection, about)
        if int((await writing.execute(mine)).scalar() or 0) >= MOST_OPEN:
            raise Problem("too-many-reports", 429)
        values = {"at": time(), "user_id": me, "about_id": about, "table_id": table, "text": text}
        await writing.execute(r.insert().values(**values))


async def reports_of(books: Store, me: str) -> list[Any]:
    """What somebody has reported, with the answers, the latest first."""
    query = select(r.c.id, r.c.at, r.c.text, r.c.answer, r.c.closed, u.c.name).join(u, u.c.id == r.c.about_id)
    async with books.reading() as connection:
        return list(await connection.execute(query.where(r.c.user_id == me).order_by(r.c.id.desc()).limit(50)))
