"""Moves: play, undo, redo and consent. Each is committed, then applied, then acknowledged; of two writers one wins."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from time import time
from typing import Any

from sqlalchemy import bindparam

from goodsyard.server import clocks, store
from goodsyard.server.chats import notice
from goodsyard.server.live import Live, Lives
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem
from goodsyard.server.ratings import rate
from goodsyard.server.rows import Action, UndoRequest, json_of
from goodsyard.server.store import Store, Writing
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


@dataclass
class Change:
    """What a move changes: actions removed or added, who acts next, and the data kept beside the game."""

    acting: Sequence[int]
    mover: int | None = None
    cut: int | None = None
    added: Action | None = None
    undone: list[Action] = field(default_factory=list)
    asked: UndoRequest | None = None
    scores: list[int] | None = None
    ranking: list[int] | None = None
    line: tuple[str, dict[str, Any]] | None = None


class Moves:
    """The only way to change a running game."""

    def __init__(self, store: Store, lives: Lives, moved: Callable[[Live], None]) -> None:
        self.store = store
        self.lives = lives
        self.moved = moved

    async def play(self, id: str, seat: int, number: int, action: int, lang: str = "en") -> int:
        """Take an action; raises IllegalAction, or a Problem if the position number is stale."""

        def change(live: Live) -> Change:
            must_be_current(live, seat, number)
            live.table.check(action, seat, lang)
            return played(live, seat, action)

        return await self.make(id, change)

    async def undo(self, id: str, seat: int, number: int, to: int | None = None, lang: str = "en") -> int:
        """Go back one step or to a given position, or ask the others for consent if the table allows that."""

        def change(live: Live) -> Change:
            must_be_current(live, None, number)
            target = step_back(live, seat) if to is None else to
            refusal = barrier(live, seat, target)
            if refusal is None:
                return undone_to(live, seat, target)
            if not may_ask(live, seat, target):
                raise live.table.refused(refusal, lang)
            return consented(live, UndoRequest(seat, target, live.number))

        return await self.make(id, change)

    async def redo(self, id: str, seat: int, number: int, lang: str = "en") -> int:
        """Repeat the action that was undone last."""

        def change(live: Live) -> Change:
            must_be_current(live, None, number)
            again = played(live, seat, live.table.action_to_redo(seat, lang))
            again.undone = live.table.undone[:-1]
            return again

        return await self.make(id, change)

    async def consent(self, id: str, seats: list[int], yes: bool) -> int:
        """Answer a request to go back."""

        def change(live: Live) -> Change:
            asked = live.row.asked
            if asked is None or asked.number != live.number or not set(seats) & set(waiting(live, asked)):
                raise Problem("nothing-asked", 409)
            if not yes:
                line = ("notice-undo-refused", {"seat": seats[0] + 1})
                return Change(live.acting, undone=live.table.undone, line=line)
            return consented(live, UndoRequest(asked.seat, asked.to, asked.number, sorted({*asked.yes, *seats})))

        return await self.make(id, change)

    async def make(self, id: str, change: Callable[[Live], Change]) -> int:
        """Compute the change, commit and apply it; if another writer was faster, retry on the new state."""
        for _ in range(TRIES):
            async with self.lives.hold(id) as live:
                must_be_playing(live)
                made = change(live)
                if await self.commit(live, made):
                    follow(live, made)
                    number = live.number
                    self.moved(live)
                    return number
                live.stale = True
        raise Problem("busy", 503)

    async def commit(self, live: Live, change: Change) -> bool:
        """Write the change in one transaction; false if another process was faster."""
        row, now = live.row, time()
        times = clocks.after(live.seats, row.clock, change.acting, change.mover, now)
        number = live.number if change.cut is None else change.cut
        values = {
            "version": row.version + 1,
            "number": number + (change.added is not None),
            "undone": json_of(change.undone),
            "asked": json_of(change.asked),
            "due": clocks.due(live.seats, row.clock, change.acting, times, now),
        }
        over = change.scores is not None
        values |= {"state": "finished", "finished": now} if over else {"state": row.state, "finished": row.finished}
        async with self.store.writing() as writing:
            guard = {"the_table": row.id, "the_version": row.version}
            result = await writing.execute(GO_ON, {**values, **guard})
            if result.rowcount != 1:
                return False
            await self.write(writing, live, change, times, now)
            writing.tell(Note(table=row.id, version=row.version + 1))
        remember(live, change, times, values)
        return True

    async def write(self, writing: Writing, live: Live, change: Change, times: clocks.Times, now: float) -> None:
        id, a, s = live.id, store.actions, store.seats
        if change.cut is not None:
            await writing.execute(a.delete().where((a.c.table_id == id) & (a.c.number >= change.cut)))
        if change.added is not None:
            seat, kind, action = change.added
            facts = {"number": live.number, "seat": seat, "kind": kind, "action": action, "at": now}
            await writing.execute(ADD, {"table_id": id, **facts})
        for row in live.seats:
            values: dict[str, Any] = {}
            if live.row.clock and times[row.seat] != (row.left, row.since):
                values |= {"clock_left": times[row.seat][0], "clock_since": times[row.seat][1]}
            if change.scores is not None and change.ranking is not None:
                values |= {"score": change.scores[row.seat], "rank": change.ranking[row.seat]}
            if values:
                await writing.execute(s.update().where((s.c.table_id == id) & (s.c.seat == row.seat)).values(**values))
        if change.ranking is not None:
            await rate(writing, live.row, live.seats, change.ranking)
        if change.line is not None:
            await notice(writing, id, change.line[0], **change.line[1])


def remember(live: Live, change: Change, times: clocks.Times, values: dict[str, Any]) -> None:
    """Update the rows in memory to what has been committed."""
    for seat in live.seats:
        seat.left, seat.since = times[seat.seat]
    for name, value in values.items():
        setattr(live.row, name, value)
    live.row.undone = live.table.undone = change.undone
    live.row.asked = change.asked


def follow(live: Live, change: Change) -> None:
    """Update the game in memory to what has been committed; if that fails, it will be reloaded."""
    try:
        if change.cut is not None:
            live.apply_undo(change.cut)
        if change.added is not None:
            live.apply_action(change.added[2], change.added[0])
    except BaseException:
        live.stale = True
        raise


def must_be_playing(live: Live) -> None:
    if live.row.state != "playing":
        raise Problem("finished" if live.row.state == "finished" else "not-begun", 409)


def must_be_current(live: Live, seat: int | None, number: int) -> None:
    """Raise a Problem if the message refers to a position other than the current one.

    When several seats decide simultaneously, decisions the others have made in the meantime do not matter.
    """
    if number == live.number:
        return
    if seat is not None and 0 <= number < live.number:
        others = all(played.seat != seat for played in live.table.played[number:])
        if others and all(seat in opened for opened in live.opened[number:]):
            return
    raise Problem("stale", 409, number=live.number)


def played(live: Live, seat: int, action: int) -> Change:
    """The change made by a legal action."""
    kind, _ = live.table.game.decision(seat)
    probe = live.table.game.clone()
    probe.apply(action, seat)
    change = Change(probe.acting(), seat, added=(seat, kind, action))
    if probe.over:
        change.scores, change.ranking = list(probe.scores()), list(probe.ranking())
    return change


def undone_to(live: Live, seat: int, to: int) -> Change:
    return Change(live.opened[to], cut=to, undone=live.table.undone + live.table.since(to))


def consented(live: Live, asked: UndoRequest) -> Change:
    """Go back if everybody agrees, otherwise wait for the others; a notice at the table says so."""
    facts = {"seat": asked.seat + 1, "number": asked.to}
    if waiting(live, asked):
        line = None if asked.yes else ("notice-undo-asked", facts)
        return Change(live.acting, undone=live.table.undone, asked=asked, line=line)
    return Change(live.opened[asked.to], cut=asked.to, line=("notice-undo-consent", facts))
