"""Viewers: one live connection each, with what it has been sent and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from time import time

from goodsyard.server import clocks
from goodsyard.server.limits import MOST_QUEUED
from goodsyard.server.live import Live
from goodsyard.server.messages import ENCODER, ConsentState, Outgoing, SeatState, State, UndoState
from goodsyard.server.problems import say_or
from goodsyard.server.render import Rendered, rendered, since_last_turn
from goodsyard.server.undo import may_ask, step_back, waiting


class Viewer:
    """Somebody who looks at a table."""

    def __init__(self, live: Live, user: str | None, session: str, lang: str) -> None:
        self.live = live
        self.user = user
        self.session = session
        self.lang = lang
        self.focus: int | None = None
        self.log_sent = 0
        self.panels_sent: dict[str, int] = {}
        self.queue: deque[bytes] = deque()
        self.saw_end = False
        self.dirty = True
        self.too_slow = False
        self.closing = 0
        self.wake = asyncio.Event()
        self.wake.set()

    def send(self, message: Outgoing) -> None:
        """Put a message into the queue; who does not read it is let go."""
        self.too_slow = self.too_slow or len(self.queue) >= MOST_QUEUED
        if not self.too_slow:
            self.queue.append(ENCODER.encode(message))
        self.wake.set()

    def refresh(self) -> None:
        """The state is to be sent again; several changes become one message."""
        self.dirty = True
        self.wake.set()

    def forget(self) -> None:
        """The next state is a full one."""
        self.log_sent = 0
        self.panels_sent.clear()
        self.refresh()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()

    def eyes(self) -> int | None:
        """Whose eyes: the own seat in focus, at first the one that is to act."""
        mine = self.live.seats_of(self.user)
        if self.focus not in mine:
            acting = [seat for seat in mine if seat in self.live.acting]
            self.focus = next(iter(acting or mine), None)
        return self.focus

    def state(self) -> bytes:
        """The state message for this viewer; only what changed since the last one."""
        live, seat = self.live, self.eyes()
        seen = rendered(live, seat, self.lang)
        if seen.over and self.log_sent and not self.saw_end:
            self.log_sent = 0
        self.saw_end = seen.over
        changed = [panel for panel in seen.panels if self.panels_sent.get(panel.id) != panel.print]
        self.panels_sent = {panel.id: panel.print for panel in seen.panels}
        log_from, self.log_sent = min(self.log_sent, len(seen.log)), len(seen.log)
        message = State(
            number=live.number,
            version=live.row.version,
            state=live.row.state,
            over=live.row.state == "finished",
            seats=seat_states(live, seen, self.lang),
            you=live.seats_of(self.user),
            left=live.left_by(self.user),
            viewer=seat,
            acting=live.acting,
            prompt=seen.prompt,
            choices=seen.choices if seat in live.acting else [],
            panels=[panel.raw for panel in changed],
            panel_ids=[panel.id for panel in seen.panels],
            log=seen.log[log_from:],
            log_from=log_from,
            undo=undo_state(live, seat, self.lang),
            redo=bool(live.row.undone) and live.row.undone[-1][0] == seat and live.row.state == "playing",
            consent=consent_state(live, self.user),
            since_last_turn=since_last_turn(live.table, seat),
            scores=seen.scores,
            ranking=list(live.table.ranking()) if live.table.over else None,
            lines=seen.lines,
            confirm=live.row.confirm,
            rematch=live.row.rematch,
        )
        return ENCODER.encode(message)


def seat_states(live: Live, seen: Rendered | None, lang: str) -> list[SeatState]:
    """Who sits where, and what everybody may know of it."""
    now, acting, states = time(), live.acting, []
    for row in live.seats:
        left = clocks.left_at(row, now) if live.row.clock and not row.bot else None
        states.append(
            SeatState(
                seat=row.seat,
                name=seat_name(row.name, row.bot, row.user, lang),
                kind=row.kind,
                bot=row.bot,
                online=row.user in live.present,
                acting=row.seat in acting,
                thinking=row.bot is not None and row.seat in acting,
                score=seen.scores[row.seat] if seen and seen.scores else None,
                clock=None if left is None else {"left": round(left, 1)},
            )
        )
    return states


def seat_name(name: str, bot: str | None, user: str | None, lang: str) -> str:
    """A person keeps the name while a bot stands in."""
    return name if user or not bot else say_or(lang, f"bot-{bot}", bot)


def undo_state(live: Live, seat: int | None, lang: str) -> UndoState:
    """May the seat go back, and if not, why not?"""
    if seat is None or live.row.state != "playing":
        return UndoState(False, "", False)
    refusal = live.table.undo_refusal(seat)
    if refusal is None:
        return UndoState(True, "", False)
    ask = may_ask(live, seat, max(0, step_back(live, seat)))
    return UndoState(False, live.table.title.words(lang).say(refusal), ask)


def consent_state(live: Live, user: str | None) -> ConsentState | None:
    asked = live.row.asked
    if asked is None:
        return None
    open_seats = waiting(live, asked)
    return ConsentState(asked.seat, asked.to, open_seats, bool(set(open_seats) & set(live.seats_of(user))))
