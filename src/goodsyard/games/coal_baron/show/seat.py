"""A seat's panel: who it is, the player board, what was delivered, what lies in front and what is held."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import (
    Box,
    column,
    figures,
    group,
    icon,
    join,
    laurel,
    measure,
    overlap,
    paint_class,
    painted,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
    tag,
    token,
)
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.games.coal_baron.say.names import DESTINATIONS, ENGINES
from goodsyard.games.coal_baron.show.board import WIDTH, board
from goodsyard.games.coal_baron.show.cards import mini, objective_chip, shift_token, worker_chip
from goodsyard.games.coal_baron.show.kept import kept
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import PAINT, capital, name, say, seat_title

PLAQUE = (WIDTH - 3 * 6) / 4


def seat_area(view: View, seat: Seat, words: Words) -> Box:
    """Everything of one player that the viewer may see."""
    states = [
        ("draw-acting", seat.seat in view.acting),
        ("draw-passed", seat.out and not view.over),
        ("draw-starter", seat.seat == view.starter and not view.over),
    ]
    head = header(seat.seat, [state for state, true in states if true], seat.score, words)
    hand = held(seat.seat, seat.workers, seat.orders, seat.innovations, words)
    home = destinations(seat.fulfilled, seat.shares, words)
    if seat.engines is None or seat.lines is None:
        trains = closed_stack(seat.delivered, words)
    else:
        trains = engines(seat.engines, seat.lines["lorries"], words)
    front = row(tokens(seat.tokens, words), objectives(seat.objectives, words), gap=8)
    return column(head, board(seat, words), hand, home, trains, front, gap=6)


@kept(128)
def header(seat: int, states: list[str], score: int | None, words: Words) -> Box:
    """The enamel sign of a seat: badge, name, whether it acts or has passed, points so far if the viewer may know."""
    paint = seat_of(seat).paint
    bar = group(painted("", paint, 10, 44, radius=5), class_=paint_class(paint))
    title = seat_title(words, seat)
    who = lettered(title, measure(title, 18, bold=True) + 10, 18, class_="heading", align=0)
    signs = []
    if "draw-acting" in states:
        signs.append(tag(say(words, "draw-acting"), "brass-deep"))
    if "draw-passed" in states:
        signs.append(tag(say(words, "draw-passed"), "signal"))
    if "draw-starter" in states:
        signs.append(icon("flag", 20, say(words, "draw-starter"), "enamel"))
    left = row(seat_badge(seat, 34), who, *signs, gap=9)
    parts = [rect(0, 0, WIDTH, 44, 8, class_="card rim"), bar, left.at(18, 22 - left.height / 2)]
    if score is not None:
        points = Box(44, 44, piece(say(words, "draw-points", points=score), laurel(score, 42).around(22, 22)))
        parts.append(points.at(WIDTH - 52, 0))
    return Box(WIDTH, 44, join(*parts))


@kept(256)
def held(seat: int, cards: list[int], orders: list[str | None], ideas: list[str | None], words: Words) -> Box:
    """The hand as everybody may know it: worker cards, orders and innovations, some of them face down."""
    values = [value for value, count in enumerate(cards, 1) for _ in range(count)]
    workers = [worker_chip(seat, str(value)) for value in values]
    left = sum(values)
    title = say(words, "draw-holds-workers", seat=seat_title(words, seat), count=left)
    count = row(icon("worker", 18, title=""), figures(str(left), 16), gap=4)
    crew = _compartment("draw-family-worker", overlap(workers, 184, 3), 200, words, count)
    crew = Box(crew.width, crew.height, piece(title, crew.picture))
    papers = overlap([mini(words, "order", order) for order in orders], 158, 4)
    bulbs = overlap([mini(words, "innovation", idea) for idea in ideas], 142, 4)
    desk = _compartment("draw-family-order", papers, 174, words)
    return row(crew, desk, _compartment("draw-family-innovation", bulbs, WIDTH - 390, words), gap=8)


def _compartment(label: str, inside: Box, width: float, words: Words, aside: Box | None = None) -> Box:
    """A place of fixed size under its name."""
    heading = lettered(say(words, label), width - 16, 12, class_="heading", align=0)
    ground = rect(0, 0, width, 72, 8, fill="currentColor", fill_opacity=0.055)
    parts = [ground, heading.at(8, 5), inside.at(8, 45 - inside.height / 2)]
    if aside:
        parts.append(aside.at(width - aside.width - 8, 4))
    return Box(width, 72, join(*parts))


@kept(256)
def destinations(fulfilled: list[str] | None, shares: list[str], words: Words) -> Box:
    """Per destination: fulfilled orders and the lorries printed on them, if the viewer may know, and shares."""
    return row(*(_plaque(place, fulfilled, shares.count(place), words) for place in DESTINATIONS), gap=6)


def _plaque(destination: str, fulfilled: list[str] | None, shares: int, words: Words) -> Box:
    where = words.say(Phrase(f"destination-{destination}"))
    sign = token(destination, 32, PAINT[destination], "square", title="")
    if fulfilled is None:
        title = say(words, "draw-shares", destination=where, shares=shares)
        inside = row(sign, _amount("share", shares), gap=7)
    else:
        sizes = [int(order.split("-")[1]) for order in fulfilled if order.startswith(f"{destination}-")]
        facts = {"orders": len(sizes), "lorries": sum(sizes), "shares": shares}
        title = say(words, "draw-fulfilled", destination=where, **facts)
        lines = [_amount("order", len(sizes)), _amount("share", shares), _amount("lorry", sum(sizes))]
        inside = row(sign, column(row(*lines[:2], gap=4), lines[2], gap=2), gap=7)
    ground = rect(0, 0, PLAQUE, 52, 6, class_="card rim")
    return Box(PLAQUE, 52, piece(capital(title), ground, inside.at(7, 26 - inside.height / 2)))


def _amount(sign: str, count: int) -> Box:
    """An icon with its number; nothing yet is quiet."""
    drawn = row(icon(sign, 18, title=""), figures(str(count), 15), gap=3)
    return Box(40, 20, group(drawn.picture, class_=None if count else "iron", opacity=None if count else 0.75))


@kept(256)
def engines(delivered: list[str], lorry_points: int, words: Words) -> Box:
    """Delivered engines by type, and the points on delivered lorries."""
    heading = lettered(say(words, "draw-delivered"), 88, 12, class_="heading", align=0)
    counts = Counter(delivered)
    signs = [_delivered(engine, counts[engine], words) for engine in ENGINES]
    points = say(words, "draw-lorry-points", points=lorry_points)
    lorries = row(icon("lorry", 28, title=""), laurel(lorry_points, 30), gap=4)
    ground = rect(0, 0, WIDTH, 42, 8, fill="currentColor", fill_opacity=0.055)
    train = row(heading, *signs, Box(lorries.width, lorries.height, piece(points, lorries.picture)), gap=16)
    return Box(WIDTH, 42, join(ground, train.at(8, 21 - train.height / 2)))


@kept(64)
def closed_stack(cards: int, words: Words) -> Box:
    """A delivered stack that only its owner may look at."""
    said = lettered(say(words, "draw-delivered-hidden", count=cards), WIDTH - 60, 13, class_="iron", align=0)
    ground = rect(0, 0, WIDTH, 42, 8, fill="currentColor", fill_opacity=0.055)
    inside = row(icon("wagon", 26, "", "iron"), said, gap=10)
    return Box(WIDTH, 42, join(ground, inside.at(8, 21 - inside.height / 2)))


def _delivered(engine: str, count: int, words: Words) -> Box:
    title = say(words, "draw-engines", engine=name(words, f"engine:{engine}"), count=count)
    drawn = row(icon(f"engine-{engine}", 32, title=""), figures(str(count), 16), gap=5)
    quiet = group(drawn.picture, class_=None if count else "iron", opacity=None if count else 0.75)
    return Box(drawn.width, drawn.height, piece(title, quiet))


@kept(64)
def tokens(numbers: list[int], words: Words) -> Box:
    """The shift tokens that the player has won."""
    drawn = [shift_token(n, 28, say(words, "draw-shift-token", number=n)) for n in numbers]
    return _shelf("shift", overlap(drawn, 86, 3), 130)


@kept(128)
def objectives(cards: list[str], words: Words) -> Box:
    """The objectives in front of the player."""
    drawn = [objective_chip(words, objective) for objective in cards]
    return _shelf("objective", overlap(drawn, WIDTH - 138 - 46, 4), WIDTH - 138)


def _shelf(sign: str, inside: Box, width: float) -> Box:
    ground = rect(0, 0, width, 42, 8, fill="currentColor", fill_opacity=0.055)
    head = icon(sign, 22, "", "enamel")
    return Box(width, 42, join(ground, head.at(8, 10), inside.at(38, 21 - inside.height / 2)))
