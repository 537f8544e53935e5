"""The railroad: two lines of track with turnouts and stations, the cities above them."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, circle, group, join, marked, number, numeral, path, piece
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import AFTER
from goodsyard.games.great_western_trail.show.cities import CITY_HEIGHT, FIRST, STEP, cities
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.pieces import engine
from goodsyard.games.great_western_trail.show.stations import PLATFORM, STATION_HEIGHT, station
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

WIDTH = 1000.0
LINE = 20
"""How many spaces lie on one line."""
UPPER = CITY_HEIGHT + 36.0
LOWER = UPPER + 20 + STATION_HEIGHT + 36
HEIGHT = LOWER + 20 + STATION_HEIGHT
SIDING = 34.0
"""How far below the track a turnout space lies."""
LAST = 2 * LINE - 1
TURNOUTS = {f"turnout_{k + 1}": after for k, after in enumerate(AFTER) if after != LAST}
"""The space before each turnout."""


def spot(space: float) -> tuple[float, float]:
    """The middle of a space; the second line runs back to the left."""
    return (FIRST + STEP * space, UPPER) if space < LINE else (FIRST + STEP * (LAST - space), LOWER)


def middle(place: str) -> tuple[float, float]:
    """The middle of a numbered space or of a turnout space."""
    if place.isdigit():
        return spot(int(place))
    x, y = spot(TURNOUTS[place] + 0.5)
    return x, y + SIDING


def railroad(view: View, words: Words) -> Box:
    """Everything along the track."""
    stations = []
    for stop in view.stations:
        after = AFTER[stop.number - 1]
        x, y = spot(after + 0.5) if after != LAST else (FIRST + 10, LOWER)
        drawn = station(stop.number, tuple(stop.discs), stop.master, stop.worker, words)
        stations.append(drawn.at(x - PLATFORM / 2, y + 20))
    engines: dict[str, list[int]] = {}
    for seat in view.seats:
        engines.setdefault(seat.engine, []).append(seat.seat)
    figures = []
    for place, seats in engines.items():
        x, y = middle(place)
        lift = 17 if place.isdigit() else 0
        figures += [engine(seat, words).around(x + 13 * k, y - lift) for k, seat in enumerate(seats)]
    return Box(WIDTH, HEIGHT, join(track(), cities(view, words), *stations, spaces(words), *figures))


@kept(1)
def track() -> Markup:
    """The rails."""
    left, right = FIRST, FIRST + STEP * (LINE - 1)
    half = number((LOWER - UPPER) / 2)
    line = f"M{left:g} {UPPER:g}H{right:g}a{half} {half} 0 0 1 0 {number(LOWER - UPPER)}H{left:g}"
    line += "".join(_turnout(place) for place in TURNOUTS)
    ties = path(line, class_="line", stroke_width=10, stroke_dasharray="2 7", opacity=0.55)
    rails = path(line, class_="line", stroke_width=1.6)
    return group(path(line, class_="line", stroke_width=10, opacity=0.2), ties, rails, class_="iron")


def _turnout(place: str) -> str:
    (x, y), (u, _) = spot(TURNOUTS[place]), spot(TURNOUTS[place] + 1)
    a, b = middle(place)
    return f"M{x:g} {y:g}L{a:g} {b:g}L{u:g} {y:g}"


@kept(4)
def spaces(words: Words) -> Markup:
    """Numbered spaces, turnout spaces, and the crosses that cost transport."""
    drawn = []
    for n in range(2 * LINE):
        x, y = spot(n)
        round_place = join(circle(x, y, 12.5, class_="card edge"), numeral(str(n), x, y, 12))
        drawn.append(marked(f"rail:{n}", "", round_place, CLAUSES["engine"]))
    for place in TURNOUTS:
        x, y = middle(place)
        round_place = circle(x, y, 12.5, class_="card edge")
        drawn.append(marked(f"rail:{place}", name(words, "place", place), round_place, CLAUSES["turnout"]))
    crosses = "".join(_cross(line["after"]) for line in CARDS.rows["crosses"])
    red = group(path(crosses, class_="line", stroke_width=3, stroke_linecap="round"), class_="signal")
    return join(*drawn, piece(say(words, "draw-cross"), red))


def _cross(before: int) -> str:
    x, y = spot(before + 0.5)
    return f"M{x - 4:g} {y - 18:g}l8 8m0-8l-8 8"
