"""Orders: what players ask for in advance. Kept with the seat, shown to its player only, carried out by the server."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from contextlib import suppress
from random import uniform
from time import time
from typing import Any

from goodsyard.server import clocks, store
from goodsyard.server.changes import Change, taken
from goodsyard.server.live import Live, Lives
from goodsyard.server.messages import OrderState
from goodsyard.server.moves import Moves
from goodsyard.server.notes import Note
from goodsyard.server.problems import Problem
from goodsyard.server.rows import Armed, How, json_of
from goodsyard.server.steps import Step, attempt
from goodsyard.server.store import Store

PAUSE = (0.4, 1.5)
"""Shortest and longest time in seconds before an order is carried out, as if by a quick player."""


class Orders:
    """The orders at this process's tables; `begin` runs something in the background."""

    def __init__(self, store: Store, lives: Lives, moves: Moves, begin: Callable[[Coroutine[Any, Any, None]], None]):
        self.store = store
        self.lives = lives
        self.moves = moves
        self.begin = begin
        self.waiting: set[tuple[str, int]] = set()

    async def arm(self, id: str, seat: int, order: str | None, stage: int = 0) -> None:
        """Ask for something in advance, or revoke it. The table keeps its version, because others must not notice."""
        async with self.lives.hold(id) as live:
            armed = None if order is None else armed_now(live, seat, order, stage)
            await self.write(live, seat, armed)
            live.seats[seat].armed = armed
            for viewer in live.viewers_of(live.seats[seat].user):
                viewer.refresh()
            self.drive(live)

    async def write(self, live: Live, seat: int, armed: Armed | None) -> None:
        s, t, soon = store.seats, store.tables, time() + clocks.ORDER_PATIENCE
        async with self.store.writing() as writing:
            mine = (s.c.table_id == live.id) & (s.c.seat == seat)
            await writing.execute(s.update().where(mine).values(armed=json_of(armed)))
            if armed is not None and seat in live.acting:
                later = (t.c.id == live.id) & (t.c.due.is_(None) | (t.c.due > soon))
                await writing.execute(t.update().where(later).values(due=soon))
            writing.tell(Note(table=live.id, ordered=str(live.seats[seat].user)))

    def drive(self, live: Live) -> None:
        """Begin to carry out the orders of seats that are to act."""
        for seat in live.acting:
            if is_armed(live, seat) and (live.id, seat) not in self.waiting:
                self.waiting.add((live.id, seat))
                self.begin(self.carry_out(live.id, seat))

    async def carry_out(self, id: str, seat: int) -> None:
        """Do what was asked for after a pause; if this process dies, the caretaker of another comes back to it."""
        try:
            await asyncio.sleep(uniform(*PAUSE))
        finally:
            self.waiting.discard((id, seat))

        def change(live: Live) -> Change:
            action = action_of(live, seat) if is_due(live, seat) else None
            if action is None:
                raise Problem("not-now", 409)
            return taken(live, *attempt(live.table, Step(seat, (action,), How.ORDERED), "en"))

        async with self.lives.hold(id) as live:
            ends = is_due(live, seat) and action_of(live, seat) is None
        with suppress(Problem):
            await (self.arm(id, seat, None) if ends else self.moves.make(id, seat, change))


def armed_now(live: Live, seat: int, id: str, stage: int) -> Armed:
    """An order for this stage of the game; raises a Problem if it cannot be given or the stage is over."""
    order = live.table.title.orders.get(id) if live.row.state == "playing" else None
    if order is None or order.stage(live.table.game, seat) != stage:
        raise Problem("no-order-now", 409)
    return Armed(id, stage)


def is_armed(live: Live, seat: int) -> bool:
    """Whether an order of the seat's player is in force."""
    row = live.seats[seat]
    order = live.table.title.orders.get(row.armed.id) if row.armed and not row.bot else None
    return order is not None and row.armed is not None and order.stage(live.table.game, seat) == row.armed.stage


def is_due(live: Live, seat: int) -> bool:
    """Whether an order is to be carried out now; not while its player tries something out."""
    return seat in live.acting and is_armed(live, seat) and seat not in live.drafts


def action_of(live: Live, seat: int) -> int | None:
    """What a seat that is to act does by its order; None ends the order."""
    armed, game = live.seats[seat].armed, live.table.game
    action = live.table.title.orders[armed.id].action(game, seat) if armed else None
    return action if action in game.legal(seat) else None


def order_states(live: Live, seat: int | None, lang: str) -> list[OrderState]:
    """What a seat's player may ask for in advance now, and what is in force."""
    if seat is None or live.row.state != "playing":
        return []
    orders, game, words = live.table.title.orders, live.table.game, live.table.words(lang)
    mine = live.seats[seat].armed if is_armed(live, seat) else None
    stages = {id: order.stage(game, seat) for id, order in orders.items()}
    return [
        OrderState(id, words.say(orders[id].phrase), mine is not None and mine.id == id, stage)
        for id, stage in stages.items()
        if stage is not None
    ]
