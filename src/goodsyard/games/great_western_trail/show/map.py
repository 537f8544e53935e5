"""Where everything stands on the map of the trail, and the ways between."""

from __future__ import annotations

from math import hypot

from goodsyard.drawing import number

Point = tuple[float, float]

WIDTH, HEIGHT = 1000.0, 690.0
TILE = (100.0, 62.0)
"""A building."""
HAZARD = (52.0, 48.0)
TEEPEE = (46.0, 44.0)
ROUND = (44.0, 44.0)
"""The start of the trail."""
CITY = (172.0, 160.0)
"""Kansas City, in the upper left corner."""
EMPTY = (84.0, 46.0)
"""A building space without a building."""

PLACES: dict[str, Point] = {
    "START": (968, 650),
    "A": (905, 548),
    "A1": (785, 548),
    "A2": (665, 548),
    "A3": (545, 548),
    "FLOOD1": (880, 645),
    "FLOOD2": (818, 645),
    "FLOOD3": (756, 645),
    "FLOOD4": (694, 645),
    "FLOOD_RISK1": (600, 632),
    "FLOOD_RISK2": (480, 632),
    "B": (350, 645),
    "B1": (350, 541),
    "B2": (362, 440),
    "B3": (395, 335),
    "DROUGHT1": (228, 622),
    "DROUGHT2": (228, 564),
    "DROUGHT3": (228, 506),
    "DROUGHT4": (228, 448),
    "DROUGHT_RISK": (242, 328),
    "C": (480, 232),
    "C11": (605, 232),
    "C12": (730, 232),
    "C2": (560, 335),
    "D": (720, 335),
    "TEEPEE_P1": (452, 462),
    "TEEPEE_P2": (510, 462),
    "TEEPEE_P4": (568, 462),
    "TEEPEE_P6": (626, 462),
    "TEEPEE_P8": (684, 462),
    "TEEPEE_P10": (742, 462),
    "TEEPEE_M1": (640, 404),
    "TEEPEE_M2": (698, 404),
    "TEEPEE_M3": (756, 404),
    "TRADE_RISK1": (875, 440),
    "TRADE_RISK2": (875, 334),
    "E": (865, 232),
    "E1": (770, 136),
    "E2": (645, 136),
    "ROCKFALL1": (965, 200),
    "ROCKFALL2": (965, 144),
    "ROCKFALL3": (965, 88),
    "ROCKFALL4": (930, 34),
    "ROCKFALL_RISK1": (820, 34),
    "ROCKFALL_RISK2": (695, 34),
    "F": (540, 92),
    "F1": (420, 40),
    "F2": (425, 145),
    "G": (300, 112),
    "G1": (236, 38),
    "G2": (236, 200),
    "KC": (86, 80),
}
"""The middle of each space."""

BENDS: dict[tuple[str, str], tuple[Point, ...]] = {
    ("A3", "B"): ((440, 556),),
    ("DROUGHT_RISK", "C"): ((300, 262), (360, 240)),
    ("C2", "TEEPEE_P1"): ((505, 400), (452, 425)),
    ("DROUGHT4", "DROUGHT_RISK"): ((230, 400),),
    ("E", "ROCKFALL1"): ((930, 215),),
}
"""Ways that are not straight."""


def size_of(space: str) -> Point:
    """How large a space is."""
    for start, size in (("FLOOD_", TILE), ("DROUGHT_", TILE), ("ROCKFALL_", TILE), ("TRADE_", TILE)):
        if space.startswith(start):
            return size
    for start, size in (("TEEPEE", TEEPEE), ("START", ROUND), ("KC", CITY)):
        if space.startswith(start):
            return size
    return HAZARD if space.startswith(("FLOOD", "DROUGHT", "ROCKFALL")) else TILE


def leaving(space: str, towards: Point) -> Point:
    """Where a way crosses the edge of a space."""
    x, y = PLACES[space]
    wide, high = size_of(space)
    dx, dy = towards[0] - x, towards[1] - y
    share = min(wide / 2 / abs(dx) if dx else 9, high / 2 / abs(dy) if dy else 9, 1)
    return x + dx * share, y + dy * share


def way_points(one: str, other: str) -> list[Point]:
    """A way from the edge of one space to the edge of the other."""
    bends = BENDS.get((one, other), ())
    first = bends[0] if bends else PLACES[other]
    last = bends[-1] if bends else PLACES[one]
    return [leaving(one, first), *bends, leaving(other, last)]


def line_through(points: list[Point]) -> str:
    """A way in SVG's notation, its bends rounded."""
    short = [f"{number(round(x, 1))} {number(round(y, 1))}" for x, y in points]
    if len(short) == 2:
        return f"M{short[0]}L{short[1]}"
    return f"M{short[0]}" + ("Q" if len(short) == 3 else "C") + " ".join(short[1:])


def arrow_on(points: list[Point]) -> str:
    """A small arrowhead in the middle of a way."""
    (x, y), (u, v) = points[-2], points[-1]
    away = hypot(u - x, v - y) or 1
    a, b = (u - x) / away, (v - y) / away
    tip = (u - a * 1.5, v - b * 1.5) if away > 12 else ((x + u) / 2 + a * 3, (y + v) / 2 + b * 3)
    one = (tip[0] - 7 * a + 4.5 * b, tip[1] - 7 * b - 4.5 * a)
    other = (tip[0] - 7 * a - 4.5 * b, tip[1] - 7 * b + 4.5 * a)
    return "M" + "L".join(f"{number(round(p, 1))} {number(round(q, 1))}" for p, q in (one, tip, other)) + "z"
