"""The office above the mine: panels beside the map are boards held by beams. Nothing here can be pressed."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.drawing import Markup, circle, group, join, number, path, rect


@lru_cache(maxsize=16)
def timbered(width: float, height: float, beam: float = 6) -> Markup:
    """A board with a beam at the top and the bottom, nailed at its corners; low strips have thin beams."""
    board = rect(0, 0, width, height, 8, class_="card rim")
    ends = (0.5, height - beam - 0.5)
    beams = join(*(rect(0.5, y, width - 1, beam, 3, fill="currentColor", fill_opacity=0.22) for y in ends))
    if beam < 6:
        return join(board, group(beams, class_="brass", pointer_events="none"))
    nails = join(*(circle(x, y, 1.5, class_="solid") for x in (7, width - 7) for y in (3.5, height - 3.5)))
    grain = "".join(f"M{number(14 + k * 71 % (width - 90))} {number(k * 53 % height)}q24-4 48 0" for k in range(1, 5))
    lines = path(grain, class_="line", stroke_width=1, opacity=0.12)
    return join(board, group(beams, nails, lines, class_="brass", pointer_events="none"))
