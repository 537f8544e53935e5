"""Ratings: OpenSkill ratings per person and game, for tables opened as rated."""

from __future__ import annotations

from collections.abc import Sequence

from openskill.models import PlackettLuce
from sqlalchemy import select

from goodsyard.server import store
from goodsyard.server.rows import SeatRow, TableRow
from goodsyard.server.store import Writing

MODEL = PlackettLuce()


async def rate(writing: Writing, row: TableRow, seats: Sequence[SeatRow], ranking: Sequence[int]) -> None:
    """Update the ratings of people who played to the end; bots and people with more than one seat do not count."""
    users = [seat.user for seat in seats if seat.user]
    rated = [seat for seat in seats if seat.user and not seat.bot and users.count(seat.user) == 1]
    if not row.rated or len(rated) < 2:
        return
    r = store.ratings
    people = sorted(str(seat.user) for seat in rated)
    query = select(r).where(r.c.game == row.game, r.c.user_id.in_(people)).order_by(r.c.user_id).with_for_update()
    known = {found.user_id: found for found in await writing.execute(query)}
    before = [
        [MODEL.rating(known[s.user].mu, known[s.user].sigma) if s.user in known else MODEL.rating()] for s in rated
    ]
    after = MODEL.rate(before, ranks=[float(ranking[seat.seat]) for seat in rated])
    for seat, (rating,) in zip(rated, after, strict=True):
        facts = {"mu": rating.mu, "sigma": rating.sigma}
        if seat.user in known:
            mine = (r.c.user_id == seat.user) & (r.c.game == row.game)
            await writing.execute(r.update().where(mine).values(games=r.c.games + 1, **facts))
        else:
            await writing.execute(r.insert().values(user_id=seat.user, game=row.game, games=1, **facts))


def ordinal(mu: float, sigma: float) -> float:
    """A conservative estimate, for lists."""
    return round(float(MODEL.rating(mu, sigma).ordinal()), 2)
