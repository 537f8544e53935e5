"""Train stations with their costs, points and discs, and the station masters beside them."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, group, icon, join, laurel, piece, rect, row
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import MASTERS
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.pieces import corner, discs
from goodsyard.games.great_western_trail.show.tiles import worker
from goodsyard.games.great_western_trail.show.words import name, say

STATION_HEIGHT = 58.0
PLATFORM = 104.0
"""Width of a station without its station master."""
TOP = {"workers": "$2", "objectives": "hazard / teepee"}
TASK = {
    "workers": "person",
    "objectives": "objective",
    "hazards": "hazard",
    "teepees": "teepee",
    "certificates": "certificate",
}
"""What a station master tile shows above, if not a certificate, and what it counts."""


@kept(1024)
def station(number: int, seats: tuple[int, ...], master: str | None, appointed: str | None, words: Words) -> Box:
    """A station below its turnout space, which stands in the middle of its upper edge."""
    facts = CARDS.rows["stations"][number - 1]
    ground = rect(0, 0, PLATFORM, STATION_HEIGHT, 8, class_="card edge")
    cost = row(icon("station", 16, "", "enamel"), figures(f"${facts['cost']}", 13), gap=2)
    parts = [ground, cost.at(3, 4), laurel(facts["points"], 25).at(PLATFORM - 30, 3)]
    parts.append(row(corner(bool(facts["dark"])), discs(seats, 74), gap=3).at(4, 34))
    said = {"number": number, "dollars": facts["cost"], "points": facts["points"], "dark": facts["dark"]}
    title = say(words, "draw-station", **said)
    drawn = Box(PLATFORM, STATION_HEIGHT, piece("", *parts)).marked(f"station:{number}", title, CLAUSES["station"])
    beside = PLATFORM + 2
    if master:
        tile = station_master(master).marked(f"master:{number}", name(words, "master", master), CLAUSES["master"])
        return Box(beside + tile.width, STATION_HEIGHT, join(drawn.picture, tile.at(beside, 0)))
    if appointed:
        says = say(words, "draw-appointed", worker=name(words, "tile", appointed))
        given = Box(34, 34, piece(says, worker(appointed, 34).picture))
        return Box(beside + 34, STATION_HEIGHT, join(drawn.picture, given.at(beside, 12)))
    return drawn


@kept(64)
def station_master(tile: str) -> Box:
    """A station master tile: its action or certificate above, what it scores below."""
    line = CARDS.rows["masters"][MASTERS.index(tile)]
    wide, high = 34.0, STATION_HEIGHT
    ground = rect(0, 0, wide, high, 5, class_="painted paint-edge edge")
    above = TOP.get(tile, "certificate").split()
    upper = row(*(icon(sign, 14, "") if sign.isalpha() else figures(sign, 13) for sign in above), gap=0)
    counted = "2" if line["per"] == 2 else ""
    signs = [icon(TASK[tile], 14, "")] * (2 if tile == "teepees" else 1)
    lower = row(*([figures(counted, 12)] if counted else []), *signs, gap=0)
    face = [
        upper.around(wide / 2, 10),
        rect(3, 20, wide - 6, 0.8, class_="solid", opacity=0.5),
        figures(f"{line['points']}/", 12).around(wide / 2, 31),
        lower.around(wide / 2, 46),
    ]
    return Box(wide, high, piece("", ground, group(*face, class_="on-paint"), paint="straw"))
