"""Cards laid out as in the rule book: cost, points, resource and half sun, inputs, good with its value, chain."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from goodsyard.core.words import Words
from goodsyard.drawing import (
    CARD_WIDTH,
    Box,
    Face,
    Mark,
    card,
    card_back,
    column,
    figures,
    group,
    icon,
    join,
    paint_class,
    painted,
    piece,
    rect,
    row,
    shortened,
    token,
)
from goodsyard.games.oh_my_goods.rules.cards import CARDS
from goodsyard.games.oh_my_goods.say.names import CARD_IDS, RESOURCES, SIDES
from goodsyard.games.oh_my_goods.show.words import GOOD_ICON, PAINT, RESOURCE_ICON, RESOURCE_PAINT, capital, name, say

Line = dict[str, Any]


def line_of(id: str) -> Line:
    """Everything that is printed on a card."""
    line: Line = CARDS.all[CARD_IDS.index(id)]
    return line


def resource_chip(resource: str, size: float = 20, title: str = "") -> Box:
    return Mark(RESOURCE_ICON[resource], paint=RESOURCE_PAINT[resource], title=title).drawn(size)


def amount_chip(resource: str, count: int, title: str = "") -> Box:
    """A resource with its number."""
    drawn = row(resource_chip(resource), figures(str(count), 14), gap=3)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))


def good_chip(words: Words, good: str, size: float = 22) -> Box:
    return token(GOOD_ICON[good], size, "chalk", "round", title=say(words, f"good-{good}"))


@lru_cache(maxsize=512)
def face(words: Words, id: str, width: float = CARD_WIDTH) -> Box:
    """A deck card or charburner face up."""
    line = line_of(id)
    building = CARDS.building(line)
    unit = width / 63
    needs = [
        Mark(RESOURCE_ICON[key], str(line[key]), RESOURCE_PAINT[key], "") for key in [*RESOURCES, "any"] if line[key]
    ]
    if "gives" in line:
        gift = line["gives"]
        needs = [Mark("draw-card", "+1")] if gift == "card" else [Mark(RESOURCE_ICON[gift], "+1", RESOURCE_PAINT[gift])]
    title = say(words, f"building-{building['id'].replace('_', '-')}")
    printed = Face(
        title,
        str(line["cost"]) if building["id"] != "charburner" else "",
        line["points"] if building["id"] != "charburner" else None,
        _middle(words, line, building, unit),
        needs,
        PAINT[building["colour"]],
        name(words, f"card:{id}"),
    )
    return shortened(card(printed, width))


def _middle(words: Words, line: Line, building: Line, unit: float) -> Box:
    """Resource and half sun on the left, the good with its value in the middle, the chain on the right."""
    colours = {entry["colour"]: entry["id"] for entry in CARDS.rows["resources"]}
    left = [resource_chip(colours[building["colour"]], 12 * unit)] if building["colour"] in colours else []
    if line["half_suns"]:
        left.append(icon("half-sun", 12 * unit, "", "brass"))
    parts = [column(*left, gap=2) if left else Box(12 * unit, 1)]
    if building["good"]:
        coins = next(good["coins"] for good in CARDS.rows["goods"] if good["id"] == building["good"])
        parts.append(
            column(good_chip(words, building["good"], 16 * unit), figures(str(coins), 9 * unit), gap=1, align=0.5)
        )
    else:
        parts.append(icon("market", 20 * unit, ""))
    if building["chain"]:
        parts.append(
            column(icon("chain", 8 * unit, ""), *(_input(words, item, 10 * unit) for item in building["chain"]), gap=1)
        )
    return row(*parts, gap=4 * unit)


def _input(words: Words, item: str, size: float) -> Box:
    """What a chain takes."""
    return resource_chip(item, size) if item in RESOURCES else good_chip(words, item, size)


@lru_cache(maxsize=16)
def back(words: Words, width: float = CARD_WIDTH) -> Box:
    """A card that the viewer does not know."""
    return card_back("goods", "umber", width, say(words, "draw-hidden-card"))


@lru_cache(maxsize=64)
def assistant(words: Words, side: str, width: float = CARD_WIDTH) -> Box:
    """An assistant: cost, points and the colours that it asks for."""
    line: Line = CARDS.rows["assistants"][SIDES.index(side)]
    colours = {entry["colour"]: entry["id"] for entry in CARDS.rows["resources"]}
    asked = [Mark("building", str(line[colour]), PAINT[colour], "") for colour in colours if line[colour]]
    title = say(words, "draw-assistant")
    printed = Face(title, str(line["cost"]), line["points"], "person", asked, "plum", name(words, f"assistant:{side}"))
    return card(printed, width)


def strip(words: Words, id: str, width: float) -> Box:
    """A card in the market display: only its resource and half sun count."""
    line = line_of(id)
    building = CARDS.building(line)
    paint = PAINT[building["colour"]]
    resource = next(entry["id"] for entry in CARDS.rows["resources"] if entry["colour"] == building["colour"])
    band = group(painted("", paint, width, 12, radius=4), class_=paint_class(paint))
    parts = [resource_chip(resource, 26).around(width / 2, 34)]
    if line["half_suns"]:
        parts.append(icon("half-sun", 26, "", "brass").around(width / 2, 66))
    ground = rect(0, 0, width, 84, 6, class_="card rim")
    return Box(width, 84, piece(capital(name(words, f"card:{id}")), ground, band, join(*parts)))
