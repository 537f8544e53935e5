"""The railroad: lines of track with turnouts and stations, the cities above them."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, circle, group, join, marked, number, numeral, path, piece
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.show.cities import cities
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.line import LINES, SPACES, TURNOUTS, Line
from goodsyard.games.great_western_trail.show.pieces import engine
from goodsyard.games.great_western_trail.show.scenery import scenery
from goodsyard.games.great_western_trail.show.stations import station
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

ROUND, SIDING = 10.5, 9.0
"""Radius of a numbered space, and of a turnout space."""
FINGER = 12.5
"""Radius of a turnout space where fingers press it."""


def railroad(view: View, words: Words, shape: str) -> Box:
    """Everything along the track."""
    line = LINES[shape]
    stations = []
    for stop in view.stations:
        drawn = station(stop.number, tuple(stop.discs), stop.master, stop.worker, words)
        stations.append(drawn.at(*line.station(stop.number, drawn.width)))
    parts = join(
        scenery(shape),
        track(shape),
        cities(view, words, shape),
        *stations,
        spaces(shape, words),
        *engines(view, line, words),
    )
    return Box(line.width, line.height, parts)


def engines(view: View, line: Line, words: Words) -> list[Markup]:
    """The engines above their spaces; of several on one space each shows its letter."""
    standing: dict[str, list[int]] = {}
    for seat in view.seats:
        standing.setdefault(seat.engine, []).append(seat.seat)
    drawn = []
    for place, owners in standing.items():
        x, y = line.middle(place)
        for k, owner in reversed(list(enumerate(owners))):
            drawn.append(engine(owner, words).around(max(x, 15) + 13 * k, y - (15 if place.isdigit() else 2)))
    return drawn


@kept
def track(shape: str) -> Markup:
    """The rails."""
    line = LINES[shape]
    rails = [f"M{number(line.first)} {number(line.tops[0])}"]
    for k, top in enumerate(line.tops):
        ahead = k % 2 == 0
        end = line.first + line.step * (line.length - 1) if ahead else line.first
        rails.append(f"H{number(end)}")
        if k + 1 < len(line.tops):
            rails.append(_turn(line.tops[k + 1] - top, ahead))
    drawn = "".join(rails) + "".join(_turnout(line, place) for place in TURNOUTS)
    ties = path(drawn, class_="line", stroke_width=9, stroke_dasharray="2.5 5", opacity=0.45)
    return group(ties, path(drawn, class_="line", stroke_width=1.5), class_="iron", pointer_events="none")


def _turn(down: float, right: bool) -> str:
    """Around the end of a line to the next one."""
    bend, sign = 12, 1 if right else -1
    sweep = 1 if right else 0
    first = f"a{bend} {bend} 0 0 {sweep} {sign * bend} {bend}"
    last = f"a{bend} {bend} 0 0 {sweep} {-sign * bend} {bend}"
    return f"{first}v{number(down - 2 * bend)}{last}"


def _turnout(line: Line, place: str) -> str:
    (x, y), (u, v) = line.spot(TURNOUTS[place]), line.spot(TURNOUTS[place] + 1)
    a, b = line.middle(place)
    back = f"L{number(u)} {number(v)}" if v == y else ""
    return f"M{number(x)} {number(y)}L{number(a)} {number(b)}{back}"


@kept
def spaces(shape: str, words: Words) -> Markup:
    """Numbered spaces, turnout spaces, and the crosses that cost transport."""
    line, drawn = LINES[shape], []
    for n in range(SPACES):
        x, y = line.spot(n)
        round_place = join(circle(x, y, ROUND, class_="card edge"), numeral(str(n), x, y, 12))
        drawn.append(marked(f"rail:{n}", "", round_place, CLAUSES["engine"]))
    for place in TURNOUTS:
        round_place = circle(*line.middle(place), SIDING, class_="card edge")
        if not line.beside:
            round_place = join(circle(*line.middle(place), FINGER, fill="none", pointer_events="all"), round_place)
        drawn.append(marked(f"rail:{place}", name(words, "place", place), round_place, CLAUSES["turnout"]))
    crosses = "".join(_cross(line, row["after"]) for row in CARDS.rows["crosses"])
    red = group(path(crosses, class_="line", stroke_width=2.6, stroke_linecap="round"), class_="signal")
    return join(*drawn, piece(say(words, "draw-cross"), red))


def _cross(line: Line, before: int) -> str:
    x, y = line.spot(before + 0.5)
    return f"M{number(x - 3.5)} {number(y - 15)}l7 7m0-7l-7 7"
