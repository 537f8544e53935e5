"""Small pieces: tokens, counters, dice, seat badges, laurels, tags, empty places, framed areas, trails of moves."""

from __future__ import annotations

from functools import lru_cache

from .icons import icon
from .layout import GAP, Box, column, row, words
from .lettering import SMALLEST, measure
from .palette import paint_class, seat_of
from .patterns import painted
from .svg import NOTHING, Markup, circle, group, join, path, piece, polyline, rect, text

SHAPES = {
    "round": "M24 12a12 12 0 0 1-24 0a12 12 0 0 1 24 0z",
    "square": "M3 0h18q3 0 3 3v18q0 3-3 3h-18q-3 0-3-3v-18q0-3 3-3z",
    "hexagon": "M6 1.2h12l6 10.8l-6 10.8h-12l-6-10.8z",
    "shield": "M1 1h22v11c0 5.5-4.5 9.5-11 12c-6.5-2.5-11-6.5-11-12z",
}
"""Outlines of tokens on a 24 x 24 square."""

_EYES = {
    1: "22",
    2: "1133",
    3: "112233",
    4: "11133133",
    5: "1113223133",
    6: "111213313233",
}
"""The positions of a die's pips, as columns and rows."""


@lru_cache(maxsize=2048)
def numeral(content: str, x: float, y: float, size: float, class_: str = "number") -> Markup:
    """A number centred on a point, in tabular figures, never too small to read."""
    size = max(SMALLEST, size)
    return text(content, x, y + size * 0.355, size, class_=class_, text_anchor="middle")


@lru_cache(maxsize=2048)
def figures(content: str, size: float) -> Box:
    """A number as a box."""
    size = max(SMALLEST, size)
    width = measure(content, size, bold=True)
    return Box(width, size, numeral(content, width / 2, size / 2, size))


@lru_cache(maxsize=2048)
def token(name: str, size: float = 36, paint: str = "chalk", shape: str = "round", title: str = "") -> Box:
    """A painted piece with an icon; the shape is round, square, hexagon or shield."""
    ground = _shape(SHAPES[shape], size, "painted paint-edge edge")
    face = group(icon(name, size * 0.62, title).around(size / 2, size / 2), class_="on-paint")
    return Box(size, size, piece("", ground, face, paint=paint))


def counter(name: str, amount: int | str, size: float = 24, title: str = "") -> Box:
    """An icon with an amount."""
    return row(icon(name, size, title), figures(str(amount), size * 0.66), gap=4)


def die(eyes: int, size: float = 34, paint: str = "chalk") -> Box:
    """A die showing a number of pips."""
    ground = _shape(SHAPES["square"], size, "painted paint-edge edge")
    places = zip(_EYES[eyes][::2], _EYES[eyes][1::2], strict=True)
    dots = [circle(size * int(x) / 4, size * int(y) / 4, size / 11, class_="solid") for x, y in places]
    return Box(size, size, piece(str(eyes), ground, group(*dots, class_="on-paint"), paint=paint))


@lru_cache(maxsize=2048)
def seat_badge(seat: int, size: float = 24, title: str = "") -> Box:
    """The badge of a seat, counted from 0: its colour, shape and letter."""
    looks = seat_of(seat)
    ground = _shape(looks.outline, size, "painted paint-edge edge")
    letter = numeral(looks.letter, size / 2, looks.middle / 24 * size, size * 0.46, "number on-paint")
    return Box(size, size, piece(title, ground, letter, paint=looks.paint))


@lru_cache(maxsize=2048)
def laurel(points: int | str, size: float = 30) -> Box:
    """Points in a laurel wreath, which grows to fit the number."""
    lettering = max(SMALLEST, size * 0.4)
    size = max(size, measure(str(points), lettering, bold=True) / 0.56)
    wreath = group(icon("laurel", size, title="").picture, class_="brass")
    return Box(size, size, join(wreath, numeral(str(points), size / 2, size * 0.47, lettering)))


@lru_cache(maxsize=2048)
def tag(content: int | str, tone: str = "ink") -> Box:
    """A small dark label with light text, e.g. the number of cards in a stack."""
    wide = max(22.0, measure(str(content), 12, bold=True) + 12)
    ground = group(rect(0, 0, wide, 18, 9, class_="solid"), class_=tone)
    return Box(wide, 18, join(ground, numeral(str(content), wide / 2, 9, 12, "number on-ink")))


@lru_cache(maxsize=2048)
def placeholder(width: float, height: float, label: str = "", name: str = "") -> Box:
    """An empty place: a dashed outline and a label for what belongs there."""
    sign = [icon(name, min(width, height) * 0.4, title="")] if name else []
    said = [words(label, width - 8, 12, lines=2, class_="iron")] if label else []
    inside = group(column(*sign, *said, gap=4, align=0.5).around(width / 2, height / 2), class_="iron")
    edge = rect(0.5, 0.5, width - 1, height - 1, 6, class_="edge empty", pointer_events="all")
    return Box(width, height, piece(label, edge, inside))


def area(title: str, body: Box, paint: str | None = None) -> Box:
    """A framed part of the board with a heading; a paint adds a patterned bar on the left."""
    bar = 8 if paint else 0
    wide = max(body.width, measure(title, 13, bold=True)) + 2 * GAP + bar
    heading = words(title, wide - 2 * GAP - bar, 13, class_="heading", align=0)
    inside = column(heading, body, gap=6)
    high = inside.height + 2 * GAP
    stripe = group(painted("", paint, bar, high, radius=4), class_=paint_class(paint)) if paint else NOTHING
    ground = rect(0, 0, wide, high, 8, class_="card edge")
    return Box(wide, high, piece(title, ground, stripe, inside.at(GAP + bar, GAP)))


def trail(points: list[tuple[float, float]], seat: int) -> Markup:
    """The thin trail of a move in the seat's colour, with a dot where it ended."""
    end = circle(*points[-1], 3.5, class_="painted paint-edge")
    return group(polyline(points, class_="trail"), end, class_=paint_class(seat_of(seat).paint), aria_hidden="true")


def _shape(outline: str, size: float, class_: str) -> Markup:
    """An outline on the 24 x 24 square, scaled to a size while its line keeps its width."""
    return path(outline, class_=class_, transform=f"scale({size / 24:.4g})", vector_effect="non-scaling-stroke")
