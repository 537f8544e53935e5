"""Timber at the ends of shafts that lead into bare rock: two posts, a beam, and here and there a lamp."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.drawing import Markup, circle, element, group, number, path, rect
from goodsyard.games.mineshaft.show.tiles import HALF, SHAFT
from goodsyard.games.mineshaft.show.view import Spot

SIDES = {"n": (0, -1, 0), "e": (1, 0, 90), "s": (0, 1, 180), "w": (-1, 0, 270)}
"""Where the next place is on each side, and how far a frame is turned there."""


@lru_cache(maxsize=2)
def definitions(owner: str) -> Markup:
    """The mouth of a shaft towards the top, with and without a lamp; it brings its colours as attributes."""
    half = SHAFT / 2
    mouth = path(
        f"M{number(-half)} 0L{number(4 - half)}-17h{number(2 * half - 8)}L{number(half)} 0z", fill_opacity=0.55
    )
    posts = [rect(x, -9, 6, 9, 1.5) for x in (-half - 5, half - 1)]
    timber = group(*posts, rect(-half - 7, -13, SHAFT + 14, 6, 2), fill="#8a5a33", stroke="#2a1a0e", stroke_width=1)
    lamp = group(circle(0, -10, 13, fill_opacity=0.25), circle(0, -10, 3.4, stroke="#5a3a10"), fill="#f0cf62")
    frame = group(mouth, timber, id=f"{owner}-mouth")
    lit = group(element("use", href=f"#{owner}-mouth"), lamp, id=f"{owner}-mouth-lit")
    return element("defs", frame, lit)


def mouths(owner: str, spots: list[Spot], at: dict[int, tuple[float, float]]) -> Markup:
    """A frame at every open end; `at` gives the middle of each spot."""
    taken = {(spot.x, spot.y) for spot in spots}
    drawn = []
    for spot in spots:
        for letter in "" if spot.collapsed else spot.openings:
            x, y, turn = SIDES[letter]
            if (spot.x + x, spot.y + y) not in taken:
                middle = at[spot.number]
                place = f"translate({number(middle[0] + x * HALF)} {number(middle[1] + y * HALF)}) rotate({turn})"
                lit = "-lit" if (spot.x + spot.y + turn // 90) % 3 == 0 else ""
                drawn.append(element("use", href=f"#{owner}-mouth{lit}", transform=place))
    return group(definitions(owner), *drawn, pointer_events="none")
