"""New keys: invitations and links for spectators that were sent out become useless."""

from __future__ import annotations

from secrets import token_hex

from goodsyard.server import store
from goodsyard.server.store import Store


async def rotate(books: Store) -> None:
    s = store.secrets
    async with books.writing() as writing:
        changed = await writing.execute(s.update().where(s.c.name == "links").values(value=token_hex(32)))
        if not changed.rowcount:
            await writing.execute(s.insert().values(name="links", value=token_hex(32)))
