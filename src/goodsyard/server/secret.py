"""Secrets shared by all processes on one database."""

from __future__ import annotations

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from goodsyard.server import store
from goodsyard.server.store import Store


async def secret_of(store_: Store, name: str, fresh: str) -> str:
    """The secret with this name; the first process that asks stores a fresh one."""
    s = store.secrets
    query = select(s.c.value).where(s.c.name == name)
    async with store_.reading() as connection:
        found = (await connection.execute(query)).scalar()
    if found is not None:
        return str(found)
    try:
        async with store_.writing() as writing:
            await writing.execute(s.insert().values(name=name, value=fresh))
    except IntegrityError:
        pass
    return await secret_of(store_, name, fresh)
