"""People as the operator sees them: what has been reported, and suspensions."""

from __future__ import annotations

from time import time
from typing import Any

from sqlalchemy import select

from goodsyard.core.errors import BadSetup
from goodsyard.server import store
from goodsyard.server.messages import iso
from goodsyard.server.names import keys_of_name
from goodsyard.server.reports import MAX_REPORT
from goodsyard.server.rows import json_of
from goodsyard.server.store import Store
from goodsyard.server.suspensions import Suspension, suspension_of

DAY = 86_400.0
r, u = store.reports, store.users


async def listed(books: Store, every: bool) -> list[dict[str, Any]]:
    """Reports, the oldest first; closed ones too if `every`."""
    by, about = u.alias(), u.alias()
    query = select(r, by.c.name.label("by"), about.c.name.label("about")).join(by, by.c.id == r.c.user_id)
    query = query.join(about, about.c.id == r.c.about_id).order_by(r.c.id)
    async with books.reading() as connection:
        rows = list(await connection.execute(query if every else query.where(r.c.closed.is_(None))))
    return [
        {
            "number": row.id,
            "at": iso(row.at),
            "by": row.by,
            "about": row.about,
            "id": row.about_id,
            "table": row.table_id,
            "text": row.text,
            "answer": row.answer,
        }
        for row in rows
    ]


async def answered(books: Store, number: int, answer: str) -> None:
    """Close a report with an answer."""
    if not 1 <= len(answer.strip()) <= MAX_REPORT:
        raise BadSetup(f"an answer has 1 to {MAX_REPORT} characters")
    async with books.writing() as writing:
        still_open = (r.c.id == number) & r.c.closed.is_(None)
        done = await writing.execute(r.update().where(still_open).values(answer=answer.strip(), closed=time()))
        if done.rowcount != 1:
            raise BadSetup(f"there is no open report {number}")


async def found(books: Store, name: str) -> Any:
    """The account with this name, or the person with this id."""
    async with books.reading() as connection:
        query = select(u).where(u.c.login.in_(keys_of_name(name)) | (u.c.id == name), u.c.deleted.is_(None))
        row = (await connection.execute(query)).first()
    if row is None:
        raise BadSetup(f"there is nobody called {name}")
    return row


async def suspended(books: Store, name: str, days: float, why: str) -> str:
    if not 1 <= len(why.strip()) <= MAX_REPORT:
        raise BadSetup(f"a reason has 1 to {MAX_REPORT} characters")
    row, suspension = await found(books, name), Suspension(time() + days * DAY, why.strip())
    async with books.writing() as writing:
        await writing.execute(u.update().where(u.c.id == row.id).values(suspended=json_of(suspension)))
    return f"{row.name}: suspended until {iso(suspension.until)}"


async def unsuspended(books: Store, name: str) -> str:
    row = await found(books, name)
    if suspension_of(row.suspended) is None:
        raise BadSetup(f"{row.name} is not suspended")
    async with books.writing() as writing:
        await writing.execute(u.update().where(u.c.id == row.id).values(suspended=None))
    return f"{row.name}: not suspended any more"
