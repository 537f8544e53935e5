"""A player board: auxiliary actions, workers, certificates and limits with their discs, and what was collected."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    column,
    figures,
    group,
    icon,
    join,
    laurel,
    measure,
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
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.show.auxiliary import auxiliary
from goodsyard.games.great_western_trail.show.collected import collected, deck, plans
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.limits import limits
from goodsyard.games.great_western_trail.show.revealed import revealed
from goodsyard.games.great_western_trail.show.view import Seat, View
from goodsyard.games.great_western_trail.show.words import say, seat_title
from goodsyard.games.great_western_trail.show.workers import workers

WIDTH = 548.0


def seat_area(view: View, seat: Seat, words: Words) -> Box:
    """Everything of one player that all may see."""
    states = [
        ("draw-acting", seat.seat in view.acting),
        ("draw-starter", seat.seat == view.starter and not view.over),
        ("draw-has-token", seat.token),
    ]
    head = header(seat.seat, seat.money, seat.score, tuple(state for state, true in states if true), words)
    discs = seat.discs
    helpers = auxiliary(seat.seat, tuple(discs[line["disc"]] for line in CARDS.rows["auxiliary"]), words)
    crew = workers(seat.seat, tuple(seat.workers.values()), view.you in (None, seat.seat), words)
    board = row(helpers, crew, gap=8, align=0)
    drawn = column(
        head,
        board,
        limits(seat, words),
        collected(seat, words),
        *([] if seat.seat == view.you else [plans(seat.seat, tuple(seat.buildings), words)]),
        deck(seat, words),
        *([revealed(seat.seat, tuple(seat.revealed), words)] if seat.revealed else []),
        gap=6,
    )
    return Box(drawn.width, drawn.height, group(drawn.picture, class_=paint_class(seat_of(seat.seat).paint)))


@kept(256)
def header(seat: int, money: int, score: int, states: tuple[str, ...], words: Words) -> Box:
    """The sign of a seat: badge, name, whether it acts, dollars, points so far."""
    paint = seat_of(seat).paint
    bar = group(painted("", paint, 10, 44, radius=5), class_=paint_class(paint))
    title = seat_title(words, seat)
    who = lettered(title, min(230, measure(title, 18, bold=True) + 10), 18, class_="heading", align=0)
    signs = []
    if "draw-acting" in states:
        signs.append(tag(say(words, "draw-acting"), "brass-deep"))
    if "draw-starter" in states:
        signs.append(icon("start", 20, say(words, "draw-starter"), "enamel"))
    if "draw-has-token" in states:
        signs.append(icon("flag", 20, say(words, "draw-has-token"), "signal"))
    left = row(seat_badge(seat, 34), who, *signs, gap=9)
    purse = row(icon("dollar", 26, ""), figures(str(money), 22), gap=5)
    purse = Box(purse.width, purse.height, piece(say(words, "draw-money", dollars=money), purse.picture))
    points = Box(44, 44, piece(say(words, "draw-points", points=score), laurel(score, 42).around(22, 22)))
    ground = rect(0, 0, WIDTH, 44, 8, class_="card rim")
    parts = [ground, bar, left.at(18, 22 - left.height / 2), purse.at(WIDTH - 140, 22 - purse.height / 2)]
    return Box(WIDTH, 44, join(*parts, points.at(WIDTH - 52, 0)))
