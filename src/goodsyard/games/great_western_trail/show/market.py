"""The markets: cattle with the strip of prices, and the general objective display."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, icon, join, overlap, piece, placeholder, rect, row, tag
from goodsyard.drawing import words as lettered
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import Line
from goodsyard.games.great_western_trail.show.cards import cattle_card, copies, objective_back, objective_card
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say, toned

WIDTH = 1000.0
DISPLAY = 408.0
"""Width of the objective display."""
HERD = WIDTH - DISPLAY - 12
CARD, OBJECTIVE = 64.0, 74.0
HIGH = 158.0


def market(view: View, words: Words) -> Box:
    cattle = cattle_market(tuple(view.cattle_market), view.cattle_stack, words)
    return row(cattle, display(tuple(view.objective_display), view.objective_stack, words), gap=12, align=0)


@kept(128)
def cattle_market(cards: tuple[str, ...], stack: int, words: Words) -> Box:
    """Equal cards overlap and are chosen as one thing."""
    kinds = [_kind(card, cards.count(card), words) for card in dict.fromkeys(cards)]
    herd = overlap(kinds, HERD - 16, 6)
    left = toned(lettered(say(words, "draw-cattle-stack", count=stack), 180, 12, class_="iron", align=1), "iron")
    heading = _heading("cow", say(words, "draw-cattle-market"))
    picture = join(
        rect(0, 0, HERD, HIGH, 10, class_="card rim"),
        heading.at(8, 6),
        left.at(HERD - 188, 8),
        herd.at(8, 28),
        prices(words).at(8, HIGH - 30),
    )
    return Box(HERD, HIGH, picture)


def _heading(sign: str, title: str) -> Box:
    return row(icon(sign, 18, "", "enamel"), lettered(title, 240, 14, class_="heading", align=0), gap=6)


def _kind(card: str, count: int, words: Words) -> Box:
    drawn, title = copies(cattle_card(card, CARD, words), count, card, words)
    return drawn.marked(f"market:{card}", title, CLAUSES["cattle"])


@kept(4)
def prices(words: Words) -> Box:
    """How many cowboys and dollars cattle of each breeding value costs."""
    values = dict.fromkeys(line["value"] for line in CARDS.rows["purchases"])
    return row(*(_prices_of(value, words) for value in values), _chip(_two_more(words)), gap=4)


def _prices_of(value: int, words: Words) -> Box:
    plate = rect(0.5, 0.5, 14, 18, 2.5, class_="card rim")
    sign = Box(15, 19, join(plate, figures(str(value), 13).around(7.5, 9.5)))
    offers = [_price(line, words) for line in CARDS.rows["purchases"] if line["value"] == value]
    return _chip(row(sign, *offers, gap=5))


def _price(line: Line, words: Words) -> Box:
    crew = row(figures(str(line["cowboys"]), 12), icon("hat", 15, ""), gap=1)
    two = [figures("×2", 12)] if line["cards"] == 2 else []
    drawn = row(crew, *two, figures(f"${line['dollars']}", 12), gap=2)
    return Box(drawn.width, drawn.height, piece(say(words, "draw-price", **line), drawn.picture))


def _two_more(words: Words) -> Box:
    crew = row(figures("1", 12), icon("hat", 15, ""), gap=1)
    drawn = row(crew, figures("+2", 12), icon("card", 15, ""), gap=3)
    return Box(drawn.width, drawn.height, piece(say(words, "draw-two-more"), drawn.picture))


def _chip(inside: Box) -> Box:
    wide = inside.width + 6
    ground = rect(0, 0, wide, 24, 6, fill="currentColor", fill_opacity=0.055)
    return Box(wide, 24, join(ground, inside.at(3, 12 - inside.height / 2)))


@kept(128)
def display(cards: tuple[str | None, ...], stack: int, words: Words) -> Box:
    """Four objective cards and the stack."""
    shown = [
        objective_card(card, OBJECTIVE).marked(f"objective:{card}", name(words, "card", card), CLAUSES["objective"])
        if card
        else placeholder(OBJECTIVE, OBJECTIVE * 1.16)
        for card in cards
    ]
    title = say(words, "draw-objective-stack", count=stack)
    back = objective_back(OBJECTIVE) if stack else placeholder(OBJECTIVE, 86)
    pile = Box(back.width, back.height, join(back.picture, tag(stack).around(back.width / 2, back.height - 13)))
    pile = pile.marked("objective:stack", title, CLAUSES["objective"])
    picture = join(
        rect(0, 0, DISPLAY, HIGH, 10, class_="card rim"),
        _heading("objective", say(words, "draw-objectives")).at(8, 6),
        row(pile, *shown, gap=5).at(8, 44),
    )
    return Box(DISPLAY, HIGH, picture)
