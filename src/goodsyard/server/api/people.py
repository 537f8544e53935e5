"""Other people: muting, blocking and reporting them."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post, put
from litestar.status_codes import HTTP_200_OK

from goodsyard.server.api.common import Asking, server_of, visitor_of, writer_of
from goodsyard.server.api.friends import UserId
from goodsyard.server.friends import must_exist
from goodsyard.server.messages import iso
from goodsyard.server.problems import Problem
from goodsyard.server.reports import report, reports_of
from goodsyard.server.shunning import shun, stop_shunning


class Shunning(msgspec.Struct):
    blocked: bool
    """Blocked, or else only muted."""


class ReportWish(msgspec.Struct):
    about: Annotated[str, msgspec.Meta(max_length=24)]
    text: Annotated[str, msgspec.Meta(max_length=2000)]
    table: Annotated[str, msgspec.Meta(max_length=24)] | None = None


class Reported(msgspec.Struct):
    id: int
    at: str
    about: str
    text: str
    answer: str | None
    closed: bool


class PeopleController(Controller):
    """Other people."""

    path = "/api"
    tags = ("people",)

    @put("/people/{id:str}/shunned", status_code=HTTP_200_OK, description="Mute or block somebody.")
    async def shun(self, request: Asking, id: UserId, data: Shunning) -> dict[str, bool]:
        visitor, server = await writer_of(request), server_of(request)
        if visitor.id == id:
            raise Problem("about-yourself", 409)
        if not server.limits.company.allow(visitor.id):
            raise Problem("too-fast", 429)
        async with server.store.writing() as writing:
            await must_exist(writing.connection, id)
            if not data.blocked:
                await shun(writing.connection, visitor.id, id, False)
        if data.blocked:
            await server.invitations.block(visitor.id, id)
        return {"ok": True}

    @delete("/people/{id:str}/shunned", status_code=HTTP_200_OK, description="Neither mute nor block somebody.")
    async def stop_shunning(self, request: Asking, id: UserId) -> dict[str, bool]:
        visitor = await writer_of(request)
        async with server_of(request).store.writing() as writing:
            await stop_shunning(writing.connection, visitor.id, id)
        return {"ok": True}

    @post("/reports", status_code=HTTP_200_OK, description="Report somebody to whoever runs the server.")
    async def report(self, request: Asking, data: ReportWish) -> dict[str, bool]:
        visitor, server = await writer_of(request), server_of(request)
        if not server.limits.company.allow(visitor.id):
            raise Problem("too-fast", 429)
        await report(server.store, visitor.id, data.about, data.table, data.text)
        return {"ok": True}

    @get("/reports", description="What the visitor has reported, with the answers.")
    async def reports(self, request: Asking) -> list[Reported]:
        visitor = await visitor_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        rows = await reports_of(server_of(request).store, visitor.id)
        return [Reported(r.id, iso(r.at), r.name, r.text, r.answer, r.closed is not None) for r in rows]
