"""Clocks: whose clock is running, how much time is left, and when the table needs attention next."""

from __future__ import annotations

from collections.abc import Sequence

from goodsyard.server.pauses import after_pauses, paused
from goodsyard.server.reminders import reminder_at
from goodsyard.server.rows import Clock, SeatRow

DAY = 86_400.0
BOT_PATIENCE = 30.0
"""Seconds after which a bot that has not moved is assumed to have lost its process, and is restarted."""

ORDER_PATIENCE = 5.0
"""Seconds after which an order that was not carried out is assumed to have lost its process."""

LIVE_GRACE = 180.0
SECOND_CHANCE = 60.0

Times = dict[int, tuple[float | None, float | None]]


def left_at(seat: SeatRow, now: float) -> float | None:
    """How many seconds a seat has left."""
    if seat.left is None:
        return None
    return seat.left if seat.since is None else seat.left - spent(seat, now)


def spent(seat: SeatRow, now: float) -> float:
    """For how many seconds a seat's clock has run; on vacation it stands still."""
    return 0.0 if seat.since is None else now - seat.since - paused(seat.pauses, seat.since, now)


def runs_out(seat: SeatRow, clock: Clock | None) -> float | None:
    """When the seat's clock runs out; None if it stands still for ever."""
    if clock is None or seat.left is None or seat.since is None:
        return None
    return after_pauses(seat.pauses if clock.days else (), seat.since, seat.left)


def after(seats: Sequence[SeatRow], clock: Clock | None, acting: Sequence[int], mover: int | None, now: float) -> Times:
    """Each seat's (left, running since), given that `mover` has just acted or come back and `acting` are to act next.

    A clock that ran when its player left runs on until the bot has moved, so leaving is no pause to think in.
    """
    times: Times = {}
    for seat in seats:
        left, since = seat.left, seat.since
        if clock is None or not seat.user:
            times[seat.seat] = (left, None)
            continue
        left = allowance(clock) if left is None else left
        if since is not None and (seat.seat == mover or seat.seat not in acting):
            left, since = left - spent(seat, now), None
            if seat.seat == mover and not seat.bot:
                left += clock.increment
            if clock.days and seat.seat not in acting and not seat.bot:
                left = allowance(clock)  # for the next turn
        if seat.seat in acting and since is None and not seat.bot:
            left, since = (allowance(clock) if clock.days and seat.seat != mover else left), now
        times[seat.seat] = (left, since)
    return times


def allowance(clock: Clock) -> float:
    """The time each player starts with."""
    return clock.days * DAY if clock.days else clock.bank


def due(seats: Sequence[SeatRow], clock: Clock | None, acting: Sequence[int], times: Times, now: float) -> float | None:
    """When the table needs attention next, because a bot or an order is overdue, a clock runs out or a player is to be
    reminded."""
    moments = []
    played = any(seat.is_played for seat in seats)  # bots without people wait until somebody watches
    for seat in acting:
        left, since = times[seat]
        if seats[seat].bot:
            if played:
                moments.append(now + BOT_PATIENCE)
            continue
        if seats[seat].armed:
            moments.append(now + ORDER_PATIENCE)
        if clock is not None and clock.timeout == "bot" and left is not None and since is not None:
            moments.append(after_pauses(seats[seat].pauses, since, left))
        if (moment := reminder_at(seats[seat], clock, left, since)) is not None:
            moments.append(moment)
    return min(moments, default=None)


def expired(seats: Sequence[SeatRow], clock: Clock | None, acting: Sequence[int], now: float) -> list[int]:
    """The seats that have run out of time and pass to a bot."""
    if clock is None or clock.timeout != "bot":
        return []
    late = []
    for seat in acting:
        left = left_at(seats[seat], now)
        if not seats[seat].bot and left is not None and left <= 0:
            late.append(seat)
    return late


def has_run_out(seat: SeatRow, clock: Clock | None, now: float) -> bool:
    """Whether a seat whose player is away has no time left to come back with."""
    left = left_at(seat, now)
    return clock is not None and clock.timeout == "bot" and left is not None and left <= 0


def second_chance(clock: Clock) -> float:
    """The seconds with which somebody whose time ran out comes back to an unrated game, once the bot has moved."""
    return allowance(clock) if clock.days else min(clock.bank, SECOND_CHANCE)


def grace(clock: Clock | None) -> float:
    """The seconds within which somebody who has left a rated game may come back: 3 minutes while everybody sits there
    with clocks that run, otherwise a day. There is none after a time-out: who has no time left has lost the seat."""
    return LIVE_GRACE if clock is not None and not clock.days else DAY
