"""Webhooks: signed calls to an address of one's own. Headers and signatures are those of Standard Webhooks."""

from __future__ import annotations

import asyncio
import hashlib
import hmac
import logging
import secrets
from base64 import b64decode, b64encode
from time import time
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.live import Live
from goodsyard.server.outside import Outside
from goodsyard.server.problems import Problem
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store
from goodsyard.server.tokens import new_id

MARK = "whsec_"
"""With which keys begin, so that nobody mistakes one for something else."""
PAUSES = (5.0, 60.0)
"""Seconds before a call that has failed is tried again."""
FINE = range(200, 300)

logger = logging.getLogger("goodsyard.webhooks")
u = store.users


class Webhooks:
    """Calls the addresses that account holders have entered."""

    def __init__(self, store: Store, settings: Settings, outside: Outside) -> None:
        self.store = store
        self.url = settings.url
        self.outside = outside

    def to_call(self, live: Live) -> list[str]:
        """Absent people whose turn has just begun; nobody is called twice for the same turn."""
        acting = {str(live.seats[seat].user) for seat in live.acting if live.seats[seat].kind == "person"}
        fresh, live.called = acting - live.called, acting
        return sorted(fresh - live.present)

    async def call(self, user: str, event: str, table: str, game: str) -> None:
        """Tell a person about a table; a call that fails is tried twice more, under the same id."""
        found = await self.hook_of(user)
        if found is None:
            return
        facts = {"event": event, "game": game, "table": table, "url": f"{self.url}/table/{table}"}
        body, id = msgspec.json.encode(facts), new_call()
        for pause in (*PAUSES, None):
            if await self.send(*found, id, body) in FINE or pause is None:
                return
            await asyncio.sleep(pause)

    async def test(self, user: str) -> int:
        """Send an example once; the status of the answer, or 0 without one."""
        found = await self.hook_of(user)
        if found is None:
            raise Problem("no-webhook", 409)
        facts = {"event": "test", "game": "", "table": "", "url": self.url}
        return await self.send(*found, new_call(), msgspec.json.encode(facts))

    async def send(self, url: str, key: str, id: str, body: bytes) -> int:
        """One signed call; the status of the answer, or 0 without one."""
        headers = {"Content-Type": "application/json", **signed(key, id, int(time()), body)}
        try:
            return await self.outside.post(url, body, headers)
        except (OSError, EOFError, TimeoutError, ValueError) as problem:
            logger.info("webhook failed: %s", type(problem).__name__)
            return 0

    async def hook_of(self, user: str) -> tuple[str, str] | None:
        """The address and the key of a person's webhook, if there is one."""
        async with self.store.reading() as connection:
            row = (await connection.execute(select(u.c.webhook, u.c.webhook_key).where(u.c.id == user))).first()
        if row is None or not row.webhook:
            return None
        return row.webhook, row.webhook_key or await self.new_key(user, renewing=False)

    async def new_key(self, user: str, renewing: bool = True) -> str:
        """Make a key and return the one in force: a first key may have been made elsewhere at the same time."""
        mine = (u.c.id == user) & u.c.webhook.is_not(None)
        free = mine if renewing else mine & u.c.webhook_key.is_(None)
        key = MARK + b64encode(secrets.token_bytes(32)).decode()
        async with self.store.writing() as writing:
            await writing.execute(u.update().where(free).values(webhook_key=key))
            stored = (await writing.execute(select(u.c.webhook_key).where(mine))).scalar()
        if stored is None:
            raise Problem("no-webhook", 409)
        return str(stored)


def new_call() -> str:
    """The id of a call, by which its receiver recognises repetitions."""
    return f"msg_{new_id(20)}"


def signed(key: str, id: str, at: int, body: bytes) -> dict[str, str]:
    """The headers that prove who has sent a body, and when."""
    said = f"{id}.{at}.".encode() + body
    signature = hmac.digest(b64decode(key.removeprefix(MARK)), said, hashlib.sha256)
    return {
        "webhook-id": id,
        "webhook-timestamp": str(at),
        "webhook-signature": f"v1,{b64encode(signature).decode()}",
    }


def checked(url: str) -> str | None:
    """A valid webhook address, or None if the text is empty; raises a Problem if it is invalid."""
    if not url:
        return None
    try:
        parts = urlsplit(url)
        fine = parts.scheme in ("http", "https") and parts.hostname and (parts.port is None or parts.port > 0)
    except ValueError:
        fine = False
    if not fine or not url.isascii() or not url.isprintable() or " " in url:
        raise Problem("bad-webhook")
    return url
