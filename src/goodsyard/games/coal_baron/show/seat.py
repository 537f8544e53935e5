"""What unfolds of another player: the yard, what is held as far as everybody knows, and the page in the ledger."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, figures, icon, join, overlap, piece, rect, row
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.show.board import NARROW_HEIGHT, narrow_yard
from goodsyard.games.coal_baron.show.chips import mini, worker_chip
from goodsyard.games.coal_baron.show.ledger import HEIGHT as PAGE_HEIGHT
from goodsyard.games.coal_baron.show.ledger import WIDTH as PAGE
from goodsyard.games.coal_baron.show.ledger import ledger
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import say, seat_title

YARD = 406.0
WIDE = (YARD + 6 + PAGE, NARROW_HEIGHT + 4 + 136)
NARROW = 380.0
TALL = (NARROW, NARROW_HEIGHT + 6 + PAGE_HEIGHT)


def seat_area(seat: Seat, tall: bool, words: Words) -> Box:
    """Everything of another player that the viewer may see."""
    if tall:
        below = row(_held(seat, NARROW - PAGE - 4, True, words), ledger(seat, words), gap=4, align=0)
        return column(narrow_yard(seat, NARROW, words), below, gap=6)
    left = column(narrow_yard(seat, YARD, words), _held(seat, YARD, False, words), gap=4)
    return row(left, ledger(seat, words), gap=6, align=0)


def _held(seat: Seat, width: float, stacked: bool, words: Words) -> Box:
    """The hand as everybody may know it: worker cards, orders and innovations, some of them face down."""
    half = width if stacked else (width - 4) / 2
    crew = workers(seat.seat, seat.workers, width, words)
    desk, bench = papers("order", seat.orders, half, words), papers("innovation", seat.innovations, half, words)
    return column(crew, *((desk, bench) if stacked else (row(desk, bench, gap=4),)), gap=4)


def held_in_a_row(seat: Seat, width: float, words: Words) -> Box:
    """The same for spectators, in one line."""
    third = (width - 8) / 3
    crew = workers(seat.seat, seat.workers, third, words)
    desk, bench = papers("order", seat.orders, third, words), papers("innovation", seat.innovations, third, words)
    return row(crew, desk, bench, gap=4)


@kept_whole
def workers(seat: int, cards: list[int], width: float, words: Words) -> Box:
    """The worker cards that a player still holds."""
    values = [value for value, count in enumerate(cards, 1) for _ in range(count)]
    count = row(icon("worker", 18, title=""), figures(str(sum(values)), 16), gap=4)
    chips = overlap([worker_chip(seat, str(value)) for value in values], width - 16, 3)
    crew = _compartment("draw-family-worker", chips, width, words, count)
    title = say(words, "draw-holds-workers", seat=seat_title(words, seat), count=sum(values))
    return Box(crew.width, crew.height, piece(title, crew.picture))


@kept_whole
def papers(family: str, kinds: list[str | None], width: float, words: Words) -> Box:
    """Orders or innovations in somebody's hand."""
    cards = overlap([mini(words, family, kind) for kind in kinds], width - 16, 4)
    return _compartment(f"draw-family-{family}", cards, width, words)


def _compartment(label: str, inside: Box, width: float, words: Words, aside: Box | None = None) -> Box:
    """A place of fixed size under its name."""
    heading = lettered(say(words, label), width - 16, 12, class_="heading", align=0)
    ground = rect(0, 0, width, 66, 8, fill="currentColor", fill_opacity=0.055)
    parts = [ground, heading.at(8, 2), inside.at(8, 41 - inside.height / 2)]
    if aside:
        parts.append(aside.at(width - aside.width - 8, 1))
    return Box(width, 66, join(*parts))
