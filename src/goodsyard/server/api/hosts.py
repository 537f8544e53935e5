"""What whoever opened a table may change before the game begins, and inviting people who are known."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import Controller, delete, post
from litestar.status_codes import HTTP_200_OK

from goodsyard.server.api.common import Asking, TableId, player_of, server_of, writer_of
from goodsyard.server.api.tables import Opened, Sat, SeatNumber
from goodsyard.server.problems import Problem
from goodsyard.server.setups import FillWish


class Guest(msgspec.Struct):
    user: Annotated[str, msgspec.Meta(max_length=24)]


class HostsController(Controller):
    """One's own tables before the game begins."""

    path = "/api/tables"
    tags = ("tables",)

    @post("/{id:str}/seats/{seat:int}/fill", status_code=HTTP_200_OK, description="Give an open seat to a bot.")
    async def fill(self, request: Asking, id: TableId, seat: SeatNumber, data: FillWish) -> Sat:
        visitor = await writer_of(request)
        await server_of(request).hosts.fill(id, seat, visitor.id, data.bot)
        return Sat(id, seat)

    @post(
        "/{id:str}/seats/{seat:int}/remove",
        status_code=HTTP_200_OK,
        description="Remove a player or a bot from one's own table before the game begins; links to seats are renewed.",
    )
    async def remove(self, request: Asking, id: TableId, seat: SeatNumber) -> Sat:
        visitor = await writer_of(request)
        await server_of(request).hosts.remove(id, seat, visitor.id)
        return Sat(id, seat)

    @post("/{id:str}/links", status_code=HTTP_200_OK, description="Replace the links to the open seats.")
    async def renew_links(self, request: Asking, id: TableId) -> Opened:
        visitor = await writer_of(request)
        await server_of(request).hosts.renew_links(id, visitor.id)
        return Opened(id)

    @post("/{id:str}/invitations", status_code=HTTP_200_OK, description="Invite a friend or somebody one played with.")
    async def invite(self, request: Asking, id: TableId, data: Guest) -> Opened:
        visitor, server = await player_of(request), server_of(request)
        if not server.limits.company.allow(visitor.id):
            raise Problem("too-fast", 429)
        await server.invitations.invite(id, visitor.id, data.user)
        return Opened(id)

    @delete("/{id:str}/invitations", status_code=HTTP_200_OK, description="Decline an invitation.")
    async def decline(self, request: Asking, id: TableId) -> Opened:
        visitor = await writer_of(request)
        await server_of(request).invitations.decline(id, visitor.id)
        return Opened(id)
