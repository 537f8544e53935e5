"""A player's page in the ledger: what was delivered where, shares, engines, shift tokens and objectives."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Phrase, Words
from goodsyard.drawing import (
    Box,
    Markup,
    figures,
    group,
    icon,
    join,
    laurel,
    overlap,
    path,
    piece,
    rect,
    row,
    token,
)
from goodsyard.drawing import (
    words as lettered,
)
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.say.names import DESTINATIONS, ENGINES
from goodsyard.games.coal_baron.show.chips import OBJECTIVE, objective_chip, shift_token
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import PAINT, capital, name, say

WIDTH, HEIGHT = 226.0, 326.0
LINE = 25.0
COLUMNS = ("order", "lorry", "share")
CELL = 52.0


def ledger(seat: Seat, words: Words) -> Box:
    """Everything that counts at the end and lies in front of a player; what the viewer may not know is left out."""
    points = None if seat.lines is None else seat.lines["lorries"]
    parts = [
        _page(),
        _destinations(seat.fulfilled, seat.shares, words).at(0, 6),
        _trains(seat.engines, points, seat.delivered, words).at(0, 134),
        _tokens(seat.tokens, words).at(0, 168),
        _objectives(seat.objectives, words).at(0, 200),
    ]
    return Box(WIDTH, HEIGHT, join(*parts))


def _page() -> Markup:
    """A page of a bound book, ruled."""
    sheet = rect(0.5, 0.5, WIDTH - 1, HEIGHT - 1, 6, class_="card rim")
    rules = "".join(f"M6 {y}H{WIDTH - 6:.0f}" for y in (28, 53, 78, 103, 131, 166, 198))
    spine = rect(0.5, 0.5, 5, HEIGHT - 1, 2.5, class_="painted")
    ruled = group(path(rules, class_="line", stroke_width=0.75), class_="iron", opacity=0.35)
    return group(sheet, group(spine, class_="paint-umber", opacity=0.7), ruled, pointer_events="none")


@kept_whole
def _destinations(fulfilled: list[str] | None, shares: list[str], words: Words) -> Box:
    """A line for each destination: fulfilled orders and the lorries on them, if the viewer may know, and shares."""
    heads = [icon(sign, 18, say(words, f"draw-column-{sign}"), "enamel") for sign in COLUMNS]
    parts = [head.around(_middle(k), 11) for k, head in enumerate(heads)]
    for k, place in enumerate(DESTINATIONS):
        parts.append(_line(place, fulfilled, shares.count(place), words).at(0, 23 + LINE * k))
    return Box(WIDTH, 23 + LINE * len(DESTINATIONS), join(*parts))


def _middle(column: int) -> float:
    return 66 + CELL * column + CELL / 2


def _line(destination: str, fulfilled: list[str] | None, shares: int, words: Words) -> Box:
    where = words.say(Phrase(f"destination-{destination}"))
    sign = token(destination, 22, PAINT[destination], "square", title="")
    counts: list[int | None] = [None, None, shares]
    title = say(words, "draw-shares", destination=where, shares=shares)
    if fulfilled is not None:
        sizes = [int(order.split("-")[1]) for order in fulfilled if order.startswith(f"{destination}-")]
        counts = [len(sizes), sum(sizes), shares]
        title = say(words, "draw-fulfilled", destination=where, orders=len(sizes), lorries=sum(sizes), shares=shares)
    cells = [_count(count).around(_middle(k), LINE / 2) for k, count in enumerate(counts)]
    back = rect(6, 0, WIDTH - 12, LINE, fill="none", pointer_events="all")
    return Box(WIDTH, LINE, piece(capital(title), back, sign.at(22, 1.5), *cells))


def _count(count: int | None) -> Box:
    """A number; nothing yet is quiet, and what the viewer may not know is a dash."""
    drawn = figures("–" if count is None else str(count), 16)
    return Box(drawn.width, drawn.height, group(drawn.picture, class_=None if count else "iron"))


@kept_whole
def _trains(engines: list[str] | None, points: int | None, cards: int, words: Words) -> Box:
    """Delivered engines by type and the points on delivered lorries, or how many cards lie on a closed stack."""
    if engines is None or points is None:
        said = lettered(say(words, "draw-delivered-short", count=cards), WIDTH - 60, 13, class_="iron", align=0)
        closed = row(icon("wagon", 24, "", "iron"), said, gap=8)
        title = say(words, "draw-delivered-hidden", count=cards)
        return Box(WIDTH, 30, piece(title, closed.at(14, 15 - closed.height / 2)))
    counts = Counter(engines)
    signs = [_delivered(engine, counts[engine], words) for engine in ENGINES]
    coal = row(icon("lorry", 20, title=""), laurel(points, 26), gap=1)
    worth = Box(coal.width, 30, piece(say(words, "draw-lorry-points", points=points), coal.at(0, 2)))
    parts = [sign.at(9 + 39 * k, 0) for k, sign in enumerate(signs)]
    return Box(WIDTH, 30, join(*parts, worth.at(WIDTH - 7 - worth.width, 0)))


def _delivered(engine: str, count: int, words: Words) -> Box:
    title = say(words, "draw-engines", engine=name(words, f"engine:{engine}"), count=count)
    drawn = row(icon(f"engine-{engine}", 25, title=""), figures(str(count), 14), gap=1)
    quiet = group(drawn.at(0, 2), class_=None if count else "iron")
    return Box(39, 30, piece(title, quiet))


@kept_whole
def _tokens(numbers: list[int], words: Words) -> Box:
    """The shift tokens that the player has won."""
    drawn = [shift_token(n, 25, say(words, "draw-shift-token", number=n)) for n in numbers]
    line = overlap(drawn, WIDTH - 50, 2)
    sign = icon("shift", 20, say(words, "line-shift-tokens"), "enamel")
    return Box(WIDTH, 30, join(sign.at(12, 5), line.at(42, 2.5)))


@kept_whole
def _objectives(cards: list[str], words: Words) -> Box:
    """The objectives in front of the player, three in a line; many lines overlap."""
    lines = -(-len(cards) // 3)
    step = min(31.0, (HEIGHT - 200 - 33) / max(1, lines - 1))
    chips = [
        objective_chip(words, card).at(9 + (OBJECTIVE + 2) * (k % 3), 2 + step * (k // 3))
        for k, card in enumerate(cards)
    ]
    empty = icon("objective", 22, say(words, "line-objectives"), "iron").at(11, 5)
    return Box(WIDTH, HEIGHT - 200, join(*chips) if chips else empty)
