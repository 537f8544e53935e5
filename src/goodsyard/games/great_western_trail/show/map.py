"""Where everything stands on the map of the trail, and the ways between."""

from __future__ import annotations

from math import hypot

from goodsyard.drawing import number

Point = tuple[float, float]

WIDTH, HEIGHT = 652.0, 527.0
TILE = (88.0, 54.0)
"""A building."""
HAZARD = (40.0, 40.0)
TEEPEE = (36.0, 36.0)
ROUND = (40.0, 40.0)
"""The start of the trail."""
EMPTY = (72.0, 42.0)
"""A building space without a building."""
RIDER = (22.0, 24.0)
"""A cattleman."""
PLATE = 17.0
"""Height of the plate with a risk action, under its space."""
STEP, CROWD = 20.0, 42.0
"""How far the next cattleman on the same space stands, and the last one at most."""
BESIDE = ("DROUGHT1", "DROUGHT2", "DROUGHT3", "DROUGHT4", "ROCKFALL1", "ROCKFALL2", "ROCKFALL3")
CENTRED = ("F2",)
LEFT = ("B",)
"""Spaces where cattlemen do not stand at the right end of the upper edge."""
KNOB = 6.0
"""Radius of the plate with the arrow in the middle of each way."""

PLACES: dict[str, Point] = {
    "START": (628, 452),
    "A": (510, 412),
    "A1": (408, 412),
    "A2": (306, 412),
    "A3": (204, 412),
    "FLOOD1": (578, 494),
    "FLOOD2": (522, 494),
    "FLOOD3": (466, 494),
    "FLOOD4": (410, 494),
    "FLOOD_RISK1": (324, 481),
    "FLOOD_RISK2": (220, 481),
    "B": (116, 488),
    "B1": (112, 408),
    "B2": (112, 336),
    "B3": (212, 340),
    "DROUGHT1": (28, 486),
    "DROUGHT2": (28, 432),
    "DROUGHT3": (28, 378),
    "DROUGHT4": (28, 324),
    "DROUGHT_RISK": (56, 244),
    "C": (186, 258),
    "C11": (328, 214),
    "C12": (436, 214),
    "C2": (294, 284),
    "D": (398, 284),
    "TEEPEE_P1": (282, 352),
    "TEEPEE_P2": (332, 352),
    "TEEPEE_P4": (382, 352),
    "TEEPEE_P6": (432, 352),
    "TEEPEE_P8": (482, 352),
    "TEEPEE_P10": (532, 352),
    "TEEPEE_M1": (466, 296),
    "TEEPEE_M2": (503, 296),
    "TEEPEE_M3": (540, 296),
    "TRADE_RISK1": (607, 372),
    "TRADE_RISK2": (607, 284),
    "E": (544, 214),
    "E1": (528, 140),
    "E2": (418, 140),
    "ROCKFALL1": (630, 206),
    "ROCKFALL2": (630, 152),
    "ROCKFALL3": (630, 98),
    "ROCKFALL4": (596, 44),
    "ROCKFALL_RISK1": (510, 46),
    "ROCKFALL_RISK2": (400, 46),
    "F": (306, 112),
    "F1": (242, 46),
    "F2": (236, 178),
    "G": (150, 112),
    "G1": (58, 46),
    "G2": (58, 178),
    "KC": (0, 112),
}
"""The middle of each space; Kansas City lies beyond the left edge."""

ENDS: dict[tuple[str, str], tuple[Point, Point]] = {
    ("G1", "KC"): ((16, 46), (0, 46)),
    ("G2", "KC"): ((16, 178), (0, 178)),
    ("TRADE_RISK1", "TRADE_RISK2"): ((572, 346), (572, 327)),
    ("DROUGHT4", "DROUGHT_RISK"): ((28, 305), (28, 287)),
    ("FLOOD_RISK2", "B"): ((176, 484), (160, 484)),
    ("A3", "B"): ((168, 439), (148, 461)),
    ("B", "B1"): ((138, 461), (138, 435)),
    ("B1", "B2"): ((78, 381), (78, 363)),
    ("B3", "C"): ((184, 313), (184, 285)),
    ("E", "E1"): ((512, 187), (500, 167)),
}
"""Ways that do not lead straight from one edge to the other."""


def size_of(space: str) -> Point:
    """How large a space is."""
    for start, size in (("FLOOD_", TILE), ("DROUGHT_", TILE), ("ROCKFALL_", TILE), ("TRADE_", TILE)):
        if space.startswith(start):
            return size
    for start, size in (("TEEPEE", TEEPEE), ("START", ROUND)):
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


def way_ends(one: str, other: str) -> tuple[Point, Point]:
    """A way from the edge of one space to the edge of the other."""
    if (one, other) in ENDS:
        return ENDS[one, other]
    return leaving(one, PLACES[other]), leaving(other, PLACES[one])


def middle_of(one: str, other: str) -> Point:
    """The middle of a way, where its arrow is."""
    (x, y), (u, v) = way_ends(one, other)
    return round((x + u) / 2, 1), round((y + v) / 2, 1)


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
    corners = (
        (mx + 4 * a, my + 4 * b),
        (mx - 2.6 * a + 3.2 * b, my - 2.6 * b - 3.2 * a),
        (mx - 2.6 * a - 3.2 * b, my - 2.6 * b + 3.2 * a),
    )
    return "M" + "L".join(f"{number(round(p, 1))} {number(round(q, 1))}" for p, q in corners) + "z"


def riders_at(space: str, count: int) -> list[Point]:
    """The top left corners of the cattlemen on a space: above it, below it or beside it, clear of its ways."""
    x, y = PLACES[space]
    wide, high = size_of(space)
    step = min(STEP, CROWD / max(1, count - 1))
    if space in BESIDE:
        left = x + wide / 2 - 5 if space.startswith("DROUGHT") else x - wide / 2 - RIDER[0] + 5
        return [(left, y - 26 - 15 * k if space != "ROCKFALL3" else y - 8 + 15 * k) for k in range(count)]
    low = wide < TILE[0] and space.startswith(("TEEPEE", "FLOOD"))
    top = y + high / 2 - 11 if low else max(3.0, y - high / 2 - 20)
    first = x + wide / 2 - RIDER[0]
    if space in CENTRED or low:
        first = x - RIDER[0] / 2 + step * (count - 1) / 2
    elif space in LEFT:
        first = x - wide / 2 + step * (count - 1)
    return [(first - step * k, top) for k in range(count)]
