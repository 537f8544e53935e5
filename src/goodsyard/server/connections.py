"""Connections: nobody keeps one open by sending half a request or by not reading, and nobody has too many of them.

Uvicorn limits neither, so its protocols are extended here.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import cache
from ipaddress import ip_address, ip_network
from typing import Any

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from goodsyard.server.limits import key_of
from goodsyard.server.settings import Settings, from_environment

INCOMPLETE = (h11.IDLE, h11.SEND_BODY)
LATE, TOO_MANY = (
    f"HTTP/1.1 {status}\r\nconnection: close\r\ncontent-length: 0\r\n\r\n".encode()
    for status in ("408 Request Timeout", "429 Too Many Requests")
)


class Connections:
    """The connections of this process by address. Those of proxies are not limited: they stand for many people."""

    def __init__(self, settings: Settings) -> None:
        self.patience = settings.patience
        self.each = settings.connections_each
        self.proxies = [ip_network(proxy) for proxy in settings.proxies]
        self.open: Counter[str] = Counter()

    def enter(self, host: str) -> bool:
        """Count a connection; false if it is one too many."""
        key = key_of(host)
        self.open[key] += 1
        return self.open[key] <= self.each or self.is_proxy(host)

    def leave(self, host: str) -> None:
        key = key_of(host)
        self.open[key] -= 1
        if not self.open[key]:
            del self.open[key]

    def is_proxy(self, host: str) -> bool:
        try:
            return any(ip_address(host) in proxy for proxy in self.proxies)
        except ValueError:
            return False


@cache
def connections() -> Connections:
    """The connections of this process; uvicorn makes the protocols, so nothing can be handed to them."""
    return Connections(from_environment())


class Deadline:
    """Does something unless it is stopped in time."""

    def __init__(self, late: Callable[[], None]) -> None:
        self.late = late
        self.timer: asyncio.TimerHandle | None = None

    def start(self) -> None:
        if self.timer is None:
            self.timer = asyncio.get_running_loop().call_later(connections().patience, self.late)

    def stop(self) -> None:
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None


class PatientHTTP(H11Protocol):
    """Requests that do not arrive completely, and responses that are not read, end the connection."""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.arriving, self.leaving = Deadline(self.on_late), Deadline(transport.abort)
        self.arriving.start()
        if not connections().enter(self.host):
            transport.write(TOO_MANY)
            transport.close()

    def connection_lost(self, exc: Exception | None) -> None:
        self.arriving.stop()
        self.leaving.stop()
        connections().leave(self.host)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        self.arriving.start()
        super().data_received(data)
        if self.conn.their_state not in INCOMPLETE:
            self.arriving.stop()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self.arriving.stop()
        self.leaving.stop()
        super().handle_websocket_upgrade(event)

    def on_response_complete(self) -> None:
        super().on_response_complete()
        if self.transport.is_closing():
            self.leaving.start()
        elif self.conn.their_state is h11.SEND_BODY or self.conn.trailing_data[0]:
            self.arriving.start()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self.leaving.start()

    def pause_writing(self) -> None:
        super().pause_writing()
        self.leaving.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self.leaving.stop()

    def on_late(self) -> None:
        if self.cycle is None or self.cycle.response_complete or not self.cycle.response_started:
            self.transport.write(LATE)
        self.transport.close()
        self.leaving.start()


class PatientSocket(WebSocketsSansIOProtocol):
    """Live connections that do not read are let go. They were counted when they were still requests."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.host = self.client[0] if self.client else ""
        self.leaving = Deadline(self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self.leaving.stop()
        connections().leave(self.host)
        super().connection_lost(exc)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.leaving.start()

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self.transport.is_closing():
            self.leaving.stop()

    def on_task_complete(self, task: asyncio.Task[Any]) -> None:
        """Nobody serves the connection any more, so it has to close even if what was sent is never read."""
        super().on_task_complete(task)
        if not self.disconnected:
            self.leaving.start()
