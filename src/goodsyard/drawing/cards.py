"""Cards in the ratio 63:88: value top left, points top right, pictogram in the middle, conditions at the bottom."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

from .icons import icon
from .layout import Box, row, words, wrap
from .lettering import SMALLEST, measure
from .palette import paint_class, seat_of
from .patterns import painted
from .svg import NOTHING, Markup, circle, group, join, number, path, piece, rect
from .tokens import figures, laurel, numeral, placeholder, seat_badge, tag

CARD_WIDTH = 94.5
"""The default width of a card; the height follows from the ratio."""

RATIO = 88 / 63


@dataclass(frozen=True)
class Mark:
    """An icon with a short text, as used for a card's conditions; with a paint it sits on a painted plate."""

    icon: str
    text: str = ""
    paint: str | None = None
    title: str = ""

    def drawn(self, size: float = 18) -> Box:
        """The mark drawn on one line."""
        sign = icon(self.icon, size * 0.84 if self.paint else size, self.title)
        if self.paint:
            plate = rect(0.5, 0.5, size - 1, size - 1, 4, class_="painted paint-edge")
            face = group(sign.around(size / 2, size / 2), class_="on-paint")
            sign = Box(size, size, group(plate, face, class_=paint_class(self.paint)))
        return row(sign, figures(self.text, size * 0.72), gap=2) if self.text else sign


@dataclass(frozen=True)
class Face:
    """The front of a card; `says` replaces the title for screen readers and on hover."""

    title: str
    value: str = ""
    points: int | None = None
    picture: str | Box = ""
    conditions: Sequence[Mark] = ()
    paint: str | None = None
    says: str = ""


def card(face: Face, width: float = CARD_WIDTH) -> Box:
    """A card face up."""
    unit = width / 63
    marks = _marks(face.conditions, unit)
    rule = 70 * unit if marks.height < 20 * unit else 84 * unit - marks.height
    rule = rule if face.conditions else 83 * unit
    name = words(face.title, 58 * unit, max(SMALLEST, 7.6 * unit), lines=2)
    ceiling = rule - unit - name.height
    parts = [
        _band(face.paint, width),
        _value(face.value, unit) if face.value else NOTHING,
        _points(face.points, unit) if face.points is not None else NOTHING,
        _picture(face.picture, unit, ceiling),
        name.at(2.5 * unit, ceiling),
        _conditions(marks, rule, unit) if face.conditions else NOTHING,
    ]
    return _sheet(face.says or face.title, width, *parts)


def card_back(name: str, paint: str = "slate", width: float = CARD_WIDTH, title: str = "") -> Box:
    """A card face down: painted and patterned, with an icon in a medallion."""
    high, unit = width * RATIO, width / 63
    medallion = circle(width / 2, high / 2, 16 * unit, class_="painted paint-edge")
    sign = group(icon(name, 20 * unit, title="").around(width / 2, high / 2), class_="on-paint")
    return _sheet(title, width, _field(paint, width), group(medallion, sign, class_=paint_class(paint)))


@lru_cache(maxsize=512)
def worker_card(value: int | str, seat: int, width: float = CARD_WIDTH, title: str = "") -> Box:
    """A worker card: a large number, and the seat's colour, shape and letter."""
    unit = width / 63
    plate = rect(9 * unit, 26.5 * unit, 45 * unit, 36 * unit, 4 * unit, class_="card")
    parts = [
        _field(seat_of(seat).paint, width),
        _value(str(value), unit),
        _on_plate(seat_badge(seat, 14 * unit), 51 * unit, 12 * unit, 10 * unit),
        plate,
        numeral(str(value), width / 2, 44.5 * unit, 31 * unit),
        _on_plate(icon("worker", 14 * unit, title=""), width / 2, 74 * unit, 9.5 * unit),
    ]
    return _sheet(title, width, *parts)


def stack(top: Box | None, count: int, empty: str = "") -> Box:
    """A pile with its top card and the number of cards; an empty pile shows `empty` in a dashed outline."""
    width = top.width if top else CARD_WIDTH
    high = width * RATIO
    if not (top and count):
        return Box(width + 6, high + 12, placeholder(width, high, empty).picture)
    below = [
        rect(step * 3, step * 3, width, high, width / 14, class_="card rim") for step in range(min(count - 1, 2), 0, -1)
    ]
    return Box(width + 6, high + 12, join(*below, top.picture, tag(count).around(width / 2, high + 3)))


def _sheet(title: str, width: float, *parts: Markup) -> Box:
    """A card's background, contents and outline."""
    high = width * RATIO
    ground = rect(0, 0, width, high, width / 14, class_="card")
    edge = rect(0, 0, width, high, width / 14, class_="edge", fill="none")
    return Box(width, high, piece(title, ground, *parts, edge))


def _field(paint: str, width: float) -> Markup:
    """The painted and patterned face of a card without contents."""
    inset = width / 18
    field = painted("", paint, width - 2 * inset, width * RATIO - 2 * inset, radius=width / 21)
    return group(Box(0, 0, field).at(inset, inset), class_=paint_class(paint))


def _band(paint: str | None, width: float) -> Markup:
    """The painted strip along the top, rounded like the card."""
    corner, deep = width / 14, width * 15 / 63
    a, w, d = number(corner), number(width), number(deep)
    shape = f"M0 {d}V{a}A{a} {a} 0 0 1 {a} 0H{number(width - corner)}A{a} {a} 0 0 1 {w} {a}V{d}z"
    if paint is None:
        return path(shape, class_="paper")
    return group(painted(shape, paint, width, deep), class_=paint_class(paint))


def _value(value: str, unit: float) -> Markup:
    wanted = 13 * unit
    size = wanted * min(1, 16 * unit / measure(value, wanted, bold=True))
    return _on_plate(Box(0, 0, numeral(value, 0, 0, size)), 12 * unit, 12 * unit, 10 * unit)


def _points(points: int, unit: float) -> Markup:
    return _on_plate(laurel(points, 20 * unit), 50.5 * unit, 12.5 * unit, 11 * unit)


def _picture(picture: str | Box, unit: float, ceiling: float) -> Markup:
    """The pictogram between the band and the name."""
    room = ceiling - 21 * unit
    if isinstance(picture, str):
        picture = icon(picture, min(34 * unit, room)) if picture else Box(0, 0)
    return picture.around(31.5 * unit, 21 * unit + room / 2)


def _marks(conditions: Sequence[Mark], unit: float) -> Box:
    """The conditions on one line, or smaller on several."""
    for size in (14 * unit, 13 * unit, 12 * unit):
        marks = row(*(mark.drawn(size) for mark in conditions), gap=3 * unit)
        if marks.width <= 58 * unit:
            return marks
    return wrap([mark.drawn(12 * unit) for mark in conditions], 58 * unit, gap=2 * unit)


def _conditions(marks: Box, top: float, unit: float) -> Markup:
    rule = rect(4 * unit, top, 55 * unit, 0.75, class_="solid")
    return join(group(rule, class_="iron", opacity=0.5), marks.around(31.5 * unit, (top + 87 * unit) / 2))


def _on_plate(box: Box, x: float, y: float, radius: float) -> Markup:
    """A box on a round plate, so that it stays readable on a pattern."""
    return join(circle(x, y, radius, class_="card rim"), box.around(x, y))
