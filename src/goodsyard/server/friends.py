"""Friends: two people who have both followed a link, or whose link was followed, and what ties people to each other."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import Any

from sqlalchemy import ColumnElement, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store
from goodsyard.server.problems import Problem
from goodsyard.server.shunning import is_shunned
from goodsyard.server.store import Store, Writing
from goodsyard.server.tokens import new_id

LINK_LENGTH = 20
MOST = 500
LATELY = 30
"""Finished games whose players are offered as company."""

f, u, s, t = store.friends, store.users, store.seats, store.tables


class Friends:
    """Makes and ends friendships. A personal link says who one is; it can be replaced or withdrawn."""

    def __init__(self, store: Store) -> None:
        self.store = store

    async def link_of(self, me: str) -> str | None:
        async with self.store.reading() as connection:
            found: str | None = (await connection.execute(select(u.c.befriend).where(u.c.id == me))).scalar()
            return found

    async def renew_link(self, me: str, wanted: bool = True) -> str | None:
        """Replace the link by a new one, or by none."""
        token = new_id(LINK_LENGTH) if wanted else None
        async with self.store.writing() as writing:
            await writing.execute(u.update().where(u.c.id == me).values(befriend=token))
        return token

    async def owner_of(self, token: str, me: str) -> Any:
        """Whose link this is; those who have blocked the reader are not found."""
        async with self.store.reading() as connection:
            query = select(u.c.id, u.c.name).where(u.c.befriend == token, u.c.deleted.is_(None))
            row = (await connection.execute(query)).first()
            if row is None or await is_shunned(connection, me, by=row.id):
                raise Problem("bad-friend-link", 404)
            return row

    async def befriend(self, me: str, other: str) -> None:
        """Make two people friends of each other; whoever blocked somebody unblocks them by that."""
        if me == other:
            raise Problem("own-link", 409)
        n, now = store.shunned, time()
        async with self.store.writing() as writing:
            for one in (me, other):
                count = select(func.count()).select_from(f).where(f.c.user_id == one)
                if int((await writing.execute(count)).scalar() or 0) >= MOST:
                    raise Problem("too-many-friends", 409, most=MOST)
            await part(writing, me, other)
            await writing.execute(n.delete().where(n.c.user_id == me, n.c.other_id == other))
            pairs = [{"user_id": one, "other_id": two, "since": now} for one, two in ((me, other), (other, me))]
            await writing.execute(f.insert(), pairs)

    async def part(self, me: str, other: str) -> None:
        async with self.store.writing() as writing:
            await part(writing, me, other)

    async def of(self, me: str) -> list[Any]:
        """A person's friends, with the time each was last seen."""
        e = store.sessions
        seen = select(func.max(e.c.seen)).where(e.c.user_id == u.c.id).scalar_subquery()
        query = select(u.c.id, u.c.name, f.c.since, seen.label("seen")).join(f, f.c.other_id == u.c.id)
        async with self.store.reading() as connection:
            return list(await connection.execute(query.where(f.c.user_id == me).order_by(func.lower(u.c.name))))

    async def lately(self, me: str) -> list[Any]:
        """The people of one's last games who are neither friends nor shunned, the latest first."""
        n = store.shunned
        mine = select(s.c.table_id).join(t, t.c.id == s.c.table_id).where(s.c.user_id == me, t.c.state == "finished")
        last = mine.order_by(t.c.finished.desc()).limit(LATELY)
        known = select(f.c.other_id).where(f.c.user_id == me)
        avoided = select(n.c.other_id).where(n.c.user_id == me)
        query = select(u.c.id, u.c.name, func.max(t.c.finished)).join(s, s.c.user_id == u.c.id)
        query = query.join(t, t.c.id == s.c.table_id).where(s.c.table_id.in_(last), u.c.id != me)
        query = query.where(u.c.deleted.is_(None), u.c.id.not_in(known), u.c.id.not_in(avoided))
        async with self.store.reading() as connection:
            grouped = query.group_by(u.c.id, u.c.name).order_by(func.max(t.c.finished).desc())
            return list(await connection.execute(grouped))

    async def must_know(self, me: str, other: str) -> None:
        """Raise a Problem unless the two are friends or have finished a game together lately."""
        known = {row.id for row in (*await self.of(me), *await self.lately(me))}
        if other not in known:
            raise Problem("not-acquainted", 403)


async def part(writing: Writing, me: str, other: str) -> None:
    """End a friendship on both sides."""
    await writing.execute(f.delete().where(between(f.c.user_id, f.c.other_id, me, other)))


def between(one: Any, two: Any, me: str, other: str) -> ColumnElement[bool]:
    """Whether two columns hold these two people, in either order."""
    found: ColumnElement[bool] = ((one == me) & (two == other)) | ((one == other) & (two == me))
    return found


async def forget(writing: Writing, people: Sequence[str]) -> None:
    """Delete what ties people to others: friends, blocks, invitations and addresses for push messages."""
    n, i, p = store.shunned, store.invitations, store.pushes
    ties = (f.c.user_id, f.c.other_id, n.c.user_id, n.c.other_id, i.c.user_id, i.c.host_id, p.c.user_id)
    for column in ties:
        await writing.execute(column.table.delete().where(column.in_(people)))


async def must_exist(connection: AsyncConnection, user: str) -> None:
    """Raise a Problem unless there is such a person."""
    if (await connection.execute(select(u.c.id).where(u.c.id == user, u.c.deleted.is_(None)))).first() is None:
        raise Problem("no-such-person", 404)
