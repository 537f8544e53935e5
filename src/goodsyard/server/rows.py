"""A table and its seats as stored in the database."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.core.seeds import Seed
from goodsyard.server import store
from goodsyard.server.problems import Problem
from goodsyard.server.shuffle import Shuffle

Action = tuple[int, int, int]


class Clock(msgspec.Struct, frozen=True):
    """Thinking time: a bank with an increment per move, or a number of days per turn."""

    bank: float = 0.0
    increment: float = 0.0
    days: float = 0.0
    timeout: str = "bot"


class UndoRequest(msgspec.Struct, frozen=True):
    """A seat's request for the others' consent to go back to a position."""

    seat: int
    to: int
    number: int
    yes: list[int] = []


@dataclass
class SeatRow:
    """Who plays a seat: its owner, or a bot, possibly in place of an owner who has left."""

    seat: int
    user: str | None
    bot: str | None
    name: str
    left: float | None = None
    since: float | None = None
    score: int | None = None

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.user else "open"


@dataclass
class TableRow:
    """Everything about a table except its seats and actions."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, str]
    seed: int
    """The number somebody chose, or the seed of a table older than shuffles."""
    seed_chosen: bool
    shuffle: Shuffle | None
    visibility: str
    undo: str
    confirm: bool
    clock: Clock | None
    rated: bool
    creator: str
    state: str
    created: float
    finished: float | None
    version: int
    number: int
    undone: list[Action]
    asked: UndoRequest | None
    due: float | None
    rematch: str | None

    @property
    def chance(self) -> Seed:
        """The source of the game's randomness."""
        return self.seed if self.shuffle is None else self.shuffle.key


def table_row(row: Any) -> TableRow:
    """A row of the database with its JSON columns read."""
    facts = dict(row._mapping)
    facts["options"] = msgspec.json.decode(facts["options"])
    facts["undone"] = msgspec.json.decode(facts["undone"], type=list[Action])
    facts["clock"] = msgspec.json.decode(facts["clock"], type=Clock) if facts["clock"] else None
    facts["shuffle"] = msgspec.json.decode(facts["shuffle"], type=Shuffle) if facts["shuffle"] else None
    facts["asked"] = msgspec.json.decode(facts["asked"], type=UndoRequest) if facts["asked"] else None
    return TableRow(**facts)


def json_of(value: Any) -> str | None:
    return None if value is None else msgspec.json.encode(value).decode()


async def read_table(connection: AsyncConnection, id: str) -> TableRow:
    """The table's row; raises a Problem if there is none."""
    found = (await connection.execute(select(store.tables).where(store.tables.c.id == id))).first()
    if found is None:
        raise Problem("no-such-table", 404)
    return table_row(found)


async def read_seats(connection: AsyncConnection, ids: list[str]) -> dict[str, list[SeatRow]]:
    """The seats of several tables, with people's names."""
    s, u = store.seats, store.users
    query = select(s.c.table_id, s.c.seat, s.c.user_id, s.c.bot, u.c.name, s.c.clock_left, s.c.clock_since, s.c.score)
    query = query.select_from(s.outerjoin(u, s.c.user_id == u.c.id)).where(s.c.table_id.in_(ids))
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    for table, seat, user, bot, name, *more in await connection.execute(query.order_by(s.c.table_id, s.c.seat)):
        found[table].append(SeatRow(seat, user, bot, name or "", *more))
    return found


async def read_actions(connection: AsyncConnection, id: str) -> list[Action]:
    a = store.actions
    query = select(a.c.seat, a.c.kind, a.c.action).where(a.c.table_id == id).order_by(a.c.number)
    return [(seat, kind, action) for seat, kind, action in await connection.execute(query)]
