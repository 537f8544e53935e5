"""Kansas City: the foresight spaces, the supply that refills them, and the cattlemen who have arrived."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Markup,
    column,
    figures,
    group,
    icon,
    join,
    marked,
    piece,
    placeholder,
    rect,
    row,
    tag,
)
from goodsyard.drawing import words as lettered
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.pieces import cattleman
from goodsyard.games.great_western_trail.show.skyline import skyline
from goodsyard.games.great_western_trail.show.tiles import supply_tile
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

SIZES = {"wide": (146.0, 140.0), "tall": (380.0, 74.0)}
PITCH = 40.0
"""How far the next foresight space is."""


def kansas_city(view: View, words: Words, shape: str) -> Box:
    """The end of the trail: all of it can be pressed when cattlemen may go there."""
    wide, high = SIZES[shape]
    piles = [_column(k, tuple(tiles), view.supply[k], shape, words) for k, tiles in enumerate(view.foresight)]
    arrived = next(space.cattlemen for space in view.spaces if space.id == "KC")
    if shape == "wide":
        places = [(2 + k * PITCH, 26.0) for k in range(len(piles))]
        riders = [cattleman(seat, words).at(wide - 24, 30 + 27 * k) for k, seat in enumerate(arrived)]
    else:
        places = [(5 + k * 108.0, 28.0) for k in range(len(piles))]
        riders = [
            cattleman(seat, words).at(wide - 51 + 25 * (k % 2), 12 + 30 * (k // 2)) for k, seat in enumerate(arrived)
        ]
    tiles = [pile.at(*place) for pile, place in zip(piles, places, strict=True)]
    title = name(words, "city", "kansas_city")
    inside = join(_town(shape, words), *tiles, *riders)
    return Box(wide, high, marked("space:KC", title, inside, CLAUSES["kansas_city"]))


@kept
def _town(shape: str, words: Words) -> Markup:
    wide, high = SIZES[shape]
    ground = rect(0.5, 0.5, wide - 1, high - 1, 10, class_="card edge", pointer_events="all")
    title = lettered(name(words, "city", "kansas_city"), 110, 14, class_="heading", align=0)
    heading = row(icon("city", 17, "", "enamel"), title, gap=5)
    return join(ground, skyline(wide, high), heading.at(6, 4))


@kept
def _column(k: int, tiles: tuple[str | None, ...], left: int, shape: str, words: Words) -> Box:
    """The two spaces of a number and what its pile still holds."""
    title = say(words, "draw-supply", number=k + 1, count=left)
    signs = (figures(str(k + 1), 13), tag(left, "iron"))
    head = row(*signs, gap=3) if shape == "wide" else column(*signs, gap=2, align=0.5)
    count = Box(head.width, head.height, group(piece(title, head.picture), data_stack="tile"))
    drawn = [_tile(k, tile, words) for tile in tiles]
    if shape == "wide":
        stack = [count.around(PITCH / 2, 8), *(tile.around(PITCH / 2, 38 + n * 42) for n, tile in enumerate(drawn))]
        return Box(PITCH, 102, join(*stack))
    line = [count.around(14, 19), *(tile.around(47 + n * 38, 22) for n, tile in enumerate(drawn))]
    return Box(105, 44, join(*line))


def _tile(k: int, tile: str | None, words: Words) -> Box:
    if tile is None:
        return placeholder(36, 36)
    drawn = supply_tile(tile).marked(f"foresight:{k + 1}:{tile}", name(words, "tile", tile), CLAUSES["foresight"])
    return drawn.moving(f"tile:{tile}")
