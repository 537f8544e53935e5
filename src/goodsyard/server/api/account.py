"""The visitor's account: password, recovery codes, sessions, all own data, and deleting it."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, Response, delete, get, post
from litestar.datastructures import Cookie
from litestar.params import Parameter
from litestar.response import Stream
from litestar.status_codes import HTTP_200_OK

from goodsyard.server.agents import browser_in_words
from goodsyard.server.api.attempts import may_try
from goodsyard.server.api.common import Asking, Lang, address_of, language_of, server_of, visitor_of, writer_of
from goodsyard.server.api.me import Me, admitted
from goodsyard.server.export import exported
from goodsyard.server.messages import iso
from goodsyard.server.problems import Problem
from goodsyard.server.sessions import COOKIE, SHOWN

Password = Annotated[str, msgspec.Meta(max_length=200)]
SessionId = Annotated[str, Parameter(max_length=64)]


class SessionInfo(msgspec.Struct):
    id: str
    created: str
    seen: str
    browser: str
    current: bool


class PasswordChange(msgspec.Struct):
    old: Password
    new: Password


class Confirmation(msgspec.Struct):
    password: Password


class Reset(msgspec.Struct):
    name: Password
    code: Annotated[str, msgspec.Meta(max_length=64)]
    password: Password


class Codes(msgspec.Struct):
    codes: list[str]


class Ended(msgspec.Struct):
    ended: int


class AccountController(Controller):
    """The visitor's account."""

    path = "/api/account"
    tags = ("visitor",)

    @get("/sessions", description="The visitor's sessions, the latest first.")
    async def sessions(self, request: Asking, lang: Lang = None) -> list[SessionInfo]:
        visitor, server, said = await visitor_of(request), server_of(request), language_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        return [
            SessionInfo(
                id=row.token_hash[:SHOWN],
                created=iso(row.created),
                seen=iso(row.seen or row.created),
                browser=browser_in_words(row.agent, said),
                current=row.token_hash == visitor.session,
            )
            for row in await server.sessions.of(visitor)
        ]

    @post("/password", status_code=HTTP_200_OK, description="Change the password; all other sessions end.")
    async def password(self, request: Asking, data: PasswordChange) -> Response[Me]:
        visitor = await writer_of(request)
        may_try(request, visitor.name)
        return admitted(request, await server_of(request).accounts.change_password(visitor, data.old, data.new))

    @post("/codes", status_code=HTTP_200_OK, description="Get new recovery codes; they are shown only now.")
    async def codes(self, request: Asking, data: Confirmation) -> Codes:
        visitor = await writer_of(request)
        may_try(request, visitor.name)
        return Codes(await server_of(request).accounts.new_codes(visitor, data.password))

    @post("/reset", status_code=HTTP_200_OK, description="Set a new password with a recovery code, and log in.")
    async def reset(self, request: Asking, data: Reset) -> Response[Me]:
        visitor = await writer_of(request)
        may_try(request, data.name)
        return admitted(request, await server_of(request).accounts.reset(visitor, data.name, data.code, data.password))

    @post("/delete", status_code=HTTP_200_OK, description="Delete the account; finished games stay, without the name.")
    async def farewell(self, request: Asking, data: Confirmation) -> Response[dict[str, bool]]:
        visitor, server = await writer_of(request), server_of(request)
        may_try(request, visitor.name)
        await server.accounts.confirmed(visitor, data.password)
        await server.farewell.delete(visitor)
        return Response({"ok": True}, cookies=[Cookie(COOKIE, value="", max_age=0, httponly=True)])

    @delete("/sessions", status_code=HTTP_200_OK, description="End all of one's sessions but this one.")
    async def end_others(self, request: Asking) -> Ended:
        visitor = await writer_of(request)
        return Ended(await server_of(request).sessions.end_others(visitor))

    @delete("/sessions/{id:str}", status_code=HTTP_200_OK, description="End one of one's own sessions.")
    async def end_session(self, request: Asking, id: SessionId) -> Ended:
        visitor = await writer_of(request)
        await server_of(request).sessions.end_one(visitor, id)
        return Ended(1)

    @get("/export", media_type="application/json", description="All data stored about the visitor.")
    async def export(self, request: Asking) -> Stream:
        visitor, server = await visitor_of(request), server_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        if not server.limits.exports.allow(visitor.id) or not server.limits.exports.allow(address_of(request)):
            raise Problem("too-fast", 429)
        headers = {"Content-Disposition": 'attachment; filename="goodsyard.json"'}
        return Stream(exported(server.store, visitor.id), media_type="application/json", headers=headers)
