"""Moves: play, confirm, undo, redo, consent. Each is committed, then applied, then acknowledged; of two writers one
wins."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import time
from typing import Any

import msgspec
from sqlalchemy import bindparam

from goodsyard.core.words import Phrase
from goodsyard.server import clocks, store
from goodsyard.server.changes import Change, consented, last_undone, taken, undone_to
from goodsyard.server.chats import notice
from goodsyard.server.forfeits import Forfeits, absences, earliest, final_ranking
from goodsyard.server.live import Live, Lives
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem
from goodsyard.server.ratings import rate
from goodsyard.server.rows import UndoRequest, json_of
from goodsyard.server.stamps import Place, must_be_at, place_of
from goodsyard.server.steps import Step, attempt
from goodsyard.server.store import Store, Writing
from goodsyard.server.together import Together
from goodsyard.server.trials import Draft, take_back, try_out
from goodsyard.server.undo import barrier, may_ask, step_back, waiting

TRIES = 8

# Built once, because these run with every move.
t = store.tables
COLUMNS = ("version", "number", "undone", "asked", "due", "state", "finished")
GO_ON = (
    t.update()
    .where(t.c.id == bindparam("the_table"), t.c.version == bindparam("the_version"))
    .values({column: bindparam(column) for column in COLUMNS})
)
ADD = store.actions.insert()


class Moves:
    """The only way to change a running game."""

    def __init__(self, store: Store, lives: Lives, moved: Callable[[Live], None], forfeits: Forfeits) -> None:
        self.together = Together(store)
        self.lives = lives
        self.moved = moved
        self.forfeits = forfeits
        self.under_way = 0
        self.calm = asyncio.Event()
        self.calm.set()

    async def play(self, id: str, stamp: str, step: Step, lang: str = "en") -> Place:
        """Take a step, together with what the seat has tried before it; raises IllegalAction, or a Problem if it was
        meant for another position."""

        def change(live: Live) -> Change:
            position = must_be_at(live, step.seat, stamp)
            table, deeds = attempt(position.table, step, lang)
            return taken(live, table, [*position.tried, *deeds] if isinstance(position, Draft) else deeds)

        return await self.make(id, step.seat, change)

    async def try_out(self, id: str, stamp: str, step: Step, lang: str = "en") -> Place:
        """Take a step in private; if luck or a reveal follows, everything tried so far is committed with it."""
        async with self.lives.hold(id) as live:
            must_be_playing(live)
            if try_out(live, must_be_at(live, step.seat, stamp), step, lang):
                return place_of(live, step.seat)
        return await self.play(id, stamp, step, lang)

    async def confirm(self, id: str, seat: int, stamp: str) -> Place:
        """Commit what the seat has tried."""

        def change(live: Live) -> Change:
            draft = must_be_at(live, seat, stamp)
            if not isinstance(draft, Draft):
                raise Problem("nothing-tried", 409)
            return taken(live, draft.table, draft.tried)

        return await self.make(id, seat, change)

    async def undo(self, id: str, seat: int, stamp: str, to: int | None = None, lang: str = "en") -> Place:
        """Go back one step or to a position that the seat knows, or ask the others for consent if the table allows."""
        async with self.lives.hold(id) as live:
            draft = must_be_at(live, seat, stamp)
            if isinstance(draft, Draft):
                if take_back(draft, None if to is None else to + live.hidden_from(seat), lang):
                    return place_of(live, seat)
                stamp = place_of(live, seat).stamp

        def change(live: Live) -> Change:
            must_be_at(live, seat, stamp)
            target = step_back(live, seat) if to is None else to + live.hidden_from(seat)
            refusal = barrier(live, seat, target)
            if refusal is None:
                return undone_to(live, seat, target)
            if not may_ask(live, seat, target):
                raise live.table.refused(refusal, lang)
            return consented(live, UndoRequest(seat, target, live.number))

        return await self.make(id, seat, change)

    async def redo(self, id: str, seat: int, stamp: str, lang: str = "en") -> Place:
        """Repeat the step that was undone last."""

        def change(live: Live) -> Change:
            must_be_at(live, seat, stamp)
            again = last_undone(live, seat)
            if not again:
                raise live.table.refused(Phrase("nothing-to-redo"), lang)
            table, _ = attempt(live.table, Step(seat, tuple(deed.action for deed in again)), lang)
            change = taken(live, table, again)
            mine = [deed for deed in live.row.undone if deed.seat == seat]
            change.undone += mine[: -len(again)]
            return change

        return await self.make(id, seat, change)

    async def consent(self, id: str, seat: int, stamp: str, to: int, yes: bool) -> Place:
        """Answer a request to go back to a position, for all seats of the person who plays this one."""

        def change(live: Live) -> Change:
            must_be_at(live, seat, stamp)
            seats, asked = live.seats_of(live.seats[seat].user), live.row.asked
            if asked is None or asked.to != to or not set(seats) & set(waiting(live, asked)):
                raise Problem("nothing-asked", 409)
            if not yes:
                line = ("notice-undo-refused", {"seat": seats[0] + 1})
                return Change(live.acting, undone=live.row.undone, line=line)
            return consented(live, UndoRequest(asked.seat, asked.to, asked.number, sorted({*asked.yes, *seats})))

        return await self.make(id, seat, change)

    async def make(self, id: str, seat: int, change: Callable[[Live], Change]) -> Place:
        """Make a seat's change; it goes on even if the connection from which it came is lost meanwhile."""
        self.under_way += 1
        self.calm.clear()
        making = asyncio.create_task(self.try_to_make(id, seat, change))
        making.add_done_callback(lambda _: self.made())
        return await asyncio.shield(making)

    def made(self) -> None:
        self.under_way -= 1
        if not self.under_way:
            self.calm.set()

    async def try_to_make(self, id: str, seat: int, change: Callable[[Live], Change]) -> Place:
        """Compute the change, commit and apply it; if another writer was faster, retry on the new state."""
        for _ in range(TRIES):
            async with self.lives.hold(id) as live:
                must_be_playing(live)
                made = change(live)
                if await self.commit(live, made):
                    follow(live, made)
                    self.moved(live)
                    return place_of(live, seat)
                live.stale = True
        raise Problem("busy", 503)

    async def commit(self, live: Live, change: Change) -> bool:
        """Write the change in one transaction; false if another process was faster."""
        row, now, over = live.row, time(), change.scores is not None
        times = clocks.after(live.seats, row.clock, change.acting, change.mover, now)
        calls = (
            clocks.due(live.seats, row.clock, change.acting, times, now),
            self.forfeits.due(row, live.seats, times),
        )
        number = live.number if change.cut is None else change.cut
        values = {
            "version": row.version + 1,
            "number": number + len(change.added),
            "undone": json_of(change.undone),
            "asked": json_of(change.asked),
            "due": None if over else earliest(calls),
        }
        values |= {"state": "finished", "finished": now} if over else {"state": row.state, "finished": row.finished}
        version = row.version
        guard = {"the_table": row.id, "the_version": version}

        async def work(writing: Writing) -> bool:
            if (await writing.execute(GO_ON, {**values, **guard})).rowcount != 1:
                return False
            await self.write(writing, live, change, times, now)
            writing.tell(Note(table=row.id, version=version + 1))
            return True

        if not await self.together.write(work):
            return False
        remember(live, change, times, values)
        return True

    async def write(self, writing: Writing, live: Live, change: Change, times: clocks.Times, now: float) -> None:
        id, a, s = live.id, store.actions, store.seats
        if change.cut is not None:
            await writing.execute(a.delete().where((a.c.table_id == id) & (a.c.number >= change.cut)))
        if change.added:
            rows = [
                {"table_id": id, "number": k, "at": now, **msgspec.structs.asdict(deed)}
                for k, deed in enumerate(change.added, live.number)
            ]
            await writing.execute(ADD, rows)
        places = None if change.ranking is None else final_ranking(change.ranking, absences(live.seats))
        for row in live.seats:
            values: dict[str, Any] = {}
            if live.row.clock and times[row.seat] != (row.left, row.since):
                values |= {"clock_left": times[row.seat][0], "clock_since": times[row.seat][1]}
            if change.scores is not None and places is not None:
                result = {"score": change.scores[row.seat], "rank": places[row.seat]}
                values |= {**result, "forfeited": row.away is not None}
            if row.armed and row.seat == change.disarmed:
                values |= {"armed": None}
            if values:
                await writing.execute(s.update().where((s.c.table_id == id) & (s.c.seat == row.seat)).values(**values))
        if places is not None:
            await rate(writing, live.row, live.seats, places)
        if change.line is not None:
            await notice(writing, id, change.line[0], **change.line[1])


def remember(live: Live, change: Change, times: clocks.Times, values: dict[str, Any]) -> None:
    """Update the rows in memory to what has been committed."""
    for seat in live.seats:
        seat.left, seat.since = times[seat.seat]
        seat.armed = None if seat.seat == change.disarmed else seat.armed
        seat.forfeited = seat.forfeited or (seat.away is not None and change.ranking is not None)
    for name, value in values.items():
        setattr(live.row, name, value)
    live.row.undone = change.undone
    live.row.asked = change.asked


def follow(live: Live, change: Change) -> None:
    """Update the game in memory to what has been committed; if that fails, it will be reloaded."""
    try:
        if change.cut is not None:
            live.apply_undo(change.cut)
        for deed in change.added:
            live.apply_action(deed)
            live.drafts.pop(deed.seat, None)
    except BaseException:
        live.stale = True
        raise


def must_be_playing(live: Live) -> None:
    if live.row.state != "playing":
        raise Problem("finished" if live.row.state == "finished" else "not-begun", 409)
