"""Tiles: rock in the colour's paint and pattern, tracks, slots with counters, rubble.

Rock and tracks are drawn once for a whole panel, in its `definitions`, and used again and again.
"""

from __future__ import annotations

from functools import lru_cache

from goodsyard.drawing import (
    Box,
    Markup,
    circle,
    element,
    group,
    icon,
    join,
    number,
    numeral,
    paint_class,
    painted,
    path,
    rect,
    token,
)
from goodsyard.games.mineshaft.show.view import Tile
from goodsyard.games.mineshaft.show.words import COLOUR_ICON, COUNTER_LOOKS, KIND_ICON, PAINT

TILE = 96.0
"""The length of a side."""
HALF = TILE / 2
SHAFT = 34.0
"""The width of a shaft."""
GAUGE = 7.0
"""From the middle of the track to a rail."""
CORNER = 17.0
"""From a corner to the middle of what lies there."""
NUMBERED = (CORNER, CORNER)
"""The corner for the number of a spot, unless a slot is there."""
SLOT = 25.0
EMBLEM = 26.0
RUBBLE = "rubble"
"""The look of a collapsed tile."""

_OUTWARDS = {"n": (0, -1), "e": (1, 0), "s": (0, 1), "w": (-1, 0)}
_STRAIGHT = ("ns", "ew")
_BEAMS = {2: (42.0, 30.0), 3: (42.0, 30.0, 18.0), 4: (42.0, 30.0, 18.0, 6.0)}
_CURVES = {"ne": (TILE, 0), "es": (TILE, TILE), "sw": (0, TILE), "nw": (0, 0)}


def _point(letter: str, along: float, across: float = 0) -> str:
    """A point on the way from the middle to a side."""
    x, y = _OUTWARDS[letter]
    return f"{number(HALF + x * along - y * across)} {number(HALF + y * along + x * across)}"


def _band(openings: str) -> str:
    """The middle line of the shaft."""
    if openings in _STRAIGHT:
        return f"M{_point(openings[0], HALF)}L{_point(openings[1], HALF)}"
    if openings in _CURVES:
        return f"M{_point(openings[0], HALF)}Q{number(HALF)} {number(HALF)} {_point(openings[1], HALF)}"
    return "".join(f"M{number(HALF)} {number(HALF)}L{_point(letter, HALF)}" for letter in openings)


def _rails(openings: str) -> str:
    """Two rails along the shaft."""
    drawn = ""
    if openings in _CURVES:
        for across in (-GAUGE, GAUGE):
            x, y = _CURVES[openings]
            radius = number(HALF + across)
            ends = [_beside(letter, x, y, HALF + across) for letter in openings]
            sweep = 0 if openings in ("ne", "es", "sw") else 1
            drawn += f"M{ends[0]}A{radius} {radius} 0 0 {sweep} {ends[1]}"
        return drawn
    for letter in openings:
        inner = -GAUGE if len(openings) > 2 or openings not in _STRAIGHT else 0
        for across in (-GAUGE, GAUGE):
            drawn += f"M{_point(letter, HALF, across)}L{_point(letter, -inner if inner else 0, across)}"
    return drawn


def _beside(letter: str, x: float, y: float, distance: float) -> str:
    """A point on a side, so far from the corner at x, y."""
    if letter in "ns":
        return f"{number(abs(x - distance))} {0 if letter == 'n' else number(TILE)}"
    return f"{number(TILE) if letter == 'e' else 0} {number(abs(y - distance))}"


def _sleepers(openings: str) -> str:
    """Short beams across the track."""
    drawn = ""
    for letter in openings:
        for along in _BEAMS[2 if openings in _CURVES else 4 if openings in _STRAIGHT else 3]:
            drawn += f"M{_point(letter, along, -GAUGE - 4)}L{_point(letter, along, GAUGE + 4)}"
    return drawn


def shaft(openings: str) -> Markup:
    """A shaft with its track; what is used from `definitions` brings its colours as attributes, not as classes."""
    stop = (
        path(f"M{_point(openings, -4, -13)}L{_point(openings, -4, 13)}", stroke_width=4) if len(openings) == 1 else ""
    )
    lines = [
        path(_band(openings), stroke="var(--ink)", stroke_opacity=0.6, stroke_width=SHAFT + 4),
        path(_band(openings), stroke="var(--card)", stroke_width=SHAFT),
        path(_sleepers(openings), stroke="var(--iron)", stroke_opacity=0.5, stroke_width=3.5),
        path(_rails(openings), stroke="var(--iron)", stroke_width=2.2),
        group(stop, stroke="var(--iron)"),
    ]
    return group(*lines, fill="none", stroke_linecap="round")


def face(look: str) -> Markup:
    """The rock of a tile, with the pictogram of its colour or kind on a small plate."""
    paint = paint_of(look)
    rock = group(painted("", paint, TILE - 4, TILE - 4, radius=7), fill="var(--fill)", transform="translate(2 2)")
    if look == RUBBLE:
        return join(rock, _sign("rubble", 56, HALF, HALF + 4, "var(--on)"))
    plate = circle(TILE - CORNER, CORNER, EMBLEM / 2 - 0.5, fill="var(--card)", stroke="var(--iron)")
    return join(rock, plate, _sign({**COLOUR_ICON, **KIND_ICON}[look], 19, TILE - CORNER, CORNER, "var(--line)"))


def _sign(name: str, size: float, x: float, y: float, tone: str) -> Markup:
    """An icon around a point; like all that is used from `definitions` it brings its colours as attributes."""
    drawn = icon(name, size, title="").around(x, y)
    return group(drawn, color=tone, fill="none", stroke="currentColor", stroke_width=1.5, stroke_linecap="round")


def definitions(owner: str, openings: set[str], looks: set[str]) -> Markup:
    """What `ground` uses, each drawn once under an id that belongs to its panel."""
    clip = element("clipPath", rect(2, 2, TILE - 4, TILE - 4, 7), id=f"{owner}-edge")
    tracks = [
        group(shaft(each), id=f"{owner}-track-{each}", clip_path=f"url(#{owner}-edge)") for each in sorted(openings)
    ]
    faces = [group(face(look), id=f"{owner}-face-{look}") for look in sorted(looks)]
    return element("defs", clip, *tracks, *faces)


def look_of(tile: Tile, collapsed: bool = False) -> str:
    """What tells tiles apart: colour, kind, or that they have collapsed."""
    return RUBBLE if collapsed else tile.colour or tile.kind


def paint_of(look: str) -> str:
    return "soot" if look == RUBBLE else PAINT.get(look, PAINT["special"])


def ground(owner: str, tile: Tile, openings: str, collapsed: bool = False) -> Markup:
    """Rock and track of a tile."""
    look = look_of(tile, collapsed)
    track = element("use", href=f"#{owner}-track-{openings}", opacity=0.35 if collapsed else None) if openings else ""
    return join(element("use", href=f"#{owner}-face-{look}", class_=paint_class(paint_of(look))), track)


@lru_cache(maxsize=64)
def emblem(look: str, size: float = EMBLEM) -> Box:
    """The pictogram of a colour or kind on a small plate, for a tile that has collapsed."""
    plate = circle(size / 2, size / 2, size / 2 - 0.5, class_="card rim")
    sign = icon({**COLOUR_ICON, **KIND_ICON}[look], 19, title="").around(size / 2, size / 2)
    return Box(size, size, group(plate, group(sign, class_="paint-line"), class_=paint_class(paint_of(look))))


@lru_cache(maxsize=16)
def counter_token(name: str, size: float = SLOT) -> Box:
    """A counter: gold is a hexagon, silver a disc, coal a square."""
    sign, paint, shape = COUNTER_LOOKS[name]
    return token(sign, size, paint, shape, title="")


@lru_cache(maxsize=4)
def counter_in_slot(name: str) -> Box:
    """A counter on a plate of its own, so that it stands out from the rock."""
    plate = circle(SLOT / 2, SLOT / 2, SLOT / 2 + 2, class_="card")
    return Box(SLOT, SLOT, join(plate, counter_token(name).picture))


@lru_cache(maxsize=256)
def slot_places(slots: int, openings: str) -> tuple[tuple[float, float], ...]:
    """Where the slots are: the two lower corners, then the middle of a side without a track; a cross has none, so its
    third slot is in the upper left corner."""
    far = TILE - CORNER
    places = [(far, far), (CORNER, far)]
    middles = {"s": (HALF, far), "e": (far, HALF), "w": (CORNER, HALF), "n": (HALF, CORNER)}
    places += [middles[side] for side in "sewn" if side not in openings]
    return tuple([*places, NUMBERED][:slots])


@lru_cache(maxsize=1)
def empty_slot() -> Box:
    hole = circle(SLOT / 2, SLOT / 2, SLOT / 2 - 2, fill="var(--card)", fill_opacity=0.72, stroke="var(--ink)")
    return Box(SLOT, SLOT, group(hole, stroke_width=1.2, stroke_dasharray="3 2.5"))


@lru_cache(maxsize=128)
def tag_number(spot: int, on_track: bool = False) -> Markup:
    """The number of a spot, in the upper left corner or on the track beside it."""
    wide = 30 if spot > 9 else 20
    left = HALF - wide / 2 if on_track else 4
    plate = rect(left, 4, wide, 22, 5, fill="var(--card)", fill_opacity=0.85)
    return group(plate, numeral(str(spot), left + wide / 2, 15, 19), data_again="1")
