"""Attempts to log in: limited per address and per name. A browser that has logged in before has its own limit, so that
strangers who guess a password cannot keep its owner out."""

from __future__ import annotations

from litestar.datastructures import Cookie

from goodsyard.server.api.common import Asking, address_of, base_of, server_of
from goodsyard.server.names import MAX_KEY, key_of_name
from goodsyard.server.problems import Problem
from goodsyard.server.sessions import AGE
from goodsyard.server.tokens import is_same

BROWSER = "goodsyard_browser"
PATH = "/api/login"


def may_try(request: Asking, name: str | None = None) -> None:
    """Raise a Problem if there have been too many attempts lately."""
    limits, key = server_of(request).limits, key_of_name(name or "")[:MAX_KEY]
    mark = request.cookies.get(BROWSER, "")
    if name is not None and is_same(mark, mark_of(request, name)):
        allowed = limits.logins.allow(f"browser {key}")
    else:
        allowed = limits.logins.allow(address_of(request)) and (name is None or limits.names.allow(key))
    if not allowed:
        raise Problem("too-fast", 429)


def mark_of(request: Asking, name: str) -> str:
    return server_of(request).links.sign(f"browser {key_of_name(name)}")


def browser_cookie(request: Asking, name: str) -> Cookie:
    """Shows that this browser has logged in under this name; it opens nothing by itself."""
    secure = base_of(request).startswith("https://")
    value = mark_of(request, name)
    return Cookie(BROWSER, value=value, path=PATH, httponly=True, samesite="strict", secure=secure, max_age=AGE)
