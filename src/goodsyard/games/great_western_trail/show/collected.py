"""What a player has collected: hazards and teepees, station masters, objective cards."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, group, icon, join, laurel, overlap, piece, rect, row
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.say.names import HAZARDS
from goodsyard.games.great_western_trail.show.cards import objective_card, task_sign
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.stations import station_master
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import name, say

WIDTH = 365.0
HEIGHT = 66.0
MASTERS = 84.0
OBJECTIVE = (60.0, 62.0)


def tiles(seat: Seat, words: Words) -> Box:
    return _tiles(tuple(seat.hazards), seat.teepees["green"], seat.teepees["blue"], words)


@kept
def _tiles(hazards: tuple[str, ...], green: int, blue: int, words: Words) -> Box:
    """Hazards with their points, teepees."""
    kinds = Counter(tile.split("_")[0] for tile in hazards)
    drawn = [_counted(icon(kind, 18, ""), kinds[kind], name(words, "hazard", kind)) for kind in HAZARDS]
    points = sum(int(tile.rpartition("_")[2]) for tile in hazards)
    drawn.append(Box(24, 22, piece(say(words, "draw-hazard-points", points=points), laurel(points, 22).picture)))
    for colour, count in (("green", green), ("blue", blue)):
        drawn.append(_counted(task_sign(f"teepee_{colour}", 17), count, name(words, "tile", f"teepee_{colour}")))
    return shelf(row(*drawn, gap=1), 182, 30, 3)


def _counted(sign: Box, count: int, title: str) -> Box:
    drawn = row(sign, figures(str(count), 13), gap=1)
    quiet = group(drawn.picture, opacity=None if count else 0.65)
    return Box(30, drawn.height, piece(f"{title}: {count}", quiet))


def collected(seat: Seat, words: Words) -> Box:
    """Station masters and the personal objective area."""
    area = _objectives(tuple((card.card, card.fulfilled) for card in seat.objectives), words)
    return row(_masters(tuple(seat.station_masters), words), area, gap=3)


@kept
def _masters(tiles: tuple[str, ...], words: Words) -> Box:
    drawn = [Box(36, 36, piece(name(words, "master", tile), station_master(tile).picture)) for tile in tiles] or [
        Box(28, 28, icon("stationmaster", 28, say(words, "draw-no-masters"), "iron faint").picture)
    ]
    return shelf(overlap(drawn, MASTERS - 8, 3), MASTERS, HEIGHT, 4)


@kept
def _objectives(cards: tuple[tuple[str, bool], ...], words: Words) -> Box:
    drawn = [_objective(card, fulfilled, words) for card, fulfilled in cards]
    wide = WIDTH - MASTERS - 3
    return shelf(overlap(drawn, wide - 6, 3), wide, HEIGHT, 3)


def _objective(card: str, fulfilled: bool, words: Words) -> Box:
    face = objective_card(card, *OBJECTIVE)
    sign = icon("check", 12, say(words, "draw-fulfilled"), "moss")
    if not fulfilled:
        sign = icon("cross", 9, say(words, "draw-not-fulfilled"), "signal")
    mark = join(rect(0, 0, 14, 14, 7, class_="card rim"), sign.around(7, 7))
    drawn = piece(name(words, "card", card), face.picture, Box(14, 14, mark).at(0, 28))
    return Box(face.width, face.height, drawn)
