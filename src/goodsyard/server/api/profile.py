"""Personal statistics."""

from __future__ import annotations

import msgspec
from litestar import Controller, get
from sqlalchemy import Integer, cast, func, select

from goodsyard.server import store
from goodsyard.server.api.common import Asking, Lang, language_of, server_of, visitor_of
from goodsyard.server.api.tables import reader_of
from goodsyard.server.games import game_name
from goodsyard.server.messages import iso
from goodsyard.server.problems import Problem
from goodsyard.server.ratings import ordinal

RECENT = 20


class GameStatistics(msgspec.Struct):
    game: str
    name: str
    played: int
    won: int
    mean_score: float
    rating: float | None
    rated_games: int


class Recent(msgspec.Struct):
    id: str
    game: str
    name: str
    finished: str
    seat: int
    score: int
    rank: int


class Profile(msgspec.Struct):
    id: str
    name: str
    account: bool
    games: list[GameStatistics]
    recent: list[Recent]


class ProfileController(Controller):
    """Personal statistics."""

    path = "/api/profile"
    tags = ("visitor",)

    @get(description="The current visitor's statistics.")
    async def profile(self, request: Asking, lang: Lang = None) -> Profile:
        visitor = await visitor_of(request)
        if visitor is None:
            raise Problem("no-session", 401)
        said = language_of(request)
        games, recent = await statistics(request, visitor.id, said), await latest(request, visitor.id)
        return Profile(visitor.id, visitor.name, visitor.account, games, recent)


async def statistics(request: Asking, user: str, lang: str) -> list[GameStatistics]:
    """Statistics per game; seats that a bot played at the end do not count."""
    t, s, r = store.tables, store.seats, store.ratings
    won = func.sum(cast(s.c.rank == 1, Integer))
    query = select(t.c.game, func.count(), won, func.avg(s.c.score)).join(t, t.c.id == s.c.table_id)
    query = query.where(s.c.user_id == user, s.c.bot.is_(None), t.c.finished > t.c.created).group_by(t.c.game)
    async with server_of(request).store.reading() as connection:
        played = (await connection.execute(query.order_by(t.c.game))).all()
        rated = {row.game: row for row in await connection.execute(select(r).where(r.c.user_id == user))}
    found = []
    for game, count, wins, mean in played:
        rating = rated.get(game)
        number = None if rating is None else ordinal(rating.mu, rating.sigma)
        name, games = game_name(game, lang), 0 if rating is None else rating.games
        found.append(GameStatistics(game, name, count, int(wins or 0), round(float(mean or 0), 2), number, games))
    return found


async def latest(request: Asking, user: str) -> list[Recent]:
    t, s = store.tables, store.seats
    query = select(t.c.id, t.c.game, t.c.finished, s.c.seat, s.c.score, s.c.rank).join(t, t.c.id == s.c.table_id)
    query = query.where(s.c.user_id == user, s.c.bot.is_(None), t.c.finished > t.c.created)
    reader = await reader_of(request)
    async with server_of(request).store.reading() as connection:
        rows = await connection.execute(query.order_by(t.c.finished.desc()).limit(RECENT))
        return [
            Recent(id, game, game_name(game, reader.lang), iso(finished), seat, score, rank)
            for id, game, finished, seat, score, rank in rows
        ]
