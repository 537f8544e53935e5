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
    player_of,
    server_of,
    visitor_of,
    writer_of,
)
from goodsyard.server.budgets import check_bot
from goodsyard.server.limits import MAX_IMPORT
from goodsyard.server.listings import listed
from goodsyard.server.lookback import Check
from goodsyard.server.problems import Problem
from goodsyard.server.rows import SeatRow, TableRow
from goodsyard.server.sessions import Visitor
from goodsyard.server.setups import (
    ImportWish,
    JoinWish,
    Revision,
    Setup,
    TableWish,
    from_record,
    from_wish,
    must_be_readable,
)
from goodsyard.server.shunning import is_shunned
from goodsyard.server.tokens import invited

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
        visitor = await opener_of(request)
        return await opened(request, from_wish(data, visitor.id), visitor.id)

    @post("/tables/import", request_max_body_size=MAX_IMPORT, description="Open a table from a record.")
    async def import_record(self, request: Asking, data: ImportWish) -> Opened:
        visitor = await opener_of(request)
        must_be_readable(data.record)
        checked = await server_of(request).archive.check(Check(data.record), visitor.id)
        return await opened(request, from_record(data.record, checked, data.seats, visitor.id), visitor.id)

    @get(
        "/tables",
        description="The latest tables: mine, those I am invited to, open, finished, or public games in progress.",
    )
    async def tables(
        self,
        request: Asking,
        mine: Flag = 0,
        invited: Flag = 0,
        open: Flag = 0,
        finished: Flag = 0,
        lang: Lang = None,
    ) -> list[lists.TableInfo]:
        await visitor_of(request)
        wishes = {"mine": mine, "invited": invited, "open": open, "finished": finished}
        which = next((name for name, wished in wishes.items() if wished), "playing")
        return await listed(await reader_of(request), which)

    @get("/tables/{id:str}", description="Details of a table.")
    async def table(self, request: Asking, id: TableId, watch: Watch = None, lang: Lang = None) -> lists.Details:
        visitor, server = await visitor_of(request), server_of(request)
        row, seats = await lists.find_table(server, id)
        must_see(server, row, seats, visitor, watch)
        async with server.store.reading() as connection:
            if row.state == "waiting" and visitor and await is_shunned(connection, visitor.id, by=row.creator):
                raise Problem("private-table", 403)
        progress = await lists.progress_of(server.lives, row)
        return lists.details(await reader_of(request), row, seats, progress)

    @patch("/tables/{id:str}", description="Change one's own table before the game begins.")
    async def revise(self, request: Asking, id: TableId, data: Revision) -> Opened:
        visitor = await writer_of(request)
        await server_of(request).hosts.revise(id, visitor.id, data)
        return Opened(id)

    @delete("/tables/{id:str}", status_code=HTTP_200_OK, description="Cancel one's own table before the game begins.")
    async def cancel(self, request: Asking, id: TableId) -> Opened:
        visitor = await writer_of(request)
        await server_of(request).hosts.cancel(id, visitor.id)
        return Opened(id)

    @post("/join/{token:str}", status_code=HTTP_200_OK, description="Take the seat of an invitation.")
    async def join(self, request: Asking, token: Token, data: JoinWish | None = None) -> Sat:
        visitor, server = await player_of(request), server_of(request)
        row, _, seat = await invited_to(request, token)
        commitment = data.commitment if data else None
        await server.tables.join(row.id, seat, visitor, row.invites, commitment)
        return Sat(row.id, seat)

    @get("/join/{token:str}", description="What an invitation is for.")
    async def invitation(self, request: Asking, token: Token, lang: Lang = None) -> lists.Invitation:
        row, seats, seat = await invited_to(request, token)
        return lists.invitation(await reader_of(request), row, seats, seat)

    @post("/tables/{id:str}/seats/{seat:int}/leave", status_code=HTTP_200_OK, description="Leave a seat to a bot.")
    async def leave(self, request: Asking, id: TableId, seat: SeatNumber) -> Sat:
        visitor = await writer_of(request)
        await server_of(request).absences.leave(id, seat, visitor.id, visitor.name)
        return Sat(id, seat)

    @post(
        "/tables/{id:str}/seats/{seat:int}/back", status_code=HTTP_200_OK, description="Take a seat back from the bot."
    )
    async def back(self, request: Asking, id: TableId, seat: SeatNumber) -> Sat:
        visitor = await writer_of(request)
        await server_of(request).absences.back(id, seat, visitor.id, visitor.name)
        return Sat(id, seat)

    @post("/tables/{id:str}/rematch", description="Open a rematch, or get the one that exists.")
    async def rematch(self, request: Asking, id: TableId) -> Opened:
        visitor = await player_of(request)
        slow_down(request)
        return Opened(await server_of(request).tables.rematch(id, visitor.id))


async def invited_to(request: Asking, token: str) -> tuple[TableRow, list[SeatRow], int]:
    """The table and the seat of an invitation; raises a Problem unless it is genuine and its host wants the visitor."""
    server, visitor, named = server_of(request), await visitor_of(request), invited(token)
    if named is None:
        raise Problem("bad-invite", 404)
    row, seats = await lists.find_table(server, named[0])
    if not server.links.is_invite(token, *named, row.invites):
        raise Problem("bad-invite", 404)
    async with server.store.reading() as connection:
        if visitor is not None and await is_shunned(connection, visitor.id, by=row.creator):
            raise Problem("bad-invite", 404)
    return row, seats, named[1]


async def opened(request: Asking, setup: Setup, me: str) -> Opened:
    server = server_of(request)
    for _, bot in setup.people:
        if bot:
            check_bot(bot, setup.game, server.settings.bot_seconds)
    await server.quotas.must_have_room(me, sum(bot is not None for _, bot in setup.people))
    return Opened(await server.tables.open(setup, me))


async def opener_of(request: Asking) -> Visitor:
    """The visitor who wants to open a table; what fails counts as well as what succeeds."""
    visitor = await player_of(request)
    slow_down(request)
    return visitor


def slow_down(request: Asking) -> None:
    if not server_of(request).limits.tables.allow(address_of(request)):
        raise Problem("too-fast", 429)


async def reader_of(request: Asking) -> lists.Reader:
    visitor = await visitor_of(request)
    return lists.Reader(server_of(request), visitor.id if visitor else None, language_of(request), base_of(request))
