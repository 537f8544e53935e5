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

SIZES = {"wide": (420.0, 182.0), "tall": (380.0, 176.0)}
COLUMNS = 4
GAP = 5.0


def assistants(view: View, words: Words, shape: str) -> Box:
    """All that can be hired, in fixed places, and the one who is hired and still has to be placed."""
    width, height = SIZES[shape]
    sign = (width - 2 * GAP - (COLUMNS - 1) * GAP) / COLUMNS, (height - 3 * GAP) / 2
    people = [
        assistant(words, side, *sign).marked(f"assistant:{side}", name(words, f"assistant:{side}"), "7.8")
        for side in view.assistants
    ]
    if view.hired:
        people.append(Box(*sign, group(assistant(words, view.hired, *sign).picture, opacity=0.6)))
    ground = cobbles(width, height)
    if not people:
        nobody = lettered(say(words, "draw-nobody-left"), width - 40, 14)
        return Box(width, height, join(ground, nobody.at(20, height / 2 - 9)))
    return Box(width, height, join(ground, grid(people, COLUMNS, GAP).at(GAP, GAP)))


@lru_cache(maxsize=128)
def assistant(words: Words, side: str, width: float, height: float) -> Box:
    """One sign; a small house for every building asked for."""
    line: dict[str, Any] = CARDS.rows["assistants"][SIDES.index(side)]
    asked = [colour_chip(colour, 16) for colour in COLOURS for _ in range(line[colour])]
    ground = rect(0, 0, width, height, 7, class_="card")
    band = group(painted("", "plum", width, 9, radius=4), class_=paint_class("plum"))
    coin = join(circle(18, 30, 14, class_="card rim"), numeral(str(line["cost"]), 18, 30, 18))
    person = icon("person", 32, title="").around(width / 2, 32)
    edge = rect(0, 0, width, height, 7, class_="edge", fill="none", pointer_events="all")
    parts = [ground, band, coin, person, laurel(line["points"], 32).around(width - 20, 31)]
    parts.append(row(*asked, gap=2).around(width / 2, height - 15))
    return Box(width, height, piece(name(words, f"assistant:{side}"), *parts, edge))
