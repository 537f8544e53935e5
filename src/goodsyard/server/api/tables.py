"""Tables: open, list, join, leave, return, rematch."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, get, patch, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from goodsyard.server import lists
from goodsyard.server.api.common import (
    Asking,
    Lang,
    TableId,
    Watch,
    address_of,
    base_of,
    language_of,
    must_see,
    server_of,
    visitor_of,
    writer_of,
)
from goodsyard.server.limits import MAX_IMPORT
from goodsyard.server.problems import Problem
from goodsyard.server.setups import FillWish, ImportWish, JoinWish, Revision, Setup, TableWish, from_record, from_wish

Flag = Annotated[int, Parameter(ge=0, le=1, required=False)]
SeatNumber = Annotated[int, Parameter(ge=0, le=15)]
Token = Annotated[str, Parameter(max_length=100)]


class Opened(msgspec.Struct):
    id: str


class Sat(msgspec.Struct):
    id: str
    seat: int


class TablesController(Controller):
    """Tables."""

    path = "/api"
    tags = ("tables",)

    @post("/tables", description="Open a table; the game begins once all seats are taken.")
    async def create(self, request: Asking, data: TableWish) -> Opened:
        visitor = await writer_of(request)
        return await opened(request, from_wish(data, visitor.id), visitor.id)

    @post("/tables/import", request_max_body_size=MAX_IMPORT, description="Open a table from a record.")
    async def import_record(self, request: Asking, data: ImportWish) -> Opened:
        visitor = await writer_of(request)
        return await opened(request, from_record(data.record, data.seats, visitor.id), visitor.id)

    @get("/tables", description="The latest tables: mine, open, finished, or otherwise public games in progress.")
    async def tables(
        self, request: Asking, mine: Flag = 0, open: Flag = 0, finished: Flag = 0, lang: Lang = None
    ) -> list[lists.TableInfo]:
        await visitor_of(request)
        which = "mine" if mine else "open" if open else "finished" if finished else "playing"
        return await lists.listed(await reader_of(request), which)

    @get("/tables/{id:str}", description="Details of a table.")
    async def table(self, request: Asking, id: TableId, watch: Watch = None, lang: Lang = None) -> lists.Details:
        visitor, server = await visitor_of(request), server_of(request)
        row, seats = await lists.find_table(server, id)
        must_see(server, row, seats, visitor, watch)
        acting = await lists.acting_in(server.lives, id)
        return lists.details(await reader_of(request), row, seats, acting)

    @post("/join/{token:str}", status_code=HTTP_200_OK, description="Take the seat of an invitation.")
    async def join(self, request: Asking, token: Token, data: JoinWish | None = None) -> Sat:
        visitor, server = await writer_of(request), server_of(request)
        invited = server.links.invited(token)
        if invited is None:
            raise Problem("bad-invite", 404)
        await server.tables.join(*invited, visitor.id, visitor.name, data.commitment if data else None)
        return Sat(*invited)

    @get("/join/{token:str}", description="What an invitation is for.")
    async def invitation(self, request: Asking, token: Token, lang: Lang = None) -> lists.Invitation:
        server = server_of(request)
        invited = server.links.invited(token)
        if invited is None:
            raise Problem("bad-invite", 404)
        row, seats = await lists.find_table(server, invited[0])
        return lists.invitation(await reader_of(request), row, seats, invited[1])

    @patch("/tables/{id:str}", description="Change one's own table before the game begins.")
    async def revise(self, request: Asking, id: TableId, data: Revision) -> Opened:
        visitor = await writer_of(request)
        await server_of(request).tables.revise(id, visitor.id, data)
        return Opened(id)

    @delete("/tables/{id:str}", status_code=HTTP_200_OK, description="Cancel one's own table before the game begins.")
    async def cancel(self, request: Asking, id: TableId) -> Opened:
        visitor = await writer_of(request)
        await server_of(request).tables.cancel(id, visitor.id)
        return Opened(id)

    @post("/tables/{id:str}/seats/{seat:int}/fill", status_code=HTTP_200_OK, description="Give an open seat to a bot.")
    async def fill(self, request: Asking, id: TableId, seat: SeatNumber, data: FillWish) -> Sat:
        visitor = await writer_of(request)
        await server_of(request).tables.fill(id, seat, visitor.id, data.bot)
        return Sat(id, seat)

    @post("/tables/{id:str}/seats/{seat:int}/leave", status_code=HTTP_200_OK, description="Leave a seat to a bot.")
    async def leave(self, request: Asking, id: TableId, seat: SeatNumber) -> Sat:
        visitor = await writer_of(request)
        await server_of(request).tables.leave(id, seat, visitor.id, visitor.name)
        return Sat(id, seat)

    @post(
        "/tables/{id:str}/seats/{seat:int}/back", status_code=HTTP_200_OK, description="Take a seat back from the bot."
    )
    async def back(self, request: Asking, id: TableId, seat: SeatNumber) -> Sat:
        visitor = await writer_of(request)
        await server_of(request).tables.back(id, seat, visitor.id, visitor.name)
        return Sat(id, seat)

    @post("/tables/{id:str}/rematch", description="Open a rematch, or get the one that exists.")
    async def rematch(self, request: Asking, id: TableId) -> Opened:
        visitor = await writer_of(request)
        slow_down(request)
        return Opened(await server_of(request).tables.rematch(id, visitor.id))


async def opened(request: Asking, setup: Setup, me: str) -> Opened:
    slow_down(request)
    return Opened(await server_of(request).tables.open(setup, me))


def slow_down(request: Asking) -> None:
    if not server_of(request).limits.tables.allow(address_of(request)):
        raise Problem("too-fast", 429)


async def reader_of(request: Asking) -> lists.Reader:
    visitor = await visitor_of(request)
    return lists.Reader(server_of(request), visitor.id if visitor else None, language_of(request), base_of(request))
