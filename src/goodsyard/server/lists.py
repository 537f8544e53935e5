"""Tables as shown in lists and on their detail page."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select

from goodsyard.core.errors import UnknownGame
from goodsyard.core.fairness import Fairness
from goodsyard.core.registry import find
from goodsyard.core.words import Phrase
from goodsyard.drawing import DEFAULT, Composition
from goodsyard.server import store
from goodsyard.server.live import Lives, names_of
from goodsyard.server.messages import iso
from goodsyard.server.problems import Problem
from goodsyard.server.rows import Clock, SeatRow, TableRow, read_seats, read_table, table_row
from goodsyard.server.server import Server
from goodsyard.server.tokens import hashed

LISTED = 100


class SeatInfo(msgspec.Struct):
    seat: int
    kind: str
    name: str
    bot: str | None


class TableInfo(msgspec.Struct):
    id: str
    game: str
    name: str
    created: str
    state: str
    seats: list[SeatInfo]
    your_turn: bool
    you: list[int]
    left: list[int]
    join: str | None
    scores: list[int] | None


class Details(TableInfo):
    options: dict[str, str]
    seed_hash: str
    """Published before the game; `fairness` explains it afterwards."""
    seed: str | None
    """Shown once the game is over, or from the start if somebody chose it."""
    seed_chosen: bool
    commitments: list[str]
    """For each seat, the hash of the salt its browser adds to the shuffle, or `-`."""
    fairness: Fairness | None
    invites: dict[str, str]
    watch_url: str | None
    creator: bool
    undo: str
    confirm: bool
    clock: Clock | None
    rated: bool
    visibility: str
    rematch: str | None
    number: int
    composition: Composition
    """How the panels share a screen."""


class Invitation(msgspec.Struct):
    """What somebody who follows an invitation should know before taking the seat."""

    id: str
    game: str
    name: str
    host: str
    seat: int
    seats: list[SeatInfo]
    state: str
    taken: bool
    options: dict[str, str]
    clock: Clock | None
    undo: str
    rated: bool


class Reader:
    """Who is looking at a list: the person, the language, and the base address for links."""

    def __init__(self, server: Server, user: str | None, lang: str, base: str) -> None:
        self.server = server
        self.user = user
        self.lang = lang
        self.base = base


def described(reader: Reader, row: TableRow, seats: list[SeatRow], acting: list[int]) -> dict[str, Any]:
    """The fields of a table that every list shows."""
    mine = [seat.seat for seat in seats if reader.user and seat.user == reader.user]
    you = [seat for seat in mine if not seats[seat].bot]
    names = names_of(seats, reader.lang)
    infos = [SeatInfo(s.seat, s.kind, name, s.bot) for s, name in zip(seats, names, strict=True)]
    free = invites(reader, row, seats) if row.visibility == "public" else {}
    return {
        "id": row.id,
        "game": row.game,
        "name": game_name(row.game, reader.lang),
        "created": iso(row.created),
        "state": row.state,
        "seats": infos,
        "your_turn": bool(set(you) & set(acting)),
        "you": you,
        "left": [seat for seat in mine if seats[seat].bot],
        "join": next(iter(free.values()), None),
        "scores": [seat.score or 0 for seat in seats] if row.state == "finished" else None,
    }


def invites(reader: Reader, row: TableRow, seats: list[SeatRow]) -> dict[str, str]:
    """Links to the open seats."""
    links = reader.server.links
    return {str(s.seat): f"{reader.base}/join/{links.invite(row.id, s.seat)}" for s in seats if s.kind == "open"}


def invitation(reader: Reader, row: TableRow, seats: list[SeatRow], seat: int) -> Invitation:
    shared = described(reader, row, seats, [])
    taken = row.state != "waiting" or seat >= len(seats) or seats[seat].kind != "open"
    named = {name: shared[name] for name in ("id", "game", "name", "seats", "state")}
    agreed: dict[str, Any] = {"options": row.options, "clock": row.clock, "undo": row.undo, "rated": row.rated}
    return Invitation(**named, **agreed, host=host_of(row, seats), seat=seat, taken=taken)


def host_of(row: TableRow, seats: list[SeatRow]) -> str:
    """The name of the person who opened the table, if that person sits at it."""
    return next((seat.name or "" for seat in seats if seat.user == row.creator), "")


def details(reader: Reader, row: TableRow, seats: list[SeatRow], acting: list[int]) -> Details:
    creator = reader.user == row.creator
    finished, shuffle = row.state == "finished", row.shuffle
    inside = creator or reader.user in [seat.user for seat in seats] or row.visibility == "public"
    watch = f"{reader.base}/table/{row.id}?watch={reader.server.links.watch(row.id)}"
    return Details(
        **described(reader, row, seats, acting),
        options=row.options,
        seed_hash=shuffle.hash if shuffle else hashed(str(row.seed)),
        seed=shown_seed(row),
        seed_chosen=row.seed_chosen,
        commitments=shuffle.commitments if shuffle else [],
        fairness=shuffle.fairness() if shuffle and finished else None,
        invites=invites(reader, row, seats) if creator or row.visibility == "public" else {},
        watch_url=watch if inside else None,
        creator=creator,
        undo=row.undo,
        confirm=row.confirm,
        clock=row.clock,
        rated=row.rated,
        visibility=row.visibility,
        rematch=row.rematch,
        number=row.number,
        composition=composition_of(row.game),
    )


def composition_of(game: str) -> Composition:
    try:
        return find(game).composition()
    except UnknownGame:
        return DEFAULT


def shown_seed(row: TableRow) -> str | None:
    """The seed somebody chose; otherwise, once the game is over, the key."""
    if row.seed_chosen and not (row.shuffle and row.shuffle.imported):
        return str(row.seed)
    return str(row.chance) if row.state == "finished" or row.seed_chosen else None


def game_name(game: str, lang: str) -> str:
    try:
        return find(game).words(lang).say(Phrase("title"))
    except (UnknownGame, LookupError):
        return game


async def listed(reader: Reader, which: str) -> list[TableInfo]:
    """The latest tables of one kind: `mine`, `open`, `finished`, or otherwise public games in progress."""
    t, s = store.tables, store.seats
    query = select(t).order_by(t.c.created.desc()).limit(LISTED)
    if which == "mine":
        mine = select(s.c.table_id).where(s.c.user_id == reader.user)
        query = query.where(
            (t.c.id.in_(mine)) | (t.c.creator == reader.user), t.c.state.not_in(("finished", "cancelled"))
        )
    elif which == "finished":
        mine = select(s.c.table_id).where(s.c.user_id == reader.user)
        query = query.where(t.c.state == "finished", (t.c.visibility == "public") | t.c.id.in_(mine))
    else:
        query = query.where(t.c.visibility == "public", t.c.state == ("waiting" if which == "open" else "playing"))
    async with reader.server.store.reading() as connection:
        rows = [table_row(row) for row in await connection.execute(query)]
        seats = await read_seats(connection, [row.id for row in rows])
    return [TableInfo(**described(reader, r, seats[r.id], await acting_at(reader, r, seats[r.id]))) for r in rows]


async def acting_at(reader: Reader, row: TableRow, seats: list[SeatRow]) -> list[int]:
    """The seats to act; looked up only for the visitor's own running games."""
    if row.state != "playing" or reader.user not in [seat.user for seat in seats]:
        return []
    return await acting_in(reader.server.lives, row.id)


async def acting_in(lives: Lives, id: str) -> list[int]:
    try:
        async with lives.hold(id) as live:
            return live.acting
    except Problem:
        return []


async def find_table(server: Server, id: str) -> tuple[TableRow, list[SeatRow]]:
    async with server.store.reading() as connection:
        row = await read_table(connection, id)
        return row, (await read_seats(connection, [id]))[id]
