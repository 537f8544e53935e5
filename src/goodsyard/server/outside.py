"""Requests to addresses that people have entered. Never sent to addresses inside the server's own network."""

from __future__ import annotations

import asyncio
import ipaddress
import socket
import ssl
from collections.abc import Mapping
from urllib.parse import SplitResult, urlsplit

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
        """Send one request to an address resolved and checked here; redirects are not followed."""
        port = url.port or (443 if url.scheme == "https" else 80)
        address = await self.address_of(str(url.hostname), port)
        secure = ssl.create_default_context() if url.scheme == "https" else None
        name = url.hostname if secure else None
        reader, writer = await asyncio.open_connection(address, port, ssl=secure, server_hostname=name)
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

    async def address_of(self, host: str, port: int) -> str:
        found = await asyncio.get_running_loop().getaddrinfo(host, port, type=socket.SOCK_STREAM)
        for *_, place in found:
            if self.private or ipaddress.ip_address(place[0]).is_global:
                return str(place[0])
        raise ValueError("no public address")
