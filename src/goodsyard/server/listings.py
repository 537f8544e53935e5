"""Lists of tables: one's own, those one is invited to, open ones, games to watch and finished games."""

from __future__ import annotations

from typing import Any

from sqlalchemy import Select, or_, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store
from goodsyard.server.lists import Reader, TableInfo, described, progress_of
from goodsyard.server.live import Progress
from goodsyard.server.rows import SeatRow, TableRow, read_seats, table_row
from goodsyard.server.shunning import blockers_of
from goodsyard.server.statistics import counts

LISTED = 100
RECENT = 20
LOADED = 3
"""Games to watch that are replayed for one list to find out how far they are; the next list finds out more."""

t, s, f, i = store.tables, store.seats, store.friends, store.invitations


async def listed(reader: Reader, which: str) -> list[TableInfo]:
    """The latest tables of one kind: `mine`, `invited`, `open`, `finished`, or otherwise public games in progress."""
    invited = select(i.c.table_id).where(i.c.user_id == reader.user)
    query = chosen(reader, which, invited)
    async with reader.server.store.reading() as connection:
        if which == "open":
            query = query.where(t.c.creator.not_in(await blockers_of(connection, reader.user)), t.c.id.not_in(invited))
        hosts = await hosts_of(connection, reader) if which == "invited" else {}
        rows, seats = await read(connection, reader, query.limit(LISTED))
    if which == "invited":
        rows = [row for row in rows if reader.user not in [seat.user for seat in seats[row.id]]]
    found = await infos(reader, rows, seats, hosts)
    return sorted(found, key=urgency)  # otherwise they stay in their order


async def games_of(reader: Reader, user: str) -> list[TableInfo]:
    """The finished games that count in a person's statistics, as far as the reader may see them, the latest first."""
    query = select(t).join(s, s.c.table_id == t.c.id).where(counts(s, user))
    query = query.where(or_(t.c.visibility == "public", t.c.id.in_(tables_of(reader))))
    async with reader.server.store.reading() as connection:
        rows, seats = await read(connection, reader, query.order_by(t.c.finished.desc()).limit(RECENT))
    return await infos(reader, rows, seats, {})


def tables_of(reader: Reader) -> Select[Any]:
    """Where the reader has a seat."""
    own = s.alias()
    return select(own.c.table_id).where(own.c.user_id == reader.user)


def friends_of(reader: Reader) -> Select[Any]:
    return select(f.c.other_id).where(f.c.user_id == reader.user)


def chosen(reader: Reader, which: str, invited: Select[Any]) -> Select[Any]:
    """The tables of one kind, the latest first; of the games to watch, those of friends first."""
    mine, latest = t.c.id.in_(tables_of(reader)), t.c.created.desc()
    match which:
        case "mine":
            shown = (mine | (t.c.creator == reader.user)) & t.c.state.not_in(("finished", "cancelled"))
            return select(t).where(shown).order_by(latest)
        case "finished":
            shown = (t.c.state == "finished") & ((t.c.visibility == "public") | mine)
            return select(t).where(shown).order_by(t.c.finished.desc())
        case "invited":
            return select(t).where(t.c.id.in_(invited), t.c.state == "waiting").order_by(latest)
        case "open":
            return select(t).where(t.c.visibility == "public", t.c.state == "waiting").order_by(latest)
    theirs = t.c.id.in_(select(s.c.table_id).where(s.c.user_id.in_(friends_of(reader))))
    query = select(t).where(t.c.visibility == "public", t.c.state == "playing")
    return query.order_by(theirs.desc(), latest)


async def read(
    connection: AsyncConnection, reader: Reader, query: Select[Any]
) -> tuple[list[TableRow], dict[str, list[SeatRow]]]:
    """Tables and their seats, and who the reader's friends are."""
    reader.friends = set((await connection.execute(friends_of(reader))).scalars())
    rows = [table_row(row) for row in await connection.execute(query)]
    return rows, await read_seats(connection, [row.id for row in rows])


async def infos(
    reader: Reader, rows: list[TableRow], seats: dict[str, list[SeatRow]], hosts: dict[str, str]
) -> list[TableInfo]:
    """What the reader is told about tables, given by table who invites the reader."""
    found, loaded = [], 0
    for row in rows:
        progress = None
        if reader.user in [seat.user for seat in seats[row.id]]:
            progress = await progress_of(reader.server.lives, row)
        elif (progress := known_progress(reader, row)) is None and loaded < LOADED:
            progress, loaded = await progress_of(reader.server.lives, row), loaded + 1
        found.append(TableInfo(**described(reader, row, seats[row.id], progress, hosts.get(row.id))))
    return found


def known_progress(reader: Reader, row: TableRow) -> Progress | None:
    """How far a game is, unless its actions would have to be replayed to know which of them are public."""
    if row.state != "playing":
        return Progress([], row.number)
    live = reader.server.lives.kept.get(row.id)
    return None if live is None or live.stale else live.progress


def urgency(table: TableInfo) -> tuple[bool, str]:
    """Tables at which it is the reader's turn come first, the one whose clock runs out next on top."""
    return not table.your_turn, table.deadline or "without end"


async def hosts_of(connection: AsyncConnection, reader: Reader) -> dict[str, str]:
    """By table, who invites the reader."""
    u = store.users
    query = select(i.c.table_id, u.c.name).join(u, u.c.id == i.c.host_id).where(i.c.user_id == reader.user)
    return {row.table_id: row.name for row in await connection.execute(query)}
