"""Leaderboards: the accounts with the best ratings in a game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
from sqlalchemy import ColumnElement, and_, exists, func, select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store
from goodsyard.server.games import game_name
from goodsyard.server.ratings import ordinal
from goodsyard.server.shunning import blockers_of
from goodsyard.server.suspensions import suspension_of

LEAST = 5
"""Rated games that somebody must have played to be listed: before that, a rating says little."""
MOST = 100

t, s, r, u = store.tables, store.seats, store.ratings, store.users
SHOWN = r.c.mu - 3 * r.c.sigma
"""The number that `ordinal` shows, for the database to sort by."""


class Leader(msgspec.Struct):
    place: int
    id: str
    name: str
    rating: float
    games: int
    won: int
    """Rated games that were played and won."""


class Leaderboard(msgspec.Struct):
    game: str
    name: str
    least: int
    """Rated games that somebody must have played to be listed."""
    leaders: list[Leader]
    you: Leader | None
    """The reader's own line, even if it is not among the leaders."""
    yours: int
    """The reader's rated games."""


async def leaderboard(connection: AsyncConnection, game: str, reader: str | None, lang: str) -> Leaderboard:
    eligible = await eligible_for(connection, game, reader)
    columns = (u.c.id, u.c.name, r.c.mu, r.c.sigma, r.c.games)
    query = select(*columns).join(u, u.c.id == r.c.user_id).where(eligible)
    rows = list(await connection.execute(query.order_by(SHOWN.desc(), r.c.games.desc(), u.c.id).limit(MOST)))
    own = (await connection.execute(query.where(u.c.id == reader))).first()
    won = await victories(connection, game, [row.id for row in (*rows, *([own] if own else []))])
    leaders = [leader(row, place, won) for row, place in zip(rows, tied(rows), strict=True)]
    you = next((each for each in leaders if each.id == reader), None)
    if own is not None and you is None:
        ahead = select(func.count()).select_from(r.join(u, u.c.id == r.c.user_id))
        better = (await connection.execute(ahead.where(eligible, own.mu - 3 * own.sigma < SHOWN))).scalar_one()
        you = leader(own, better + 1, won)
    mine = select(r.c.games).where(r.c.user_id == reader, r.c.game == game)
    yours = (await connection.execute(mine)).scalar() or 0
    return Leaderboard(game, game_name(game, lang), LEAST, leaders, you, yours)


async def eligible_for(connection: AsyncConnection, game: str, reader: str | None) -> ColumnElement[bool]:
    """Who is listed. Those who have blocked the reader are not, for their pages do not exist for the reader."""
    query = select(u.c.id, u.c.suspended).where(u.c.suspended.is_not(None))
    unlisted = {row.id for row in await connection.execute(query) if suspension_of(row.suspended)}
    unlisted |= await blockers_of(connection, reader)
    listed = (u.c.login.is_not(None), u.c.deleted.is_(None), u.c.id.not_in(unlisted))
    return and_(r.c.game == game, r.c.games >= LEAST, *listed)


async def victories(connection: AsyncConnection, game: str, users: Sequence[str]) -> dict[str, int]:
    """By person, the rated games won: those with another person who stayed or forfeited, as for the ratings."""
    other = s.alias()
    took_part = other.c.bot.is_(None) | other.c.forfeited
    against = exists().where(other.c.table_id == t.c.id, other.c.user_id != s.c.user_id, took_part)
    over = (t.c.game == game, t.c.finished.is_not(None), t.c.rated)
    won = (*over, s.c.rank == 1, s.c.bot.is_(None) | s.c.forfeited, against)
    query = (
        select(s.c.user_id, func.count().label("won"))
        .join(t, t.c.id == s.c.table_id)
        .where(*won, s.c.user_id.in_(users))
    )
    rows = await connection.execute(query.group_by(s.c.user_id))
    return {row.user_id: row.won for row in rows}


def leader(row: Any, place: int, won: dict[str, int]) -> Leader:
    return Leader(place, row.id, row.name, ordinal(row.mu, row.sigma), row.games, won.get(row.id, 0))


def tied(rows: Sequence[Any]) -> list[int]:
    """The places; equal ratings share one."""
    shown = [row.mu - 3 * row.sigma for row in rows]
    return [shown.index(number) + 1 for number in shown]
