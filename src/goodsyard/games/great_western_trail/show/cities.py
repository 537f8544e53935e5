"""The cities with their values and discs, and the green arrows between them."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Markup,
    element,
    group,
    icon,
    join,
    laurel,
    measure,
    number,
    numeral,
    path,
    piece,
    rect,
    row,
)
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import Line
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.line import CREST_HEIGHT, LINES
from goodsyard.games.great_western_trail.show.pieces import platform
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

CITIES: list[Line] = CARDS.rows["cities"]
SHORT = {"colorado_springs": "draw-colorado-springs"}
"""Cities whose names are too long for their crests."""


def cities(view: View, words: Words, shape: str) -> Markup:
    """All cities in the order of their values."""
    line = LINES[shape]
    wide = line.width / line.crests - 2
    crests = [city(k, tuple(town.discs), wide, words).at(*line.crest(k)) for k, town in enumerate(view.cities)]
    return join(leaders(shape), *crests, arrows(shape, words))


@kept
def leaders(shape: str) -> Markup:
    """From each crest down to the space of its value; crests in several rows lie too far away."""
    line = LINES[shape]
    if line.crests < len(CITIES):
        return Markup("")
    half = line.width / line.crests / 2
    drawn = []
    for k, town in enumerate(CITIES):
        (x, y), (u, v) = line.crest(k), line.spot(town["value"])
        drawn.append(f"M{number(x + half)} {number(y + CREST_HEIGHT)}L{number(u)} {number(v - 10)}")
    return group(path("".join(drawn), class_="line", stroke_width=1.5, opacity=0.6), class_="enamel")


@kept
def city(k: int, seats: tuple[int, ...], wide: float, words: Words) -> Box:
    """A crest: its value, what a disc there scores, the discs on their platform, the name."""
    town = CITIES[k]
    title = name(words, "city", town["id"])
    ground = rect(0.5, 0.5, wide, CREST_HEIGHT - 1, 7, class_="card edge")
    shield = path("M-12 1h24v11c0 5-5 8-12 10c-7-2-12-5-12-10z", class_="solid")
    parts = [ground, Box(0, 0, group(shield, class_="enamel")).at(wide / 2, 0)]
    parts.append(numeral(str(town["value"]), wide / 2, 10.5, 14, "number on-ink"))
    if town["points"]:
        parts.append(laurel(town["points"], 22).around(wide - 14, 12))
    parts.append(platform(bool(town["dark"]), seats, wide - 6).at(3.5, 23))
    label = say(words, SHORT[town["id"]]) if town["id"] in SHORT else title
    parts.append(_label(label, wide))
    facts = {"city": title, "value": town["value"], "dark": town["dark"], "points": town["points"]}
    says = say(words, "draw-city", **facts, dollars=town["dollars"])
    return Box(wide, CREST_HEIGHT, piece("", *parts)).marked(f"city:{town['id']}", says, CLAUSES["city"])


def _label(text: str, wide: float) -> Markup:
    """The name, drawn a little narrower if it would not fit."""
    squeezed: dict[str, str | float] = {"textLength": wide - 4, "lengthAdjust": "spacingAndGlyphs"}
    room = squeezed if measure(text, 12) > wide - 4 else {}
    return element("text", text, x=wide / 2, y=49.5, font_size=12, class_="label", **room)


@kept
def arrows(shape: str, words: Words) -> Markup:
    """What discs on neighbouring cities give together, on the border between them."""
    line = LINES[shape]
    drawn = []
    for k in range(len(CITIES) - 1):
        x, y = line.crest(k)
        drawn.append(_arrow(k, words).at(min(x + line.width / line.crests - 1, line.width - 17), y + 12))
    return join(*drawn)


def _arrow(k: int, words: Words) -> Box:
    town = CITIES[k]
    if not (town["arrow_points"] or town["arrow_objective"]):
        return Box(0, 0)
    one, other = (name(words, "city", CITIES[n]["id"]) for n in (k, k + 1))
    facts = {"points": town["arrow_points"], "objective": town["arrow_objective"]}
    title = say(words, "draw-arrow", one=one, other=other, **facts)
    inside = [laurel(town["arrow_points"], 21)] if town["arrow_points"] else []
    inside += [icon("objective", 16, "")] if town["arrow_objective"] else []
    signs = row(*inside, gap=-2)
    half = signs.width / 2 + 1
    shape = f"M{number(-half)}-9H{number(half)}l6 9l-6 9H{number(-half)}z"
    ground = join(path(shape, class_="card"), group(path(shape, class_="solid", opacity=0.3), class_="moss"))
    return Box(0, 0, piece(title, ground, signs.around(0, 0)))
