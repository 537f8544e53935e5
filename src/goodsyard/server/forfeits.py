"""Forfeits: who leaves a rated game and does not come back in time, or runs out of time in it, is ranked last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from goodsyard.server import clocks
from goodsyard.server.rows import Clock, SeatRow, TableRow


class Forfeits:
    """Knows how long players may stay away; `factor` lengthens or shortens that."""

    def __init__(self, factor: float = 1.0) -> None:
        self.factor = factor

    def grace(self, clock: Clock | None) -> float:
        """The seconds within which somebody who has left may come back."""
        return clocks.grace(clock) * self.factor

    def lost_at(self, seat: SeatRow, clock: Clock | None) -> float | None:
        """When a seat whose player is away is lost: after the grace time, or when a clock that still runs is at 0."""
        if seat.away is None:
            return None
        moments = [seat.away + self.grace(clock)]
        runs_out = clocks.runs_out(seat, clock)
        if clock is not None and clock.timeout == "bot" and runs_out is not None:
            moments.append(runs_out)
        return min(moments)

    def is_lost(self, seat: SeatRow, clock: Clock | None, now: float) -> bool:
        lost = self.lost_at(seat, clock)
        return seat.forfeited or (lost is not None and lost <= now)

    def overdue(self, seats: Sequence[SeatRow], clock: Clock | None, now: float) -> list[int]:
        """The seats that are lost and not marked yet, those first whose players left first."""
        lost = [seat for seat in seats if not seat.forfeited and self.is_lost(seat, clock, now)]
        return [seat.seat for seat in sorted(lost, key=lambda seat: seat.away or 0.0)]

    def due(self, row: TableRow, seats: Sequence[SeatRow], times: clocks.Times) -> float | None:
        """When the next seat is lost, given how the clocks go on."""
        away = [seat for seat in seats if seat.away is not None and not seat.forfeited]
        then = [replace(seat, left=times[seat.seat][0], since=times[seat.seat][1]) for seat in away]
        return earliest([self.lost_at(seat, row.clock) for seat in then])


def earliest(moments: Sequence[float | None]) -> float | None:
    return min((moment for moment in moments if moment is not None), default=None)


def absences(seats: Sequence[SeatRow]) -> list[float | None]:
    """For each seat, when its player left; None for those who are there."""
    return [seat.away for seat in seats]


def final_ranking(ranking: Sequence[int], absences: Sequence[float | None]) -> list[int]:
    """The game's ranking, in which those who left come after everybody who stayed, and who left later is ahead.

    Otherwise the last one to stay would have to play on alone, or lose as much as the one who ran away.
    """
    if all(away is None for away in absences):
        return list(ranking)
    both = zip(ranking, absences, strict=True)
    places = [(0, float(rank)) if away is None else (1, -away) for rank, away in both]
    return [1 + sum(other < mine for other in places) for mine in places]
