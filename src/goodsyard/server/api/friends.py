"""Friends: the link that makes them, who is online, and with whom one has played lately."""

from __future__ import annotations

from time import time
from typing import Annotated

import msgspec
from litestar import Controller, delete, get, post
from litestar.params import Parameter
from litestar.status_codes import HTTP_200_OK

from goodsyard.server.api.common import Asking, base_of, server_of, visitor_of, writer_of
from goodsyard.server.limits import SIGHT
from goodsyard.server.messages import iso
from goodsyard.server.problems import Problem
from goodsyard.server.sessions import Visitor
from goodsyard.server.shunning import shunned_by

LinkToken = Annotated[str, Parameter(max_length=40)]
UserId = Annotated[str, Parameter(max_length=24)]


class Person(msgspec.Struct):
    id: str
    name: str


class Friend(Person):
    since: str
    online: bool


class Shunned(Person):
    blocked: bool
    """Blocked, or else only muted."""


class Company(msgspec.Struct):
    """The people around a person."""

    link: str | None
    friends: list[Friend]
    lately: list[Person]
    shunned: list[Shunned]


class Link(msgspec.Struct):
    link: str | None


class Stranger(Person):
    friend: bool
    you: bool


class FriendsController(Controller):
    """Friends."""

    path = "/api"
    tags = ("people",)

    @get("/friends", description="One's friends, the people of the last games, and who is muted or blocked.")
    async def friends(self, request: Asking) -> Company:
        visitor, server = await visitor_of(request), server_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        lately = [Person(row.id, row.name) for row in await server.friends.lately(visitor.id)]
        async with server.store.reading() as connection:
            shunned = [Shunned(row.id, row.name, row.blocked) for row in await shunned_by(connection, visitor.id)]
        token = await server.friends.link_of(visitor.id)
        return Company(link_for(request, token), await friends_of(request, visitor), lately, shunned)

    @post("/friends/link", status_code=HTTP_200_OK, description="Make a new link for friends; the old one ends.")
    async def make_link(self, request: Asking) -> Link:
        visitor = await writer_of(request)
        return Link(link_for(request, await server_of(request).friends.renew_link(visitor.id)))

    @delete("/friends/link", status_code=HTTP_200_OK, description="Withdraw the link for friends.")
    async def withdraw_link(self, request: Asking) -> Link:
        visitor = await writer_of(request)
        return Link(await server_of(request).friends.renew_link(visitor.id, wanted=False))

    @delete("/friends/{id:str}", status_code=HTTP_200_OK, description="End a friendship.")
    async def part(self, request: Asking, id: UserId) -> dict[str, bool]:
        visitor = await writer_of(request)
        await server_of(request).friends.part(visitor.id, id)
        return {"ok": True}

    @get("/befriend/{token:str}", description="Whose link this is.")
    async def stranger(self, request: Asking, token: LinkToken) -> Stranger:
        visitor, server = await visitor_of(request), server_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        row = await server.friends.owner_of(token, visitor.id)
        known = row.id in [friend.id for friend in await server.friends.of(visitor.id)]
        return Stranger(row.id, row.name, known, row.id == visitor.id)

    @post("/befriend/{token:str}", status_code=HTTP_200_OK, description="Become friends with whose link this is.")
    async def befriend(self, request: Asking, token: LinkToken) -> Person:
        visitor, server = await writer_of(request), server_of(request)
        if not server.limits.company.allow(visitor.id):
            raise Problem("too-fast", 429)
        row = await server.friends.owner_of(token, visitor.id)
        await server.friends.befriend(visitor.id, row.id)
        return Person(row.id, row.name)


def link_for(request: Asking, token: str | None) -> str | None:
    return f"{base_of(request)}/friend/{token}" if token else None


async def friends_of(request: Asking, visitor: Visitor) -> list[Friend]:
    """The friends; online are those at a table or with a request in the last minutes."""
    server = server_of(request)
    here, lately = server.hub.everybody(), time() - 2 * SIGHT
    return [
        Friend(row.id, row.name, iso(row.since), row.id in here or (row.seen or 0.0) > lately)
        for row in await server.friends.of(visitor.id)
    ]
