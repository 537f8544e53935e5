"""Measuring requests: each gets an id, which appears in the log and in the answer, and its time is taken."""

from __future__ import annotations

import logging
from time import perf_counter

from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from goodsyard.server.logs import current, request_id

METHODS = ("GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS")

logger = logging.getLogger("goodsyard.requests")


def measured(app: ASGIApp) -> ASGIApp:
    """The application with ids and times."""

    async def wrapped(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await app(scope, receive, send)
            return
        id, began, status = request_id(scope["headers"]), perf_counter(), 0

        async def sending(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                message["headers"] = [*message["headers"], (b"x-request-id", id.encode())]
            await send(message)

        token = current.set(id)
        try:
            await app(scope, receive, sending)
        finally:
            note(scope, status, perf_counter() - began)
            current.reset(token)

    return wrapped


def note(scope: Scope, status: int, seconds: float) -> None:
    """Write a line about the request, by its route, and count it."""
    route = scope.get("path_template") or "other"
    if scope["type"] == ScopeType.WEBSOCKET:
        logger.info("closed", extra={"facts": {"route": route, "seconds": round(seconds, 1)}})
        return
    method = scope["method"] if scope["method"] in METHODS else "other"
    scope["app"].state.server.metrics.requests.observe(seconds, method=method, route=route, status=str(status))
    if route.startswith("/api/"):
        facts = {"method": method, "route": route, "status": status, "ms": round(1000 * seconds, 1)}
        logger.info("answered", extra={"facts": facts})
