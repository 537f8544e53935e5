"""Requests to addresses that people have entered. Never sent to addresses inside the server's own network."""

from __future__ import annotations

import asyncio
import socket
import ssl
from collections.abc import Mapping
from contextlib import suppress
from urllib.parse import SplitResult, urlsplit

from goodsyard.server.networks import is_public
from goodsyard.server.settings import Settings

SECONDS = 5.0
AT_ONCE = 8


class Outside:
    """Sends requests, a few at a time."""

    def __init__(self, settings: Settings) -> None:
        self.private = settings.webhook_private
        self.calling = asyncio.Semaphore(AT_ONCE)

    async def post(self, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        """Send a request and return the status; raises OSError, EOFError, TimeoutError or ValueError if that fails."""
        async with self.calling, asyncio.timeout(SECONDS):
            return await self.send(urlsplit(url), body, headers)

    async def send(self, url: SplitResult, body: bytes, headers: Mapping[str, str]) -> int:
        """Send one request; redirects are not followed."""
        reader, writer = await self.connect(url)
        try:
            path = (url.path or "/") + (f"?{url.query}" if url.query else "")
            lines = (f"POST {path} HTTP/1.1", f"Host: {url.netloc.rpartition('@')[2]}", "User-Agent: goodsyard")
            more = (f"Content-Length: {len(body)}", "Connection: close", *(f"{k}: {v}" for k, v in headers.items()))
            writer.write("\r\n".join((*lines, *more, "", "")).encode("ascii") + body)
            await writer.drain()
            _, status, *_ = (await reader.readuntil(b"\r\n")).split(b" ", 2)
            return int(status)
        finally:
            writer.close()

    async def connect(self, url: SplitResult) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """Connect to the very address that was checked: a name could be resolved differently the next time."""
        port = url.port or (443 if url.scheme == "https" else 80)
        addresses = await self.addresses_of(str(url.hostname), port)
        secure = ssl.create_default_context() if url.scheme == "https" else None
        name = url.hostname if secure else None
        for address in addresses[:-1]:
            with suppress(OSError):
                return await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
        return await asyncio.open_connection(addresses[-1], port, ssl=secure, server_hostname=name)

    async def addresses_of(self, host: str, port: int) -> list[str]:
        """The addresses of a name to which requests may be sent; raises ValueError if there are none."""
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        addresses = dict.fromkeys(str(place[0]) for *_, place in found)
        public = [address for address in addresses if self.private or is_public(address)]
        if not public:
            raise ValueError("no public address")
        return public
