"""Train stations with their costs, points and discs, and the station masters beside them."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, group, icon, join, laurel, piece, rect, row
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import MASTERS
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.pieces import platform
from goodsyard.games.great_western_trail.show.tiles import worker
from goodsyard.games.great_western_trail.show.words import name, say

STATION = (58.0, 36.0)
"""A station that has a station master beside it."""
LOW = (94.0, 24.0)
"""A station without one."""
MASTER = (36.0, 36.0)
TOP = {"workers": "$2", "objectives": "hazard / teepee"}
TASK = {
    "workers": "person",
    "objectives": "objective",
    "hazards": "hazard",
    "teepees": "teepee",
    "certificates": "certificate",
}
"""What a station master tile shows above, if not a certificate, and what it counts."""


@kept
def station(number: int, seats: tuple[int, ...], master: str | None, appointed: str | None, words: Words) -> Box:
    """A station with its station master, or the worker who became one."""
    facts = CARDS.rows["stations"][number - 1]
    said = {"number": number, "dollars": facts["cost"], "points": facts["points"], "dark": facts["dark"]}
    face = _high(number, seats) if facts["master"] else _low(number, seats)
    drawn = face.marked(f"station:{number}", say(words, "draw-station", **said), CLAUSES["station"])
    if not facts["master"]:
        return drawn
    beside = drawn.width + 1
    whole = Box(beside + MASTER[0], drawn.height, drawn.picture)
    if master:
        tile = station_master(master).marked(f"master:{number}", name(words, "master", master), CLAUSES["master"])
        tile = tile.moving(f"master:{master}")
    elif appointed:
        says = say(words, "draw-appointed", worker=name(words, "tile", appointed))
        tile = Box(32, 32, piece(says, worker(appointed, 32).picture))
    else:
        return whole
    return Box(whole.width, whole.height, join(whole.picture, tile.around(beside + MASTER[0] / 2, whole.height / 2)))


def _high(number: int, seats: tuple[int, ...]) -> Box:
    """Cost and points above the platform."""
    facts = CARDS.rows["stations"][number - 1]
    wide, high = STATION
    ground = rect(0, 0, wide, high, 6, class_="card edge")
    cost = figures(f"${facts['cost']}", 13)
    wreath = laurel(facts["points"], 20)
    parts = [ground, cost.at(5, 3), wreath.at(wide - 24, 0), platform(bool(facts["dark"]), seats, wide - 4).at(2, 18)]
    return Box(wide, high, piece("", *parts))


def _low(number: int, seats: tuple[int, ...]) -> Box:
    """Everything on one line."""
    facts = CARDS.rows["stations"][number - 1]
    wide, high = LOW
    ground = rect(0, 0, wide, high, 6, class_="card edge")
    inside = row(
        figures(f"${facts['cost']}", 13), platform(bool(facts["dark"]), seats, 46), laurel(facts["points"], 21), gap=3
    )
    return Box(wide, high, piece("", ground, inside.around(wide / 2, high / 2)))


@kept
def station_master(tile: str) -> Box:
    """A station master tile: its action or certificate above, what it scores below."""
    line = CARDS.rows["masters"][MASTERS.index(tile)]
    wide, high = MASTER
    ground = rect(0, 0, wide, high, 5, class_="painted paint-edge edge")
    above = TOP.get(tile, "certificate").split()
    upper = row(*(icon(sign, 14, "") if sign.isalpha() else figures(sign, 12) for sign in above), gap=0)
    counted = f"{line['points']}/{line['per'] if line['per'] == 2 else ''}"
    signs = [icon(TASK[tile], 12, "")] * (2 if tile == "teepees" else 1)
    lower = row(figures(counted, 12), row(*signs, gap=-3), gap=0)
    face = [
        upper.around(wide / 2, 9),
        rect(3, 17.5, wide - 6, 0.8, class_="solid", opacity=0.5),
        lower.around(wide / 2, 27),
    ]
    return Box(wide, high, piece("", ground, group(*face, class_="on-paint"), paint="straw"))
