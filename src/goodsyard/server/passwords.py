"""Passwords and recovery codes: only their hashes are stored."""

from __future__ import annotations

import asyncio
import secrets
from functools import cache

import msgspec
from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from goodsyard.server.problems import Problem
from goodsyard.server.tokens import hashed, new_id

HASHER = PasswordHasher()
MIN_PASSWORD = 8
CODES, CODE_LENGTH, GROUP = 10, 16, 4


class Passwords:
    """Hashes and checks passwords, a few at a time and never in the event loop."""

    def __init__(self) -> None:
        self.hashing = asyncio.Semaphore(2)

    async def hashed(self, password: str) -> str:
        if len(password) < MIN_PASSWORD:
            raise Problem("short-password", least=MIN_PASSWORD)
        async with self.hashing:
            return await asyncio.to_thread(HASHER.hash, password)

    async def is_right(self, stored: str | None, password: str) -> bool:
        """Check a password; if none is stored this takes as long, so timing does not reveal which names exist."""
        async with self.hashing:
            return await asyncio.to_thread(is_right, stored or nobody(), password) and stored is not None


@cache
def nobody() -> str:
    """A password hash to check for unknown names; nobody knows the password."""
    return HASHER.hash(secrets.token_hex())


def is_right(password_hash: str, password: str) -> bool:
    try:
        return HASHER.verify(password_hash, password)
    except (VerificationError, InvalidHashError):
        return False


def new_codes() -> list[str]:
    """Recovery codes, in groups that can be copied from paper."""
    codes = (new_id(CODE_LENGTH) for _ in range(CODES))
    return ["-".join(code[start : start + GROUP] for start in range(0, CODE_LENGTH, GROUP)) for code in codes]


def code_hash(code: str) -> str:
    """The hash of a code however it was typed. Codes are random, so they need no slow hash."""
    return hashed("recovery " + "".join(c for c in code.casefold() if c.isalnum()))


def stored_codes(recovery: str | None) -> list[str]:
    """The hashes of the codes that are left."""
    return msgspec.json.decode(recovery, type=list[str]) if recovery else []
