"""The score pad: eleven lines by seat, total and rank; before the end the points so far."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, group, icon, join, laurel, numeral, rect, row, seat_badge
from goodsyard.drawing import words as lettered
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import say, seat_title

SIGNS = ("dollar", "building", "city", "station", "hazard", "cow", "objective", "stationmaster", "hat", "boots", "flag")
LABEL, CELL, LINE = 190.0, 120.0, 26.0


def score_pad(view: View, words: Words) -> Box:
    """All lines, one column a seat."""
    ranks = view.ranking or [0] * len(view.seats)
    labels = _labels(tuple(view.seats[0].lines), words)
    seats = [
        _seat(seat.seat, tuple(seat.lines.values()), seat.score, rank, words)
        for seat, rank in zip(view.seats, ranks, strict=True)
    ]
    return row(labels, *seats, gap=8)


@kept
def _labels(lines: tuple[str, ...], words: Words) -> Box:
    drawn = [
        row(icon(sign, 20, "", "enamel"), lettered(line_title(words, line), LABEL - 30, 14, align=0), gap=8)
        for sign, line in zip(SIGNS, lines, strict=True)
    ]
    cells = [Box(LABEL, LINE, label.at(0, LINE / 2 - label.height / 2)) for label in drawn]
    total = lettered(say(words, "draw-total"), LABEL, 16, class_="heading", align=0)
    return column(Box(LABEL, 40), *cells, Box(LABEL, 44, total.at(0, 14)), gap=0)


def line_title(words: Words, line: str) -> str:
    return say(words, f"line-{line.replace('_', '-')}")


@kept
def _seat(seat: int, points: tuple[int, ...], total: int, rank: int, words: Words) -> Box:
    """One seat's column; before the end, lines without points stay empty."""
    head = [seat_badge(seat, 28, seat_title(words, seat)).at(10, 6)]
    if rank == 1:
        head.append(icon("trophy", 28, "", "brass").at(CELL - 40, 6))
    elif rank:
        head.append(group(numeral(f"{rank}.", CELL - 26, 20, 16), class_="iron"))
    shown = [(k, value) for k, value in enumerate(points) if value or rank]
    cells = [numeral(str(value), CELL / 2, 40 + LINE * (k + 0.5), 15) for k, value in shown]
    ground = rect(0, 0, CELL, 84 + LINE * len(points), 10, fill="currentColor", fill_opacity=0.055)
    wreath = laurel(total, 38)
    high = 84 + LINE * len(points)
    return Box(CELL, high, join(ground, *head, *cells, wreath.around(CELL / 2, high - 22)))
