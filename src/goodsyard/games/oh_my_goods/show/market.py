"""The middle of the table: market display with totals, piles, assistants on offer."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, icon, overlap, piece, rect, row, stack
from goodsyard.drawing import words as lettered
from goodsyard.games.oh_my_goods.show.cards import amount_chip, assistant, back, strip
from goodsyard.games.oh_my_goods.show.view import View
from goodsyard.games.oh_my_goods.show.words import name, say

WIDTH = 750.0
STRIP = 46.0


def market(view: View, words: Words) -> Box:
    """Two rows, their total resources, and the piles."""
    rows = [_row(words, "draw-sunrise", view.sunrise), _row(words, "draw-sunset", view.sunset)]
    return row(column(totals(view, words), *rows, gap=8), piles(view, words), gap=20, align=0)


def totals(view: View, words: Words) -> Box:
    """The resources of the whole market display."""
    label = lettered(say(words, "draw-totals"), 150, 14, class_="heading", align=0)
    resources = [
        amount_chip(key, count, f"{say(words, f'resource-{key}')}: {count}") for key, count in view.resources.items()
    ]
    return row(label, *resources, gap=16)


def _row(words: Words, label: str, cards: list[str]) -> Box:
    heading = row(icon("sun", 20, ""), lettered(say(words, label), 110, 13, class_="heading", align=0), gap=6)
    strips = [strip(words, card, STRIP) for card in cards]
    shown = overlap(strips, WIDTH - 150, 4) if strips else Box(WIDTH - 150, 84)
    return row(Box(140, 84, heading.at(0, 30)), shown, gap=10)


def piles(view: View, words: Words) -> Box:
    """Draw pile and discard pile; everyone may look through the discard pile."""
    draw = stack(back(words, 74), view.draw_pile, say(words, "draw-draw-pile"))
    thrown = stack(_thrown(view, words) if view.discard_pile else None, len(view.discard_pile))
    drawn = column(_named(words, "draw-draw-pile"), draw, gap=4)
    return row(drawn, column(_named(words, "draw-discard-pile"), thrown, gap=4), gap=14, align=0)


def _thrown(view: View, words: Words) -> Box:
    """The discard pile with a list of its cards; their order has no meaning."""
    cards = Counter(name(words, f"card:{card}") for card in view.discard_pile)
    listed = ", ".join(f"{count} × {card}" if count > 1 else card for card, count in cards.items())
    sheet = rect(0, 0, 74, 74 * 88 / 63, 5, class_="card rim")
    return Box(74, 74 * 88 / 63, piece(listed, sheet, icon("discard", 34, "", "iron").around(37, 52)))


def _named(words: Words, label: str) -> Box:
    return lettered(say(words, label), 96, 13, class_="heading", align=0)


def assistants(view: View, words: Words) -> Box:
    """The assistants on offer."""
    people = [
        assistant(words, side).marked(f"assistant:{side}", name(words, f"assistant:{side}"), "7.8")
        for side in view.assistants
    ]
    if view.hired:
        people.append(assistant(words, view.hired).framed())
    return row(*people, gap=10) if people else lettered(say(words, "draw-nobody-left"), 300, 14)
