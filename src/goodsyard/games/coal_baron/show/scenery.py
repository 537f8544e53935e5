"""The goods yard around the cards: gravel and rails, pit-head and sheds, the board in the yard office. Nothing here can
be chosen, and all of it is quiet."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.drawing import Box, Markup, circle, group, join, number, path, rect

_PITHEAD = "M8 66L22 14M52 66L34 14M18 14h20M12 50L39 32M44 44L20 27M4 66h54"
"""The struts of a headframe, 60 x 66."""
_SMOKE = "M0 0c-7-1-8-9-1-11c-1-8 9-11 13-5c4-7 14-4 13 3c6-1 9 5 5 9c6 3 3 11-4 10c-4 5-13 4-15-1c-4 3-10 1-11-5z"

_SKYLINE = (
    ("v-18l14-9v9l14-9v9l14-9v27zm48 0l2-46h5l2 46z", 57.0),
    ("l18-17q6-4 10 0l9 8 8-5 19 14z", 64.0),
    ("l8-24v-14q12-9 24 0v14l8 24h-3l-7-22h-20l-7 22z", 40.0),
    ("v-14l26-11 26 11v14zm60 0l1.5-38h5l1.5 38z", 68.0),
    ("l9-34h-5v-3h6a7 7 0 1 1 9 0h6v3h-5l9 34h-4l-11-32-11 32z", 30.0),
)
"""Outlines on the ground, with their widths: factory and chimney, heap, water tower, shed and chimney, pit-head."""


def ground(width: float, height: float, radius: float = 8) -> Markup:
    """A place on the table, whose frame lights up when it may be chosen."""
    shade = rect(0, 0, width, height, radius, fill="currentColor", fill_opacity=0.055)
    edge = rect(0, 0, width, height, radius, class_="edge quiet", fill="none", pointer_events="all")
    return join(shade, edge)


@lru_cache(maxsize=32)
def gravel(width: float, height: float) -> Markup:
    """Scattered stones between the rails."""
    spots = range(int(width * height / 420))
    stones = "".join(f"M{6 + k * 61.7 % (width - 12):.0f} {4 + k * 37.3 % (height - 8):.0f}h.01" for k in spots)
    return _quiet(path(stones, class_="line", stroke_width=2, stroke_linecap="round"), 0.14)


@lru_cache(maxsize=16)
def rails(width: float) -> Box:
    """A piece of track, seen from the side: sleepers under a rail."""
    sleepers = path("".join(f"M{x} 2v5h7v-5z" for x in range(3, int(width) - 8, 14)), class_="solid", opacity=0.4)
    rail = rect(0, 0, width, 2.2, 1, class_="solid", opacity=0.75)
    return Box(width, 8, group(sleepers, rail, class_="iron", pointer_events="none"))


@lru_cache(maxsize=4)
def pithead(height: float) -> Box:
    """The winding tower over the shaft, with its wheel and the rope."""
    frame = path(_PITHEAD, class_="line", stroke_width=2.6, stroke_linejoin="round")
    wheel = join(
        circle(28, 12, 9.5, class_="line", stroke_width=2.4),
        path("M28 2.5v19M18.5 12h19M21.3 5.3l13.4 13.4M34.7 5.3L21.3 18.7", class_="line", stroke_width=1),
        path("M37.5 12V66", class_="line", stroke_width=1),
    )
    return Box(60, 66, _quiet(join(frame, wheel), 0.3)).scaled(height / 66)


@lru_cache(maxsize=4)
def roof(width: float, height: float) -> Markup:
    """A shed around a place: a roof with skylights on posts."""
    teeth = max(2, round(width / 48))
    step = width / teeth
    ridge = "".join(f"l{number(step * 0.3)}-9L{number(step * (k + 1))} 11" for k in range(teeth))
    posts = "".join(f"M{number(x)} 11v{number(height - 11)}" for x in (1.5, width - 1.5))
    shade = path(f"M0 11{ridge}z", class_="solid")
    return join(_quiet(shade, 0.16), _quiet(path(posts, class_="line", stroke_width=3), 0.22))


@lru_cache(maxsize=16)
def skyline(width: float, first: int) -> Markup:
    """Halls, chimneys, heaps and towers behind the trains, on a line at y = 0; each dock begins with another one."""
    houses, x = "", 8.0
    for k in range(first, first + 12):
        shape, wide = _SKYLINE[k % len(_SKYLINE)]
        if x + wide > width:
            break
        houses += f"M{number(x)} 0{shape}"
        x += wide + 14 + 17 * (k % 3)
    return _quiet(path(houses, class_="solid"), 0.09)


@lru_cache(maxsize=4)
def smoke(size: float) -> Box:
    """A cloud over an engine that is under steam."""
    return Box(36, 24, _quiet(group(path(_SMOKE, class_="solid"), transform="translate(6 17)"), 0.16)).scaled(size / 36)


@lru_cache(maxsize=4)
def office_board(width: float, height: float) -> Markup:
    """The board over the sorting yard: planks of different tone in a timber frame with iron corners."""
    step = height / 8
    dark = "".join(f"M4 {number(step * k)}h{number(width - 8)}v{number(step)}h{number(8 - width)}z" for k in (1, 4, 6))
    seams = "".join(f"M4 {number(step * k)}H{number(width - 4)}" for k in range(1, 8))
    grain = "".join(
        f"M{number(10 + k * 173 % (width - 130))} {number(6 + k * 59 % (height - 12))}q30-5 60 0t60 0"
        for k in range(28)
    )
    frame = rect(2.5, 2.5, width - 5, height - 5, 8, class_="line", stroke_width=5)
    corners = "".join(
        f"M{number(x)} {number(y + down * 22)}v{-down * 21}h{across * 21}"
        for x, across in ((3, 1), (width - 3, -1))
        for y, down in ((3, 1), (height - 3, -1))
    )
    wood = group(
        rect(1.5, 1.5, width - 3, height - 3, 9.5, class_="painted", opacity=0.15),
        path(dark, class_="painted", opacity=0.06),
        group(path(grain, class_="line", stroke_width=1), class_="paint-line", opacity=0.2),
        group(frame, class_="paint-line", opacity=0.42),
        class_="paint-umber",
    )
    return group(
        rect(0.75, 0.75, width - 1.5, height - 1.5, 10, class_="card rim"),
        wood,
        _quiet(path(seams, class_="line", stroke_width=1), 0.12),
        group(path(corners, class_="line", stroke_width=5, stroke_linejoin="round"), class_="iron", opacity=0.75),
        pointer_events="none",
    )


@lru_cache(maxsize=4)
def bay(width: float, height: float) -> Markup:
    """A bay of the sorting yard: a lighter board over a siding; its frame lights up when it may be chosen."""
    board = rect(0, 0, width, height, 7, class_="card", opacity=0.62)
    siding = rails(width - 8).at(4, height - 10)
    stop = path(f"M5 {number(height - 19)}v9M3 {number(height - 17)}h6", class_="line", stroke_width=2)
    yard = group(siding, group(stop, class_="iron"), opacity=0.4, pointer_events="none")
    edge = rect(0, 0, width, height, 7, class_="edge quiet", fill="none", pointer_events="all")
    return join(board, yard, edge)


def _quiet(picture: Markup, opacity: float) -> Markup:
    return group(picture, opacity=opacity, pointer_events="none")
