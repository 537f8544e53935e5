"""Ratings: OpenSkill ratings per person and game, for tables opened as rated."""

from __future__ import annotations

from collections.abc import Sequence
from time import time
from typing import NamedTuple

from openskill.models import PlackettLuce
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.rows import SeatRow, TableRow
from goodsyard.server.store import Writing

MODEL = PlackettLuce()


class Entrant(NamedTuple):
    """Somebody whose result counts."""

    user: str
    rank: float
    gone: bool
    """Whether the account has been deleted: the others have played against it, but nothing is kept about it."""


async def rate(writing: Writing, row: TableRow, seats: Sequence[SeatRow], ranking: Sequence[int]) -> None:
    """Update the ratings of the people who played to the end or left, given the final ranking, and keep a history.

    Bots, guests and people with more than one seat do not count; older tables may have some.
    """
    entrants = await entrants_of(writing, seats, ranking) if row.rated else []
    if len(entrants) < 2:
        return
    r, users = store.ratings, [entrant.user for entrant in entrants]
    query = select(r).where(r.c.game == row.game, r.c.user_id.in_(users)).order_by(r.c.user_id).with_for_update()
    known = {found.user_id: found for found in await writing.execute(query)}
    before = [[MODEL.rating(known[user].mu, known[user].sigma) if user in known else MODEL.rating()] for user in users]
    after = MODEL.rate(before, ranks=[entrant.rank for entrant in entrants])
    for entrant, (rating,) in zip(entrants, after, strict=True):
        if entrant.gone:
            continue
        facts = {"mu": rating.mu, "sigma": rating.sigma}
        if entrant.user in known:
            mine = (r.c.user_id == entrant.user) & (r.c.game == row.game)
            await writing.execute(r.update().where(mine).values(games=r.c.games + 1, **facts))
        else:
            await writing.execute(r.insert().values(user_id=entrant.user, game=row.game, games=1, **facts))
        history = store.rated.insert().values(table_id=row.id, user_id=entrant.user, at=time(), **facts)
        await writing.execute(history)


async def entrants_of(writing: Writing, seats: Sequence[SeatRow], ranking: Sequence[int]) -> list[Entrant]:
    """Whose results count. Their rows are locked, so that two games that end together are rated one after the other."""
    u, everybody = store.users, [seat.user for seat in seats]
    ranks = {seat.user: float(ranking[seat.seat]) for seat in seats if seat.user and seat.is_played}
    query = select(u.c.id, u.c.deleted).where(
        u.c.id.in_(list(ranks)), u.c.login.is_not(None) | u.c.deleted.is_not(None)
    )
    rows = await writing.execute(query.order_by(u.c.id).with_for_update(key_share=True))
    return [Entrant(id, ranks[id], deleted is not None) for id, deleted in rows if everybody.count(id) == 1]


def ordinal(mu: float, sigma: float) -> float:
    """A conservative estimate, for lists."""
    return round(float(MODEL.rating(mu, sigma).ordinal()), 2)
