"""The spaces of the trail with what stands there."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, circle, figures, group, icon, join, numeral, piece, rect, row
from goodsyard.games.great_western_trail.rules.cards import CARDS, action_of
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, action_name, space_name
from goodsyard.games.great_western_trail.show.actions import gains, given
from goodsyard.games.great_western_trail.show.clauses import CLAUSES, building_clause
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.map import EMPTY, PLACES, PLATE, ROUND, TILE, size_of
from goodsyard.games.great_western_trail.show.tiles import building, hazard, teepee
from goodsyard.games.great_western_trail.show.words import building_title, capital, name, say


@kept(1024)
def space_on(id: str, tile: str | None, owner: int | None, used: tuple[int, ...], words: Words) -> Markup:
    """A space with its tile and the risk action that hangs under it."""
    wide, high = size_of(id)
    line = SPACE_LINES[id]
    drawn = standing(id, tile, owner, used, words) if tile else empty(id, words)
    parts = [drawn.around(0, 0)]
    if line["risk"]:
        parts.append(risk(id, words).at(-wide / 2 + 2, high / 2 - 1))
    if line["woods"]:
        parts.append(icon("tree", 17, say(words, "draw-woods"), "moss").at(-wide / 2 - 9, high / 2 - 14))
    return Box(0, 0, join(*parts)).at(*PLACES[id])


def standing(id: str, tile: str, owner: int | None, used: tuple[int, ...], words: Words) -> Box:
    """A tile on its space: a location."""
    where, clause = words.say(space_name(id)), CLAUSES["hazard"]
    line = SPACE_LINES[id]
    if line["kind"] == "hazard":
        drawn, title = hazard(tile), name(words, "tile", tile)
    elif line["kind"] == "teepee":
        drawn, title, clause = _camp(tile, line["money"]), name(words, "tile", tile), CLAUSES["teepee"]
    else:
        drawn, title, clause = building(tile, owner, used), building_title(words, tile, owner), building_clause(tile)
    return drawn.marked(f"space:{id}", say(words, "draw-on-space", space=where, tile=title), clause)


def _camp(tile: str, money: int) -> Box:
    """A teepee with what trading there brings."""
    drawn = teepee(tile.removeprefix("teepee_"))
    amount = figures(_signed(money), 12)
    plate = rect(0, 0, amount.width + 3, 14, 4, class_="card", pointer_events="none")
    label = join(plate, group(amount.at(1.5, 1), class_=_tone(money)))
    return Box(drawn.width, drawn.height, join(drawn.picture, label))


def empty(id: str, words: Words) -> Box:
    """A space without a tile, which is not a location."""
    line = SPACE_LINES[id]
    kind = line["kind"]
    title = words.say(space_name(id))
    if kind == "start":
        ground = circle(ROUND[0] / 2, ROUND[0] / 2, ROUND[0] / 2 - 1, class_="card edge")
        sign = icon("horseshoe", 25, "").around(ROUND[0] / 2, ROUND[0] / 2)
        return Box(*ROUND, piece("", ground, sign)).marked("space:START", capital(title), CLAUSES[kind])
    wide, high = EMPTY if size_of(id) == TILE else size_of(id)
    edge = rect(0.5, 0.5, wide - 1, high - 1, 6, class_="edge empty", pointer_events="all", stroke_opacity=0.7)
    drawn = Box(wide, high, piece("", edge, _awaits(id, wide, high)))
    return drawn.marked(f"space:{id}", say(words, "draw-empty-space", space=title), CLAUSES[kind])


def _awaits(id: str, wide: float, high: float) -> Markup:
    """What belongs on an empty space."""
    line = SPACE_LINES[id]
    if line["kind"] == "hazard":
        sign = icon(line["section"], 20, "").around(wide / 2 + 4, high / 2 + 3)
        return group(group(sign, opacity=0.5), numeral(id[-1], 9, 10, 12), class_="iron")
    if line["kind"] == "teepee":
        sign = group(icon("teepee", 17, "").around(wide / 2, high - 11), class_="iron", opacity=0.5)
        return join(sign, group(numeral(_signed(line["money"]), wide / 2, 9, 12), class_=_tone(line["money"])))
    return group(icon("building", 18, "").around(wide / 2, high / 2), class_="iron", opacity=0.3)


def _signed(money: int) -> str:
    return f"+{money}" if money > 0 else f"−{-money}"


def _tone(money: int) -> str:
    return "moss" if money > 0 else "signal"


def risk(id: str, words: Words) -> Box:
    """The risk action that hangs under a building space."""
    number = action_of(SPACE_LINES[id]["risk"])
    line = CARDS.rows["actions"][number]
    got = gains(line["dollars"], line["certificates"])
    inside = row(given(line["card"], 13), icon("arrow-right", 10, "", "iron"), *got, gap=2)
    plate = rect(0, 0, inside.width + 6, PLATE, 5, class_="card edge")
    title = say(words, "draw-risk", action=words.say(action_name(number)))
    drawn = Box(inside.width + 6, PLATE, piece("", plate, inside.at(3, (PLATE - inside.height) / 2)))
    return drawn.marked(f"risk:{id}", title, CLAUSES["risk"])
