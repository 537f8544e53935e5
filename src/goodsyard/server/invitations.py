"""Invitations of people one knows to a waiting table, stored until they are declined or the game begins."""

from __future__ import annotations

from time import time

from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.friends import Friends, between, part
from goodsyard.server.live import Lives
from goodsyard.server.problems import Problem
from goodsyard.server.shunning import is_shunned, shun
from goodsyard.server.store import Store

i = store.invitations


class Invitations:
    """Invites friends and the people of the last games."""

    def __init__(self, store: Store, lives: Lives, friends: Friends) -> None:
        self.store = store
        self.lives = lives
        self.friends = friends

    async def invite(self, table: str, me: str, other: str) -> bool:
        """Invite somebody to a table; false if there is nothing new to tell. Being blocked looks like success."""
        async with self.lives.hold(table) as live:
            row = live.row
            if row.creator != me and not (row.visibility == "public" and live.seats_of(me)):
                raise Problem("not-your-own-table", 403)
            if row.state != "waiting":
                raise Problem("begun", 409)
            if other in [seat.user for seat in live.seats]:
                raise Problem("sits-there", 409)
        await self.friends.must_know(me, other)
        values = {"table_id": table, "user_id": other}
        async with self.store.writing() as writing:
            asked = select(i.c.at).where(i.c.table_id == table, i.c.user_id == other)
            refused = await is_shunned(writing.connection, me, by=other)
            refused = refused or await is_shunned(writing.connection, row.creator, by=other)
            if refused or (await writing.execute(asked)).first() is not None:
                return False
            await writing.execute(i.insert().values(**values, host_id=me, at=time()))
        return True

    async def decline(self, table: str, me: str) -> None:
        async with self.store.writing() as writing:
            await writing.execute(i.delete().where(i.c.table_id == table, i.c.user_id == me))

    async def block(self, me: str, other: str) -> None:
        """Block somebody: friendship and invitations end."""
        async with self.store.writing() as writing:
            await shun(writing.connection, me, other, True)
            await part(writing, me, other)
            await writing.execute(i.delete().where(between(i.c.user_id, i.c.host_id, me, other)))
