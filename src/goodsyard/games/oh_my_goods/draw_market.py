"""The middle of the table: market display with totals, piles, assistants on offer."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, icon, overlap, row, stack
from goodsyard.drawing import words as lettered
from goodsyard.games.oh_my_goods.draw_cards import amount_chip, assistant, back, face, strip
from goodsyard.games.oh_my_goods.draw_words import name, say
from goodsyard.games.oh_my_goods.view import View

WIDTH = 860.0
STRIP = 46.0


def market(view: View, words: Words) -> Box:
    """Two rows, the resources of both, and the piles."""
    rows = [_row(words, "draw-sunrise", view.sunrise), _row(words, "draw-sunset", view.sunset)]
    return row(column(totals(view, words), *rows, gap=8), piles(view, words), gap=20, align=0)


def totals(view: View, words: Words) -> Box:
    """What the whole market display gives."""
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
    """Draw pile and discard pile; all may look through the latter."""
    draw = stack(back(words, 74), view.draw_pile, say(words, "draw-draw-pile"))
    top = face(words, view.discard_pile[-1], 74) if view.discard_pile else None
    thrown = stack(top, len(view.discard_pile), say(words, "draw-discard-pile"))
    drawn = column(_named(words, "draw-draw-pile"), draw, gap=4)
    return row(drawn, column(_named(words, "draw-discard-pile"), thrown, gap=4), gap=14, align=0)


def _named(words: Words, label: str) -> Box:
    return lettered(say(words, label), 96, 13, class_="heading", align=0)


def assistants(view: View, words: Words) -> Box:
    """Who can be hired."""
    people = [
        assistant(words, side).marked(f"assistant:{side}", name(words, f"assistant:{side}"), "7.8")
        for side in view.assistants
    ]
    if view.hired:
        people.append(assistant(words, view.hired).framed())
    return row(*people, gap=10) if people else lettered(say(words, "draw-nobody-left"), 300, 14)
