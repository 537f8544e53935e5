"""Orders and innovations in a hand that has many of them: narrow cards that still show value, points and kind."""

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
    placeholder,
    rect,
    row,
    seat_badge,
    seat_of,
    token,
    wrap,
)
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.say.names import INNOVATIONS
from goodsyard.games.coal_baron.show.cards import order_points
from goodsyard.games.coal_baron.show.words import PAINT, name

LEAST = 46.0
"""The least width at which value and points stand beside each other."""
BRICK_HEIGHT = 45.0


@lru_cache(maxsize=512)
def slim(words: Words, id: str, width: float, height: float) -> Box:
    """A narrow card: value and points above, pictogram in the middle, conditions below, as on a full one."""
    family, _, kind = id.partition(":")
    if family == "order":
        destination, lorries = kind.split("-")
        wreath = laurel(order_points(kind), 26)
        goods = wrap([icon("lorry", 16, title="")] * int(lorries), min(width - 8, 38), gap=2)
        parts = [
            _on_disc(numeral(lorries, 12, 14, 15), 12, 14, 10.5),
            _on_disc(wreath.around(width - 14, 14), width - 14, 14, 12.5),
            token(destination, min(38, width - 12), PAINT[destination], "square", title="").around(
                width / 2, height * 0.47
            ),
            goods.around(width / 2, height - goods.height / 2 - 4),
        ]
        return _sheet(name(words, id), width, height, PAINT[destination], *parts)
    sign = idea(kind, min(34, width - 18))
    bulb = icon("innovation", 17, title="").around(width / 2, height - 14)
    return _sheet(name(words, id), width, height, None, sign.around(width / 2, height / 2), bulb)


@lru_cache(maxsize=256)
def brick(words: Words, id: str, width: float) -> Box:
    """A card of half the height: pictogram and points, below them the value."""
    family, _, kind = id.partition(":")
    if family == "innovation":
        sign = idea(kind, 20)
        return _sheet(name(words, id), width, BRICK_HEIGHT, None, sign.around(width / 2, BRICK_HEIGHT / 2 + 2))
    destination, lorries = kind.split("-")
    wreath = laurel(order_points(kind), 25)
    need = row(figures(lorries, 14), icon("lorry", 17, title=""), gap=1)
    parts = [
        token(destination, 17, PAINT[destination], "square", title="").at(2.5, 8),
        wreath.at(width - wreath.width + 1, 4),
        need.at(4, 27),
    ]
    return _sheet(name(words, id), width, BRICK_HEIGHT, PAINT[destination], *parts)


@lru_cache(maxsize=64)
def idea(kind: str, size: float) -> Box:
    """What an innovation does, as a narrow sign."""
    line = CARDS.rows["innovations"][INNOVATIONS.index(kind)]
    if line["kind"] == "worker" or kind == "mining":
        sign = icon("worker" if line["kind"] == "worker" else "pickaxe", size, title="")
        return column(sign, figures(f"{line['least']}–{line['most']}", max(14, size / 2)), gap=1, align=0.5)
    if kind == "delivery":
        return icon("delivery", size * 1.3, title="")
    return row(icon("plus", size * 0.45, title=""), icon(kind.removeprefix("take_"), size, title=""), gap=1)


@lru_cache(maxsize=128)
def worker_brick(value: int, seat: int, count: int, width: float) -> Box:
    """Worker cards of a value on a phone, or the place where they lay."""
    if not count:
        return placeholder(width, BRICK_HEIGHT, "", "worker")
    paint = seat_of(seat).paint
    field = group(moved(painted("", paint, width - 5, BRICK_HEIGHT - 5, radius=3), 2.5, 2.5), class_=paint_class(paint))
    plate = rect(6, 6, width - 12, BRICK_HEIGHT - 12, 3, class_="card")
    sign = seat_badge(seat, 15).at(width - 17, 2)
    parts = [plate, numeral(str(value), width / 2 - 1, BRICK_HEIGHT / 2 + 1, 24), sign]
    return _sheet("", width, BRICK_HEIGHT, None, field, *parts)


def _on_disc(picture: Markup, x: float, y: float, radius: float) -> Markup:
    return join(circle(x, y, radius, class_="card rim"), picture)


def _sheet(title: str, width: float, height: float, paint: str | None, *parts: Markup) -> Box:
    ground = rect(0, 0, width, height, 5, class_="card")
    deep = 20.0 if height > 60 else 5.0
    band: list[Markup] = []
    if paint:
        band = [group(moved(painted("", paint, width - 3, deep, radius=3), 1.5, 1.5), class_=paint_class(paint))]
    edge = rect(0, 0, width, height, 5, class_="edge", fill="none")
    return Box(width, height, piece(title, ground, *band, *parts, edge))
