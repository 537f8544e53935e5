"""Kansas City: the foresight spaces and the supply that refills them."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, figures, icon, join, marked, piece, placeholder, rect, row, tag
from goodsyard.drawing import words as lettered
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.map import CITY
from goodsyard.games.great_western_trail.show.tiles import supply_tile
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

COLUMN = 55.0


def kansas_city(view: View, words: Words) -> Markup:
    """The end of the trail; three columns of two tiles, and how many tiles their piles hold."""
    columns = [_column(k, tuple(tiles), view.supply[k], words) for k, tiles in enumerate(view.foresight)]
    return join(_town(words), *(column.at(6 + k * COLUMN, 26) for k, column in enumerate(columns)))


@kept(4)
def _town(words: Words) -> Markup:
    wide, high = CITY
    title = name(words, "city", "kansas_city")
    ground = rect(0, 0, wide, high, 10, class_="card edge")
    heading = row(icon("city", 18, "", "enamel"), lettered(title, 120, 14, class_="heading", align=0), gap=6)
    return marked("space:KC", title, join(ground, heading.at(8, 6)), CLAUSES["kansas_city"])


@kept(512)
def _column(k: int, tiles: tuple[str | None, ...], left: int, words: Words) -> Box:
    title = say(words, "draw-supply", number=k + 1, count=left)
    head = row(figures(str(k + 1), 14), tag(left, "iron"), gap=5)
    parts = [Box(0, 0, piece(title, head.picture)).at((COLUMN - 5 - head.width) / 2, 0)]
    for n, tile in enumerate(tiles):
        parts.append(_tile(k, tile, words).around((COLUMN - 5) / 2, 44 + n * 53))
    return Box(COLUMN - 5, 120, join(*parts))


def _tile(k: int, tile: str | None, words: Words) -> Box:
    if tile is None:
        return placeholder(46, 44)
    return supply_tile(tile).marked(f"foresight:{k + 1}:{tile}", name(words, "tile", tile), CLAUSES["foresight"])
