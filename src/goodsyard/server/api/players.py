"""Players: everybody's public page, and the leaderboards."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
from litestar import Controller, get
from litestar.params import Parameter
from sqlalchemy import exists, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.core.registry import titles
from goodsyard.server import store
from goodsyard.server.api.common import Asking, Lang, server_of, visitor_of
from goodsyard.server.api.friends import UserId
from goodsyard.server.api.tables import reader_of
from goodsyard.server.leaderboards import Leaderboard, leaderboard
from goodsyard.server.listings import games_of
from goodsyard.server.lists import TableInfo
from goodsyard.server.problems import Problem
from goodsyard.server.statistics import Encounters, GameStatistics, day_of, encounters, statistics

GameId = Annotated[str, Parameter(max_length=64)]


class Player(msgspec.Struct):
    """A person as the reader may know them."""

    id: str
    name: str
    since: str
    account: bool
    you: bool
    friend: bool
    games: list[GameStatistics]
    together: list[Encounters]
    """Against the reader."""
    recent: list[TableInfo]
    """Games finished lately: public ones, and those in which the reader took part."""


class PlayersController(Controller):
    """Players and leaderboards."""

    path = "/api"
    tags = ("people",)

    @get("/players/{id:str}", description="A person's statistics and latest games.")
    async def player(self, request: Asking, id: UserId, lang: Lang = None) -> Player:
        await visitor_of(request)
        reader = await reader_of(request)
        async with server_of(request).store.snapshot() as connection:
            row = await known_to(connection, id, reader.user)
            games = await statistics(connection, id, reader.lang)
            you = id == reader.user
            both = [] if you or not reader.user else await encounters(connection, reader.user, id, reader.lang)
        facts = (row.id, row.name, day_of(row.created), row.login is not None, you, row.friend)
        return Player(*facts, games, both, await games_of(reader, id))

    @get("/leaderboards/{game:str}", description="The accounts with the best ratings in a game.")
    async def leaders(self, request: Asking, game: GameId, lang: Lang = None) -> Leaderboard:
        await visitor_of(request)
        reader = await reader_of(request)
        if game not in titles():
            raise Problem("no-such-game", 404)
        async with server_of(request).store.snapshot() as connection:
            return await leaderboard(connection, game, reader.user, reader.lang)


async def known_to(connection: AsyncConnection, id: str, reader: str | None) -> Any:
    """The person; raises the same Problem, after the same query, if there is none or they have blocked the reader."""
    u, f, n = store.users, store.friends, store.shunned
    blocked = exists().where(n.c.user_id == u.c.id, n.c.other_id == reader, n.c.blocked)
    friend = exists().where(f.c.user_id == reader, f.c.other_id == u.c.id)
    query = select(u.c.id, u.c.name, u.c.created, u.c.login, friend.label("friend"))
    row = (await connection.execute(query.where(u.c.id == id, u.c.deleted.is_(None), ~blocked))).first()
    if row is None:
        raise Problem("no-such-person", 404)
    return row
