"""Cattle cards and objective cards, large in the hand and small in the markets."""

from __future__ import annotations

import re

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    Face,
    Markup,
    card,
    circle,
    figures,
    group,
    icon,
    join,
    laurel,
    paint_class,
    piece,
    rect,
    row,
    tag,
)
from goodsyard.games.great_western_trail.rules.cards import CARDS, action_of
from goodsyard.games.great_western_trail.say.names import (
    CATTLE,
    breed_name,
    breed_of,
    objective_line,
)
from goodsyard.games.great_western_trail.show.actions import action_picture, breed_chip
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.words import PAINT, TEEPEE_PAINT, name, say, toned

TASK_ICON = {"building": "building", "hazard": "hazard", "station": "station", "san_francisco": "city"}
OBJECTIVE_RATIO = 1.16
PEEK = 6.0
"""How much of a covered card shows."""
NAMED = re.compile('<g class="piece" role="group"><title>[^<]*</title>')


@kept(256)
def cattle_card(id: str, width: float, words: Words) -> Box:
    """A cattle card: breeding value, points, type; the caller gives it a name."""
    line = CARDS.rows["cattle"][CATTLE.index(id)]
    breed = breed_of(id)
    title = words.say(breed_name(breed))
    printed = Face(title, str(line["value"]), line["points"] or None, "cow", (), PAINT[breed])
    drawn = card(printed, width)
    return Box(drawn.width, drawn.height, Markup(NAMED.sub('<g class="piece">', drawn.picture)))


@kept(128)
def objective_card(id: str, width: float) -> Box:
    """An objective card: immediate action, points and penalty above, tasks below; without a name."""
    line = objective_line(id)
    high = round(width * OBJECTIVE_RATIO)
    unit = width / 76
    ground = rect(0, 0, width, high, 6, class_="card edge")
    field = group(rect(1, 1, width - 2, 40 * unit, 5, class_="painted", opacity=0.2), class_="paint-straw")
    parts = [ground, field]
    if line["action"]:
        parts.append(action_picture(action_of(id), 20).around(20 * unit, 21 * unit))
    parts.append(laurel(line["points"], 28 * unit).around(56 * unit, 15 * unit))
    if line["penalty"]:
        parts.append(toned(figures(f"−{-line['penalty']}", 13), "signal").around(56 * unit, 34 * unit))
    signs = [task_sign(task, 20 * unit) for task in line["tasks"]]
    half = [signs[:2], signs[2:]] if len(signs) > 3 else [signs]
    middle = (high + 41 * unit) / 2 - (0 if len(half) > 1 else 4 * unit)
    for k, some in enumerate(half):
        line_of_signs = row(*some, gap=3 * unit)
        parts.append(line_of_signs.around(width / 2, middle + (k * 22 - 11) * unit * (len(half) - 1)))
    return Box(width, high, piece("", *parts))


@kept(64)
def task_sign(task: str, size: float) -> Box:
    """One task: an icon, a painted teepee, a cattle card."""
    if task in TASK_ICON:
        return icon(TASK_ICON[task], size, "")
    if task == "value_3":
        plate = rect(0.5, 0.5, size * 0.85, size - 1, 3, class_="card rim")
        return Box(size * 0.85 + 1, size, join(plate, figures("3", size * 0.6).around(size * 0.44, size / 2)))
    if not task.startswith("teepee"):
        return breed_chip(task, size * 0.88)
    paint = TEEPEE_PAINT[task.removeprefix("teepee_")]
    plate = rect(0.5, 0.5, size - 1, size - 1, 4, class_="painted paint-edge")
    sign = group(icon("teepee", size * 0.8, "").around(size / 2, size / 2), class_="on-paint")
    return Box(size, size, group(plate, sign, class_=paint_class(paint)))


def copies(face: Box, count: int, card: str, words: Words) -> tuple[Box, str]:
    """Equal cards that overlap and are chosen as one thing, with their name."""
    below = [rect(PEEK * k, 0, face.width, face.height, 5, class_="card rim") for k in range(count - 1, 0, -1)]
    parts = [*below, face.picture]
    if count > 1:
        parts.append(tag(f"×{count}").at(face.width - 26, face.height * 0.28))
    drawn = Box(face.width + PEEK * (count - 1), face.height, join(*parts)).framed(quiet=True)
    return drawn, say(words, "draw-copies", card=name(words, "card", card), count=count)


@kept(8)
def objective_back(width: float) -> Box:
    """The face-down stack of objective cards."""
    high = round(width * OBJECTIVE_RATIO)
    ground = rect(0, 0, width, high, 6, class_="painted edge")
    disc = circle(width / 2, high / 2 - 6, width * 0.28, class_="card rim")
    sign = icon("objective", width * 0.4, "").around(width / 2, high / 2 - 6)
    return Box(width, high, piece("", ground, disc, sign, paint="straw"))
