"""Deleting an account: the person goes, what the others have played with them stays."""

from __future__ import annotations

from time import time

import msgspec
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.absences import Absences
from goodsyard.server.chats import NOTICE, Said
from goodsyard.server.friends import forget
from goodsyard.server.hosts import Hosts
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem
from goodsyard.server.rows import json_of
from goodsyard.server.sessions import Sessions, Visitor
from goodsyard.server.store import Store, Writing

GONE = {"name": "", "login": None, "password": None, "lang": None, "webhook": None, "webhook_key": None,
        "recovery": None, "vacation": None, "befriend": None}  # fmt: skip
"""What is left of a person; who has no name is shown as a former player, in the reader's language."""


class Farewell:
    """Deletes accounts."""

    def __init__(self, store: Store, sessions: Sessions, absences: Absences, hosts: Hosts) -> None:
        self.store = store
        self.sessions = sessions
        self.absences = absences
        self.hosts = hosts

    async def delete(self, visitor: Visitor) -> None:
        """Leave all tables first: if that is interrupted, the account is still there to try again."""
        await self.leave_tables(visitor)
        u, r, history = store.users, store.ratings, store.rated
        async with self.store.writing() as writing:
            # First, as at the end of a rated game: of two writers, one waits for the other.
            await writing.execute(u.update().where(u.c.id == visitor.id).values(**GONE, deleted=time()))
            await forget_names(writing, visitor)
            await forget(writing, [visitor.id])
            await writing.execute(r.delete().where(r.c.user_id == visitor.id))
            await writing.execute(history.delete().where(history.c.user_id == visitor.id))
            await self.sessions.end_all(writing, visitor.id)
            writing.tell(Note(renamed=visitor.id))
        await self.leave_tables(visitor)

    async def leave_tables(self, visitor: Visitor) -> None:
        """Leave running games to bots and waiting tables to the others; cancel waiting tables of one's own."""
        t, s = store.tables, store.seats
        sits = s.c.user_id == visitor.id
        query = select(t.c.id, t.c.state, t.c.creator, s.c.seat, s.c.bot).outerjoin(s, (s.c.table_id == t.c.id) & sits)
        query = query.where(t.c.state.in_(("waiting", "dealing", "playing")), sits | (t.c.creator == visitor.id))
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).all()
        for id, state, creator, seat, bot in found:
            try:
                if state == "waiting" and creator == visitor.id:
                    await self.hosts.cancel(id, visitor.id)
                elif seat is not None and not bot:
                    await self.absences.leave(id, seat, visitor.id, visitor.name)
            except Problem:
                continue  # the table has been cancelled, left or finished in the meantime


async def forget_names(writing: Writing, visitor: Visitor) -> None:
    """Take the name out of the person's chat lines and of what tables have said about them."""
    c = store.chat
    await writing.execute(c.update().where(c.c.user_id == visitor.id).values(name=""))
    mine = select(store.seats.c.table_id).where(store.seats.c.user_id == visitor.id)
    notices = select(c.c.id, c.c.text).where(c.c.room == NOTICE, c.c.table_id.in_(mine))
    for id, text in (await writing.execute(notices)).all():
        said = msgspec.json.decode(text, type=Said)
        if said.facts.get("name") == visitor.name:
            said.facts["name"] = ""
            await writing.execute(c.update().where(c.c.id == id).values(text=json_of(said)))
