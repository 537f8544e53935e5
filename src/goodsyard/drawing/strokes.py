"""Strokes for drawing icons: lines, outlines with a soft fill, and solid shapes, all in `currentColor`."""

from __future__ import annotations

from typing import NamedTuple

from .svg import Markup, circle, group, join, path, rect

WEIGHT = 1.6
"""Line width on the 24 x 24 grid."""


class Icon(NamedTuple):
    """A picture on the 24 x 24 grid and a one-line meaning."""

    meaning: str
    picture: Markup


def icon_of(meaning: str, *parts: Markup) -> Icon:
    """An icon composed of strokes."""
    return Icon(meaning, join(*parts))


def weight(size: float) -> float:
    """The line width on the grid for an icon drawn at `size`; large icons get relatively finer lines."""
    return WEIGHT * min(1.0, (24 / size) ** 0.4) if size > 0 else WEIGHT


def line(d: str) -> Markup:
    """A line without fill."""
    return path(d)


def soft(d: str) -> Markup:
    """An outline with a soft fill: the body of a thing."""
    return path(d, fill="currentColor", fill_opacity=0.16)


def solid(d: str) -> Markup:
    """A filled shape without an outline; inner paths are holes."""
    return path(d, fill="currentColor", fill_rule="evenodd", stroke="none")


def heavy(d: str) -> Markup:
    """A filled shape with an outline, which rounds its corners."""
    return path(d, fill="currentColor")


def ring(x: float, y: float, radius: float) -> Markup:
    """A circle without fill."""
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
    """Parts rotated around a point of the grid."""
    return group(*parts, transform=f"rotate({degrees:g} {x:g} {y:g})")
