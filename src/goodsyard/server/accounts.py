"""Accounts: changing a password, and getting back in with a recovery code."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.names import keys_of_name
from goodsyard.server.passwords import Passwords, code_hash, new_codes, stored_codes
from goodsyard.server.problems import Problem
from goodsyard.server.rows import json_of
from goodsyard.server.sessions import Sessions, Visitor, visitor_of
from goodsyard.server.store import Store

u = store.users


class Accounts:
    """What the holder of an account does with its password; every change of it ends all other sessions."""

    def __init__(self, store: Store, sessions: Sessions, passwords: Passwords) -> None:
        self.store = store
        self.sessions = sessions
        self.passwords = passwords

    async def confirmed(self, visitor: Visitor, password: str) -> Any:
        """The visitor's row, if the password is right; raises a Problem otherwise."""
        if not visitor.account:
            raise Problem("account-needed", 403)
        async with self.store.reading() as connection:
            row = (await connection.execute(select(u).where(u.c.id == visitor.id))).one()
        if not await self.passwords.is_right(row.password, password):
            raise Problem("wrong-password", 401)
        return row

    async def change_password(self, visitor: Visitor, old: str, new: str) -> Visitor:
        await self.confirmed(visitor, old)
        password = await self.passwords.hashed(new)
        async with self.store.writing() as writing:
            await writing.execute(u.update().where(u.c.id == visitor.id).values(password=password))
            await self.sessions.end_all(writing, visitor.id)
            token = await self.sessions.open(writing, visitor.id)
        return replace(visitor, token=token)

    async def new_codes(self, visitor: Visitor, password: str) -> list[str]:
        """Fresh recovery codes; earlier ones become useless."""
        await self.confirmed(visitor, password)
        codes = new_codes()
        stored = json_of([code_hash(code) for code in codes])
        async with self.store.writing() as writing:
            await writing.execute(u.update().where(u.c.id == visitor.id).values(recovery=stored))
        return codes

    async def reset(self, visitor: Visitor, name: str, code: str, password: str) -> Visitor:
        """Set a new password with a recovery code, which is used up, and log in."""
        async with self.store.reading() as connection:
            query = select(u).where(u.c.login.in_(keys_of_name(name)))
            row = (await connection.execute(query)).first()
        codes, wanted = stored_codes(row.recovery) if row else [], code_hash(code)
        if row is None or wanted not in codes:
            raise Problem("wrong-code", 401)
        values = {
            "password": await self.passwords.hashed(password),
            "recovery": json_of([each for each in codes if each != wanted]),
        }
        async with self.store.writing() as writing:
            unused = (u.c.id == row.id) & (u.c.recovery == row.recovery)
            if (await writing.execute(u.update().where(unused).values(**values))).rowcount != 1:
                raise Problem("wrong-code", 401)
            await self.sessions.end_all(writing, row.id)
            token = await self.sessions.open(writing, row.id, visitor)
        return replace(visitor_of(row, token), codes=len(codes) - 1)
