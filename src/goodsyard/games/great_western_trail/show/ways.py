"""The ways of the trail: each has a plate with an arrow in its middle, which can be pressed."""

from __future__ import annotations

from goodsyard.drawing import Markup, circle, element, group, join, marked, number, path
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.say.names import SPACE_LINES
from goodsyard.games.great_western_trail.show.ground import colour
from goodsyard.games.great_western_trail.show.map import KNOB, Map, arrow_at, line_between
from goodsyard.games.great_western_trail.show.maps import MAPS

WAYS = [(id, other) for id, space in SPACE_LINES.items() for other in space["next"]]
COURSE = "course-of-the-trail"
VERGE, DUST = 20, 14
"""How wide the road is, with its edges and without."""


@kept
def road(shape: str) -> Markup:
    """The dusty road along all ways and under the spaces: its edge, and the trodden middle."""
    lines = "".join(_course(MAPS[shape], *way) for way in WAYS)
    course = element("defs", path(lines, id=COURSE))
    layers = [
        element("use", href=f"#{COURSE}", stroke=colour(name), stroke_width=width)
        for name, width in (("verge", VERGE), ("dust", DUST))
    ]
    ends = {"stroke_linecap": "round", "stroke_linejoin": "round"}
    return group(course, *layers, fill="none", pointer_events="none", **ends)


def _course(chart: Map, one: str, other: str) -> str:
    """A way from the middle of a space to the middle of the next; Kansas City lies beyond the edge."""
    (x, y), (u, v) = chart.places[one], chart.places[other]
    line = line_between(*chart.way_ends(one, other))
    if other == "KC":
        return f"M{number(x)} {number(y)}H{VERGE / 2:g}"
    return f"M{number(x)} {number(y)}L{line[1:]}L{number(u)} {number(v)}"


@kept
def ways(shape: str) -> Markup:
    """Their marks."""
    chart = MAPS[shape]
    marks = [marked(f"way:{one}-{other}", "", _mark(chart, one, other)) for one, other in WAYS]
    return group(group(*marks, class_="paint-line", fill="currentColor"), class_="paint-umber")


def _mark(chart: Map, one: str, other: str) -> Markup:
    """The line that lights up, and the plate with the arrow."""
    ends, middle = chart.way_ends(one, other), chart.middle_of(one, other)
    line = line_between(*ends)
    wide, high = chart.width, chart.height
    touched = (
        min(max(middle[0], chart.touch), wide - chart.touch),
        min(max(middle[1], chart.touch), high - chart.touch),
    )
    return join(
        circle(*touched, chart.touch, fill="none", pointer_events="all") if chart.touch > KNOB else Markup(""),
        path(line, class_="edge quiet", fill="none" if "C" in line else None),
        circle(*middle, KNOB, class_="card edge"),
        path(arrow_at(*ends)),
    )
