"""The general objective display: four cards and the stack."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, group, join, placeholder, rect, row, tag
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.show.cards import objective_back, objective_card
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

SIZES = {"wide": (365.0, 77.0), "tall": (380.0, 77.0)}
CARD = (66.0, 70.0)


def objectives(view: View, words: Words, shape: str) -> Box:
    return display(tuple(view.objective_display), view.objective_stack, shape, words)


@kept
def display(cards: tuple[str | None, ...], stack: int, shape: str, words: Words) -> Box:
    wide, high = SIZES[shape]
    shown = [
        objective_card(card, *CARD)
        .marked(f"objective:{card}", name(words, "card", card), CLAUSES["objective"])
        .moving(f"objective-card:{card}")
        if card
        else placeholder(*CARD)
        for card in cards
    ]
    title = say(words, "draw-objective-stack", count=stack)
    back = objective_back(*CARD) if stack else placeholder(*CARD)
    pile = Box(back.width, back.height, join(back.picture, tag(stack).around(back.width / 2, back.height - 12)))
    pile = pile.marked("objective:stack", title, CLAUSES["objective"])
    pile = Box(pile.width, pile.height, group(pile.picture, data_stack="objective-card"))
    line = row(pile, *shown, gap=4)
    return Box(
        wide, high, join(rect(0.5, 0.5, wide - 1, high - 1, 10, class_="card rim"), line.around(wide / 2, high / 2))
    )
