"""Small pieces: cards as others see them or as a phone shows them, worker stacks, objectives, shift tokens."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Markup,
    circle,
    column,
    figures,
    group,
    icon,
    join,
    laurel,
    moved,
    numeral,
    paint_class,
    painted,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
    token,
)
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.say.names import OBJECTIVES
from goodsyard.games.coal_baron.show.cards import ICON_OF, innovation_sign, order_points, target_sign
from goodsyard.games.coal_baron.show.slim import idea
from goodsyard.games.coal_baron.show.stock import load, wagon_body
from goodsyard.games.coal_baron.show.words import PAINT, name, say

MINI = 40.0
"""Width of a card in somebody's hand."""
SMALL, SMALL_HEIGHT = 44.0, 54.0
"""Size of the top card of a stack on a phone."""
OBJECTIVE = 68.0
CHIP_HEIGHT = 17.0


@lru_cache(maxsize=256)
def worker_chip(seat: int, number: str, title: str = "", width: float = 26) -> Box:
    """A small worker card: the number above, the seat's shape and letter below."""
    high = 39.0
    paint = seat_of(seat).paint
    field = group(painted("", paint, width, high, radius=4), class_=paint_class(paint))
    plate = rect(2.5, 2.5, width - 5, 16, 3, class_="card")
    ring = circle(width / 2, high - 11, 9.5, class_="card")
    edge = rect(0, 0, width, high, 4, class_="edge", fill="none")
    badge = seat_badge(seat, 15).around(width / 2, high - 11)
    return Box(width, high, piece(title, field, plate, numeral(number, width / 2, 10.5, 13), ring, badge, edge))


@lru_cache(maxsize=512)
def workers_chip(seat: int, workers: int, title: str, width: float) -> Box:
    """A stack of workers in a zone: the seat's colour and letter, and how many they are."""
    looks = seat_of(seat)
    wide = width + 6 if workers > 9 else width
    middle = CHIP_HEIGHT / 2
    field = rect(0.5, 0.5, wide - 1, CHIP_HEIGHT - 1, 4, class_="painted paint-edge")
    if width < 24:
        both = numeral(f"{looks.letter}{workers}", wide / 2, middle, 12, "number on-paint")
        return Box(wide, CHIP_HEIGHT, piece(title, field, both, paint=looks.paint))
    letter = numeral(looks.letter, 7.5, middle, 13, "number on-paint")
    plate = rect(14, 2, wide - 16, CHIP_HEIGHT - 4, 2.5, class_="card")
    figure = numeral(str(workers), wide / 2 + 6, middle, 14)
    return Box(wide, CHIP_HEIGHT, piece(title, field, letter, plate, figure, paint=looks.paint))


@lru_cache(maxsize=256)
def mini(words: Words, family: str, kind: str | None) -> Box:
    """An order or innovation in somebody's hand, small; None is a card that the viewer does not know."""
    ground = rect(0, 0, MINI, 44, 4, class_="card edge")
    if kind is None:
        field = group(painted("", "soot", MINI - 6, 38, radius=3), class_=paint_class("soot"))
        disc = circle(MINI / 2, 22, 12, class_="card")
        sign = icon(ICON_OF[family], 16, title="").around(MINI / 2, 22)
        return Box(MINI, 44, piece(say(words, "draw-hidden-card"), ground, moved(field, 3, 3), disc, sign))
    title = name(words, f"{family}:{kind}")
    if family == "innovation":
        return Box(MINI, 44, piece(title, ground, innovation_sign(kind, 16).around(MINI / 2, 22)))
    destination, lorries = kind.split("-")
    goal = token(destination, 22, PAINT[destination], "square", title="")
    need = row(figures(lorries, 13), icon("lorry", 16, title=""), gap=2)
    return Box(MINI, 44, piece(title, ground, goal.at(5, 3), need.at(5, 26)))


@lru_cache(maxsize=256)
def small(words: Words, id: str) -> Box:
    """The top card of a stack on a phone: its picture and its numbers, without its name."""
    family, _, kind = id.partition(":")
    return _sheet(name(words, id), _PICTURES[family](kind), _paint_of(family, kind))


def small_sign(title: str, picture: Box) -> Box:
    """An action card on a phone."""
    return _sheet(title, picture, "soot")


def _sheet(title: str, picture: Box, paint: str | None) -> Box:
    ground = rect(0, 0, SMALL, SMALL_HEIGHT, 4, class_="card")
    band: list[Markup] = []
    if paint:
        band = [group(moved(painted("", paint, SMALL - 4, 7, radius=2), 2, 2), class_=paint_class(paint))]
    inside = picture.fitted(SMALL - 3, SMALL_HEIGHT - 13).at(1.5, 10)
    edge = rect(0, 0, SMALL, SMALL_HEIGHT, 4, class_="edge", fill="none")
    return Box(SMALL, SMALL_HEIGHT, piece(title, ground, *band, inside, edge))


def _paint_of(family: str, kind: str) -> str | None:
    if family == "engine":
        return "soot"
    return PAINT.get(kind.partition("-")[0]) if family in ("lorry", "wagon", "order", "share") else None


def _lorry(kind: str) -> Box:
    crest, lorries, points = kind.split("-")
    goods = load(f"{crest}-{lorries}-0")
    goods = goods.scaled(39 / goods.width)
    worth = laurel(points, 21).at(20, -8) if int(points) else ""
    return Box(41, 41, join(goods.around(20.5, 24), worth))


def _wagon(kind: str) -> Box:
    return Box(66, 28, wagon_body(kind)).scaled(0.6)


def _engine(kind: str) -> Box:
    return icon(f"engine-{kind}", 40, title="")


def _order(kind: str) -> Box:
    destination, lorries = kind.split("-")
    need = row(figures(lorries, 14), icon("lorry", 17, title=""), gap=2)
    goal = token(destination, 16, PAINT[destination], "square", title="")
    worth = laurel(order_points(kind), 23)
    return Box(41, 41, join(goal.at(0, 3), worth.at(41 - worth.width, 0), need.around(20.5, 33)))


def _share(kind: str) -> Box:
    return column(token(kind, 24, PAINT[kind], "round", title=""), icon("share", 16, title=""), gap=1, align=0.5)


def _objective(kind: str) -> Box:
    line = CARDS.rows["objectives"][OBJECTIVES.index(kind)]
    return column(laurel(line["points"], 23), _goal(kind, 17), gap=1, align=0.5)


def _innovation(kind: str) -> Box:
    return idea(kind, 23)


_PICTURES = {
    "lorry": _lorry,
    "wagon": _wagon,
    "engine": _engine,
    "order": _order,
    "share": _share,
    "objective": _objective,
    "innovation": _innovation,
}


def _goal(objective: str, size: float) -> Box:
    """What an objective counts, as one or two signs."""
    kind = CARDS.rows["objectives"][OBJECTIVES.index(objective)]["kind"]
    signs = [target_sign(objective, size)]
    if kind in ("share", "order", "lorries"):
        signs.append(icon(ICON_OF[kind], size * 0.78, title=""))
    return row(*signs, gap=2)


@lru_cache(maxsize=32)
def objective_chip(words: Words, kind: str) -> Box:
    """An objective in front of a player, small."""
    line = CARDS.rows["objectives"][OBJECTIVES.index(kind)]
    edge = rect(0, 0, OBJECTIVE, 29, 4, class_="card edge")
    goal = _goal(kind, 20)
    inside = join(laurel(line["points"], 25).at(2, 2), goal.at(28, 14.5 - goal.height / 2))
    return Box(OBJECTIVE, 29, piece(name(words, f"objective:{kind}"), edge, inside))


@lru_cache(maxsize=64)
def shift_token(number: int, size: float, title: str, paint: str = "straw", below: int = 0) -> Box:
    """A numbered shift token, on top of others; every rim is dark, so that a pile is not one blob."""
    middle = size / 2
    pile = [_coin(middle + 3 * k, middle + 3 * k, middle) for k in range(min(below, 2), 0, -1)]
    inner = circle(middle, middle, middle - 3.5, class_="line", stroke_width=0.75, opacity=0.5)
    figure = numeral(str(number), middle, middle, size * 0.5)
    top = join(_coin(middle, middle, middle), group(inner, figure, class_="on-paint"))
    return Box(size, size, piece(title, *pile, top, paint=paint))


def _coin(x: float, y: float, radius: float) -> Markup:
    rim = group(circle(x, y, radius - 0.75, class_="line", stroke_width=1.2), class_="on-paint")
    return join(circle(x, y, radius - 0.75, class_="painted"), rim)
