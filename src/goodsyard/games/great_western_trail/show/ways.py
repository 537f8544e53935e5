"""The ways of the trail: each has a plate with an arrow in its middle, which can be pressed."""

from __future__ import annotations

from goodsyard.drawing import Markup, circle, group, join, marked, path
from goodsyard.games.great_western_trail.say.names import SPACE_LINES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.map import KNOB, arrow_at, line_between, middle_of, way_ends

WAYS = [(id, other) for id, space in SPACE_LINES.items() for other in space["next"]]


@kept(1)
def road() -> Markup:
    """The worn ground of all ways."""
    lines = "".join(line_between(*way_ends(*way)) for way in WAYS)
    ruts = path(lines, class_="line", stroke_width=10, opacity=0.26, stroke_linecap="round")
    return group(group(ruts, class_="paint-line"), class_="paint-umber", pointer_events="none")


@kept(1)
def ways() -> Markup:
    """Their marks."""
    drawn = [
        marked(
            f"way:{one}-{other}",
            "",
            join(
                path(line_between(*way_ends(one, other)), class_="edge quiet"),
                circle(*middle_of(one, other), KNOB, class_="card edge"),
                path(arrow_at(*way_ends(one, other)), class_="solid"),
            ),
        )
        for one, other in WAYS
    ]
    return group(group(*drawn, class_="paint-line", fill="none"), class_="paint-umber")
