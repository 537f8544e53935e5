"""Which tiles are still in the stack: a table of colours and shapes, and the special tiles."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Markup,
    column,
    element,
    group,
    icon,
    join,
    numeral,
    paint_class,
    painted,
    piece,
    rect,
    row,
)
from goodsyard.drawing import words as lettered
from goodsyard.games.mineshaft.show.tiles import TILE, shaft
from goodsyard.games.mineshaft.show.view import View
from goodsyard.games.mineshaft.show.words import COLOUR_ICON, KIND_ICON, PAINT, say
from goodsyard.games.mineshaft.show.works import FACE, WIDTH

CELL = 44.0
SPECIALS = ("swap", "fire", "timed_fuse", "porous_rock", "mine_kart", "tunnel", "call_for_help")


def stock(view: View, words: Words) -> Box:
    """Everybody can count what is left (RULES 14.2)."""
    shapes = Counter((tile.colour, tile.shape) for tile in view.stack if tile.colour)
    kinds = Counter(tile.kind for tile in view.stack if not tile.colour)
    head = row(Box(CELL, CELL), *(_shape(shape, words) for shape in FACE), gap=6)
    lines = [_line(colour, shapes, words) for colour in COLOUR_ICON]
    specials = [_special(kind, kinds[kind], words) for kind in SPECIALS]
    table = column(head, *lines, gap=4)
    others = column(*specials[:4], gap=8), column(*specials[4:], gap=8)
    return Box(WIDTH, table.height, row(table, *others, gap=40, align=0).picture)


def _shape(shape: str, words: Words) -> Box:
    size = CELL - 6
    drawn = group(shaft(FACE[shape]), transform=f"scale({size / TILE:.4g})")
    window = element("svg", drawn, width=size, height=size, x=3, y=3)
    plate = rect(2, 2, CELL - 4, CELL - 4, 5, fill="currentColor", fill_opacity=0.12)
    return Box(CELL, CELL, piece(say(words, f"shape-{shape}"), plate, window))


def _line(colour: str, shapes: Counter[tuple[str, str | None]], words: Words) -> Box:
    """One colour: how many tiles of each shape."""
    paint = PAINT[colour]
    field = group(painted("", paint, CELL - 8, 26, radius=5), class_=paint_class(paint), transform="translate(4 0)")
    sign = group(icon(COLOUR_ICON[colour], 20, title="").around(CELL / 2, 13), class_="on-paint")
    head = Box(CELL, 26, piece(say(words, f"colour-{colour}"), field, group(sign, class_=paint_class(paint))))
    return row(head, *(_count(shapes[colour, shape]) for shape in FACE), gap=6)


def _count(count: int) -> Box:
    return Box(CELL, 26, _numeral(count, CELL / 2))


def _numeral(count: int, x: float) -> Markup:
    return group(numeral(str(count), x, 13, 16), class_=None if count else "iron", opacity=None if count else 0.6)


def _special(kind: str, count: int, words: Words) -> Box:
    title = say(words, f"tile-{kind.replace('_', '-')}")
    name = lettered(title, 150, 14, align=0)
    drawn = row(icon(KIND_ICON[kind], 28, title=""), Box(24, 26, _numeral(count, 12)), name, gap=8)
    return Box(drawn.width, 32, piece(f"{title}: {count}", join(drawn.picture)))
