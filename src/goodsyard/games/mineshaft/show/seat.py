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
    measure,
    numeral,
    paint_class,
    painted,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
    tag,
)
from goodsyard.drawing import words as lettered
from goodsyard.games.mineshaft.rules.scoring import LINES
from goodsyard.games.mineshaft.show.tiles import counter_token
from goodsyard.games.mineshaft.show.view import CountedSeat, Seat, View
from goodsyard.games.mineshaft.show.words import say, seat_title

WIDTH = 540.0
LABEL = 120.0
CELL = 176.0


def seat_area(view: View, seat: Seat, words: Words) -> Box:
    """Who it is, what the player has and what that is worth."""
    paint = seat_of(seat.seat).paint
    bar = group(painted("", paint, 10, 108, radius=5), class_=paint_class(paint))
    ground = rect(0, 0, WIDTH, 108, 8, class_="card rim")
    parts = [ground, bar, _header(view, seat, words).at(22, 8), _counters(seat, words).at(22, 54)]
    if isinstance(seat, CountedSeat):
        points = laurel(seat.score, 52)
        title = say(words, "draw-points", points=seat.score)
        parts.append(Box(52, 52, piece(title, points.picture)).at(WIDTH - 16 - points.width, 28))
    return Box(WIDTH, 108, join(*parts))


def _header(view: View, seat: Seat, words: Words) -> Box:
    title = seat_title(words, seat.seat)
    parts = [
        seat_badge(seat.seat, 34),
        lettered(title, measure(title, 18, bold=True) + 10, 18, class_="heading", align=0),
    ]
    if seat.seat == view.starter:
        parts.append(icon("start", 20, say(words, "draw-starter"), "enamel"))
    if seat.seat in view.acting:
        parts.append(tag(say(words, "draw-acting"), "brass-deep"))
    if view.spots[seat.spot].collapsed:
        parts.append(icon("rubble", 24, say(words, "draw-stands-on-rubble"), "signal"))
    return row(*parts, gap=10)


def _counters(seat: Seat, words: Words) -> Box:
    """Piles of counters with their numbers; covered ones only with how many there are."""
    if seat.counters is None:
        return row(icon("hidden", 26, say(words, "draw-covered")), figures(str(seat.count), 18), gap=8)
    piles = []
    for name, count in seat.counters.items():
        drawn = row(counter_token(name, 34), figures(str(count), 20), gap=8)
        title = f"{say(words, f'line-{name}')}: {count}"
        piles.append(Box(100, 40, piece(title, group(drawn.at(0, 3), opacity=None if count else 0.45))))
    return row(*piles, gap=12)


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
