"""Tables as shown in lists and on their detail page."""

from __future__ import annotations

from typing import Any

import msgspec

from goodsyard.core.fairness import Fairness
from goodsyard.drawing import Composition
from goodsyard.server import clocks
from goodsyard.server.games import composition_of, game_name
from goodsyard.server.live import Lives, Progress, names_of
from goodsyard.server.messages import iso
from goodsyard.server.problems import Problem
from goodsyard.server.rows import Clock, SeatRow, TableRow, read_seats, read_table
from goodsyard.server.server import Server
from goodsyard.server.tokens import hashed


class SeatInfo(msgspec.Struct):
    seat: int
    kind: str
    name: str
    bot: str | None
    user: str | None
    forfeited: bool
    """Whether the person has left this rated game for good."""


class TableInfo(msgspec.Struct):
    id: str
    game: str
    name: str
    created: str
    finished: str | None
    state: str
    moves: int | None
    """The actions that everybody knows of; unknown until a running game has been replayed."""
    watching: int
    """Who watches without playing."""
    friends: bool
    """Whether a friend of the reader plays."""
    seats: list[SeatInfo]
    your_turn: bool
    you: list[int]
    left: list[int]
    join: str | None
    deadline: str | None
    """When the reader's clock runs out, at a table where it is their turn."""
    scores: list[int] | None
    ranks: list[int] | None
    host: str | None
    """Who invites the reader."""


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
    grace: float | None
    """At a rated table, the seconds within which somebody who has left may come back."""
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
        self.friends: set[str] = set()


def described(
    reader: Reader, row: TableRow, seats: list[SeatRow], progress: Progress | None, host: str | None = None
) -> dict[str, Any]:
    """The fields of a table that every list shows."""
    people = {seat.user for seat in seats if seat.user}
    acting, moves = progress or (set(), None)
    mine = [seat.seat for seat in seats if reader.user and seat.user == reader.user]
    you = [seat for seat in mine if not seats[seat].bot]
    names = names_of(seats, reader.lang)
    infos = [SeatInfo(s.seat, s.kind, name, s.bot, s.user, s.forfeited) for s, name in zip(seats, names, strict=True)]
    free = invites(reader, row, seats) if host or row.visibility == "public" else {}
    return {
        "id": row.id,
        "game": row.game,
        "name": game_name(row.game, reader.lang),
        "created": iso(row.created),
        "finished": iso(row.finished) if row.finished else None,
        "state": row.state,
        "moves": moves,
        "watching": reader.server.hub.watching(row.id, people),
        "friends": bool(people & reader.friends),
        "seats": infos,
        "your_turn": bool(set(you) & set(acting)),
        "you": you,
        "left": [seat for seat in mine if seats[seat].bot and not seats[seat].forfeited],
        "join": next(iter(free.values()), None),
        "deadline": deadline(seats, row.clock, [seat for seat in you if seat in acting]),
        "scores": [seat.score or 0 for seat in seats] if row.state == "finished" else None,
        "ranks": [seat.rank or 0 for seat in seats] if row.state == "finished" else None,
        "host": host,
    }


def deadline(seats: list[SeatRow], clock: Clock | None, mine: list[int]) -> str | None:
    """When the first of these clocks runs out."""
    moments = [clocks.runs_out(seats[seat], clock) for seat in mine]
    return iso(min(known)) if (known := [moment for moment in moments if moment is not None]) else None


def invites(reader: Reader, row: TableRow, seats: list[SeatRow]) -> dict[str, str]:
    """Links to the open seats."""
    open_seats = [seat.seat for seat in seats if seat.kind == "open"]
    tokens = {seat: reader.server.links.invite(row.id, seat, row.invites) for seat in open_seats}
    return {str(seat): f"{reader.base}/join/{token}" for seat, token in tokens.items()}


def invitation(reader: Reader, row: TableRow, seats: list[SeatRow], seat: int) -> Invitation:
    shared = described(reader, row, seats, None)
    taken = row.state != "waiting" or seat >= len(seats) or seats[seat].kind != "open"
    named = {name: shared[name] for name in ("id", "game", "name", "seats", "state")}
    agreed: dict[str, Any] = {"options": row.options, "clock": row.clock, "undo": row.undo, "rated": row.rated}
    return Invitation(**named, **agreed, host=host_of(row, seats), seat=seat, taken=taken)


def host_of(row: TableRow, seats: list[SeatRow]) -> str:
    """The name of the person who opened the table, if that person sits at it."""
    return next((seat.name or "" for seat in seats if seat.user == row.creator), "")


def details(reader: Reader, row: TableRow, seats: list[SeatRow], progress: Progress) -> Details:
    creator = reader.user == row.creator
    finished, shuffle = row.state == "finished", row.shuffle
    inside = creator or reader.user in [seat.user for seat in seats] or row.visibility == "public"
    watch = f"{reader.base}/table/{row.id}?watch={reader.server.links.watch(row.id)}"
    return Details(
        **described(reader, row, seats, progress),
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
        grace=reader.server.forfeits.grace(row.clock) if row.rated else None,
        visibility=row.visibility,
        rematch=row.rematch,
        number=progress.moves,
        composition=composition_of(row.game),
    )


def shown_seed(row: TableRow) -> str | None:
    """The seed somebody chose; otherwise, once the game is over, the key."""
    if row.seed_chosen and not (row.shuffle and row.shuffle.imported):
        return str(row.seed)
    return str(row.chance) if row.state == "finished" or row.seed_chosen else None


async def progress_of(lives: Lives, row: TableRow) -> Progress:
    """How far a game is."""
    if row.state != "playing":
        return Progress([], row.number)
    try:
        async with lives.hold(row.id) as live:
            return live.progress
    except Problem:
        return Progress([], row.number)


async def find_table(server: Server, id: str) -> tuple[TableRow, list[SeatRow]]:
    async with server.store.reading() as connection:
        row = await read_table(connection, id)
        return row, (await read_seats(connection, [id]))[id]
