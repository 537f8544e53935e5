"""Tables: opening, joining, leaving, returning and rematches."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from time import time
from typing import Any

from sqlalchemy import select

from goodsyard.server import clocks, store
from goodsyard.server.chats import notice
from goodsyard.server.forfeits import Forfeits, earliest
from goodsyard.server.live import Live, Lives
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem
from goodsyard.server.rated import ends_in_time, may_sit_down, must_be_several, without_account
from goodsyard.server.rows import SeatRow, json_of
from goodsyard.server.sessions import Visitor
from goodsyard.server.setups import Setup
from goodsyard.server.shuffle import PATIENCE, Shuffle, new_shuffle
from goodsyard.server.shunning import blockers_of
from goodsyard.server.store import Store, Writing
from goodsyard.server.tokens import new_id


@dataclass(frozen=True)
class Seating:
    """The new seats and shuffle, and the id of the notice that announces the change, if any."""

    seats: list[SeatRow]
    shuffle: Shuffle | None
    line: str
    facts: dict[str, Any] = field(default_factory=dict)
    """What the notice names."""
    renewed: bool = False
    """Whether links to seats that were sent out become useless."""
    back: int | None = None
    """A seat whose player has just come back, which is no new turn."""


class Tables:
    """Opens tables and seats people; like a move, every change increments the table's version."""

    def __init__(self, store: Store, lives: Lives, moved: Callable[[Live], None], forfeits: Forfeits) -> None:
        self.store = store
        self.lives = lives
        self.moved = moved
        self.forfeits = forfeits

    async def open(self, setup: Setup, me: str, before: str | None = None) -> str:
        """Open a table; without open seats the game begins immediately."""
        id, now = new_id(), time()
        state = "finished" if setup.scores is not None else "waiting" if (None, None) in setup.people else "playing"
        async with self.store.writing() as writing:
            if setup.rated:
                must_be_several(setup.people)
                if await without_account(writing.connection, [me, *(user for user, _ in setup.people)]):
                    raise Problem("rated-account", 403)
            if before is not None and not await is_first_rematch(writing, before, id):
                return await rematch_of(writing, before)
            await writing.execute(store.tables.insert().values(**table_values(setup, id, me, state, now)))
            await writing.execute(store.seats.insert(), seat_values(setup, id))
            if setup.actions:
                rows = [{"table_id": id, "number": k, "seat": a[0], "kind": a[1], "action": a[2], "at": now}
                        for k, a in enumerate(setup.actions)]  # fmt: skip
                await writing.execute(store.actions.insert(), rows)
            if setup.seed_chosen:
                await notice(writing, id, "notice-seed-chosen")
            if before is not None:
                await notice(writing, before, "notice-rematch")
        if state == "playing":
            await self.begin(id)
        return id

    async def begin(self, id: str) -> None:
        """Start the game: clocks run and bots think."""
        await self.seat(id, lambda live: Seating(live.seats, live.row.shuffle, "notice-begun"))

    async def seat(self, id: str, change: Callable[[Live], Seating], **facts: Any) -> None:
        """Change who sits where; `change` returns the new seating."""
        for _ in range(8):
            async with self.lives.hold(id) as live:
                if await self.write(live, change(live), facts):
                    live.stale = True
                    self.moved(await self.lives.current(id))
                    return
                live.stale = True
        raise Problem("busy", 503)

    async def write(self, live: Live, seating: Seating, facts: dict[str, Any]) -> bool:
        """Write the new seats; false if another process was faster."""
        row, now, seats = live.row, time(), seating.seats
        state = next_state(row.state, seating)
        acting = live.acting_with(seating.shuffle) if state == "playing" else []
        times = clocks.after(seats, row.clock, acting, seating.back, now)
        values = {"version": row.version + 1, "state": state, "asked": None, "shuffle": json_of(seating.shuffle)}
        values["invites"] = row.invites + seating.renewed
        calls = (clocks.due(seats, row.clock, acting, times, now), self.forfeits.due(row, seats, times))
        values["due"] = earliest(calls)
        if state == "dealing":
            values["due"] = row.due if row.state == "dealing" else now + PATIENCE
        t, s = store.tables, store.seats
        async with self.store.writing() as writing:
            guard = (t.c.id == row.id) & (t.c.version == row.version)
            if (await writing.execute(t.update().where(guard).values(**values))).rowcount != 1:
                return False
            for seat in seats:
                left, since = times[seat.seat]
                mine = (s.c.table_id == row.id) & (s.c.seat == seat.seat)
                change = {"user_id": seat.user, "bot": seat.bot, "clock_left": left, "clock_since": since}
                change |= {"away": seat.away, "forfeited": seat.forfeited} | ({"armed": None} if seat.bot else {})
                await writing.execute(s.update().where(mine).values(**change))
            if seating.line:
                await notice(writing, row.id, seating.line, **facts, **seating.facts)
            writing.tell(Note(table=row.id, version=row.version + 1))
        return True

    async def join(self, id: str, seat: int, visitor: Visitor, invites: int, commitment: str | None) -> None:
        """Take an open seat, unless links have been renewed; the browser may commit to a salt for the shuffle."""
        me = visitor.id

        def change(live: Live) -> Seating:
            row = seat_at(live, seat)
            if live.row.invites != invites:
                raise Problem("bad-invite", 404)
            if row.user == me:
                raise Problem("sits-already", 409)
            if row.kind != "open" or live.row.state != "waiting":
                raise Problem("seat-taken", 409)
            if live.row.rated:
                may_sit_down(live.seats, visitor)
            shuffle = live.row.shuffle
            if commitment and may_add_salt(live):
                shuffle = salted(live).promised(seat, commitment)
            return Seating(changed(live.seats, seat, user=me), shuffle, "notice-joined")

        await self.seat(id, change, seat=seat + 1, name=visitor.name)

    async def promise(self, id: str, seat: int, me: str, commitment: str) -> None:
        """Record a browser's commitment to the salt it will add to the shuffle."""

        def change(live: Live) -> Seating:
            own_seat(live, seat, me, left=False)
            if not may_add_salt(live):
                raise Problem("no-salt-now", 409)
            return Seating(live.seats, salted(live).promised(seat, commitment), "")

        await self.seat(id, change)

    async def reveal(self, id: str, seat: int, me: str, salt: str) -> None:
        """Add a browser's salt to the shuffle; the last one starts the game."""

        def change(live: Live) -> Seating:
            own_seat(live, seat, me, left=False)
            if live.row.state != "dealing":
                raise Problem("no-salt-now", 409)
            shuffle = salted(live).revealed(seat, salt)
            return Seating(live.seats, shuffle, "" if shuffle.missing else "notice-dealt")

        await self.seat(id, change)

    async def deal(self, live: Live) -> None:
        """Begin without the salts that were not revealed in time; the caller holds the table."""
        shuffle = salted(live)
        late = shuffle.missing
        facts = {"name": live.seats[late[0]].name if late else ""}
        await self.reseat(live, Seating(live.seats, shuffle.without(late), "notice-dealt-without", facts))

    async def reseat(self, live: Live, seating: Seating) -> None:
        """Change who sits where, unless another process was faster; the caller holds the table."""
        written = await self.write(live, seating, {})
        live.stale = True
        if written:
            self.moved(await self.lives.current(live.id))

    async def rematch(self, id: str, me: str) -> str:
        """Open a table with the same people, bots and options; each table has at most one rematch."""
        async with self.lives.hold(id) as live:
            row = live.row
            if me not in [seat.user for seat in live.seats]:
                raise Problem("not-your-table", 403)
            if row.state != "finished":
                raise Problem("not-finished", 409)
            async with self.store.reading() as connection:
                missing = await blockers_of(connection, me)
                missing |= {s.user for s in live.seats if s.user and not s.name}  # former players
                if row.rated:
                    missing |= await without_account(connection, [s.user for s in live.seats if s.user != me])
            people = [(None if s.user in missing else s.user, None if s.user else s.bot) for s in live.seats]
            setup = Setup(row.game, row.rules, row.players, row.options, 0, False, new_shuffle(row.players), people)
            setup.rules = live.table.title.rules_version
            setup.visibility, setup.undo, setup.confirm = row.visibility, row.undo, row.confirm
            setup.clock, setup.rated = row.clock, row.rated and ends_in_time(row.clock)
        return await self.open(setup, me, before=id)


async def is_first_rematch(writing: Writing, before: str, id: str) -> bool:
    t = store.tables
    free = (t.c.id == before) & t.c.rematch.is_(None)
    result = await writing.execute(t.update().where(free).values(rematch=id, version=t.c.version + 1))
    if result.rowcount != 1:
        return False
    version = (await writing.execute(select(t.c.version).where(t.c.id == before))).scalar()
    writing.tell(Note(table=before, version=int(version or 0)))
    return True


async def rematch_of(writing: Writing, before: str) -> str:
    return str((await writing.execute(select(store.tables.c.rematch).where(store.tables.c.id == before))).scalar())


def table_values(setup: Setup, id: str, me: str, state: str, now: float) -> dict[str, Any]:
    names = ("game", "rules", "players", "seed", "seed_chosen", "visibility", "undo", "confirm", "rated")
    return {
        **{name: getattr(setup, name) for name in names},
        "id": id,
        "options": json_of(setup.options),
        "clock": json_of(setup.clock),
        "shuffle": json_of(setup.shuffle),
        "creator": me,
        "state": state,
        "created": now,
        "finished": now if state == "finished" else None,
        "version": 1,
        "number": len(setup.actions),
        "undone": "[]",
        "due": now if state == "playing" else None,
    }


def seat_values(setup: Setup, id: str) -> list[dict[str, Any]]:
    values = []
    for seat, (user, bot) in enumerate(setup.people):
        left = clocks.allowance(setup.clock) if setup.clock else None
        row = {"table_id": id, "seat": seat, "user_id": user, "bot": bot, "clock_left": left, "clock_since": None}
        row |= {"score": setup.scores[seat] if setup.scores else None}
        row |= {"rank": setup.ranking[seat] if setup.ranking else None}
        values.append(row)
    return values


def next_state(state: str, seating: Seating) -> str:
    """The state after a change: a full table starts as soon as all promised salts have been revealed."""
    if state == "waiting" and any(seat.kind == "open" for seat in seating.seats):
        return state
    if state in ("waiting", "dealing"):
        return "dealing" if seating.shuffle and seating.shuffle.missing else "playing"
    return state


def may_add_salt(live: Live) -> bool:
    """Salts can be added while seats are open, unless somebody chose the seed."""
    row = live.row
    return row.state == "waiting" and row.shuffle is not None and not row.seed_chosen


def salted(live: Live) -> Shuffle:
    assert live.row.shuffle is not None, "every waiting or dealing table has a shuffle"
    return live.row.shuffle


def seat_at(live: Live, seat: int) -> SeatRow:
    if not 0 <= seat < len(live.seats):
        raise Problem("no-such-seat", 404)
    return live.seats[seat]


def own_seat(live: Live, seat: int, me: str, left: bool) -> SeatRow:
    """The person's seat; raises a Problem unless it is played by a bot (`left`) or by the person (not `left`)."""
    row = seat_at(live, seat)
    if row.user != me:
        raise Problem("not-your-seat", 403)
    if live.row.state == "finished":
        raise Problem("finished", 409)
    if bool(row.bot) != left:
        raise Problem("not-left" if left else "left-already", 409)
    return row


def changed(seats: Sequence[SeatRow], seat: int, **facts: Any) -> list[SeatRow]:
    """The seats, with one of them changed."""
    return [replace(row, **facts) if row.seat == seat else row for row in seats]
