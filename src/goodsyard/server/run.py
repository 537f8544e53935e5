"""Running: uvicorn with the server's limits, one process or several."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from typing import Any

import msgspec
import uvicorn

from goodsyard.core.errors import BadSetup
from goodsyard.server.limits import MOST_FRAME
from goodsyard.server.schema import prepare
from goodsyard.server.settings import from_environment
from goodsyard.server.store import Store

GRACE = 3


class JsonLines(logging.Formatter):
    """One JSON document a line: when, how bad, where, what. Never headers, cookies, addresses of links or bodies."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "json"}},
    "loggers": {
        "goodsyard": {"handlers": ["stderr"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["stderr"], "level": "WARNING", "propagate": False},
    },
}


class Announced(uvicorn.Server):
    """Tells when it is ready."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def options(host: str, port: int) -> dict[str, Any]:
    return {
        "host": host,
        "port": port,
        "factory": True,
        "ws": "websockets-sansio",
        "ws_max_size": 4 * MOST_FRAME,
        "ws_per_message_deflate": from_environment().deflate,
        "access_log": False,
        "log_config": LOGGING,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
    }


def run(host: str, port: int, workers: int, ready: Callable[[], None]) -> None:
    """Serve until the process is told to end; raises BadSetup for what cannot work."""
    settings, app = from_environment(), "goodsyard.server.app:create_app"
    if workers > 1 and settings.is_sqlite:
        raise BadSetup("several server processes need PostgreSQL: set GOODSYARD_DATABASE=postgresql://...")
    if workers > 1:
        asyncio.run(prepared(Store(settings)))
        ready()
        uvicorn.run(app, workers=workers, **options(host, port))
        return
    server = Announced(uvicorn.Config(app, **options(host, port)))
    server.ready = ready
    server.run()
    if not server.started:
        raise BadSetup(f"the server could not start at {host}:{port}")


async def prepared(store: Store) -> None:
    """The schema, before several processes want it at once."""
    await prepare(store)
    await store.close()
