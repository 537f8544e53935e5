"""Empty places: trodden ground between four pegs."""

from __future__ import annotations

from goodsyard.drawing import Box, Markup, element, join, number, path, rect
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.show.ground import colour
from goodsyard.games.great_western_trail.show.map import HIGH, Point
from goodsyard.games.great_western_trail.show.maps import MAPS

SMALLER = (14.0, 12.0)
"""How much smaller than a building its lot is."""


def lot_of(size: Point) -> Point:
    """The size of the lot for a tile of this size."""
    return (size[0] - SMALLER[0], HIGH - SMALLER[1]) if size[1] == HIGH else size


def lot(size: Point, clear: float | None = None) -> Box:
    """The lot for a tile of this size, in the fill around it; a clear one lets the land shine through."""
    wide, high = lot_of(size)
    edge = rect(0.5, 0.5, wide - 1, high - 1, 7, class_="edge quiet", fill_opacity=clear)
    return Box(wide, high, join(edge, element("use", href=f"#pegs-{wide:g}")))


@kept
def pegs(shape: str) -> Markup:
    """The pegs of all lots of a map, drawn once for each size."""
    chart = MAPS[shape]
    sizes = {lot_of(chart.size_of(id)) for id in chart.places}
    look = {"fill": "none", "stroke": colour("peg"), "pointer_events": "none"}
    return element("defs", *(path(_corners(*size), id=f"pegs-{size[0]:g}", **look) for size in sorted(sizes)))


def _corners(wide: float, high: float) -> str:
    x, y, u, v = (number(each) for each in (wide - 2, high - 2, wide - 9, high - 9))
    return f"M2 9V6q0-4 4-4h3M{u} 2h3q4 0 4 4v3M{x} {v}v3q0 4-4 4h-3M9 {y}h-3q-4 0-4-4v-3"
