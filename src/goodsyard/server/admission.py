"""Admission: who may open a live connection to a table."""

from __future__ import annotations

from contextlib import suppress
from typing import Any
from urllib.parse import urlsplit

from litestar import WebSocket
from litestar.datastructures import State
from litestar.exceptions import WebSocketDisconnect

from goodsyard.server.api.common import address_of, must_see
from goodsyard.server.connections import connections
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
    address = address_of(socket)
    if not server.limits.requests.allow(address):
        raise Problem("too-fast", 429)
    user, session = (visitor.id, visitor.session) if visitor else (None, "")
    must_have_room(server, session, address)
    if user is not None:
        server.queue.shares.note(user, address)
    async with server.lives.hold(id[:24]) as live:
        must_see(server, live.row, live.seats, visitor, socket.query_params.get("watch", "")[:64])
        must_have_room(server, session, address)  # others may have come in while the table was loaded
        viewer = Viewer(live, user, session, lang, address)
        server.hub.enter(viewer)
        server.drive(live)
        return viewer


def must_have_room(server: Server, session: str, address: str) -> None:
    """Raise a Problem if there are too many live connections in all, of an address, or of a visitor.

    Those without a session count as one visitor for each address.
    """
    viewers, settings = server.hub.viewers, server.settings
    here = [viewer for viewer in viewers if viewer.address == address]
    mine = sum(viewer.session == session for viewer in (viewers if session else here))
    many = 0 if connections().is_proxy(address) else len(here)
    if len(viewers) >= settings.sockets or many >= settings.connections_each or mine >= settings.sockets_each:
        raise Problem("too-many-sockets", 429)
