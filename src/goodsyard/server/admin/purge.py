"""Tidying up: tables that everybody has left, and guests who never came back. Finished games stay for ever."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from time import time

from sqlalchemy import func, select

from goodsyard.server import store
from goodsyard.server.friends import forget
from goodsyard.server.sessions import AGE
from goodsyard.server.store import Store, Writing

DAY = 86_400.0
AT_ONCE = 500
"""Ids in one statement; databases limit how many there may be."""


@dataclass(frozen=True)
class Leftovers:
    """What can go."""

    tables: list[str]
    """Unfinished tables at which nothing has happened for a long time."""
    guests: list[str]
    """Guests without any table that stays, and without a report by them or about them."""
    sessions: int
    """Sessions that are too old to be used."""


async def leftovers(books: Store, idle_days: float, guest_days: float) -> Leftovers:
    """Find them; nothing is changed."""
    t, s, u, a, now = store.tables, store.seats, store.users, store.actions, time()
    latest = select(func.max(a.c.at)).where(a.c.table_id == t.c.id).scalar_subquery()
    chatted = select(func.max(store.chat.c.at)).where(store.chat.c.table_id == t.c.id).scalar_subquery()
    idle = now - idle_days * DAY
    still = (t.c.created < idle, func.coalesce(latest, 0.0) < idle, func.coalesce(chatted, 0.0) < idle)
    old = select(t.c.id).where(t.c.state != "finished", *still).order_by(t.c.id)
    async with books.snapshot() as connection:
        tables = [str(id) for (id,) in await connection.execute(old)]
        gone, busy = set(tables), set()
        places = select(s.c.user_id, s.c.table_id).union(select(t.c.creator, t.c.id))
        for user, table in await connection.execute(places):
            if table not in gone:
                busy.add(user)
        r = store.reports
        busy.update((await connection.execute(select(r.c.user_id).union(select(r.c.about_id)))).scalars())
        known = select(store.ratings.c.user_id)
        strangers = select(u.c.id).where(
            u.c.login.is_(None), u.c.created < now - guest_days * DAY, u.c.id.not_in(known)
        )
        guests = [str(id) for (id,) in await connection.execute(strangers.order_by(u.c.id)) if id not in busy]
        expired = select(func.count()).select_from(store.sessions).where(store.sessions.c.created < now - AGE)
        return Leftovers(tables, guests, int((await connection.execute(expired)).scalar() or 0))


async def purge(books: Store, found: Leftovers) -> None:
    """Delete them in one transaction."""
    async with books.writing() as writing:
        await delete_tables(writing, found.tables)
        s, u = store.sessions, store.users
        await writing.execute(s.delete().where(s.c.created < time() - AGE))
        for ids in parts(found.guests):
            await writing.execute(s.delete().where(s.c.user_id.in_(ids)))
            await forget(writing, ids)
            await writing.execute(u.delete().where(u.c.id.in_(ids)))


async def delete_tables(writing: Writing, tables: Sequence[str]) -> None:
    t = store.tables
    for ids in parts(tables):
        for part in (store.analyses, store.invitations, store.rated, store.chat, store.actions, store.seats):
            await writing.execute(part.delete().where(part.c.table_id.in_(ids)))
        await writing.execute(t.update().where(t.c.rematch.in_(ids)).values(rematch=None))
        await writing.execute(t.delete().where(t.c.id.in_(ids)))


def parts(ids: Sequence[str]) -> Iterator[Sequence[str]]:
    for start in range(0, len(ids), AT_ONCE):
        yield ids[start : start + AT_ONCE]
