"""Webhooks: "your turn" for people who are not connected. Never sent to addresses inside the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import socket
import ssl
from urllib.parse import SplitResult, urlsplit

import msgspec
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.live import Live
from goodsyard.server.problems import Problem
from goodsyard.server.settings import Settings
from goodsyard.server.store import Store

SECONDS = 5.0
AT_ONCE = 8

logger = logging.getLogger("goodsyard.webhooks")


class Webhooks:
    """Calls the addresses that account holders have entered."""

    def __init__(self, store: Store, settings: Settings) -> None:
        self.store = store
        self.url = settings.url
        self.private = settings.webhook_private
        self.calling = asyncio.Semaphore(AT_ONCE)

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
            async with self.calling, asyncio.timeout(SECONDS):
                await self.post(urlsplit(url), body)
        except (OSError, TimeoutError, ValueError) as problem:
            logger.info("webhook failed: %s", type(problem).__name__)

    async def post(self, url: SplitResult, body: bytes) -> None:
        """Send one request to an address resolved and checked here; redirects are not followed."""
        port = url.port or (443 if url.scheme == "https" else 80)
        address = await self.address_of(str(url.hostname), port)
        secure = ssl.create_default_context() if url.scheme == "https" else None
        name = url.hostname if secure else None
        reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
        try:
            path = (url.path or "/") + (f"?{url.query}" if url.query else "")
            lines = (f"POST {path} HTTP/1.1", f"Host: {url.netloc.rpartition('@')[2]}", "User-Agent: goodsyard")
            more = ("Content-Type: application/json", f"Content-Length: {len(body)}", "Connection: close")
            writer.write("\r\n".join((*lines, *more, "", "")).encode("ascii") + body)
            await writer.drain()
            await reader.read(1024)
        finally:
            writer.close()

    async def address_of(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for *_, place in found:
            if self.private or ipaddress.ip_address(place[0]).is_global:
                return str(place[0])
        raise ValueError("no public address")


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
