"""Admission: who may open a live connection to a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from goodsyard.server.api.common import must_see
from goodsyard.server.messages import ENCODER, Failed
from goodsyard.server.problems import Problem
from goodsyard.server.server import Server
from goodsyard.server.sessions import Visitor
from goodsyard.server.viewer import Viewer

Socket = WebSocket[Any, Any, State]
FORBIDDEN, MISSING, TOO_MANY = 4403, 4404, 4429


def is_own_origin(socket: Socket, url: str) -> bool:
    """Browsers send the origin of the page; it must be this server."""
    origin = socket.headers.get("origin")
    if origin is None:
        return True
    return origin == url or urlsplit(origin).netloc == socket.headers.get("host")


async def turn_away(socket: Socket, problem: Problem, lang: str) -> None:
    """Send the reason and close the connection."""
    code = {403: FORBIDDEN, 404: MISSING, 429: TOO_MANY}.get(problem.status, FORBIDDEN)
    with suppress(WebSocketDisconnect, RuntimeError, OSError):
        await socket.send_data(ENCODER.encode(Failed(problem.text(lang))).decode())
        await socket.close(code)


async def admitted(server: Server, socket: Socket, id: str, visitor: Visitor | None, lang: str) -> Viewer:
    """Create the viewer; raises a Problem if this visitor may not watch the table."""
    user, session = (visitor.id, visitor.session) if visitor else (None, "")
    viewers = server.hub.viewers
    mine = sum(viewer.session == session for viewer in viewers) if visitor else 0
    if len(viewers) >= server.settings.sockets or mine >= server.settings.sockets_each:
        raise Problem("too-many-sockets", 429)
    async with server.lives.hold(id[:24]) as live:
        must_see(server, live.row, live.seats, visitor, socket.query_params.get("watch", "")[:64])
        viewer = Viewer(live, user, session, lang)
        server.hub.enter(viewer)
        server.drive(live)
        return viewer
