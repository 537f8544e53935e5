"""Undo: how far a seat may go back by itself, and when it may ask the others."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.server.live import Live
from goodsyard.server.problems import Problem
from goodsyard.server.rows import Asked


def barrier(live: Live, seat: int, to: int) -> Phrase | None:
    """Why a seat cannot go back to a position by itself; None if it can: the core's rule for each step."""
    refusal = live.table.undo_refusal(seat)
    if not 0 <= to < live.number and live.number:
        raise Problem("no-such-position", 409)
    if refusal is not None or to >= live.number - 1:
        return refusal
    if any(played.seat != seat for played in live.table.played[to:]):
        return Phrase("undo-past-others")
    return Phrase("undo-past-luck") if live.table.played[to].luck != live.table.game.luck else None


def step_back(live: Live, seat: int) -> int:
    """One step; at a casual table to before the seat's own latest action, whoever has acted since."""
    if live.row.undo == "consent":
        for number in range(live.number - 1, -1, -1):
            if live.table.played[number].seat == seat:
                return number
    return live.number - 1


def may_ask(live: Live, seat: int, to: int) -> bool:
    """A casual table may go back further if all agree."""
    return live.row.undo == "consent" and live.row.asked is None and any(p.seat == seat for p in live.table.played[to:])


def waiting(live: Live, asked: Asked) -> list[int]:
    """The seats whose people have not agreed yet."""
    own = live.seats[asked.seat].user
    return [s.seat for s in live.seats if s.kind == "person" and s.user != own and s.seat not in asked.yes]
