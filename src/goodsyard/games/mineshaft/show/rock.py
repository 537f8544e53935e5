"""The rock around the mine: dark, with boulders and veins of ore, and lamplight where the pieces are.

It reaches beyond the picture on all sides, so that it fills whatever room the page has for the mine.
"""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin

from goodsyard.drawing import Markup, circle, element, group, join, number, paint_class, path
from goodsyard.games.mineshaft.show.tiles import TILE

ROCK = paint_class("soot")
REACH = 4.2 * TILE
"""How far the light of a lamp can be seen."""
ACROSS, DOWN = 5 * TILE, 4 * TILE
"""The piece of rock that is repeated."""
BOULDERS = 24
VEINS = (
    "M30 70l22 12 14-6 20 18 26-4 12 16",
    "M300 40l-16 20 6 18-22 14 2 24",
    "M190 300l24-10 10 12 28-16 14 10 24-8",
)
GLINTS = ((52, 82), (112, 90), (284, 60), (268, 94), (214, 290), (252, 288), (410, 200), (60, 250), (376, 334))


def rock(owner: str, size: tuple[float, float], origin: tuple[float, float]) -> Markup:
    """Bare rock, darker away from the mine. It is tied to the starting tile, so nothing moves when the mine grows."""
    width, height = size
    everywhere = {"x": -width, "y": -height, "width": 3 * width, "height": 3 * height}
    layers = [
        element("rect", **everywhere, class_="painted"),
        *(element("rect", **everywhere, fill=f"url(#{owner}-{name})") for name in ("boulders", "places", "dusk")),
    ]
    return group(_definitions(owner, origin), *layers, class_=ROCK, pointer_events="none")


@lru_cache(maxsize=64)
def _definitions(owner: str, origin: tuple[float, float]) -> Markup:
    tied = {"patternUnits": "userSpaceOnUse", "patternTransform": f"translate({' '.join(map(number, origin))})"}
    corner = path("M0 6V0H6M90 0h6v6M96 90v6h-6M6 96H0v-6", fill="none", stroke="var(--on)", stroke_opacity=0.16)
    stops = [element("stop", offset=at, stop_opacity=dark) for at, dark in ((0.12, 0), (0.3, 0.3), (0.5, 0.5))]
    return element(
        "defs",
        element("pattern", boulders(), id=f"{owner}-boulders", width=ACROSS, height=DOWN, **tied),
        element("pattern", corner, id=f"{owner}-places", width=TILE, height=TILE, **tied),
        element("radialGradient", *stops, id=f"{owner}-dusk"),
    )


@lru_cache(maxsize=1)
def boulders() -> Markup:
    """Uneven shapes, lighter and darker, with a lit upper edge; then veins with glints of ore."""
    outlines, ridges = ["", "", ""], ""
    for k in range(BOULDERS):
        x, y = (k * 89 + k * k * 13) % ACROSS, (k // 6 * 96 + k * 53 % 61) % DOWN
        for across in (x - ACROSS, x, x + ACROSS):
            for down in (y - DOWN, y, y + DOWN):
                outline, ridge = _boulder(round(across), round(down), k)
                outlines[k % 3] += outline
                ridges += ridge
    glints = "".join(f"M{x} {y - 5}l3 5-3 5-3-5z" for x, y in GLINTS)
    ore = group(
        path("".join(VEINS), fill="none", stroke="var(--fill)", stroke_opacity=0.22, stroke_width=2),
        path(glints, fill="var(--fill)", fill_opacity=0.7),
        class_=paint_class("straw"),
    )
    stones = [
        path(outlines[0], fill_opacity=0.3),
        group(
            path(outlines[1], fill="var(--fill)", fill_opacity=0.16),
            path(outlines[2], fill="var(--fill)", fill_opacity=0.27),
            class_=paint_class("umber"),
        ),
        path(ridges, fill="none", stroke="var(--on)", stroke_opacity=0.1, stroke_width=1.5),
    ]
    return group(*stones, ore, stroke_linejoin="round", stroke_linecap="round")


def _boulder(x: int, y: int, k: int) -> tuple[str, str]:
    """The outline of a boulder and its upper left edge; nothing for one that lies outside the repeated piece."""
    if not (-58 < x < ACROSS + 58 and -42 < y < DOWN + 42):
        return "", ""
    corners = [_corner(x, y, k, each) for each in range(7)]
    return f"M{corners[0]}L{' '.join(corners[1:])}z", f"M{corners[3]}L{' '.join(corners[4:6])}"


def _corner(x: int, y: int, k: int, corner: int) -> str:
    turn = radians(corner * 360 / 7 + k * 17 % 40)
    far = 16 + k * 7 % 15 + (k * 29 + corner * 41) % 27
    return f"{round(x + far * cos(turn))} {round(y + far * 0.72 * sin(turn))}"


def lamplight(owner: str, places: list[tuple[float, float]]) -> Markup:
    """Warm light around the middles of these tiles."""
    stops = [
        element("stop", offset=offset, stop_color="var(--fill)", stop_opacity=strength)
        for offset, strength in ((0.1, 0.62), (0.24, 0.4), (0.5, 0.14), (1, 0))
    ]
    light = element("radialGradient", *stops, id=f"{owner}-lamp", class_=paint_class("clay"))
    lamps = [circle(x, y, REACH, fill=f"url(#{owner}-lamp)") for x, y in places]
    return join(element("defs", light), group(*lamps, pointer_events="none"))
