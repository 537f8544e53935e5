"""Rated tables: what they need, and who may sit there."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.server import store
from goodsyard.server.problems import Problem
from goodsyard.server.rows import Clock, SeatRow
from goodsyard.server.sessions import Visitor

LEAST = 2
"""People; bots are not rated."""

Place = tuple[str | None, str | None]
"""The person and the bot of a seat; an open one has neither."""


def ends_in_time(clock: Clock | None) -> bool:
    """Whether whoever stops playing loses the game some day; otherwise nobody who is behind would go on."""
    return clock is not None and clock.timeout == "bot"


def must_be_several(places: Iterable[Place]) -> None:
    """Raise a Problem unless several people play or can still come, each in one seat."""
    found = list(places)
    users = [user for user, _ in found if user]
    if len(set(users)) < len(users):
        raise Problem("rated-one-seat")
    if sum(bot is None for _, bot in found) < LEAST:
        raise Problem("rated-people")


def may_sit_down(seats: Sequence[SeatRow], visitor: Visitor) -> None:
    """Raise a Problem unless the visitor has an account and no other seat."""
    if not visitor.account:
        raise Problem("rated-account", 403)
    if visitor.id in [seat.user for seat in seats]:
        raise Problem("rated-one-seat", 409)


def places_of(seats: Sequence[SeatRow]) -> list[Place]:
    return [(seat.user, seat.bot) for seat in seats]


async def without_account(connection: AsyncConnection, users: Iterable[str | None]) -> set[str]:
    """The guests among people, and those who have deleted their account."""
    u = store.users
    query = select(u.c.id).where(u.c.id.in_([user for user in users if user]), u.c.login.is_(None))
    return set((await connection.execute(query)).scalars())
