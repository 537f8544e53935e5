"""Boxes and their layout: everything drawn has a size and a picture that starts at (0, 0)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import lru_cache
from itertools import accumulate
from math import cos, radians, sin
from typing import NamedTuple

from .lettering import LINE, fit
from .svg import NOTHING, Markup, group, join, marked, moved, number, rect
from .svg import text as line_of_text

BOLD = ("heading", "number")
"""Text classes set in bold."""

GAP = 8.0
"""The default distance between neighbours."""


class Box(NamedTuple):
    """A picture and its size."""

    width: float
    height: float
    picture: Markup = NOTHING

    def at(self, x: float, y: float, turn: float = 0) -> Markup:
        """The picture with its top left corner at (x, y)."""
        return moved(self.picture, x, y, turn)

    def around(self, x: float, y: float) -> Markup:
        """The picture with its centre at (x, y)."""
        return self.at(x - self.width / 2, y - self.height / 2)

    def padded(self, margin: float) -> Box:
        """The box with empty space on all sides."""
        return Box(self.width + 2 * margin, self.height + 2 * margin, self.at(margin, margin))

    def scaled(self, scale: float) -> Box:
        """The box enlarged or reduced."""
        if scale == 1:
            return self
        return Box(self.width * scale, self.height * scale, group(self.picture, transform=f"scale({number(scale)})"))

    def fitted(self, width: float, height: float, align: tuple[float, float] = (0.5, 0.5)) -> Box:
        """A box of this size with the picture in it, reduced if it is too large; `align` as in `row` and `column`."""
        least = min(1, width / self.width if self.width else 1, height / self.height if self.height else 1)
        inside = self.scaled(least)
        x, y = (width - inside.width) * align[0], (height - inside.height) * align[1]
        return Box(width, height, inside.at(x, y))

    def framed(self, quiet: bool = False, radius: float = 6) -> Box:
        """The box with an outline; a quiet one is visible only when the thing can be chosen."""
        edge = rect(
            0,
            0,
            self.width,
            self.height,
            radius,
            class_="edge quiet" if quiet else "edge",
            fill="none",
            pointer_events="all",
        )
        return Box(self.width, self.height, join(self.picture, edge))

    def marked(self, ref: str, title: str = "", clause: str = "") -> Box:
        """The box as a thing the page can highlight and click; pieces and framed boxes have the outline for that."""
        return Box(self.width, self.height, marked(ref, title, self.picture, clause))

    def moving(self, piece: str, owner: int | None = None) -> Box:
        """The box as a piece that glides when it moves; the same name means the same piece. A new one comes from its
        owner, or else from the `data-stack` of its kind, the part of its name before the colon."""
        return Box(self.width, self.height, group(self.picture, data_piece=piece, data_owner=owner))


def row(*boxes: Box, gap: float = GAP, align: float = 0.5) -> Box:
    """Boxes side by side; `align` 0 is top, 0.5 middle, 1 bottom."""
    height = max((box.height for box in boxes), default=0)
    lefts = _starts([box.width for box in boxes], gap)
    picture = join(*(box.at(x, (height - box.height) * align) for x, box in zip(lefts, boxes, strict=False)))
    return Box(max(0, lefts[-1] - gap), height, picture)


def column(*boxes: Box, gap: float = GAP, align: float = 0) -> Box:
    """Boxes stacked vertically; `align` 0 is left, 0.5 centre, 1 right."""
    width = max((box.width for box in boxes), default=0)
    tops = _starts([box.height for box in boxes], gap)
    picture = join(*(box.at((width - box.width) * align, y) for y, box in zip(tops, boxes, strict=False)))
    return Box(width, max(0, tops[-1] - gap), picture)


def grid(boxes: Sequence[Box], columns: int, gap: float = GAP) -> Box:
    """Rows of equal cells, sized for the largest box; each box is centred in its cell."""
    width = max((box.width for box in boxes), default=0)
    height = max((box.height for box in boxes), default=0)
    cells = [Box(width, height, box.around(width / 2, height / 2)) for box in boxes]
    return column(*(row(*cells[start : start + columns], gap=gap) for start in range(0, len(cells), columns)), gap=gap)


def wrap(boxes: Iterable[Box], width: float, gap: float = GAP) -> Box:
    """Boxes side by side, wrapped like words: a box that would exceed `width` starts a new row."""
    rows: list[list[Box]] = [[]]
    used = 0.0
    for box in boxes:
        if rows[-1] and used + box.width > width:
            rows.append([])
            used = 0.0
        rows[-1].append(box)
        used += box.width + gap
    return column(*(row(*boxes, gap=gap, align=0) for boxes in rows), gap=gap)


def overlap(boxes: Sequence[Box], width: float, gap: float = GAP) -> Box:
    """Boxes side by side, overlapping as much as necessary to fit `width`."""
    if len(boxes) < 2:
        return row(*boxes)
    room = width - sum(box.width for box in boxes)
    return row(*boxes, gap=min(gap, room / (len(boxes) - 1)), align=1)


def fan(boxes: Sequence[Box], step: float = 5, radius: float = 420) -> Box:
    """Boxes fanned like a hand of cards, each rotated `step` degrees more than its neighbour."""
    if not boxes:
        return Box(0, 0)
    middle = (len(boxes) - 1) / 2
    wide, high = max(box.width for box in boxes), max(box.height for box in boxes)
    reach = radians(step * middle)
    width = 2 * radius * sin(reach) + wide * cos(reach) + high * sin(reach)
    drop = radius * (1 - cos(reach)) + wide / 2 * sin(reach)
    cards = [_held(box, (index - middle) * step, radius, (width / 2, radius)) for index, box in enumerate(boxes)]
    return Box(width, high + drop, join(*cards))


@lru_cache(maxsize=2048)
def words(text: str, width: float, size: float = 13, lines: int = 1, class_: str = "label", align: float = 0.5) -> Box:
    """Text in a box of this width, wrapped, shrunk and finally shortened to fit; `align` as in `column`."""
    lettering = fit(text, width, size, lines, bold=class_ in BOLD)
    anchor = {0: "start", 0.5: "middle", 1: "end"}[align]
    drawn = [
        line_of_text(
            line,
            width * align,
            lettering.size * (0.92 + LINE * index),
            lettering.size,
            class_=class_,
            text_anchor=anchor,
        )
        for index, line in enumerate(lettering.lines)
    ]
    return Box(width, lettering.height, join(*drawn))


def _starts(lengths: Sequence[float], gap: float) -> list[float]:
    """The start of each length, and finally where another one would start."""
    return list(accumulate((length + gap for length in lengths), initial=0.0))


def _held(box: Box, angle: float, radius: float, wrist: tuple[float, float]) -> Markup:
    """A box whose top centre lies on a circle around the wrist."""
    turn = radians(angle)
    x = wrist[0] + radius * sin(turn) - box.width / 2 * cos(turn)
    y = wrist[1] - radius * cos(turn) - box.width / 2 * sin(turn)
    return box.at(x, y, angle)
