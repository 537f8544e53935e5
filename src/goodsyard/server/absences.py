"""Absences: leaving a seat to a bot, coming back, running out of time, and losing the seat of a rated game."""

from __future__ import annotations

from math import ceil
from time import time
from typing import Any

from goodsyard.server import clocks
from goodsyard.server.forfeits import Forfeits
from goodsyard.server.jobs import stand_in
from goodsyard.server.live import Live
from goodsyard.server.problems import Problem
from goodsyard.server.tables import Seating, Tables, changed, own_seat

HOUR, MINUTE = 3600, 60


class Absences:
    """Changes who plays a seat; its owner stays the same."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.forfeits: Forfeits = tables.forfeits

    async def leave(self, id: str, seat: int, me: str, name: str) -> None:
        """Hand a seat over to a bot; before the game has begun, it becomes open again instead."""

        def change(live: Live) -> Seating:
            own_seat(live, seat, me, left=False)
            row = live.row
            if row.state == "waiting":
                shuffle = row.shuffle and row.shuffle.without([seat])
                return Seating(changed(live.seats, seat, user=None), shuffle, "notice-left")
            line, facts = self.farewell(live)
            away = time() if row.rated else None
            return Seating(changed(live.seats, seat, bot=stand_in(), away=away), row.shuffle, line, facts)

        await self.tables.seat(id, change, seat=seat + 1, name=name)

    def farewell(self, live: Live) -> tuple[str, dict[str, Any]]:
        """How the others are told that somebody leaves, and how long that player has to come back."""
        if not live.row.rated:
            return "notice-left", {}
        grace = self.forfeits.grace(live.row.clock)
        if grace >= 2 * HOUR:
            return "notice-left-hours", {"hours": ceil(grace / HOUR)}
        return "notice-left-minutes", {"minutes": ceil(grace / MINUTE)}

    async def back(self, id: str, seat: int, me: str, name: str) -> None:
        """Take a seat back from the bot, with the time that was left."""

        def change(live: Live) -> Seating:
            row, clock, now = own_seat(live, seat, me, left=True), live.row.clock, time()
            if self.forfeits.is_lost(row, clock, now):
                raise Problem("forfeited", 409)
            left = clocks.left_at(row, now)
            if clock and clocks.has_run_out(row, clock, now):
                if seat in live.acting:
                    raise Problem("wait-for-bot", 409)
                left = clocks.second_chance(clock)
            seats = changed(live.seats, seat, bot=None, left=left, since=None, away=None)
            return Seating(seats, live.row.shuffle, "notice-back", back=seat)

        await self.tables.seat(id, change, seat=seat + 1, name=name)

    async def time_out(self, live: Live, late: list[int]) -> None:
        """Hand seats that have run out of time over to a bot; in a rated game they are lost at once. The caller holds
        the table."""
        seats, rated = live.seats, live.row.rated
        away = {"away": time(), "forfeited": True} if rated else {}
        for seat in late:
            seats = changed(seats, seat, bot=stand_in(), left=0.0, since=None, **away)
        line = "notice-time-out-rated" if rated else "notice-time-out"
        await self.tables.reseat(live, Seating(seats, live.row.shuffle, line, facts_of(live, late[0])))

    async def forfeit(self, live: Live, seat: int) -> None:
        """Mark a seat as lost, whose player has not come back in time; the caller holds the table."""
        seats = changed(live.seats, seat, forfeited=True)
        await self.tables.reseat(live, Seating(seats, live.row.shuffle, "notice-forfeited", facts_of(live, seat)))


def facts_of(live: Live, seat: int) -> dict[str, Any]:
    return {"seat": seat + 1, "name": live.seats[seat].name}
