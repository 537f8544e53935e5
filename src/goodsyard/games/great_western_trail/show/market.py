"""The cattle market with the strip of prices."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, group, icon, join, overlap, piece, rect, row, tag
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import Line
from goodsyard.games.great_western_trail.show.cards import small_cattle_card
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

SIZES = {"wide": (365.0, 102.0), "tall": (380.0, 102.0)}
LINES = ((3, 5), (4,))
"""The values whose prices stand on each line."""


def market(view: View, words: Words, shape: str) -> Box:
    return cattle_market(tuple(view.cattle_market), view.cattle_stack, shape, words)


@kept
def cattle_market(cards: tuple[str, ...], stack: int, shape: str, words: Words) -> Box:
    """Equal cards are chosen as one thing; the stack lies on the left."""
    wide, high = SIZES[shape]
    kinds = [_kind(card, cards.count(card), words) for card in dict.fromkeys(cards)]
    herd = overlap(kinds, wide - 48, 2)
    picture = join(
        rect(0.5, 0.5, wide - 1, high - 1, 10, class_="card rim"),
        _stack(stack, words).at(5, 4),
        herd.at(44, 4),
        prices(wide, words).at(0, 60),
    )
    return Box(wide, high, picture)


def _kind(card: str, count: int, words: Words) -> Box:
    drawn = small_cattle_card(card, count)
    title = say(words, "draw-copies", card=name(words, "card", card), count=count)
    return drawn.marked(f"market:{card}", title, CLAUSES["cattle"]).moving(f"cattle:{card}:{count}")


def _stack(count: int, words: Words) -> Box:
    """The face-down cards."""
    ground = rect(0.5, 0.5, 34, 53, 5, class_="paper rim")
    sign = icon("cow", 24, "", "iron").around(17.5, 20)
    title = say(words, "draw-cattle-stack", count=count)
    drawn = Box(35, 54, piece("", ground, sign, tag(count).around(17.5, 42))).framed(quiet=True, radius=5)
    stack = drawn.marked("market:stack", title, CLAUSES["cattle"])
    return Box(stack.width, stack.height, group(stack.picture, data_stack="cattle"))


@kept
def prices(wide: float, words: Words) -> Box:
    """How many cowboys and dollars cattle of each breeding value costs."""
    lines = [[_prices_of(value, words) for value in values] for values in LINES]
    lines[1].append(_chip(_two_more(words)))
    drawn = [row(*line, gap=4) for line in lines]
    return Box(wide, 40, join(*(line.at((wide - line.width) / 2, 20 * k) for k, line in enumerate(drawn))))


def _prices_of(value: int, words: Words) -> Box:
    plate = rect(0.5, 0.5, 14, 16, 2.5, class_="card rim")
    sign = Box(15, 17, join(plate, figures(str(value), 13).around(7.5, 8.5)))
    offers = [_price(line, words) for line in CARDS.rows["purchases"] if line["value"] == value]
    return _chip(row(sign, *offers, gap=6))


def _price(line: Line, words: Words) -> Box:
    crew = row(figures(str(line["cowboys"]), 12), icon("hat", 14, ""), gap=0)
    two = [figures("×2", 12)] if line["cards"] == 2 else []
    drawn = row(crew, *two, figures(f"${line['dollars']}", 12), gap=1)
    return Box(drawn.width, drawn.height, piece(say(words, "draw-price", **line), drawn.picture))


def _two_more(words: Words) -> Box:
    crew = row(figures("1", 12), icon("hat", 14, ""), gap=0)
    drawn = row(crew, figures("+2", 12), icon("card", 14, ""), gap=2)
    return Box(drawn.width, drawn.height, piece(say(words, "draw-two-more"), drawn.picture))


def _chip(inside: Box) -> Box:
    wide = inside.width + 6
    ground = rect(0, 0, wide, 19, 6, fill="currentColor", fill_opacity=0.055)
    return Box(wide, 19, join(ground, inside.at(3, 9.5 - inside.height / 2)))
