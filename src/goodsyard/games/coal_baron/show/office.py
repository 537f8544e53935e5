"""The sign on the office board: which shift it is, who has won the shift tokens, and in which order people play."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, circle, column, grid, group, icon, join, overlap, piece, rect, row, seat_badge
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.show.chips import shift_token
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.words import name, say, seat_title

SIGN = (285.0, 182.0)
TALL_SIGN = (73.0, 115.0)


def station_sign(view: View, words: Words, tall: bool) -> Box:
    """Shift, shift tokens with their holders, turn order, and the innovations out of the game."""
    width, height = TALL_SIGN if tall else SIGN
    over = say(words, "draw-over") if view.over else say(words, "draw-shift", number=view.shift, shifts=view.shifts)
    heading = lettered(over, width - 16, 12 if tall else 20, 2 if tall else 1, class_="heading")
    holders = [seat.tokens for seat in view.seats]
    shift = 0 if view.over else view.shift
    stops = (_calendar if tall else _timetable)(view.shifts, shift, holders, words)
    rule = Box(40, 1, group(rect(0, 0, 40, 1, class_="solid"), class_="iron", opacity=0.5))
    turns = _turns(view, tall, words)
    parts = [heading, stops, rule, turns] if tall else [heading, stops, turns, _box(view.box, words)]
    inside = column(*parts, gap=4 if tall else 9, align=0.5)
    plate = rect(1.5, 1.5, width - 3, height - 3, 10, class_="card rim")
    lining = group(rect(4, 4, width - 8, height - 8, 7, class_="line", stroke_width=1.5), class_="enamel")
    return Box(width, height, join(plate, lining, inside.around(width / 2, height / 2)))


def _holders(holders: list[list[int]]) -> dict[int, int]:
    return {number: seat for seat, numbers in enumerate(holders) for number in numbers}


@kept_whole
def _timetable(shifts: int, current: int, holders: list[list[int]], words: Words) -> Box:
    """One token a shift: whose it became, the one at stake, the ones to come."""
    holder, size = _holders(holders), 30.0
    stops = []
    for number in range(1, shifts + 1):
        if number in holder:
            seat = seat_title(words, holder[number])
            title = say(words, "draw-shift-token-held", number=number, seat=seat)
            under = seat_badge(holder[number], 22, title)
        else:
            title = say(words, "draw-shift-token", number=number)
            under = icon("arrow-up", 16, "", "brass") if number == current else Box(18, 18)
        disc = shift_token(number, size, title, "chalk" if number in holder else "straw")
        stop = column(disc, under, gap=2, align=0.5)
        stops.append(Box(size, size + 25, stop.at((size - stop.width) / 2, 0)))
    return overlap(stops, SIGN[0] - 24, 6)


@kept_whole
def _calendar(shifts: int, current: int, holders: list[list[int]], words: Words) -> Box:
    """The same on a phone: whoever won a token stands in its place, the one at stake is ringed."""
    holder, size = _holders(holders), 18.0
    days = []
    for number in range(1, shifts + 1):
        if number in holder:
            seat = seat_title(words, holder[number])
            days.append(seat_badge(holder[number], size, say(words, "draw-shift-token-held", number=number, seat=seat)))
        else:
            day = shift_token(number, size, say(words, "draw-shift-token", number=number))
            ring = group(circle(9, 9, 10.5, class_="line", stroke_width=1.5), class_="enamel")
            days.append(Box(size, size, join(day.picture, ring)) if number == current else day)
    return grid(days, 3, gap=3)


def _turns(view: View, tall: bool, words: Words) -> Box:
    """The seats in turn order; whoever has passed is crossed out."""
    count = len(view.seats)
    stands = []
    for seat in ((view.starter + k) % count for k in range(count)):
        passed, starts = view.seats[seat].out and not view.over, seat == view.starter and not view.over
        stands.append(_stand(seat, passed, starts, 15 if tall else 30, words))
    return overlap(stands, TALL_SIGN[0] - 12, 2) if tall else row(*stands, gap=8)


@kept_whole
def _stand(seat: int, passed: bool, starts: bool, size: float, words: Words) -> Box:
    title = seat_title(words, seat)
    parts = [seat_badge(seat, size).at(0, 0)]
    if passed:
        title += f": {say(words, 'draw-passed')}"
        parts.append(icon("cross", size * 1.2, "", "signal").around(size / 2, size / 2))
    if starts:
        title += f", {say(words, 'draw-starter')}"
        parts.append(icon("flag", size * 0.6, "", "enamel").at(size * 0.8, -size * 0.22))
    return Box(size + (6 if size > 20 else 0), size, piece(title, *parts))


def _box(box: list[str], words: Words) -> Box:
    if not box:
        return Box(0, 14.4)
    gone = ", ".join(sorted(name(words, f"innovation:{card}") for card in box))
    line = lettered(say(words, "draw-box", count=len(box)), SIGN[0] - 24, 12, class_="iron")
    return Box(line.width, line.height, piece(gone, line.picture))
