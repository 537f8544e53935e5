"""The current visitor: guest, account, login, logout."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, get, patch, post
from litestar.datastructures import Cookie
from litestar.status_codes import HTTP_200_OK
from sqlalchemy import select
from sqlalchemy.exc import IntegrityError

from goodsyard.core.words import own_names
from goodsyard.server import store
from goodsyard.server.api.attempts import browser_cookie, may_try
from goodsyard.server.api.common import (
    Asking,
    address_of,
    language_for,
    server_of,
    session_cookie,
    visitor_of,
    writer_of,
)
from goodsyard.server.names import clean_name, key_of_name, keys_of_name
from goodsyard.server.problems import Problem, spoken
from goodsyard.server.sessions import COOKIE, Visitor
from goodsyard.server.webhooks import checked


class Me(msgspec.Struct):
    id: str
    name: str
    account: bool
    lang: str
    csrf: str
    webhook: str | None
    suspended: str | None
    """Until when and why the visitor may not open or join tables or chat."""
    codes: int
    """How many recovery codes are left."""
    languages: dict[str, str]
    """What the server speaks, with the languages' own names."""


class Changes(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(max_length=200)] | None = None
    lang: Annotated[str, msgspec.Meta(max_length=16)] | None = None
    webhook: Annotated[str, msgspec.Meta(max_length=500)] | msgspec.UnsetType | None = msgspec.UNSET


class Credentials(msgspec.Struct):
    name: Annotated[str, msgspec.Meta(max_length=200)]
    password: Annotated[str, msgspec.Meta(max_length=200)]


class MeController(Controller):
    """The current visitor."""

    path = "/api"
    tags = ("visitor",)

    @get("/me", description="The current visitor; without a session, a guest is created.")
    async def me(self, request: Asking) -> Response[Me]:
        visitor = await visitor_of(request)
        if visitor is not None:
            return Response(me_of(request, visitor))
        server = server_of(request)
        if not server.limits.guests.allow(address_of(request)):
            raise Problem("too-fast", 429)
        return admitted(request, await server.sessions.guest(language_for(request)))

    @patch("/me", description="Change the name, language or webhook.")
    async def change(self, request: Asking, data: Changes) -> Me:
        visitor, server = await writer_of(request), server_of(request)
        values: dict[str, str | None] = {}
        if data.name is not None:
            values["name"] = await free_name(request, visitor, data.name)
            if visitor.account:
                values["login"] = key_of_name(str(values["name"]))
        if data.lang is not None:
            values["lang"] = spoken(data.lang)
        if data.webhook is not msgspec.UNSET:
            values["webhook"] = checked(data.webhook or "")
            if values["webhook"] and not visitor.account:
                raise Problem("webhook-needs-account", 403)
            values |= {} if values["webhook"] else {"webhook_key": None}
        try:
            if values:
                await server.sessions.change(visitor, values)
        except IntegrityError:
            raise Problem("name-taken", 409) from None
        request.state.visitor = await server.sessions.find(visitor.token)
        return me_of(request, request.state.visitor or visitor)

    @post("/account", status_code=HTTP_200_OK, description="Turn a guest into an account; their games are kept.")
    async def account(self, request: Asking, data: Credentials) -> Response[Me]:
        visitor = await writer_of(request)
        may_try(request)
        return recognised(request, await server_of(request).sessions.register(visitor, data.name, data.password))

    @post("/login", status_code=HTTP_200_OK, description="Log in to an account.")
    async def login(self, request: Asking, data: Credentials) -> Response[Me]:
        visitor = await writer_of(request)
        may_try(request, data.name)
        return recognised(request, await server_of(request).sessions.login(visitor, data.name, data.password))

    @post("/logout", status_code=HTTP_200_OK, description="End the session; the next visit creates a new guest.")
    async def logout(self, request: Asking) -> Response[dict[str, bool]]:
        await server_of(request).sessions.logout(await writer_of(request))
        return Response({"ok": True}, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])


def me_of(request: Asking, visitor: Visitor) -> Me:
    lang = language_for(request)
    suspended = visitor.suspension.problem.text(lang) if visitor.suspension else None
    return Me(
        id=visitor.id,
        name=visitor.name,
        account=visitor.account,
        lang=lang,
        csrf=visitor.csrf,
        webhook=visitor.webhook,
        suspended=suspended,
        codes=visitor.codes,
        languages=own_names(),
    )


def admitted(request: Asking, visitor: Visitor, *more: Cookie) -> Response[Me]:
    """The response that gives the visitor a new session cookie."""
    request.state.visitor = visitor
    return Response(me_of(request, visitor), cookies=[session_cookie(request, visitor), *more])


def recognised(request: Asking, visitor: Visitor) -> Response[Me]:
    """The response that also lets the browser log in again, however many strangers are guessing."""
    return admitted(request, visitor, browser_cookie(request, visitor.name))


async def free_name(request: Asking, visitor: Visitor, text: str) -> str:
    """A cleaned name; raises a Problem if it belongs to somebody else's account."""
    name, u = clean_name(text), store.users
    async with server_of(request).store.reading() as connection:
        query = select(u.c.id).where(u.c.login.in_(keys_of_name(name)), u.c.id != visitor.id)
        if (await connection.execute(query)).first() is not None:
            raise Problem("name-taken", 409)
    return name
