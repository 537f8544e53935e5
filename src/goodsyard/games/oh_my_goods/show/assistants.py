"""The assistants on offer: small signs with cost, points and the buildings that they ask for."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    circle,
    grid,
    group,
    icon,
    join,
    laurel,
    numeral,
    paint_class,
    painted,
    piece,
    rect,
    row,
)
from goodsyard.drawing import words as lettered
from goodsyard.games.oh_my_goods.rules.cards import CARDS
from goodsyard.games.oh_my_goods.say.names import COLOURS, SIDES
from goodsyard.games.oh_my_goods.show.cards import colour_chip
from goodsyard.games.oh_my_goods.show.view import View
from goodsyard.games.oh_my_goods.show.words import name, say
from goodsyard.games.oh_my_goods.show.world import cobbles

SIZES = {"wide": (300.0, 196.0), "tall": (382.0, 176.0)}
COLUMNS = {"wide": 3, "tall": 4}
GAP = 5.0
MOST = 8
"""Assistants that are on offer at once."""


def assistants(view: View, words: Words, shape: str) -> Box:
    """All that can be hired, in fixed places, and the one who is hired and still has to be placed."""
    width, height = SIZES[shape]
    columns = COLUMNS[shape]
    rows = -(-MOST // columns)
    sign = (width - (columns + 1) * GAP) / columns, (height - (rows + 1) * GAP) / rows
    people = [
        assistant(words, side, *sign)
        .marked(f"assistant:{side}", name(words, f"assistant:{side}"), "7.8")
        .moving(f"assistant:{side}")
        for side in view.assistants
    ]
    if view.hired:
        people.append(Box(*sign, group(assistant(words, view.hired, *sign).picture, opacity=0.6)))
    ground = cobbles(width, height)
    if not people:
        nobody = lettered(say(words, "draw-nobody-left"), width - 40, 14)
        return Box(width, height, join(ground, nobody.at(20, height / 2 - 9)))
    return Box(width, height, join(ground, grid(people, columns, GAP).at(GAP, GAP)))


@lru_cache(maxsize=128)
def assistant(words: Words, side: str, width: float, height: float) -> Box:
    """One sign; a small house for every building asked for."""
    line: dict[str, Any] = CARDS.rows["assistants"][SIDES.index(side)]
    asked = [colour_chip(colour, 16) for colour in COLOURS for _ in range(line[colour])]
    ground = rect(0, 0, width, height, 7, class_="card")
    band = group(painted("", "plum", width, 7, radius=4), class_=paint_class("plum"))
    middle = 8 + (height - 27) / 2
    coin = join(circle(17, middle, 13, class_="card rim"), numeral(str(line["cost"]), 17, middle, 17))
    person = icon("person", min(32, height - 32), title="").around(width / 2, middle)
    edge = rect(0, 0, width, height, 7, class_="edge", fill="none", pointer_events="all")
    parts = [ground, band, coin, person, laurel(line["points"], 29).around(width - 18, middle)]
    parts.append(row(*asked, gap=2).around(width / 2, height - 10.5))
    return Box(width, height, piece(name(words, f"assistant:{side}"), *parts, edge))
