"""The pen that the icons are drawn with: lines, outlines with a soft fill and solid shapes, all in `currentColor`."""

from __future__ import annotations

from typing import NamedTuple

from .svg import Markup, circle, group, join, path, rect

WEIGHT = 1.6
"""Width of a line on the grid of 24."""


class Icon(NamedTuple):
    """A picture on the grid of 24 x 24 and what it means, in one line."""

    meaning: str
    picture: Markup


def icon_of(meaning: str, *parts: Markup) -> Icon:
    """An icon put together from strokes."""
    return Icon(meaning, join(*parts))


def weight(size: float) -> float:
    """The line's width on the grid when the icon is drawn at `size`: large icons get relatively finer lines."""
    return WEIGHT * min(1.0, (24 / size) ** 0.4) if size > 0 else WEIGHT


def line(d: str) -> Markup:
    """A bare line."""
    return path(d)


def soft(d: str) -> Markup:
    """An outline with a soft fill: the body of a thing."""
    return path(d, fill="currentColor", fill_opacity=0.16)


def solid(d: str) -> Markup:
    """A filled shape without outline; inner outlines are holes."""
    return path(d, fill="currentColor", fill_rule="evenodd", stroke="none")


def heavy(d: str) -> Markup:
    """A filled shape with outline, its corners rounded by the line."""
    return path(d, fill="currentColor")


def ring(x: float, y: float, radius: float) -> Markup:
    """A circle as a bare line."""
    return circle(x, y, radius)


def disc(x: float, y: float, radius: float) -> Markup:
    """A circle with a soft fill."""
    return circle(x, y, radius, fill="currentColor", fill_opacity=0.16)


def dot(x: float, y: float, radius: float = 1.1) -> Markup:
    """A filled circle."""
    return circle(x, y, radius, fill="currentColor", stroke="none")


def slab(x: float, y: float, width: float, height: float, radius: float = 1) -> Markup:
    """A rectangle with a soft fill."""
    return rect(x, y, width, height, radius, fill="currentColor", fill_opacity=0.16)


def pane(x: float, y: float, width: float, height: float) -> Markup:
    """A filled rectangle, e.g. a window."""
    return rect(x, y, width, height, fill="currentColor", stroke="none")


def turned(degrees: float, *parts: Markup, x: float = 12, y: float = 12) -> Markup:
    """Parts turned around a point of the grid."""
    return group(*parts, transform=f"rotate({degrees:g} {x:g} {y:g})")
