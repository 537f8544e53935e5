"""Which tiles are still in the stack: a table of colours and shapes, and the special tiles."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Markup,
    column,
    element,
    grid,
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
from goodsyard.drawing.kept import kept
from goodsyard.games.mineshaft.show.tiles import TILE, definitions
from goodsyard.games.mineshaft.show.timber import timbered
from goodsyard.games.mineshaft.show.view import View
from goodsyard.games.mineshaft.show.words import COLOUR_ICON, KIND_ICON, PAINT, say
from goodsyard.games.mineshaft.show.works import FACE

PANEL = "stock"
CELL = 34.0
SIZES = {"wide": (236.0, 250.0), "tall": (382.0, 250.0)}
SPECIALS = ("swap", "fire", "timed_fuse", "porous_rock", "mine_kart", "tunnel", "call_for_help")


def stock(view: View, words: Words, shape: str) -> Box:
    """Everybody can count what is left (RULES 14.2)."""
    shapes = Counter((tile.colour, tile.shape) for tile in view.stack if tile.colour)
    kinds = Counter(tile.kind for tile in view.stack if not tile.colour)
    lines = [[shapes[colour, each] for each in FACE] for colour in COLOUR_ICON]
    left = left_in_stack(lines, [kinds[kind] for kind in SPECIALS], shape, words)
    return Box(left.width, left.height, join(definitions(PANEL, set(FACE.values()), set()), left.picture))


@kept
def left_in_stack(shapes: list[list[int]], specials: list[int], shape: str, words: Words) -> Box:
    """A line for each colour, a column for each shape, and the special tiles below."""
    width, height = SIZES[shape]
    heading = lettered(say(words, "draw-stock"), width - 20, 13, class_="heading", align=0)
    head = row(Box(CELL, CELL), *(_shape(each, words) for each in FACE), gap=2)
    lines = [_line(colour, counts, words) for colour, counts in zip(COLOUR_ICON, shapes, strict=True)]
    signs = [_special(kind, count, words) for kind, count in zip(SPECIALS, specials, strict=True)]
    body = column(heading, head, *lines, Box(1, 2), grid(signs, 4, 4), gap=3)
    return Box(width, height, join(timbered(width, height), body.at((width - 214) / 2, 12)))


def _shape(shape: str, words: Words) -> Box:
    size = CELL - 6
    track = element("use", href=f"#{PANEL}-track-{FACE[shape]}")
    window = Box(size, size, group(track, transform=f"scale({size / TILE:.4g})")).at(3, 3)
    plate = rect(2, 2, CELL - 4, CELL - 4, 5, fill="currentColor", fill_opacity=0.12)
    return Box(CELL, CELL, piece(say(words, f"shape-{shape}"), plate, window))


def _line(colour: str, counts: list[int], words: Words) -> Box:
    """One colour: how many tiles of each shape."""
    paint = PAINT[colour]
    field = group(painted("", paint, CELL - 4, 21, radius=5), class_=paint_class(paint), transform="translate(2 0)")
    sign = group(icon(COLOUR_ICON[colour], 17, title="").around(CELL / 2, 10.5), class_="on-paint")
    head = Box(CELL, 21, piece(say(words, f"colour-{colour}"), field, group(sign, class_=paint_class(paint))))
    return row(head, *(Box(CELL, 21, _numeral(count, CELL / 2)) for count in counts), gap=2)


def _numeral(count: int, x: float) -> Markup:
    return group(numeral(str(count), x, 11, 15), class_=None if count else "iron")


def _special(kind: str, count: int, words: Words) -> Box:
    title = say(words, f"tile-{kind.replace('_', '-')}", case="name")
    drawn = row(icon(KIND_ICON[kind], 24, title=""), Box(20, 22, _numeral(count, 9)), gap=4)
    return Box(50, 26, piece(f"{title}: {count}", drawn.picture))
