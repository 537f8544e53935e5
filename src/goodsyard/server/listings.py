"""Lists of tables: one's own, those one is invited to, open ones, games to watch and finished games."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store
from goodsyard.server.lists import Reader, TableInfo, described, progress_of
from goodsyard.server.rows import SeatRow, TableRow, read_seats, table_row
from goodsyard.server.shunning import blockers_of

LISTED = 100


async def listed(reader: Reader, which: str) -> list[TableInfo]:
    """The latest tables of one kind: `mine`, `invited`, `open`, `finished`, or otherwise public games in progress."""
    t, s, i = store.tables, store.seats, store.invitations
    invited = select(i.c.table_id).where(i.c.user_id == reader.user)
    query = select(t).order_by(t.c.created.desc()).limit(LISTED)
    if which == "mine":
        mine = select(s.c.table_id).where(s.c.user_id == reader.user)
        query = query.where(
            (t.c.id.in_(mine)) | (t.c.creator == reader.user), t.c.state.not_in(("finished", "cancelled"))
        )
    elif which == "finished":
        mine = select(s.c.table_id).where(s.c.user_id == reader.user)
        query = query.where(t.c.state == "finished", (t.c.visibility == "public") | t.c.id.in_(mine))
    elif which == "invited":
        query = query.where(t.c.id.in_(invited), t.c.state == "waiting")
    else:
        query = query.where(t.c.visibility == "public", t.c.state == ("waiting" if which == "open" else "playing"))
    async with reader.server.store.reading() as connection:
        if which == "open":
            query = query.where(t.c.creator.not_in(await blockers_of(connection, reader.user)), t.c.id.not_in(invited))
        hosts = await hosts_of(connection, reader) if which == "invited" else {}
        rows = [table_row(row) for row in await connection.execute(query)]
        seats = await read_seats(connection, [row.id for row in rows])
    found = [
        TableInfo(
            **described(reader, row, seats[row.id], await acting_at(reader, row, seats[row.id]), hosts.get(row.id))
        )
        for row in rows
        if which != "invited" or reader.user not in [seat.user for seat in seats[row.id]]
    ]
    return sorted(found, key=urgency)  # otherwise they stay in their order


def urgency(table: TableInfo) -> tuple[bool, str]:
    """Tables at which it is the reader's turn come first, the one whose clock runs out next on top."""
    return not table.your_turn, table.deadline or "without end"


async def hosts_of(connection: AsyncConnection, reader: Reader) -> dict[str, str]:
    """By table, who invites the reader."""
    i, u = store.invitations, store.users
    query = select(i.c.table_id, u.c.name).join(u, u.c.id == i.c.host_id).where(i.c.user_id == reader.user)
    return {row.table_id: row.name for row in await connection.execute(query)}


async def acting_at(reader: Reader, row: TableRow, seats: list[SeatRow]) -> list[int]:
    """The seats to act; looked up only for the visitor's own running games."""
    if row.state != "playing" or reader.user not in [seat.user for seat in seats]:
        return []
    acting, _ = await progress_of(reader.server.lives, row)
    return acting
