"""Sessions of guests and accounts. The cookie holds a random token; the database stores only its hash."""

from __future__ import annotations

import asyncio
import secrets
from dataclasses import dataclass
from functools import cache
from time import time
from typing import Any

from argon2 import PasswordHasher
from argon2.exceptions import VerificationError
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from goodsyard.server import store
from goodsyard.server.names import clean_name, key_of_name, keys_of_name
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem, say
from goodsyard.server.store import Store, Writing
from goodsyard.server.tokens import csrf_of, hashed, new_id, new_session

COOKIE = "goodsyard_session"
AGE = 180 * 86_400
HASHER = PasswordHasher()
MIN_PASSWORD = 8


@dataclass(frozen=True)
class Visitor:
    """A person with a session."""

    id: str
    name: str
    account: bool
    lang: str | None
    webhook: str | None
    token: str

    @property
    def csrf(self) -> str:
        return csrf_of(self.token)

    @property
    def session(self) -> str:
        return hashed(self.token)


class Sessions:
    """Creates, finds and ends sessions."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.hashing = asyncio.Semaphore(2)

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
        if len(password) < MIN_PASSWORD:
            raise Problem("short-password", least=MIN_PASSWORD)
        async with self.hashing:
            password_hash = await asyncio.to_thread(HASHER.hash, password)
        u = store.users
        values = {"name": name, "login": key_of_name(name), "password": password_hash}
        try:
            async with self.store.writing() as writing:
                await writing.execute(u.update().where(u.c.id == visitor.id).values(**values))
                token = await self.open(writing, visitor.id, visitor)
        except IntegrityError:
            raise Problem("name-taken", 409) from None
        return Visitor(visitor.id, name, True, visitor.lang, visitor.webhook, token)

    async def login(self, visitor: Visitor | None, name: str, password: str) -> Visitor:
        """Log in; a wrong name takes as long as a wrong password, so timing does not reveal which names exist."""
        async with self.store.reading() as connection:
            query = select(store.users).where(store.users.c.login.in_(keys_of_name(name)))
            found = (await connection.execute(query)).first()
        async with self.hashing:
            right = await asyncio.to_thread(is_right, found.password if found else nobody(), password)
        if found is None or not right:
            raise Problem("wrong-login", 401)
        async with self.store.writing() as writing:
            token = await self.open(writing, found.id, visitor)
        return visitor_of(found, token)

    async def logout(self, visitor: Visitor) -> None:
        async with self.store.writing() as writing:
            await self.end(writing, visitor)

    async def change(self, visitor: Visitor, values: dict[str, Any]) -> None:
        u = store.users
        async with self.store.writing() as writing:
            await writing.execute(u.update().where(u.c.id == visitor.id).values(**values))


def visitor_of(row: Any, token: str) -> Visitor:
    return Visitor(row.id, row.name, row.login is not None, row.lang, row.webhook, token)


@cache
def nobody() -> str:
    """A password hash to check for unknown names; nobody knows the password."""
    return HASHER.hash(secrets.token_hex())


def is_right(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except VerificationError:
        return False
