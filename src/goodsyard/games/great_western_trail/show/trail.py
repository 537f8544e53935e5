"""The board's map: the trail from its start to Kansas City, where foresight and job market are."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, circle, figures, group, icon, join, marked, numeral, path, piece, rect, row
from goodsyard.games.great_western_trail.rules.cards import CARDS, action_of
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, action_name, code_of, space_name
from goodsyard.games.great_western_trail.show.actions import gains, given
from goodsyard.games.great_western_trail.show.city import kansas_city
from goodsyard.games.great_western_trail.show.clauses import CLAUSES, building_clause
from goodsyard.games.great_western_trail.show.jobs import job_market
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.map import (
    CITY,
    EMPTY,
    HEIGHT,
    PLACES,
    WIDTH,
    arrow_on,
    line_through,
    size_of,
    way_points,
)
from goodsyard.games.great_western_trail.show.pieces import cattleman
from goodsyard.games.great_western_trail.show.tiles import building, hazard, palm, teepee
from goodsyard.games.great_western_trail.show.view import Space, View
from goodsyard.games.great_western_trail.show.words import building_title, capital, name, say

SKY = 28.0
"""Room above the map for the hats of the cattlemen in Kansas City."""
WAYS = [(id, other) for id, space in SPACE_LINES.items() for other in space["next"]]


def trail(view: View, words: Words) -> Box:
    """The whole map."""
    spaces = [space_on(space, _used(view, space), words) for space in view.spaces if space.id != "KC"]
    riders = [rider for space in view.spaces for rider in _riders(space, words)]
    fees = legend(view.fees["green"], view.fees["black"], words)
    jobs = job_market(view, words).at(0, CITY[1] + 12)
    city = kansas_city(view, words)
    return Box(WIDTH, SKY + HEIGHT, Box(WIDTH, HEIGHT, join(country(), *spaces, city, jobs, fees, *riders)).at(0, SKY))


@kept(1)
def country() -> Markup:
    """Woods and ways, which never change."""
    lines = {way: way_points(*way) for way in WAYS}
    all_lines = "".join(line_through(points) for points in lines.values())
    road = path(all_lines, class_="line", stroke_width=9, opacity=0.28, stroke_linecap="round")
    heads = path("".join(arrow_on(points) for points in lines.values()), class_="solid", opacity=0.75)
    ways = [
        marked(f"way:{one}-{other}", "", path(line_through(points), class_="edge quiet"))
        for (one, other), points in lines.items()
    ]
    return join(
        _woods(), group(group(road, heads, class_="paint-line"), class_="paint-umber"), group(*ways, fill="none")
    )


def _woods() -> Markup:
    """Groves around the spaces that touch the woods."""
    spots = [PLACES[id] for id, space in SPACE_LINES.items() if space["woods"]]
    groves = "".join(f"M{x - 64:g} {y:g}a64 50 0 0 1 128 0a64 50 0 0 1-128 0z" for x, y in spots)
    return group(path(groves, class_="solid", opacity=0.2), class_="moss")


def _used(view: View, space: Space) -> tuple[int, ...]:
    """The local actions of the location in use that were used up."""
    here = view.pending is not None and view.pending.location == space.id
    return tuple(view.pending.used) if view.pending and here else ()


def space_on(space: Space, used: tuple[int, ...], words: Words) -> Markup:
    return _space_on(space.id, space.tile, space.owner, used, words)


@kept(1024)
def _space_on(id: str, tile: str | None, owner: int | None, used: tuple[int, ...], words: Words) -> Markup:
    """A space with what stands there."""
    wide, high = size_of(id)
    line = SPACE_LINES[id]
    drawn = standing(id, tile, owner, used, words) if tile else empty(id, words)
    parts = [drawn.around(0, 0)]
    if line["risk"]:
        parts.append(risk(id, words).at(-wide / 2 + 14, high / 2 - 1))
    if line["kind"] == "teepee":
        parts.append(_money(line["money"], bool(tile)).around(-9 if tile else 0, -high / 2 + 10))
    if line["woods"]:
        parts.append(icon("tree", 22, say(words, "draw-woods"), "moss").at(-wide / 2 - 14, high / 2 - 14))
    return Box(0, 0, join(*parts)).at(*PLACES[id])


def standing(id: str, tile: str, owner: int | None, used: tuple[int, ...], words: Words) -> Box:
    """A tile on its space: a location."""
    where, clause = words.say(space_name(id)), CLAUSES["hazard"]
    kind = SPACE_LINES[id]["kind"]
    if kind == "hazard":
        drawn, title = hazard(tile), name(words, "tile", tile)
    elif kind == "teepee":
        drawn, title, clause = teepee(tile.removeprefix("teepee_")), name(words, "tile", tile), CLAUSES[kind]
    else:
        drawn, title, clause = building(tile, owner, used), building_title(words, tile, owner), building_clause(tile)
    return drawn.marked(f"space:{id}", say(words, "draw-on-space", space=where, tile=title), clause)


def empty(id: str, words: Words) -> Box:
    """A space without a tile, which is not a location."""
    line = SPACE_LINES[id]
    kind = line["kind"]
    title = words.say(space_name(id))
    if kind == "start":
        ground = circle(22, 22, 21, class_="card edge")
        sign = icon("horseshoe", 27, "").around(22, 22)
        return Box(44, 44, piece("", ground, sign)).marked("space:START", capital(title), CLAUSES[kind])
    wide, high = EMPTY if kind in ("building", "neutral") else size_of(id)
    if kind == "hazard":
        sign = icon(line["section"], 22, "").around(wide / 2 + 4, high / 2 + 3)
        inside = join(group(sign, opacity=0.55), numeral(id[-1], 10, 12, 13))
    elif kind == "teepee":
        inside = group(icon("teepee", 20, "").around(wide / 2, high - 15), opacity=0.55)
    else:
        inside = numeral(code_of(id), wide / 2, high / 2, 14)
    edge = rect(0.5, 0.5, wide - 1, high - 1, 6, class_="edge empty", pointer_events="all")
    drawn = Box(wide, high, piece("", edge, group(inside, class_="iron")))
    return drawn.marked(f"space:{id}", say(words, "draw-empty-space", space=title), CLAUSES[kind])


def _money(amount: int, on_tile: bool) -> Box:
    """What a teepee tile gives or costs."""
    text = figures(f"+{amount}" if amount > 0 else f"−{-amount}", 13)
    tone = "moss" if amount > 0 else "signal"
    if not on_tile:
        return Box(text.width, text.height, group(text.picture, class_=tone))
    plate = rect(-2, -1.5, text.width + 4, text.height + 3, 4, class_="card")
    return Box(text.width, text.height, join(plate, group(text.picture, class_=tone)))


def risk(id: str, words: Words) -> Box:
    """The risk action that hangs under a building space."""
    number = action_of(SPACE_LINES[id]["risk"])
    line = CARDS.rows["actions"][number]
    got = gains(line["dollars"], line["certificates"])
    inside = row(given(line["card"], 14), icon("arrow-right", 11, "", "iron"), *got, gap=3)
    plate = rect(0, 0, inside.width + 8, 19, 5, class_="card edge")
    title = say(words, "draw-risk", action=words.say(action_name(number)))
    drawn = Box(inside.width + 8, 19, piece("", plate, inside.at(4, 9.5 - inside.height / 2)))
    return drawn.marked(f"risk:{id}", title, CLAUSES["risk"])


@kept(16)
def legend(green: int, black: int, words: Words) -> Markup:
    """What the hands cost with this number of players."""
    signs = []
    for hand, cost in (("green", green), ("black", black)):
        sign = row(palm(hand, 20), figures(f"${cost}", 14), gap=4)
        signs.append(Box(44, 20, piece(say(words, f"draw-fee-{hand}", dollars=cost), sign.picture)))
    return row(*signs, gap=8).at(190, 664)


def _riders(space: Space, words: Words) -> list[Markup]:
    """The cattlemen who stand on a space, along its upper edge."""
    x, y = PLACES[space.id]
    wide, high = size_of(space.id)
    left = x + wide / 2 - 26
    return [cattleman(seat, words).at(left - 25 * k, y - high / 2 - 22) for k, seat in enumerate(space.cattlemen)]
