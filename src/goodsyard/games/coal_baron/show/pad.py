"""The score pad: five lines by seat, total and rank, with bars; before the end a compact preview."""

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
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.rules.scoring import LINES
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import say, seat_title

SIGNS = ("lorry", "order", "share", "shift", "objective")
LABEL = 176.0
CELL = 176.0
BAR = 300.0


def line_title(words: Words, line: str) -> str:
    return say(words, f"line-{line.replace('_', '-')}")


def bar(seat: int, length: float, height: float) -> Box:
    """A painted and patterned bar of a seat."""
    paint = seat_of(seat).paint
    field = painted("", paint, max(length, 1.5), height, radius=min(3, height / 2))
    return Box(max(length, 1.5), height, group(field, class_=paint_class(paint)))


def score_pad(view: View, words: Words) -> Box:
    """The whole pad after the end."""
    heads = [_head(view, seat, words) for seat in view.seats]
    lines = [_line(view, number, words) for number in range(len(LINES))]
    table = column(row(Box(LABEL, 10), *heads, gap=8), *lines, _total(view, words), gap=8)
    shades = [
        rect(LABEL + 8 + k * (CELL + 8), 0, CELL, table.height, 10, fill="currentColor", fill_opacity=0.055)
        for k in range(len(heads))
    ]
    return Box(table.width, table.height, join(*shades, table.picture))


def lines_of(seat: Seat) -> dict[str, int]:
    """The points of a seat after the end, when everything is open."""
    assert seat.lines is not None
    return seat.lines


def _head(view: View, seat: Seat, words: Words) -> Box:
    rank = view.ranking[seat.seat] if view.ranking else 0
    who = lettered(seat_title(words, seat.seat), CELL - 50, 15, class_="heading", align=0)
    parts = [row(seat_badge(seat.seat, 32), who, gap=8).at(14, 13)]
    if rank == 1:
        parts.append(icon("trophy", 34, "", "brass").at(CELL - 46, 11))
    elif rank:
        parts.append(group(numeral(f"{rank}.", CELL - 29, 30, 17), class_="iron"))
    title = words.say(Phrase("rank", {"rank": rank})) if rank else ""
    return Box(CELL, 54, piece(f"{seat_title(words, seat.seat)}: {title}" if title else "", *parts))


def _line(view: View, number: int, words: Words) -> Box:
    """One line of the pad: a number and a bar for each seat."""
    line = LINES[number]
    most = max(1, *(points for seat in view.seats for points in lines_of(seat).values()))
    label = row(
        icon(SIGNS[number], 24, "", "enamel"),
        lettered(line_title(words, line), LABEL - 36, 15, align=0),
        gap=9,
    )
    cells = [_cell(seat.seat, lines_of(seat)[line], most) for seat in view.seats]
    whole = row(Box(LABEL, 34, label.at(0, 17 - label.height / 2)), *cells, gap=8)
    return Box(whole.width, whole.height + 3, join(_rule(whole.width), whole.at(0, 3)))


def _rule(width: float) -> Markup:
    return group(rect(0, 0, width, 0.75, class_="solid", opacity=0.4), class_="iron")


def _cell(seat: int, points: int, most: int) -> Box:
    figure = figures(str(points), 18)
    gauge = bar(seat, points / most * (CELL - 70), 16).at(56, 9) if points else ""
    return Box(CELL, 34, join(figure.at(46 - figure.width, 8), gauge))


def _total(view: View, words: Words) -> Box:
    label = lettered(say(words, "draw-total"), LABEL, 19, class_="heading", align=0)
    scores = [sum(lines_of(seat).values()) for seat in view.seats]
    cells = []
    for score in scores:
        figure = laurel(score, 54).at(8, 0) if score == max(scores) else numeral(str(score), 35, 26, 24)
        cells.append(Box(CELL, 56, figure))
    whole = row(Box(LABEL, 56, label.at(0, 28 - label.height / 2)), *cells, gap=8)
    return Box(
        whole.width, 62, join(group(rect(0, 0, whole.width, 2, class_="solid"), class_="enamel"), whole.at(0, 5))
    )


def score_preview(view: View, words: Words) -> Box:
    """Points so far: one row a seat, the lines as small numbers, the sum as a bar."""
    most = max(20, *(seat.score or 0 for seat in view.seats))
    return column(*(_preview(seat.seat, seat.lines, most, words) for seat in view.seats), gap=6)


@kept_whole
def _preview(seat: int, points: dict[str, int] | None, most: int, words: Words) -> Box:
    who = seat_badge(seat, 24, seat_title(words, seat))
    if points is None:
        return row(who, lettered(say(words, "draw-points-hidden"), BAR, 14, class_="iron", align=0), gap=12)
    counts = [
        _small(SIGNS[k], points[line], f"{line_title(words, line)}: {points[line]}") for k, line in enumerate(LINES)
    ]
    total = sum(points.values())
    gauge = Box(BAR, 18, bar(seat, total / most * BAR, 14).at(0, 2))
    return row(who, Box(44, 24, numeral(str(total), 22, 12, 19)), gauge, *counts, gap=12)


def _small(sign: str, points: int, title: str) -> Box:
    drawn = row(icon(sign, 18, title=""), figures(str(points), 14), gap=4)
    return Box(48, 24, piece(title, group(drawn.at(0, 3), class_=None if points else "iron")))
