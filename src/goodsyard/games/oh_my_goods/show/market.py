"""The market display: sunrise and sunset as two lines, the resources they give together, and the piles."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import (
    Box,
    card_back,
    figures,
    group,
    icon,
    join,
    overlap,
    piece,
    placeholder,
    rect,
    row,
    tag,
)
from goodsyard.drawing import words as lettered
from goodsyard.drawing.kept import kept
from goodsyard.games.oh_my_goods.show.cards import resource_chip, strip
from goodsyard.games.oh_my_goods.show.view import View
from goodsyard.games.oh_my_goods.show.words import name, say
from goodsyard.games.oh_my_goods.show.world import awning, sky

SIZES = {"wide": (620.0, 196.0), "tall": (382.0, 212.0)}
AWNING = 16.0
LINE = 60.0
"""Height of sunrise and sunset."""
LABEL = 84.0
ROUND = 70.0
PILE = 38.0
"""Width of the cards in the piles."""


def market(view: View, words: Words, shape: str) -> Box:
    """Two lines with a pile beside each, and the totals below, next to the buildings that need them."""
    width, height = SIZES[shape]
    piles = draw_pile(view.draw_pile, words), discard_pile(view.discard_pile, words)
    lines = [
        daylight(cards, label, width - 64, words).at(0, AWNING + 6 + k * (LINE + 5))
        for k, (cards, label) in enumerate([(view.sunrise, "draw-rising"), (view.sunset, "draw-setting")])
    ]
    beside = [pile.at(width - 54, AWNING + 6 + k * (LINE + 5)) for k, pile in enumerate(piles)]
    top = AWNING + 2 * LINE + 14
    sums = totals(view.resources, offices_of(view), width, words)
    parts = [awning(width, AWNING, "brick"), *lines, *beside]
    if shape == "wide":
        said = lettered(round_of(view, words), ROUND, 13, 3)
        return Box(width, height, join(*parts, sums.at(0, top), said.at(width - ROUND - 2, top + 22 - said.height / 2)))
    said = lettered(round_of(view, words), 150, 12, align=1)
    label = lettered(say(words, "draw-totals"), 150, 12, class_="heading", align=0)
    return Box(width, height, join(*parts, label.at(4, top + 2), said.at(width - 154, top + 2), sums.at(0, top + 20)))


def round_of(view: View, words: Words) -> str:
    if view.over:
        return say(words, "draw-over")
    if view.last_round:
        return say(words, "draw-round-last", number=view.round, last=view.last_round)
    return say(words, "draw-round", number=view.round)


def offices_of(view: View) -> dict[str, int]:
    """What the viewer's market offices add to the market display."""
    return view.seats[view.you].offices if view.you is not None else {}


@kept
def daylight(cards: list[str], label: str, width: float, words: Words) -> Box:
    """One line of the market display under its sky."""
    said = lettered(say(words, label), LABEL - 2, 12, class_="heading")
    room = width - LABEL - 6
    strips = [strip(words, card, 38 if width > 400 else 28).moving(f"card:{card}") for card in cards]
    shown = overlap(strips, room, 3).at(LABEL, 3) if strips else ""
    rising = label == "draw-rising"
    line = join(sky(width, LINE, rising), said.at(1, LINE - 15), shown)
    return Box(width, LINE, group(line, data_reveals="sunrise" if rising else "sunset"))


@kept
def totals(resources: dict[str, int], offices: dict[str, int], width: float, words: Words) -> Box:
    """The resources of the whole market display, large, and what the viewer's offices add; on wide screens with a
    label before them and room for the round behind."""
    wide = width > 400
    step = (width - LABEL - ROUND) / 5 if wide else width / 5
    size = 36.0 if wide else 33.0
    drawn = [_total(words, key, count, offices.get(key, 0), size) for key, count in resources.items()]
    if not wide:
        return Box(width, 38, join(*(box.at(k * step + 4, 2) for k, box in enumerate(drawn))))
    label = lettered(say(words, "draw-totals"), LABEL - 6, 13, class_="heading").at(3, 14)
    return Box(width, 44, join(label, *(box.at(LABEL + k * step, 3) for k, box in enumerate(drawn))))


def _total(words: Words, resource: str, count: int, added: int, size: float) -> Box:
    drawn = row(resource_chip(resource, size), figures(str(count), size * 0.78), gap=4)
    title = f"{say(words, f'resource-{resource}')}: {count}"
    if added:
        drawn = row(drawn, Box(16, 30, group(figures(f"+{added}", 14).picture, class_="moss")), gap=1)
        title = f"{title}, {say(words, 'draw-offices-add', count=added)}"
    return Box(drawn.width, 40, piece(title, group(drawn.picture, class_=None if count or added else "iron")))


@kept
def draw_pile(count: int, words: Words) -> Box:
    title = f"{say(words, 'draw-draw-pile')}: {count}"
    back = card_back("goods", "umber", PILE) if count else placeholder(PILE, PILE * 88 / 63)
    pile = _pile(back, count, title)
    return Box(pile.width, pile.height, group(pile.picture, data_stack="card"))


@kept
def discard_pile(cards: list[str], words: Words) -> Box:
    """The discard pile with a list of its cards; their order has no meaning."""
    counted = Counter(name(words, f"card:{card}") for card in cards)
    listed = ", ".join(f"{count} × {card}" if count > 1 else card for card, count in counted.items())
    high = PILE * 88 / 63
    sheet = rect(0, 0, PILE, high, 3, class_="card rim")
    front = Box(PILE, high, join(sheet, icon("discard", 22, "", "iron").around(PILE / 2, high / 2 - 6)))
    title = f"{say(words, 'draw-discard-pile')}: {listed or len(cards)}"
    return _pile(front if cards else placeholder(PILE, high, "", "discard"), len(cards), title)


def _pile(top: Box, count: int, title: str) -> Box:
    below = [rect(k * 2, k * 2, PILE, top.height, 3, class_="card rim") for k in range(min(count - 1, 2), 0, -1)]
    return Box(PILE + 6, LINE, piece(title, *below, top.picture, tag(count).around(PILE / 2, top.height - 3)))
