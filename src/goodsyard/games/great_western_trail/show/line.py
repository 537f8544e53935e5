"""Where the track runs: how many lines it takes, and where its spaces, turnouts, cities and stations lie."""

from __future__ import annotations

from typing import NamedTuple

from goodsyard.games.great_western_trail.say.names import AFTER

Point = tuple[float, float]

SPACES = 40
LAST = SPACES - 1
TURNOUTS = {f"turnout_{k + 1}": after for k, after in enumerate(AFTER) if after != LAST}
"""The space before each turnout."""
CREST_HEIGHT = 54.0


class Line(NamedTuple):
    """The measures of the railroad in one shape."""

    width: float
    height: float
    length: int
    """How many spaces lie on one line."""
    first: float
    step: float
    tops: tuple[float, ...]
    """The height of each line of track."""
    crests: int
    """How many cities lie side by side."""
    below: float
    """How far below the track turnouts lie."""
    beside: bool
    """Stations lie beside their turnouts, not below them."""

    def spot(self, space: float) -> Point:
        """The middle of a space; every second line runs back to the left."""
        number, along = divmod(space, self.length)
        if number % 2:
            along = self.length - 1 - along
        along = max(0.0, min(self.length - 1.0, along))
        return self.first + self.step * along, self.tops[int(number)]

    def middle(self, place: str) -> Point:
        """The middle of a numbered space or of a turnout space."""
        if place.isdigit():
            return self.spot(int(place))
        x, y = self.spot(TURNOUTS[place] + 0.5)
        return x, y + self.below

    def crest(self, k: int) -> Point:
        """The top left corner of a city."""
        pitch = self.width / self.crests
        return k % self.crests * pitch, k // self.crests * (CREST_HEIGHT + 4)

    def station(self, number: int, wide: float) -> Point:
        """The top left corner of a station of this width with its station master."""
        after = AFTER[number - 1]
        if after == LAST:
            x, y = self.spot(LAST)
            return x - 10, y + (11 if self.beside else 14)
        x, y = self.middle(f"turnout_{number}")
        if self.beside:
            return x + 11, y - 13
        return max(0.0, min(x - wide / 2, self.width - wide - 1)), y + 12


LINES = {
    "wide": Line(802, 183, 20, 20, 38.5, (79, 147), 10, 24, True),
    "tall": Line(380, 512, 10, 18, 37, (142, 241, 340, 439), 5, 23, False),
}
