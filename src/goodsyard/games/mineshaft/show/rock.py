"""The rock around the mine: dark, with cracks and a little ore, and lamplight where the pieces are."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from goodsyard.drawing import Markup, circle, element, group, join, number, paint_class, path, rect
from goodsyard.games.mineshaft.show.tiles import TILE

LAMP = 1.5 * TILE
"""How far the light of a lamp reaches."""


@lru_cache(maxsize=32)
def rock(columns: int, rows: int) -> Markup:
    """Bare rock with a faint mark at the corners of places."""
    width, height = columns * TILE, rows * TILE
    corners = "".join(
        f"M{number(x * TILE - 4)} {number(y * TILE)}h8m-4-4v8" for x in range(1, columns) for y in range(1, rows)
    )
    ground = rect(0, 0, width, height, 14, class_="shade")
    marks = group(path(corners, class_="line", stroke_width=1, opacity=0.5), class_="iron")
    return group(ground, _cracks(columns, rows), _ore(columns, rows), marks, pointer_events="none")


def _spread(columns: int, rows: int, step: int) -> list[tuple[float, float, int]]:
    """Places without an evident order, the same for every drawing, so that nothing moves when the mine grows."""
    return [
        ((k * 37 % 97) / 97 * (columns - 1) * TILE, (k * 61 % 89) / 89 * (rows - 1) * TILE + 20, k)
        for k in range(0, columns * rows, step)
    ]


def _cracks(columns: int, rows: int) -> Markup:
    """Boulders: uneven shapes, lighter and darker, whose edges can just be seen."""
    light, dark = "", ""
    for x, y, k in _spread(columns, rows, 1):
        points = [_corner(x + 40, y + 30, k, each) for each in range(6)]
        outline = f"M{points[0]}L{' '.join(points[1:])}z"
        light, dark = (light + outline, dark) if k % 2 else (light, dark + outline)
    boulders = path(dark, fill="currentColor", fill_opacity=0.05), path(light, class_="paper", fill_opacity=0.1)
    return group(*boulders, stroke="currentColor", stroke_opacity=0.1, stroke_width=1.5, stroke_linejoin="round")


def _corner(x: float, y: float, boulder: int, corner: int) -> str:
    """One of the six corners of a boulder."""
    turn = radians(corner * 60 + boulder * 17 % 50)
    far = 24 + (boulder * 29 + corner * 41) % 34
    return f"{round(x + far * cos(turn))} {round(y + far * 0.7 * sin(turn))}"


def _ore(columns: int, rows: int) -> Markup:
    """A glint here and there."""
    glints = "".join(f"M{number(x + 40)} {number(y + 30)}l3-5 3 5-3 5z" for x, y, _ in _spread(columns, rows, 3))
    return group(path(glints, class_="solid", opacity=0.55), class_="brass")


def lamplight(owner: str, places: list[tuple[float, float]]) -> Markup:
    """Light around the middles of these tiles."""
    stops = [
        element("stop", offset=offset, stop_color="var(--fill)", stop_opacity=strength, class_=paint_class("straw"))
        for offset, strength in ((0.3, 0.5), (0.62, 0.2), (1, 0))
    ]
    light = element("radialGradient", *stops, id=f"{owner}-lamp")
    lamps = [circle(x, y, LAMP, fill=f"url(#{owner}-lamp)") for x, y in places]
    return join(element("defs", light), group(*lamps, pointer_events="none"))
