"""The spaces of the trail with what stands there."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Markup,
    circle,
    figures,
    group,
    icon,
    join,
    numeral,
    piece,
    rect,
    row,
)
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS, action_of
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, action_name, space_name
from goodsyard.games.great_western_trail.show.actions import gains, given
from goodsyard.games.great_western_trail.show.clauses import CLAUSES, building_clause
from goodsyard.games.great_western_trail.show.lots import lot
from goodsyard.games.great_western_trail.show.map import HIGH, PLATE, ROUND, Point
from goodsyard.games.great_western_trail.show.maps import MAPS
from goodsyard.games.great_western_trail.show.tiles import building, hazard, teepee
from goodsyard.games.great_western_trail.show.words import building_title, capital, name, say

CLEAR = 0.6
"""How much of the land an empty place of a hazard hides."""


@kept
def space_on(id: str, tile: str | None, owner: int | None, used: tuple[int, ...], shape: str, words: Words) -> Markup:
    """A space with its tile and the risk action that hangs under it."""
    wide, high = MAPS[shape].size_of(id)
    line = SPACE_LINES[id]
    drawn = empty(id, (wide, high), words)
    if tile:
        drawn = building(tile, owner, used, wide) if high == HIGH else token(tile, line["money"])
        drawn = standing(id, drawn, tile, owner, words)
        if owner is not None or high != HIGH:
            drawn = drawn.moving(f"tile:{tile}", owner)
    parts = [drawn.around(0, 0)]
    if line["risk"]:
        parts.append(risk(id, words).at(-wide / 2 + 2, high / 2 - 1))
    if line["woods"]:
        parts.append(icon("tree", 17, say(words, "draw-woods"), "moss").at(-wide / 2 - 9, high / 2 - 14))
    return Box(0, 0, join(*parts)).at(*MAPS[shape].places[id])


def standing(id: str, drawn: Box, tile: str, owner: int | None, words: Words) -> Box:
    """A tile on its space: a location."""
    kind = SPACE_LINES[id]["kind"]
    if kind in ("hazard", "teepee"):
        title = say(words, "draw-on-space", space=words.say(space_name(id)), tile=name(words, "tile", tile))
        return drawn.marked(f"space:{id}", title, CLAUSES[kind])
    return drawn.marked(f"space:{id}", building_title(words, tile, owner), building_clause(tile))


def token(tile: str, money: int) -> Box:
    """A hazard, or a teepee with what trading there brings."""
    if not money:
        return hazard(tile)
    drawn = teepee(tile.removeprefix("teepee_"))
    amount = figures(_signed(money), 12)
    plate = rect(0, 0, amount.width + 3, 14, 4, class_="card", pointer_events="none")
    label = join(plate, group(amount.at(1.5, 1), class_=_tone(money)))
    return Box(drawn.width, drawn.height, join(drawn.picture, label))


def empty(id: str, size: Point, words: Words) -> Box:
    """A space without a tile, which is not a location: trodden ground."""
    line = SPACE_LINES[id]
    kind = line["kind"]
    title = words.say(space_name(id))
    if kind == "start":
        ground = circle(ROUND[0] / 2, ROUND[0] / 2, ROUND[0] / 2 - 1, class_="card edge")
        sign = icon("horseshoe", 25, "").around(ROUND[0] / 2, ROUND[0] / 2)
        return Box(*ROUND, piece("", ground, sign)).marked("space:START", capital(title), CLAUSES[kind])
    place = lot(size, CLEAR if kind == "hazard" else None)
    drawn = Box(place.width, place.height, piece("", place.picture, _awaits(id, place.width, place.height)))
    return drawn.marked(f"space:{id}", say(words, "draw-empty-space", space=title), CLAUSES[kind])


def _awaits(id: str, wide: float, high: float) -> Markup:
    """What belongs on an empty space, as far as it can be seen from its surroundings only with difficulty."""
    line = SPACE_LINES[id]
    if line["kind"] == "hazard":
        sign = group(icon(line["section"], 18, "").around(wide / 2 + 3, high / 2 + 3), class_="iron", opacity=0.4)
        return join(sign, numeral(id[-1], 10, 11, 12))
    if line["kind"] == "teepee":
        sign = group(icon("teepee", 15, "").around(wide / 2, high - 11), class_="iron", opacity=0.4)
        return join(sign, group(numeral(_signed(line["money"]), wide / 2, 10, 12), class_=_tone(line["money"])))
    return Markup("")


def _signed(money: int) -> str:
    return f"+{money}" if money > 0 else f"−{-money}"


def _tone(money: int) -> str:
    return "moss" if money > 0 else "signal"


def risk(id: str, words: Words) -> Box:
    """The risk action that hangs under a building space."""
    action = action_of(SPACE_LINES[id]["risk"])
    line = CARDS.rows["actions"][action]
    got = gains(line["dollars"], line["certificates"])
    inside = row(given(line["card"], 13), icon("arrow-right", 10, "", "iron"), *got, gap=2)
    plate = rect(0, 0, inside.width + 6, PLATE, 5, class_="card edge")
    title = say(words, "draw-risk", action=words.say(action_name(action)))
    drawn = Box(inside.width + 6, PLATE, piece("", plate, inside.at(3, (PLATE - inside.height) / 2)))
    return drawn.marked(f"risk:{id}", title, CLAUSES["risk"])
