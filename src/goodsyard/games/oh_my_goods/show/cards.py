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
from goodsyard.games.oh_my_goods.say.names import CARD_IDS, RESOURCES
from goodsyard.games.oh_my_goods.show.words import GOOD_ICON, PAINT, RESOURCE_ICON, RESOURCE_PAINT, capital, name, say

Line = dict[str, Any]
STRIP = 56.0
"""Height of a card in the market display."""


def line_of(id: str) -> Line:
    """Everything that is printed on a card."""
    line: Line = CARDS.all[CARD_IDS.index(id)]
    return line


def resource_chip(resource: str, size: float = 20, title: str = "") -> Box:
    return Mark(RESOURCE_ICON[resource], paint=RESOURCE_PAINT[resource], title=title).drawn(size)


@lru_cache(maxsize=32)
def coins_for(good: str) -> int:
    """What one of these goods is worth."""
    coins: int = next(line["coins"] for line in CARDS.rows["goods"] if line["id"] == good)
    return coins


def good_chip(words: Words, good: str, size: float = 22) -> Box:
    return token(GOOD_ICON[good], size, "chalk", "round", title=say(words, f"good-{good}", count=0))


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
        worth = figures(str(coins_for(building["good"])), 9 * unit)
        parts.append(column(good_chip(words, building["good"], 16 * unit), worth, gap=1, align=0.5))
    else:
        parts.append(icon("market", 20 * unit, ""))
    if building["chain"]:
        parts.append(
            column(
                icon("chain", 8 * unit, ""), *(chain_input(words, item, 10 * unit) for item in building["chain"]), gap=1
            )
        )
    return row(*parts, gap=4 * unit)


def chain_input(words: Words, item: str, size: float) -> Box:
    """What a chain takes."""
    return resource_chip(item, size) if item in RESOURCES else good_chip(words, item, size)


def strip(words: Words, id: str, width: float) -> Box:
    """A card in the market display: only its resource and half sun count."""
    line = line_of(id)
    building = CARDS.building(line)
    paint = PAINT[building["colour"]]
    resource = next(entry["id"] for entry in CARDS.rows["resources"] if entry["colour"] == building["colour"])
    band = group(painted("", paint, width, 7, radius=3), class_=paint_class(paint))
    parts = [resource_chip(resource, 23).around(width / 2, 21 if line["half_suns"] else 31)]
    if line["half_suns"]:
        parts.append(icon("half-sun", 21, "", "brass").around(width / 2, 44))
    ground = rect(0, 0, width, STRIP, 4, class_="card")
    rim = rect(0, 0, width, STRIP, 4, class_="rim", fill="none")
    return Box(width, STRIP, piece(capital(name(words, f"card:{id}")), ground, band, join(*parts), rim))


def colour_chip(colour: str, size: float) -> Box:
    """A building of a colour, as assistants ask for it."""
    return Mark("building", paint=PAINT[colour], title="").drawn(size)
