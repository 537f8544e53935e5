"""Patterns: fills that distinguish paints without relying on colour."""

from __future__ import annotations

import re
from functools import lru_cache

from .palette import LIGHT_ON, PAINTS
from .svg import Markup, element, join, path, rect

PATTERNS = {
    "stripes": (6.0, 6.0, "M-1.5 1.5l3-3M-1 7l8-8M4.5 7.5l3-3"),
    "bars": (6.0, 6.0, "M3 0v6"),
    "dots": (7.0, 7.0, "M1.75 1.75h.01M5.25 5.25h.01"),
    "crosshatch": (6.0, 6.0, "M0 0l6 6M6 0L0 6"),
    "waves": (12.0, 6.0, "M0 3c2-2.6 4-2.6 6 0s4 2.6 6 0"),
    "zigzag": (8.0, 6.0, "M0 5l4-4l4 4"),
    "bricks": (12.0, 8.0, "M0 0h12M0 4h12M3 0v4M9 4v4"),
    "scales": (8.0, 8.0, "M0 0a4 4 0 0 0 8 0M-4 4a4 4 0 0 0 8 0M4 4a4 4 0 0 0 8 0"),
    "rings": (9.0, 9.0, "M4.5 2.2a2.3 2.3 0 0 1 0 4.6a2.3 2.3 0 0 1 0-4.6z"),
}
"""For each pattern, the width and height of its tile and the lines on it. Plain paint has none."""

_USED = re.compile(r'"url\(#pattern-(\w+)-(dark|light)\)"')


def painted(shape: str, paint: str, width: float, height: float, radius: float = 0) -> Markup:
    """An area filled with a paint and its pattern: the path `shape`, or if empty, a rounded rectangle at the origin.

    Must be placed in a group of class `paint_class(paint)`.
    """
    fills = [{"class_": "painted"}]
    if PAINTS[paint].pattern in PATTERNS:
        ink = "light" if PAINTS[paint].on == LIGHT_ON else "dark"
        fills.append({"fill": f"url(#pattern-{PAINTS[paint].pattern}-{ink})"})
    return join(*(path(shape, **fill) if shape else rect(0, 0, width, height, radius, **fill) for fill in fills))


def patterns_in(picture: str) -> dict[str, Markup]:
    """The definitions of the patterns used in a picture, by id; a document needs each once."""
    return {f"pattern-{name}-{ink}": _pattern(name, ink) for name, ink in sorted(set(_USED.findall(picture)))}


@lru_cache(maxsize=512)
def _pattern(name: str, ink: str) -> Markup:
    width, height, lines = PATTERNS[name]
    drawn = path(
        lines,
        fill="none",
        stroke="#fff" if ink == "light" else "#000",
        stroke_opacity=0.3,
        stroke_width=2.2 if name == "dots" else 1.1,
        stroke_linecap="round",
    )
    return element(
        "pattern",
        drawn,
        id=f"pattern-{name}-{ink}",
        width=width,
        height=height,
        patternUnits="userSpaceOnUse",
    )
