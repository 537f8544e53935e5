"""Sessions of guests and accounts. The cookie holds a random token; the database stores only its hash."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, replace
from time import time
from typing import Any

from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from goodsyard.server import store
from goodsyard.server.names import clean_name, key_of_name, keys_of_name
from goodsyard.server.notes import Note
from goodsyard.server.passwords import Passwords, stored_codes
from goodsyard.server.problems import Problem, say
from goodsyard.server.store import Store, Writing
from goodsyard.server.suspensions import Suspension, suspension_of
from goodsyard.server.tokens import csrf_of, hashed, new_id, new_session

COOKIE = "goodsyard_session"
AGE = 180 * 86_400
SHOWN = 16
"""Digits of a session's hash that name it to its owner."""


@dataclass(frozen=True)
class Visitor:
    """A person with a session."""

    id: str
    name: str
    account: bool
    lang: str | None
    webhook: str | None
    token: str
    suspension: Suspension | None = None
    codes: int = 0
    """How many recovery codes are left."""

    @property
    def csrf(self) -> str:
        return csrf_of(self.token)

    @property
    def session(self) -> str:
        return hashed(self.token)


class Sessions:
    """Creates, finds and ends sessions."""

    def __init__(self, store: Store, passwords: Passwords) -> None:
        self.store = store
        self.passwords = passwords

    async def find(self, token: str | None) -> Visitor | None:
        """The visitor with this cookie."""
        if not token or len(token) > 100:
            return None
        u, s = store.users, store.sessions
        query = select(u).join(s, s.c.user_id == u.c.id)
        query = query.where(s.c.token_hash == hashed(token), s.c.created > time() - AGE)
        async with self.store.reading() as connection:
            found = (await connection.execute(query)).first()
        return None if found is None else visitor_of(found, token)

    async def guest(self, lang: str) -> Visitor:
        """Create a guest, named in the language of the visitor."""
        id, name = new_id(12), say(lang, "guest-name", number=str(secrets.randbelow(9000) + 1000))
        async with self.store.writing() as writing:
            await writing.execute(store.users.insert().values(id=id, name=name, created=time()))
            token = await self.open(writing, id)
        return Visitor(id, name, False, None, None, token)

    async def open(self, writing: Writing, user: str, old: Visitor | None = None) -> str:
        """Open a new session; the old one ends, so that a token obtained earlier becomes useless."""
        if old is not None:
            await self.end(writing, old)
        token = new_session()
        values = {"token_hash": hashed(token), "user_id": user, "created": time()}
        await writing.execute(store.sessions.insert().values(**values))
        return token

    async def end(self, writing: Writing, visitor: Visitor) -> None:
        s = store.sessions
        await writing.execute(s.delete().where(s.c.token_hash == visitor.session))
        writing.tell(Note(session=visitor.session))

    async def register(self, visitor: Visitor, name: str, password: str) -> Visitor:
        """Turn a guest into an account; their games are kept."""
        if visitor.account:
            raise Problem("already-account", 409)
        name = clean_name(name)
        password_hash = await self.passwords.hashed(password)
        u = store.users
        values = {"name": name, "login": key_of_name(name), "password": password_hash}
        try:
            async with self.store.writing() as writing:
                await writing.execute(u.update().where(u.c.id == visitor.id).values(**values))
                token = await self.open(writing, visitor.id, visitor)
        except IntegrityError:
            raise Problem("name-taken", 409) from None
        return replace(visitor, name=name, account=True, token=token)

    async def login(self, visitor: Visitor | None, name: str, password: str) -> Visitor:
        """Log in; a wrong name is answered like a wrong password."""
        async with self.store.reading() as connection:
            query = select(store.users).where(store.users.c.login.in_(keys_of_name(name)))
            found = (await connection.execute(query)).first()
        right = await self.passwords.is_right(found.password if found else None, password)
        if found is None or not right:
            raise Problem("wrong-login", 401)
        async with self.store.writing() as writing:
            token = await self.open(writing, found.id, visitor)
        return visitor_of(found, token)

    async def end_all(self, writing: Writing, user: str, but: str = "") -> int:
        """End the sessions of a person, all but one if that is named."""
        s = store.sessions
        mine = (s.c.user_id == user) & (s.c.token_hash != but)
        ended = list((await writing.execute(select(s.c.token_hash).where(mine))).scalars())
        await writing.execute(s.delete().where(mine))
        for session in ended:
            writing.tell(Note(session=session))
        return len(ended)

    async def of(self, visitor: Visitor) -> list[Any]:
        """The rows of a person's sessions, the latest first."""
        s = store.sessions
        query = select(s).where(s.c.user_id == visitor.id, s.c.created > time() - AGE).order_by(s.c.created.desc())
        async with self.store.reading() as connection:
            return list(await connection.execute(query))

    async def end_one(self, visitor: Visitor, shown: str) -> None:
        """End one of the visitor's own sessions, named by the beginning of its hash."""
        found = [row.token_hash for row in await self.of(visitor) if row.token_hash[:SHOWN] == shown]
        if not found:
            raise Problem("no-such-session", 404)
        s = store.sessions
        async with self.store.writing() as writing:
            await writing.execute(s.delete().where(s.c.token_hash == found[0]))
            writing.tell(Note(session=found[0]))

    async def end_others(self, visitor: Visitor) -> int:
        async with self.store.writing() as writing:
            return await self.end_all(writing, visitor.id, but=visitor.session)

    async def touch(self, visitor: Visitor, agent: str) -> None:
        """Note when a session was last used, and by which browser."""
        s = store.sessions
        async with self.store.writing() as writing:
            values = {"seen": time(), "agent": agent[:200]}
            await writing.execute(s.update().where(s.c.token_hash == visitor.session).values(**values))

    async def logout(self, visitor: Visitor) -> None:
        async with self.store.writing() as writing:
            await self.end(writing, visitor)

    async def change(self, visitor: Visitor, values: dict[str, Any]) -> None:
        u = store.users
        async with self.store.writing() as writing:
            await writing.execute(u.update().where(u.c.id == visitor.id).values(**values))
            if "name" in values:
                writing.tell(Note(renamed=visitor.id))


def visitor_of(row: Any, token: str) -> Visitor:
    suspension, codes = suspension_of(row.suspended), len(stored_codes(row.recovery))
    return Visitor(row.id, row.name, row.login is not None, row.lang, row.webhook, token, suspension, codes)
