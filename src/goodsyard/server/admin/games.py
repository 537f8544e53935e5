"""The stored games: which there are, which can still be replayed, and closing one."""

from __future__ import annotations

from collections.abc import AsyncIterator
from dataclasses import dataclass
from time import time

from sqlalchemy import select

from goodsyard.core.errors import BadSetup
from goodsyard.core.record import Record
from goodsyard.server import store
from goodsyard.server.chats import notice
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem
from goodsyard.server.rows import SeatRow, TableRow, read_record, read_seats, read_table
from goodsyard.server.store import Store

OVER = ("finished", "cancelled")


@dataclass(frozen=True)
class Listed:
    """A table with its people, and the time of its last action."""

    row: TableRow
    seats: list[SeatRow]
    last: float

    @property
    def idle_days(self) -> float:
        return (time() - self.last) / 86_400


async def ids(books: Store) -> list[str]:
    t = store.tables
    async with books.reading() as connection:
        return [str(id) for (id,) in await connection.execute(select(t.c.id).order_by(t.c.created))]


async def record_of(books: Store, id: str) -> Record:
    """The record of a table as it is stored."""
    async with books.snapshot() as connection:
        return await read_record(connection, id)


async def listed(books: Store, state: str | None) -> AsyncIterator[Listed]:
    """The tables in this state, or all that are not over, the longest untouched first."""
    t, a = store.tables, store.actions
    wanted = t.c.state.not_in(OVER) if state is None else t.c.state == state
    found = []
    async with books.snapshot() as connection:
        for (id,) in await connection.execute(select(t.c.id).where(wanted)):
            row, seats = await read_table(connection, id), (await read_seats(connection, [id]))[id]
            latest = select(a.c.at).where(a.c.table_id == id).order_by(a.c.number.desc()).limit(1)
            last = (await connection.execute(latest)).scalar()
            found.append(Listed(row, seats, float(last or row.created)))
    for each in sorted(found, key=lambda one: one.last):
        yield each


async def close(books: Store, id: str) -> None:
    """Cancel a table that is not over; its actions stay. A running server sees it with the next message."""
    t = store.tables
    try:
        async with books.reading() as connection:
            row = await read_table(connection, id)
    except Problem:
        raise BadSetup(f"there is no table {id}") from None
    if row.state in OVER:
        raise BadSetup(f"table {id} is {row.state} already")
    async with books.writing() as writing:
        guard = (t.c.id == id) & (t.c.version == row.version)
        done = await writing.execute(
            t.update().where(guard).values(state="cancelled", due=None, version=row.version + 1)
        )
        if done.rowcount != 1:
            raise BadSetup(f"somebody has just moved at table {id}: try again")
        await notice(writing, id, "notice-cancelled")
        writing.tell(Note(table=id, version=row.version + 1))
