"""Muting and blocking: muted people's chat is not shown; blocked ones cannot join, invite
or befriend. Nobody is told."""

from __future__ import annotations

from collections.abc import Iterable
from time import time
from typing import Any

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store

n, u = store.shunned, store.users


async def is_shunned(connection: AsyncConnection, user: str, by: str) -> bool:
    """Whether one person has blocked another."""
    query = select(n.c.user_id).where(n.c.user_id == by, n.c.other_id == user, n.c.blocked)
    return (await connection.execute(query)).first() is not None


async def blockers_of(connection: AsyncConnection, user: str | None) -> set[str]:
    """The people who have blocked somebody."""
    query = select(n.c.user_id).where(n.c.other_id == user, n.c.blocked)
    return set((await connection.execute(query)).scalars())


async def deaf_to(connection: AsyncConnection, writer: str | None, readers: Iterable[str]) -> set[str]:
    """The readers to whom the writer's chat is not shown."""
    query = select(n.c.user_id).where(n.c.other_id == writer, n.c.user_id.in_(list(readers)))
    return set((await connection.execute(query)).scalars())


async def silenced_by(connection: AsyncConnection, user: str | None) -> set[str]:
    """The people whose chat a person does not see."""
    return set((await connection.execute(select(n.c.other_id).where(n.c.user_id == user))).scalars())


async def shunned_by(connection: AsyncConnection, me: str) -> list[Any]:
    query = select(u.c.id, u.c.name, n.c.blocked).join(n, n.c.other_id == u.c.id)
    return list(await connection.execute(query.where(n.c.user_id == me).order_by(n.c.since.desc())))


async def stop_shunning(connection: AsyncConnection, me: str, other: str) -> None:
    await connection.execute(n.delete().where(n.c.user_id == me, n.c.other_id == other))


async def shun(connection: AsyncConnection, me: str, other: str, blocked: bool) -> None:
    """Mute or block somebody."""
    await stop_shunning(connection, me, other)
    await connection.execute(n.insert().values(user_id=me, other_id=other, blocked=blocked, since=time()))
