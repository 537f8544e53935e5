"""The map of a mine in characters: every tile a small room with tracks through its walls."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple

from rich.console import Console, ConsoleOptions, RenderResult
from rich.text import Text

from goodsyard.terminal.speech import MARKS, Speech, colour

WIDTH = 7
HEIGHT = 3


class Edge(NamedTuple):
    """The characters of a room's walls: corners from the upper left on, floor and ceiling, sides."""

    corners: str
    line: str
    wall: str


TILE_EDGE = Edge("┌┐└┘", "─", "│")
OWN_EDGE = Edge("┏┓┗┛", "━", "┃")
PLACE_EDGE = Edge("┌┐└┘", "╌", "╎")

TRACKS = {
    "n": "╨",
    "e": "╞",
    "s": "╥",
    "w": "╡",
    "ns": "║",
    "ew": "═",
    "ne": "╚",
    "es": "╔",
    "sw": "╗",
    "nw": "╝",
    "nes": "╠",
    "esw": "╦",
    "nsw": "╣",
    "new": "╩",
    "nesw": "╬",
}
"""A track as one character, by its openings."""

Where = tuple[int, int]


@dataclass(frozen=True)
class Cell:
    """A place of the map: number and code in the upper corners, pieces below, the rest in the middle."""

    edge: Edge
    style: str
    openings: str = ""
    number: str = ""
    code: str = ""
    inside: Text = field(default_factory=Text)
    pieces: Sequence[int] = ()

    def lines(self) -> tuple[Text, Text, Text]:
        corners, line, wall = self.edge
        number, code = (self.number.ljust(2, line), "bold"), (self.code.rjust(2, line), self.style)
        inside = self.inside.copy()
        inside.align("center", WIDTH - 2)
        middle = Text.assemble(self.way("w", "═", wall), inside, self.way("e", "═", wall))
        top = self.framed(corners[:2], number, self.way("n", "║", line), code)
        bottom = self.framed(corners[2:], *self.standing(0), self.way("s", "║", line), *self.standing(2))
        return top, middle, bottom

    def framed(self, corners: str, *parts: tuple[str, str]) -> Text:
        return Text.assemble((corners[0], self.style), *parts, (corners[1], self.style))

    def way(self, side: str, track: str, wall: str) -> tuple[str, str]:
        """The track where a side is open, otherwise the wall."""
        return (track, "bold") if side in self.openings else (wall, self.style)

    def standing(self, first: int) -> Iterator[tuple[str, str]]:
        """Two of the pieces, or the line where there are none."""
        pieces = self.pieces[first : first + 2]
        yield from ((MARKS[seat % len(MARKS)], f"bold {colour(seat)}") for seat in pieces)
        yield self.edge.line * (2 - len(pieces)), self.style


class MineMap:
    """Cells by where they lie; what is too wide for the console is shown in parts from west to east."""

    def __init__(self, cells: Mapping[Where, Cell], say: Speech, excerpt: bool = False) -> None:
        self.cells = cells
        self.say = say
        self.excerpt = excerpt
        self.left = min(x for x, _ in cells)
        self.columns = max(x for x, _ in cells) - self.left + 1
        self.rows = range(min(y for _, y in cells), max(y for _, y in cells) + 1)

    @property
    def width(self) -> int:
        return self.columns * WIDTH

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        if self.excerpt:
            yield Text(self.say("board-excerpt"), style="dim")
        parts = -(-self.columns // max(1, options.max_width // WIDTH))
        size = -(-self.columns // parts)
        for number in range(parts):
            if parts > 1:
                yield Text(self.say("board-part", number=number + 1, parts=parts), style="dim")
            first = self.left + number * size
            yield from self.lines(range(first, min(first + size, self.left + self.columns)))

    def lines(self, columns: range) -> Iterator[Text]:
        """Some columns of the map."""
        bare = (Text(" " * WIDTH),) * HEIGHT
        for y in self.rows:
            row = [self.cells[x, y].lines() if (x, y) in self.cells else bare for x in columns]
            for line in zip(*row, strict=True):
                text = Text.assemble(*line)
                text.no_wrap = True
                yield text
