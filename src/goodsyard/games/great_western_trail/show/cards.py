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
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS, action_of
from goodsyard.games.great_western_trail.say.names import (
    CATTLE,
    breed_name,
    breed_of,
    objective_line,
)
from goodsyard.games.great_western_trail.show.actions import action_picture, breed_chip
from goodsyard.games.great_western_trail.show.words import LETTER, PAINT, TEEPEE_PAINT, name, say, toned

TASK_ICON = {"building": "building", "hazard": "hazard", "station": "station", "san_francisco": "city"}
SMALL = (34.0, 54.0)
"""A cattle card in the market."""
PEEK = 6.0
"""How much of a covered card shows."""
NAMED = re.compile('<g class="piece" role="group"><title>[^<]*</title>')


@kept
def cattle_card(id: str, width: float, words: Words) -> Box:
    """A cattle card: breeding value, points, type; the caller gives it a name."""
    line = CARDS.rows["cattle"][CATTLE.index(id)]
    breed = breed_of(id)
    title = words.say(breed_name(breed))
    printed = Face(title, str(line["value"]), line["points"] or None, "cow", (), PAINT[breed])
    drawn = card(printed, width)
    return Box(drawn.width, drawn.height, Markup(NAMED.sub('<g class="piece">', drawn.picture)))


@kept
def small_cattle_card(id: str, count: int) -> Box:
    """A cattle card for the market: value and points above, its paint and letter in the middle, how many below."""
    line = CARDS.rows["cattle"][CATTLE.index(id)]
    breed = breed_of(id)
    wide, high = SMALL
    ground = rect(0.5, 0.5, wide - 1, high - 1, 5, class_="card edge")
    sign = row(icon("cow", 17, ""), figures(LETTER[breed], 13), gap=1)
    band = join(
        rect(1, 20, wide - 2, 19, class_="painted paint-edge"), group(sign.around(wide / 2, 29.5), class_="on-paint")
    )
    parts = [ground, figures(str(line["value"]), 15).around(9, 11), laurel(line["points"], 19).around(wide - 11, 11)]
    parts.append(group(band, class_=paint_class(PAINT[breed])))
    if count > 1:
        parts.append(figures(f"×{count}", 12).around(wide / 2, 46.5))
    return Box(wide, high, piece("", *parts))


@kept
def objective_card(id: str, wide: float, high: float) -> Box:
    """An objective card: immediate action, points and penalty above, tasks below; without a name."""
    line = objective_line(id)
    ground = rect(0.5, 0.5, wide - 1, high - 1, 6, class_="card edge")
    field = group(rect(1.5, 1.5, wide - 3, 35, 5, class_="painted", opacity=0.2), class_="paint-straw")
    parts = [ground, field]
    if line["action"]:
        parts.append(action_picture(action_of(id), 18).around(wide * 0.28, 19))
    penalty = toned(figures(f"−{-line['penalty']}", 12), "signal") if line["penalty"] else Box(0, 0)
    parts.append(laurel(line["points"], 22).around(wide - 16, 13 if line["penalty"] else 19))
    parts.append(penalty.around(wide - 16, 29))
    size = min(20.0, (wide - 4) / max(3, len(line["tasks"])) - 1)
    signs = [task_sign(task, size) for task in line["tasks"]]
    parts.append(row(*signs, gap=1).around(wide / 2, (high + 36) / 2))
    return Box(wide, high, piece("", *parts))


@kept
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


@kept
def objective_back(wide: float, high: float) -> Box:
    """The face-down stack of objective cards."""
    ground = rect(0.5, 0.5, wide - 1, high - 1, 6, class_="painted edge")
    disc = circle(wide / 2, high / 2 - 7, 17, class_="card rim")
    sign = icon("objective", 24, "").around(wide / 2, high / 2 - 7)
    return Box(wide, high, piece("", ground, disc, sign, paint="straw"))
