"""A seat's panel with its counters, and the score pad."""

from __future__ import annotations

from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import (
    Box,
    Markup,
    column,
    figures,
    group,
    icon,
    join,
    laurel,
    numeral,
    paint_class,
    painted,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
)
from goodsyard.drawing import words as lettered
from goodsyard.games.mineshaft.rules.scoring import LINES
from goodsyard.games.mineshaft.show.tiles import counter_token
from goodsyard.games.mineshaft.show.timber import timbered
from goodsyard.games.mineshaft.show.view import CountedSeat, Seat, View
from goodsyard.games.mineshaft.show.words import say, seat_title

SIZES = {"wide": (236.0, 66.0), "tall": (382.0, 40.0)}
STRIP = (168.0, 40.0)
LABEL = 120.0
CELL = 176.0


def seat_area(view: View, seat: Seat, words: Words, shape: str) -> Box:
    """What the player has, and the marks of the first player and of rubble."""
    width, height = SIZES[shape]
    size = 32.0 if shape == "wide" else 28.0
    held = _counters(seat, words, size)
    parts = [timbered(width, height, 6 if shape == "wide" else 3), held.at(12, height / 2 - size / 2)]
    marks = _marks(view, seat, words, 20)
    parts.append(marks.at(width - marks.width - 8, height / 2 - marks.height / 2))
    return Box(width, height, join(*parts))


def strip(view: View, seat: Seat, words: Words) -> Box:
    """The same as a strip for the others."""
    held, marks = _counters(seat, words, 24), _marks(view, seat, words, 17)
    return Box(*STRIP, join(held.at(2, 8), marks.at(STRIP[0] - marks.width - 4, 20 - marks.height / 2)))


def _marks(view: View, seat: Seat, words: Words, size: float) -> Box:
    marks = []
    if seat.seat == view.starter:
        marks.append(icon("start", size, say(words, "draw-starter"), "enamel"))
    if view.spots[seat.spot].collapsed:
        marks.append(icon("rubble", size, say(words, "draw-stands-on-rubble"), "signal"))
    return column(*marks, gap=2)


def _counters(seat: Seat, words: Words, size: float) -> Box:
    """Counters of each kind with their number; covered ones only with how many there are."""
    if seat.counters is None:
        return row(icon("hidden", size, say(words, "draw-covered")), figures(str(seat.count), size * 0.64), gap=6)
    piles = []
    for name, count in seat.counters.items():
        drawn = row(counter_token(name, size), figures(str(count), size * 0.64), gap=4)
        title = f"{say(words, f'line-{name}')}: {count}"
        piles.append(Box(size * 1.64 + 8, size, piece(title, group(drawn.picture, class_=None if count else "iron"))))
    return row(*piles, gap=2)


def score(view: View, words: Words) -> Box:
    """One line a kind of counter, one column a seat; covered counters are not counted before the end."""
    seats = [seat for seat in view.seats if isinstance(seat, CountedSeat)]
    if not seats:
        return lettered(say(words, "draw-covered"), 400, 14, align=0)
    heads = row(Box(LABEL, 10), *(_head(view, seat, words) for seat in seats), gap=8)
    lines = [_line(seats, line, words) for line in LINES]
    table = column(heads, *lines, _total(seats, words), gap=8)
    shades = [
        rect(LABEL + 8 + k * (CELL + 8), 0, CELL, table.height, 10, fill="currentColor", fill_opacity=0.055)
        for k in range(len(seats))
    ]
    return Box(table.width, table.height, join(*shades, table.picture))


def _head(view: View, seat: Seat, words: Words) -> Box:
    rank = view.ranking[seat.seat] if view.ranking else 0
    who = lettered(seat_title(words, seat.seat), CELL - 84, 15, class_="heading", align=0)
    parts = [row(seat_badge(seat.seat, 30), who, gap=8).at(12, 10)]
    if rank == 1:
        parts.append(icon("trophy", 30, "", "brass").at(CELL - 40, 10))
    elif rank:
        parts.append(group(numeral(f"{rank}.", CELL - 25, 26, 16), class_="iron"))
    said = f": {words.say(Phrase('rank', {'rank': rank}))}" if rank else ""
    return Box(CELL, 50, piece(f"{seat_title(words, seat.seat)}{said}", *parts))


def _rule(width: float) -> Markup:
    return group(rect(0, 0, width, 0.75, class_="solid", opacity=0.4), class_="iron")


def _line(seats: list[CountedSeat], line: str, words: Words) -> Box:
    """Points of one kind of counter, with a bar for each seat."""
    most = max(1, *(points for seat in seats for points in seat.lines.values()))
    label = row(counter_token(line, 26), lettered(say(words, f"line-{line}"), LABEL - 40, 15, align=0), gap=9)
    cells = [_cell(seat.seat, seat.lines[line], most) for seat in seats]
    whole = row(Box(LABEL, 34, label.at(0, 4)), *cells, gap=8)
    return Box(whole.width, whole.height + 3, join(_rule(whole.width), whole.at(0, 3)))


def _cell(seat: int, points: int, most: int) -> Box:
    figure = figures(str(points), 18)
    paint = seat_of(seat).paint
    bar = painted("", paint, max(1.5, points / most * (CELL - 66)), 16, radius=3)
    gauge = group(bar, class_=paint_class(paint), transform="translate(54 9)") if points else ""
    return Box(CELL, 34, join(figure.at(44 - figure.width, 8), gauge))


def _total(seats: list[CountedSeat], words: Words) -> Box:
    label = lettered(say(words, "draw-total"), LABEL, 18, class_="heading", align=0)
    best = max(seat.score for seat in seats)
    cells = [
        Box(CELL, 56, laurel(seat.score, 54).at(4, 0) if seat.score == best else numeral(str(seat.score), 32, 26, 24))
        for seat in seats
    ]
    whole = row(Box(LABEL, 56, label.at(0, 18)), *cells, gap=8)
    line = group(rect(0, 0, whole.width, 2, class_="solid"), class_="enamel")
    return Box(whole.width, 62, join(line, whole.at(0, 5)))
