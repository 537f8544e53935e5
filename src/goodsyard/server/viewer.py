"""Viewers: live connections, each with what has been sent to it and what is still to be sent."""

from __future__ import annotations

import asyncio
from collections import deque
from time import time

from msgspec.structs import replace

from goodsyard.server import clocks
from goodsyard.server.changes import last_undone
from goodsyard.server.forfeits import absences, final_ranking
from goodsyard.server.limits import MAX_QUEUED, MAX_QUEUED_BYTES
from goodsyard.server.live import Live
from goodsyard.server.messages import ENCODER, ConsentState, Earlier, Outgoing, SeatState, State, UndoState, iso
from goodsyard.server.orders import order_states
from goodsyard.server.pauses import ahead
from goodsyard.server.position import Position
from goodsyard.server.render import Eyes, Panel, Rendered, rendered, since_last_turn
from goodsyard.server.rows import SeatRow
from goodsyard.server.stamps import stamp_of
from goodsyard.server.trials import Draft, draft_of
from goodsyard.server.undo import may_ask, step_back, turn_back, waiting

RECENT = 30
"""Number of log lines sent at first; earlier ones are sent on request."""


class Viewer:
    """Somebody watching a table through one connection."""

    def __init__(self, live: Live, user: str | None, session: str, lang: str, address: str) -> None:
        self.live = live
        self.user = user
        self.session = session
        self.address = address
        self.lang = lang
        self.shape = "wide"
        self.focus: int | None = None
        self.log_sent = 0
        self.panels_sent: dict[str, int] = {}
        self.originals_sent: set[str] = set()
        self.queue: deque[bytes] = deque()
        self.queued = 0
        """The bytes in the queue."""
        self.saw_end = False
        self.told: State | None = None
        """The state that was sent last, without pictures and log."""
        self.dirty = True
        self.too_slow = False
        self.closing = 0
        self.wake = asyncio.Event()
        self.wake.set()

    def send(self, message: Outgoing) -> None:
        """Queue a message; clients that fall behind are disconnected."""
        document = ENCODER.encode(message)
        full = len(self.queue) >= MAX_QUEUED or self.queued + len(document) > MAX_QUEUED_BYTES
        self.too_slow = self.too_slow or (full and bool(self.queue))
        if not self.too_slow:
            self.queue.append(document)
            self.queued += len(document)
        self.wake.set()

    def next(self) -> bytes:
        """Take the first message from the queue."""
        document = self.queue.popleft()
        self.queued -= len(document)
        return document

    def refresh(self) -> None:
        """Send the state again soon; several changes are combined into one message."""
        self.dirty = True
        self.wake.set()

    def repeat(self) -> None:
        """Send the state again soon, even if nothing has changed."""
        self.told = None
        self.refresh()

    def forget(self) -> None:
        """Make the next state a full one."""
        self.told = None
        self.log_sent = 0
        self.panels_sent.clear()
        self.originals_sent.clear()
        self.refresh()

    def close(self, code: int) -> None:
        self.closing = code
        self.wake.set()

    def shown_seat(self) -> int | None:
        """The seat whose view is shown: the viewer's seat in focus, initially the one that is to act."""
        mine = self.live.seats_of(self.user)
        if self.focus not in mine:
            acting = [seat for seat in mine if seat in self.live.acting]
            self.focus = next(iter(acting or mine), None)
        return self.focus

    @property
    def position(self) -> Position:
        """What is shown: the table, or what the viewer tries out in private."""
        return draft_of(self.live, self.shown_seat()) or self.live

    @property
    def number(self) -> int:
        """The number of actions that the viewer knows of."""
        return self.position.number - self.live.hidden_from(self.shown_seat())

    def news(self) -> bytes | None:
        """The state message for this viewer; None if nothing has changed except what the viewer must not notice."""
        state = self.state()
        seats = [replace(seat, clock=None) for seat in state.seats]
        told = replace(state, seats=seats, panels=[], originals=[], log=[], log_from=0, fresh=False)
        if told == self.told and not (state.panels or state.log or state.fresh):
            return None
        self.told = told
        return ENCODER.encode(state)

    def state(self) -> State:
        """What has changed for this viewer: only those panels and log lines that are new."""
        live, seat, position = self.live, self.shown_seat(), self.position
        seen, acting = rendered(position, Eyes(seat, self.lang, self.shape)), position.acting
        changed = [panel for panel in seen.panels if self.panels_sent.get(panel.id) != panel.print]
        self.panels_sent = {panel.id: panel.print for panel in seen.panels}
        since = since_last_turn(position.table, seat)
        fresh, log_from = self.next_lines(seen, since)
        return State(
            number=self.number,
            stamp="" if seat is None else stamp_of(live, position, seat),
            state=live.row.state,
            over=live.row.state == "finished",
            seats=seat_states(live, seen, acting, self.lang),
            you=live.seats_of(self.user),
            left=live.left_by(self.user),
            viewer=seat,
            acting=acting,
            prompt=seen.prompt,
            kind=seen.kind if seat in acting else "",
            choices=seen.choices if seat in acting else [],
            bundles=seen.bundles if seat in acting else [],
            panels=[panel.raw for panel in changed],
            panel_ids=[panel.id for panel in seen.panels],
            originals=self.new_originals(changed),
            log=seen.log[log_from:],
            log_from=log_from,
            fresh=fresh,
            undo=undo_state(live, position, seat, self.lang),
            redo=live.row.state == "playing" and seat is not None and bool(last_undone(live, seat)),
            trying=len(position.tried) if isinstance(position, Draft) else 0,
            orders=order_states(live, seat, self.lang),
            consent=consent_state(live, self.user),
            since_last_turn=since,
            scores=seen.scores,
            ranking=final_ranking(live.table.ranking(), absences(live.seats)) if live.table.over else None,
            lines=seen.lines,
            confirm=live.row.confirm,
            rematch=live.row.rematch,
        )

    def next_lines(self, seen: Rendered, since: int) -> tuple[bool, int]:
        """Whether the log starts afresh, and the first line to send. The end of the game reveals hidden lines."""
        opened = seen.over and not self.saw_end
        fresh, sent = self.log_sent == 0 or opened, self.log_sent
        self.saw_end, self.log_sent = seen.over, len(seen.log)
        if not fresh:
            return False, min(sent, len(seen.log))
        return True, 0 if sent else max(0, min(since, len(seen.log) - RECENT))

    def earlier(self, before: int) -> Earlier:
        """The log lines that the first state left out."""
        return Earlier(rendered(self.position, Eyes(self.shown_seat(), self.lang, self.shape)).log[:before])

    def new_originals(self, panels: list[Panel]) -> list[str]:
        """Shared drawing elements of these panels that the page does not have yet."""
        new = {id: markup for panel in panels for id, markup in panel.originals.items()}
        found = [markup for id, markup in new.items() if id not in self.originals_sent]
        self.originals_sent |= new.keys()
        return found


def seat_states(live: Live, seen: Rendered, acting: list[int], lang: str) -> list[SeatState]:
    """The public state of every seat, given who is to act."""
    now, states = time(), []
    for row in live.seats:
        left = clocks.left_at(row, now) if live.row.clock and not row.bot else None
        states.append(
            SeatState(
                seat=row.seat,
                name=live.table.names[lang][row.seat],
                kind=row.kind,
                bot=row.bot,
                online=row.user in live.present,
                acting=row.seat in acting,
                thinking=row.bot is not None and row.seat in live.acting,
                score=seen.scores[row.seat] if seen.scores else None,
                clock=None if left is None else {"left": round(left, 1)},
                forfeited=row.forfeited,
                vacation=vacation_at(row, now),
            )
        )
    return states


def vacation_at(row: SeatRow, now: float) -> dict[str, str] | None:
    """The vacation of a seat's player, if it matters at this table and is not over."""
    found = ahead(row.pauses, now) if row.kind == "person" else None
    return None if found is None else {"from": iso(found[0]), "until": iso(found[1])}


def undo_state(live: Live, position: Position, seat: int | None, lang: str) -> UndoState:
    """Whether the seat may undo, and if not, why not."""
    if seat is None or live.row.state != "playing":
        return UndoState(False, "", False)
    refusal = position.table.undo_refusal(seat)
    if refusal is None:
        turn = turn_back(position, seat)
        return UndoState(True, "", False, None if turn is None else turn - live.hidden_from(seat))
    ask = may_ask(live, seat, max(0, step_back(live, seat)))
    return UndoState(False, live.table.words(lang).say(refusal), ask)


def consent_state(live: Live, user: str | None) -> ConsentState | None:
    asked = live.row.asked
    if asked is None:
        return None
    open_seats = waiting(live, asked)
    return ConsentState(asked.seat, asked.to, open_seats, bool(set(open_seats) & set(live.seats_of(user))))
