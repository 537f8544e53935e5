"""The viewer's cards: hand, draw stack and discard pile; and the private buildings with their actions."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, figures, grid, icon, join, overlap, piece, rect, row
from goodsyard.drawing import words as lettered
from goodsyard.games.great_western_trail.say.names import OBJECTIVES, breed_of
from goodsyard.games.great_western_trail.show.actions import breed_chip
from goodsyard.games.great_western_trail.show.cards import cattle_card, copies, objective_card
from goodsyard.games.great_western_trail.show.clauses import CLAUSES, building_clause
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.tiles import plan
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import name, plan_title, say

WIDTH, HIGH = 1000.0, 128.0
PLANS = 516.0
CARDS = WIDTH - PLANS - 10
CARD = 84.0


def hand(seat: Seat, words: Words) -> Box:
    """Cards on the left, buildings on the right, the rest of the deck above."""
    held = [card for card in seat.hand if card]
    thrown = [card for card in seat.discard_pile if card]
    unseen = list((Counter(seat.deck) - Counter(held) - Counter(thrown)).elements())
    above = row(
        _pile("deck", say(words, "draw-draw-stack", count=seat.draw_stack), tuple(unseen), words),
        _pile("discard", say(words, "draw-discard-pile", count=len(thrown)), tuple(thrown), words),
        gap=10,
    )
    below = row(_cards(tuple(held), words), _plans(seat.seat, tuple(seat.buildings), words), gap=10, align=0)
    return column(above, below, gap=6)


@kept(64)
def _pile(sign: str, title: str, cards: tuple[str, ...], words: Words) -> Box:
    """The contents of a pile, not its order."""
    wide = (WIDTH - 10) / 2
    counts = Counter("objective" if card in OBJECTIVES else breed_of(card) for card in cards)
    heading = lettered(title, 236, 13, class_="heading", align=0)
    chips = [_counted(breed, count, words) for breed, count in counts.items()]
    ground = rect(0, 0, wide, 28, 8, fill="currentColor", fill_opacity=0.055)
    inside = row(icon(sign, 18, "", "enamel"), heading, overlap(chips, wide - 276, 6), gap=6)
    return Box(wide, 28, join(ground, inside.at(6, 14 - inside.height / 2)))


def _counted(breed: str, count: int, words: Words) -> Box:
    sign = icon("objective", 18, "") if breed == "objective" else breed_chip(breed, 16)
    said = say(words, "draw-objectives") if breed == "objective" else name(words, "breed", breed)
    drawn = row(sign, figures(str(count), 13), gap=2)
    return Box(drawn.width, drawn.height, piece(f"{said}: {count}", drawn.picture))


@kept(64)
def _cards(cards: tuple[str, ...], words: Words) -> Box:
    """Equal cards lie together and are chosen as one thing."""
    drawn = overlap([_copies(card, cards.count(card), words) for card in dict.fromkeys(cards)], CARDS, 6)
    return Box(CARDS, HIGH, drawn.at(0, 2))


def _copies(card: str, count: int, words: Words) -> Box:
    if card in OBJECTIVES:
        face, clause = objective_card(card, 100), CLAUSES["area"]
    else:
        face, clause = cattle_card(card, CARD, words), CLAUSES["deck"]
    drawn, title = copies(face, count, card, words)
    return drawn.marked(f"hand:{card}", title, clause)


@kept(64)
def _plans(seat: int, tiles: tuple[str, ...], words: Words) -> Box:
    """The buildings still to be placed, as they will look on the trail."""
    drawn = []
    for tile in tiles:
        drawn.append(plan(tile, seat).marked(f"plan:{seat}:{tile}", plan_title(words, tile), building_clause(tile)))
    shown = grid(drawn, 5, gap=4) if drawn else Box(0, 0)
    return Box(PLANS, HIGH, shown.picture)
