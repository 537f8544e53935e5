"""A map of the trail: where everything stands in one shape of screen, and the ways between."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from math import hypot

from goodsyard.drawing import number

Point = tuple[float, float]

HIGH = 54.0
"""Height of a building."""
HAZARD = (40.0, 40.0)
TEEPEE = (36.0, 36.0)
ROUND = (40.0, 40.0)
"""The start of the trail."""
RIDER = (22.0, 24.0)
"""A cattleman."""
PLATE = 17.0
"""Height of the plate with a risk action, under its space."""
STEP = 20.0
"""How far the next cattleman on the same space stands."""
KNOB = 6.0
"""Radius of the plate with the arrow in the middle of each way."""


@dataclass(frozen=True)
class Map:
    """The places of all spaces; everything else follows from them."""

    width: float
    height: float
    tile: float
    """Width of a building."""
    places: Mapping[str, Point]
    """The middle of each space; Kansas City lies beyond the left edge."""
    ends: Mapping[tuple[str, str], tuple[Point, Point]]
    """Ways that do not lead straight from one edge to the other."""
    stands: Mapping[str, str]
    """Spaces where cattlemen do not stand at the right end of the upper edge, and where they stand instead."""
    legend: Point
    """Where the costs of the hands are."""
    touch: float = KNOB
    """Radius of the part of a way that can be pressed: larger where fingers do it."""
    crowd: float = 42
    """How far from the first cattleman on a space the last one stands at most."""
    roomy: Mapping[str, float] = field(default_factory=dict)
    """The widths of buildings with more actions than fit on the others."""

    def size_of(self, space: str) -> Point:
        """How large a space is."""
        if space.startswith("TEEPEE"):
            return TEEPEE
        if space == "START":
            return ROUND
        if space.startswith(("FLOOD", "DROUGHT", "ROCKFALL")) and "_" not in space:
            return HAZARD
        return self.roomy.get(space, self.tile), HIGH

    def leaving(self, space: str, towards: Point) -> Point:
        """Where a way crosses the edge of a space."""
        x, y = self.places[space]
        wide, high = self.size_of(space)
        dx, dy = towards[0] - x, towards[1] - y
        share = min(wide / 2 / abs(dx) if dx else 9, high / 2 / abs(dy) if dy else 9, 1)
        return x + dx * share, y + dy * share

    def way_ends(self, one: str, other: str) -> tuple[Point, Point]:
        """A way from the edge of one space to the edge of the other."""
        if (one, other) in self.ends:
            return self.ends[one, other]
        return self.leaving(one, self.places[other]), self.leaving(other, self.places[one])

    def middle_of(self, one: str, other: str) -> Point:
        """The middle of a way, where its arrow is."""
        (x, y), (u, v) = self.way_ends(one, other)
        return round((x + u) / 2, 1), round((y + v) / 2, 1)

    def riders_at(self, space: str, count: int) -> list[Point]:
        """The top left corners of the cattlemen on a space: above it, below it or beside it, clear of its ways."""
        x, y = self.places[space]
        wide, high = self.size_of(space)
        step = min(STEP, self.crowd / max(1, count - 1))
        stand = self.stands.get(space, "middle low" if (wide, high) in (TEEPEE, HAZARD) else "right")
        if "beside" in stand:
            left = x + wide / 2 - 5 if "right" in stand else x - wide / 2 - RIDER[0] + 5
            return [(left, y - 8 + 15 * k if "low" in stand else y - 26 - 15 * k) for k in range(count)]
        top = max(3.0, y - high / 2 - 20)
        if "low" in stand:
            top = y + high / 2 - (11 if wide < self.tile else 5)
        first = x + wide / 2 - RIDER[0]
        if "middle" in stand:
            first = x - RIDER[0] / 2 + step * (count - 1) / 2
        elif "left" in stand:
            first = x - wide / 2 + step * (count - 1)
        return [(first - step * k, top) for k in range(count)]


def line_between(start: Point, end: Point) -> str:
    """A way in SVG's notation: the same seen from both ends, so that its middle is the middle of its box."""
    (x, y), (u, v) = start, end
    swing = (u - x) * 0.4 if hypot(u - x, v - y) > 30 else 0
    points = [(x, y), (x + swing, y), (u - swing, v), (u, v)]
    written = [f"{number(round(a, 1))} {number(round(b, 1))}" for a, b in points]
    return f"M{written[0]}C{' '.join(written[1:])}" if swing else f"M{written[0]}L{written[3]}"


def arrow_at(start: Point, end: Point) -> str:
    """A small arrowhead in the middle of a way."""
    (x, y), (u, v) = start, end
    away = hypot(u - x, v - y) or 1
    a, b = (u - x) / away, (v - y) / away
    mx, my = (x + u) / 2, (y + v) / 2
    corners = ((mx + 4 * a, my + 4 * b), (3.2 * b - 6.6 * a, -6.6 * b - 3.2 * a), (-6.4 * b, 6.4 * a))
    return "M" + "l".join(f"{number(round(p, 1))} {number(round(q, 1))}" for p, q in corners) + "z"
