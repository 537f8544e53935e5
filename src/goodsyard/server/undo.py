"""Undo: how far a seat may go back on its own, and when it may ask the others."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.server.live import Live
from goodsyard.server.position import Position
from goodsyard.server.problems import Problem
from goodsyard.server.rows import UndoRequest


def barrier(live: Live, seat: int, to: int) -> Phrase | None:
    """Why a seat cannot go back to a position on its own, or None if it can; applies the core's rule to each step."""
    if not 0 <= to < live.number and live.number:
        raise Problem("no-such-position", 409)
    return live.table.undo_refusal(seat, to)


def step_back(live: Live, seat: int) -> int:
    """The position one step back; with undo by consent, the one before the seat's own latest step."""
    if live.row.undo == "consent":
        for number in range(live.number, 0, -1):
            if live.table.played[number - 1].seat == seat:
                return live.step_before(number)
    return live.step_before(live.number)


def turn_back(position: Position, seat: int) -> int | None:
    """The position before everything that the seat may take back at once; None if that is no more than one step."""
    first = position.number
    while position.table.undo_refusal(seat, first - 1) is None:
        first -= 1
    return first if first < position.step_before(position.number) else None


def may_ask(live: Live, seat: int, to: int) -> bool:
    """With undo by consent, a seat may go back further if everybody agrees."""
    return live.row.undo == "consent" and live.row.asked is None and any(p.seat == seat for p in live.table.played[to:])


def waiting(live: Live, asked: UndoRequest) -> list[int]:
    """The seats whose players have not agreed yet."""
    own = live.seats[asked.seat].user
    return [s.seat for s in live.seats if s.kind == "person" and s.user != own and s.seat not in asked.yes]
