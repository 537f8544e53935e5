"""A table and its seats as stored in the database."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntFlag
from typing import Any

import msgspec
from sqlalchemy import select
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.core.record import FORMAT, Record
from goodsyard.core.seeds import Seed
from goodsyard.server import store
from goodsyard.server.pauses import Periods, read_periods
from goodsyard.server.problems import Problem
from goodsyard.server.shuffle import Shuffle


class How(IntFlag):
    """How an action was taken; only its player may know."""

    JOINED = 1
    """In one breath with the action before it."""
    FORCED = 2
    """By the page, because it was the only choice."""
    ORDERED = 4
    """By the server, as the player had asked in advance."""


CHOSEN = How(0)
"""The usual way: a player or a bot has chosen the action."""


class Deed(msgspec.Struct, frozen=True, array_like=True):
    """An action as it is stored."""

    seat: int
    kind: int
    action: int
    how: How = CHOSEN


class Armed(msgspec.Struct, frozen=True):
    """An order of a player, and the stage of the game for which it was given."""

    id: str
    stage: int


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
    rank: int | None = None
    armed: Armed | None = None
    away: float | None = None
    """When the person left a rated game or ran out of time in it; None while they are there."""
    forfeited: bool = False
    """Whether the person stayed away for too long: a bot plays on to the end, and they are ranked last."""
    reminded: float | None = None
    """When the player was last reminded of a turn."""
    pauses: Periods = ()
    """The player's vacations; only under a clock of days."""

    @property
    def kind(self) -> str:
        return "bot" if self.bot else "person" if self.user else "open"

    @property
    def is_played(self) -> bool:
        """Whether a person plays here, or has left a rated game, which bots finish for the sake of its result."""
        return self.kind == "person" or self.away is not None


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
    undone: list[Deed]
    """What was taken back and can be taken again, the next one last."""
    asked: UndoRequest | None
    due: float | None
    rematch: str | None
    invites: int
    """How often the links to seats have been replaced by new ones."""

    @property
    def chance(self) -> Seed:
        """The source of the game's randomness."""
        return self.seed if self.shuffle is None else self.shuffle.key


def table_row(row: Any) -> TableRow:
    """A row of the database with its JSON columns read."""
    facts = dict(row._mapping)
    facts["options"] = msgspec.json.decode(facts["options"])
    facts["undone"] = msgspec.json.decode(facts["undone"], type=list[Deed])
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
    person = (s.c.user_id, s.c.bot, u.c.name)
    columns = (s.c.clock_left, s.c.clock_since, s.c.score, s.c.rank, s.c.armed, s.c.away, s.c.forfeited, s.c.reminded)
    query = select(s.c.table_id, s.c.seat, *person, *columns, u.c.vacation)
    query = query.select_from(s.outerjoin(u, s.c.user_id == u.c.id)).where(s.c.table_id.in_(ids))
    found: dict[str, list[SeatRow]] = {id: [] for id in ids}
    rows = await connection.execute(query.order_by(s.c.table_id, s.c.seat))
    for table, seat, user, bot, name, left, since, score, rank, order, *absence, vacation in rows:
        armed = msgspec.json.decode(order, type=Armed) if order else None
        row = SeatRow(seat, user, bot, name or "", left, since, score, rank, armed, *absence)
        row.pauses = read_periods(vacation)
        found[table].append(row)
    return found


async def read_deeds(connection: AsyncConnection, id: str) -> list[Deed]:
    a = store.actions
    query = select(a.c.seat, a.c.kind, a.c.action, a.c.how).where(a.c.table_id == id).order_by(a.c.number)
    return [Deed(seat, kind, action, How(how)) for seat, kind, action, how in await connection.execute(query)]


async def read_record(connection: AsyncConnection, id: str) -> Record:
    """The record of a table as it is stored."""
    row, deeds = await read_table(connection, id), await read_deeds(connection, id)
    actions = [(deed.seat, deed.kind, deed.action) for deed in deeds]
    return Record(FORMAT, row.game, row.rules, row.players, row.options, row.chance, actions)
