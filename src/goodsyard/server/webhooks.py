"""Webhooks: "your turn" for people who are not connected."""

from __future__ import annotations

import logging
from urllib.parse import urlsplit

import msgspec
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.live import Live
from goodsyard.server.outside import Outside
from goodsyard.server.problems import Problem
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store

logger = logging.getLogger("goodsyard.webhooks")


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

    async def call(self, user: str, table: str, game: str) -> None:
        async with self.store.reading() as connection:
            query = select(store.users.c.webhook).where(store.users.c.id == user)
            url = (await connection.execute(query)).scalar()
        if not url:
            return
        body = msgspec.json.encode(
            {"event": "your-turn", "game": game, "table": table, "url": f"{self.url}/table/{table}"}
        )
        try:
            await self.outside.post(url, body, {"Content-Type": "application/json"})
        except (OSError, EOFError, TimeoutError, ValueError) as problem:
            logger.info("webhook failed: %s", type(problem).__name__)


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
