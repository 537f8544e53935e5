"""The colours of the land, by day and by night, and the ground that maps are painted on."""

from __future__ import annotations

from goodsyard.drawing import Markup, join, path, rect
from goodsyard.drawing.palette import Tone
from goodsyard.games.great_western_trail.show.ornaments import Hill, peak

LAND = {
    "prairie": Tone("#ecdfb8", "#2a2a21", "the ground of a map"),
    "meadow": Tone("#e0dba9", "#2b3124", "greener ground"),
    "sand": Tone("#f3e8c9", "#2f2e24", "lighter ground"),
    "fold": Tone("#d6c48f", "#3d3c2f", "hills far away, grass, the edge of a map"),
    "lot": Tone("#f6eed8", "#2e2d26", "trodden ground: an empty place"),
    "peg": Tone("#8f7c50", "#858067", "the corners of an empty place"),
    "verge": Tone("#cbb181", "#423b2f", "the edge of the road"),
    "dust": Tone("#f8efd8", "#54492f", "the road"),
    "bank": Tone("#d3c38c", "#37361f", "the banks of the river, the beach"),
    "water": Tone("#a3cbdc", "#1e4056", "the river, the sea"),
    "ripple": Tone("#e4f3f7", "#44718c", "waves, sails by night"),
    "dry": Tone("#e3bf8e", "#402f21", "dry ground"),
    "crack": Tone("#bd8a55", "#654c33", "cracks, mesas"),
    "cactus": Tone("#7c9a63", "#4a6b46", "cacti"),
    "bone": Tone("#fffaf0", "#8a8474", "skulls"),
    "rock": Tone("#b8b0a3", "#45494e", "the sunny side of mountains"),
    "shade": Tone("#968d80", "#33373b", "their other side"),
    "snow": Tone("#fffdf8", "#959ca4", "snow"),
    "wood": Tone("#c6d09b", "#273622", "the ground of a wood"),
    "fir": Tone("#7d9a5c", "#436446", "trees"),
    "pine": Tone("#68874e", "#36553b", "darker trees"),
    "town": Tone("#c3ab86", "#383842", "houses"),
    "roof": Tone("#a98f6b", "#464551", "houses in front, roofs"),
    "lamp": Tone("#f8efd8", "#c79a4b", "windows"),
    "hide": Tone("#b3956a", "#574a38", "bison, horses"),
}
"""The page mixes none of these into what can be chosen: they only lie under it."""


def colour(name: str) -> str:
    """A colour of the land as CSS: the page's own colour scheme decides which of the two it is."""
    tone = LAND[name]
    return f"light-dark({tone.light},{tone.dark})"


def filled(shape: str, name: str) -> Markup:
    """A shape in a colour of the land."""
    return path(shape, fill=colour(name)) if shape else Markup("")


def drawn(line: str, name: str, width: float) -> Markup:
    """A line in a colour of the land."""
    return path(line, fill="none", stroke=colour(name), stroke_width=width) if line else Markup("")


def ground(width: float, height: float) -> Markup:
    """A painted sheet with a thin line along its edge."""
    sheet = rect(0, 0, width, height, 14, fill=colour("prairie"))
    line = rect(3.5, 3.5, width - 7, height - 7, 11, fill="none", stroke=colour("fold"))
    return join(sheet, line)


def edge(width: float, height: float) -> str:
    """What is drawn ends at the edge of its sheet; by its own size, because a phone may show a part of the map only."""
    wide, high = width - 28, height - 28
    corners = f"h{wide:g}a14 14 0 0 1 14 14v{high:g}a14 14 0 0 1-14 14h{-wide:g}a14 14 0 0 1-14-14v{-high:g}"
    return f"path('M14 0{corners}a14 14 0 0 1 14-14z') view-box"


def mountains(peaks: tuple[Hill, ...]) -> Markup:
    """Two ranges of mountains, taken in turn from these peaks, one in front of the other."""
    sides = []
    for chain in (peaks[::2], peaks[1::2]):
        shapes = zip(("rock", "shade", "snow"), zip(*map(peak, chain), strict=True), strict=False)
        sides += [filled("".join(parts), name) for name, parts in shapes]
    return join(*sides)
