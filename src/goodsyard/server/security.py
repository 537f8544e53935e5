"""Security for every response: strict headers, rate limits, and errors that reveal no internals."""

from __future__ import annotations

import logging
from typing import Any

from litestar import Request, Response
from litestar.enums import ScopeType
from litestar.exceptions import HTTPException
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from sqlalchemy.exc import DBAPIError, InterfaceError, OperationalError

from goodsyard.core.errors import GoodsyardError
from goodsyard.server.api.common import Asking, address_of, language_for, server_of
from goodsyard.server.problems import Problem, say

CONTENT = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; media-src 'self'; manifest-src 'self'; worker-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = [
    (b"content-security-policy", CONTENT.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]

PLAIN = ("GET", "HEAD", "OPTIONS")
"""Methods that change nothing and need no body."""

NOWHERE = "/nowhere"
GONE = "client disconnected prematurely"
"""The framework's words, as an internal error, for a request whose rest never arrived; nobody reads the answer."""

JSON = "application/json"
UNWRITABLE = ("CharacterNotInRepertoireError", "UntranslatableCharacterError")

logger = logging.getLogger("goodsyard.requests")


def guarded(app: ASGIApp) -> ASGIApp:
    """Add the headers to every response, forbid caching of API responses, and refuse addresses that cannot exist."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        async def sending(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*message["headers"], *HEADERS]
                if scope["path"].startswith("/api/"):
                    message["headers"] = [*message["headers"], (b"cache-control", b"no-store")]
            await send(message)

        if scope["type"] == ScopeType.HTTP and not scope["path"].isprintable():
            scope["path"] = NOWHERE  # what is unprintable is no name of anything, and file systems choke on it
        await app(scope, receive, sending if scope["type"] == ScopeType.HTTP else send)

    return wrapped


def admissible(request: Asking) -> Response[dict[str, str]] | None:
    """Refuse what comes too often or in a form that is not read here; None if the request may go on."""
    problem = too_often(request) or unreadable(request)
    return None if problem is None else error_response(request, problem)


def too_often(request: Asking) -> Problem | None:
    """Limit requests per address, with a lower limit for changes."""
    limits, address = server_of(request).limits, address_of(request)
    if request.url.path.startswith("/static/"):
        return None
    allowed = limits.requests.allow(address) and (request.method in PLAIN or limits.writes.allow(address))
    return None if allowed else Problem("too-fast", 429)


def unreadable(request: Asking) -> Problem | None:
    """Bodies are JSON and not compressed: what a small body unpacks to could be large."""
    if request.method in PLAIN:
        return None
    if request.headers.get("content-encoding", "identity").strip().lower() != "identity":
        return Problem("packed-body", 415)
    named = request.headers.get("content-type", JSON).partition(";")[0].strip().lower()
    return None if named == JSON else Problem("not-json", 415)


def error_response(request: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, str]]:
    return Response({"error": problem.text(language_for(request))}, status_code=problem.status)


def on_problem(request: Request[Any, Any, Any], problem: Problem) -> Response[dict[str, str]]:
    return error_response(request, problem)


def on_goodsyard_error(request: Request[Any, Any, Any], error: GoodsyardError) -> Response[dict[str, str]]:
    """Wrong options, an unknown game or bot, a broken record: these messages are written for people."""
    said = {"error": str(error)}
    clause = getattr(error, "clause", "")
    return Response(said | ({"clause": clause} if clause else {}), status_code=400)


def on_http_error(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, str]]:
    """Report what the framework refuses in one sentence."""
    if error.detail == GONE:
        return Response({"error": GONE}, status_code=400)
    if error.status_code >= 500:
        return on_crash(request, error)
    return Response({"error": sentence(error)}, status_code=error.status_code, headers=error.headers)


def sentence(error: HTTPException) -> str:
    """The framework's reason, with the fields it refers to."""
    parts = [error.detail]
    for each in error.extra if isinstance(error.extra, list) else ():
        if isinstance(each, dict):
            parts.append(f"{each.get('key', '')}: {each.get('message', '')}".strip(": "))
    return "; ".join(part for part in parts if part)[:500]


def on_unreadable(
    request: Request[Any, Any, Any], error: RecursionError | UnicodeDecodeError
) -> Response[dict[str, str]]:
    """A document that is too deep for the reader, or no UTF-8."""
    return error_response(request, Problem("bad-message", 400))


def on_database_error(request: Request[Any, Any, Any], error: DBAPIError) -> Response[dict[str, str]]:
    """Text that the database cannot hold is the visitor's mistake; a full or locked disk is nobody's here."""
    if any(name in str(error.orig) for name in UNWRITABLE):
        return error_response(request, Problem("bad-message", 400))
    if isinstance(error, OperationalError | InterfaceError):
        logger.error("%s failed: %s", request.method, error.orig)
        return error_response(request, Problem("not-stored", 503))
    return on_crash(request, error)


def on_crash(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """An unexpected error: the details go to the log, not to the visitor."""
    logger.error("%s failed", request.method, exc_info=error)
    return Response({"error": say(language_for(request), "server-error")}, status_code=500)
