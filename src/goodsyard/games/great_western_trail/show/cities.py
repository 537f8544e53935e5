"""The cities with their values and discs, and the green arrows between them."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, column, group, icon, join, laurel, numeral, path, piece, rect
from goodsyard.drawing import words as lettered
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import Line
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.pieces import corner, discs
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

CITY_WIDTH, CITY_HEIGHT = 78.0, 92.0
FIRST, STEP = 42.0, 47.0
"""Where space 0 of the track lies, and how far the next one is; a city is as wide as two spaces."""
CITIES: list[Line] = CARDS.rows["cities"]


def cities(view: View, words: Words) -> Markup:
    """All cities in the order of their values."""
    crests = [
        city(k, tuple(town.discs), words).at(_middle(k) - CITY_WIDTH / 2, 0) for k, town in enumerate(view.cities)
    ]
    return join(leaders(), *crests, *(arrow(k, words) for k in range(len(CITIES) - 1)))


def _middle(k: int) -> float:
    return FIRST + 2 * STEP * k


@kept(1)
def leaders() -> Markup:
    """From each crest down to the space of its value."""
    lines = [
        f"M{_middle(k):g} {CITY_HEIGHT:g}L{FIRST + STEP * town['value']:g} {CITY_HEIGHT + 24:g}"
        for k, town in enumerate(CITIES)
    ]
    return group(path("".join(lines), class_="line", stroke_width=2), class_="enamel")


@kept(1024)
def city(k: int, seats: tuple[int, ...], words: Words) -> Box:
    """A crest: its value, the corners of its disc space, what a disc there scores, the discs, the name."""
    town = CITIES[k]
    title = name(words, "city", town["id"])
    ground = rect(0, 0, CITY_WIDTH, CITY_HEIGHT, 8, class_="card edge")
    shield = group(path("M4 3h24v15c0 6-5 10-12 13c-7-3-12-7-12-13z", class_="solid"), class_="enamel")
    parts = [ground, shield, numeral(str(town["value"]), 16, 15, 15, "number on-ink")]
    parts.append(corner(bool(town["dark"])).at(CITY_WIDTH - 25, 5))
    room = CITY_WIDTH - 8
    if town["points"]:
        wreath = laurel(town["points"], 25)
        room -= wreath.width
        parts.append(wreath.at(CITY_WIDTH - 3 - wreath.width, 31))
    parts.append(discs(seats, room).at(4, 35))
    label = lettered(title, CITY_WIDTH - 2, 12, 2)
    parts.append(label.at(1, CITY_HEIGHT - 17 - label.height / 2))
    facts = {"city": title, "value": town["value"], "dark": town["dark"], "points": town["points"]}
    says = say(words, "draw-city", **facts, dollars=town["dollars"])
    return Box(CITY_WIDTH, CITY_HEIGHT, piece("", *parts)).marked(f"city:{town['id']}", says, CLAUSES["city"])


@kept(64)
def arrow(k: int, words: Words) -> Markup:
    """What discs on two neighbouring cities give together."""
    town = CITIES[k]
    if not (town["arrow_points"] or town["arrow_objective"]):
        return Markup("")
    one, other = (name(words, "city", CITIES[n]["id"]) for n in (k, k + 1))
    facts = {"points": town["arrow_points"], "objective": town["arrow_objective"]}
    title = say(words, "draw-arrow", one=one, other=other, **facts)
    ground = group(path("M-10 36h13v-7l8 15l-8 15v-7h-13z", class_="solid", opacity=0.35), class_="moss")
    inside = [laurel(town["arrow_points"], 24)] if town["arrow_points"] else []
    inside += [icon("objective", 18, "")] if town["arrow_objective"] else []
    sign = column(*inside, gap=1, align=0.5).around(-1, 44)
    return Box(0, 0, piece(title, ground, sign)).at(_middle(k) + STEP, 0)
