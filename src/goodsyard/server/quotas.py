"""Quotas: how many tables and bots a person, or a network, may keep going."""

from __future__ import annotations

from collections.abc import Sequence
from time import time

from sqlalchemy import func, select

from goodsyard.server import store
from goodsyard.server.clocks import DAY
from goodsyard.server.problems import Problem
from goodsyard.server.settings import Settings
from goodsyard.server.shares import FAMILY, Shares
from goodsyard.server.store import Store

OVER = ("finished", "cancelled")


class Quotas:
    """Counts the tables that somebody has opened in the last day and that are not over.

    Older ones do not count, so that games that were left lying never lock anybody out.
    """

    def __init__(self, settings: Settings, store: Store, shares: Shares) -> None:
        self.tables = int(settings.tables_each * settings.rate)
        self.bots = int(settings.bots_each * settings.rate)
        self.store = store
        self.shares = shares

    async def must_have_room(self, me: str, bots: int) -> None:
        """Raise a Problem if another table with so many bots would be too much for the person or the network."""
        for people, share in (([me], 1), (self.shares.neighbours(me), FAMILY)):
            tables, playing = await self.count(people)
            if tables >= share * self.tables:
                raise Problem("too-many-tables", 429, most=share * self.tables)
            if playing + bots > share * self.bots:
                raise Problem("too-many-bots", 429, most=share * self.bots)

    async def count(self, people: Sequence[str]) -> tuple[int, int]:
        """The tables of some people, and the bots that sit there."""
        t, s = store.tables, store.seats
        query = select(func.count(t.c.id.distinct()), func.count(s.c.bot)).join(s, s.c.table_id == t.c.id)
        query = query.where(t.c.creator.in_(people), t.c.state.not_in(OVER), t.c.created > time() - DAY)
        async with self.store.reading() as connection:
            tables, bots = (await connection.execute(query)).one()
        return int(tables), int(bots)
