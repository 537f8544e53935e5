"""Running: uvicorn with the server's limits, in one process or several."""

from __future__ import annotations

import asyncio
import socket
from collections.abc import Callable
from typing import Any

import uvicorn
from sqlalchemy.exc import DBAPIError

from goodsyard.core.errors import BadSetup
from goodsyard.server.connections import PatientHTTP, PatientSocket
from goodsyard.server.limits import MAX_FRAME
from goodsyard.server.logs import LOGGING
from goodsyard.server.schema import prepare
from goodsyard.server.settings import from_environment
from goodsyard.server.store import Store

GRACE = 3


class Announced(uvicorn.Server):
    """Calls `ready` once it accepts connections."""

    ready: Callable[[], None] = staticmethod(lambda: None)

    async def startup(self, sockets: Any = None) -> None:
        await super().startup(sockets)
        if not self.should_exit:
            self.ready()


def options(host: str, port: int) -> dict[str, Any]:
    settings = from_environment()
    return {
        "host": host,
        "port": port,
        "factory": True,
        "http": PatientHTTP,
        "ws": PatientSocket,
        "ws_max_size": 4 * MAX_FRAME,
        "ws_per_message_deflate": settings.deflate,
        "forwarded_allow_ips": list(settings.proxies),
        "access_log": False,
        "log_config": LOGGING,
        "server_header": False,
        "timeout_graceful_shutdown": GRACE,
    }


def run(host: str, port: int, workers: int, ready: Callable[[], None]) -> None:
    """Serve until the process is told to stop; raises BadSetup if the setup cannot work."""
    settings, app = from_environment(), "goodsyard.server.app:create_app"
    if workers > 1 and settings.is_sqlite:
        raise BadSetup("running several server processes requires PostgreSQL: set GOODSYARD_DATABASE=postgresql://...")
    must_be_free(host, port)
    asyncio.run(prepared(Store(settings)))
    if workers > 1:
        ready()
        uvicorn.run(app, workers=workers, **options(host, port))
        return
    server = Announced(uvicorn.Config(app, **options(host, port)))
    server.ready = ready
    server.run()
    if not server.started:
        raise BadSetup(f"the server could not start on {host}:{port}")


def must_be_free(host: str, port: int) -> None:
    """Raise BadSetup with a clear message if the port is taken."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind((host, port))
        except OSError as problem:
            raise BadSetup(f"cannot listen on {host}:{port}: {problem.strerror}; choose another --port") from None


async def prepared(store: Store) -> None:
    """Prepare the schema before the server starts; raises BadSetup if the database cannot be used."""
    try:
        await prepare(store)
    except (DBAPIError, OSError) as problem:
        raise BadSetup(f"the database cannot be opened: {getattr(problem, 'orig', problem)}") from None
    finally:
        await store.close()
