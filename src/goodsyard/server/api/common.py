"""Shared by all requests: who is asking, in which language, and whether a write is authorized."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.connection import ASGIConnection
from litestar.datastructures import Cookie, State
from litestar.params import Parameter

from goodsyard.server.limits import key_of
from goodsyard.server.problems import Problem, chosen_language, spoken
from goodsyard.server.rows import SeatRow, TableRow
from goodsyard.server.server import Server
from goodsyard.server.sessions import AGE, COOKIE, Visitor
from goodsyard.server.tokens import is_same

Asking = Request[Any, Any, State]
Lang = Annotated[str | None, Parameter(query="lang", max_length=8, description="a language", required=False)]
Watch = Annotated[
    str | None, Parameter(query="watch", max_length=64, description="a spectator's token", required=False)
]
TableId = Annotated[str, Parameter(max_length=24)]


def server_of(request: Asking) -> Server:
    server: Server = request.app.state.server
    return server


async def visitor_of(request: Asking) -> Visitor | None:
    """The visitor identified by the session cookie, if any."""
    if "visitor" in request.state:
        known: Visitor | None = request.state.visitor
        return known
    server = server_of(request)
    visitor = request.state.visitor = await server.sessions.find(request.cookies.get(COOKIE))
    if visitor is not None:
        server.queue.shares.note(visitor.id, address_of(request))
    if visitor is not None and server.limits.sights.allow(visitor.session):
        server.hub.begin(server.sessions.touch(visitor, request.headers.get("user-agent", "")))
    return visitor


async def player_of(request: Asking) -> Visitor:
    """The visitor asking for a part in a game; raises a Problem if they are suspended."""
    visitor = await writer_of(request)
    if visitor.suspension is not None:
        raise visitor.suspension.problem
    return visitor


async def writer_of(request: Asking) -> Visitor:
    """The visitor asking for a change; requires a session and its CSRF token."""
    visitor = await visitor_of(request)
    if visitor is None:
        raise Problem("no-session", 403)
    if not is_same(request.headers.get("x-csrf", ""), visitor.csrf):
        raise Problem("no-csrf", 403)
    return visitor


def language_of(request: Asking) -> str:
    """The language for an answer; raises a Problem if the address names one that the server does not speak."""
    if wanted := request.query_params.get("lang"):
        return spoken(wanted)
    return language_for(request)


def language_for(request: Asking) -> str:
    """The language for an answer, whatever was asked."""
    visitor: Visitor | None = request.state.get("visitor")
    return chosen_language(request.query_params.get("lang"), visitor.lang if visitor else None, request.headers)


def address_of(connection: ASGIConnection[Any, Any, Any, State]) -> str:
    """What limits by address are kept under."""
    return key_of(connection.client.host if connection.client else "")


def base_of(request: Asking) -> str:
    """The base address for links."""
    return server_of(request).settings.url or str(request.base_url).rstrip("/")


def session_cookie(request: Asking, visitor: Visitor) -> Cookie:
    secure = base_of(request).startswith("https://")
    return Cookie(COOKIE, value=visitor.token, httponly=True, samesite="lax", secure=secure, max_age=AGE)


def must_see(server: Server, row: TableRow, seats: list[SeatRow], visitor: Visitor | None, watch: str | None) -> None:
    """Raise a Problem unless the visitor may look at the table."""
    if row.visibility == "public" or (watch and server.links.may_watch(row.id, watch)):
        return
    if visitor is None or visitor.id not in (row.creator, *(seat.user for seat in seats)):
        raise Problem("private-table", 403)
