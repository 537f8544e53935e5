"""The viewer's hand, and the private buildings still to be placed."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, grid, overlap
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.say.names import OBJECTIVES
from goodsyard.games.great_western_trail.show.cards import cattle_card, copies, objective_card
from goodsyard.games.great_western_trail.show.clauses import CLAUSES, building_clause
from goodsyard.games.great_western_trail.show.tiles import PLAN, plan
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import plan_title

SIZE = (365.0, 211.0)
CARD = 70.0
HIGH = 98.0
ACROSS = 5
"""How many buildings lie side by side."""


def hand(seat: Seat, words: Words) -> Box:
    """Cards above, buildings below."""
    held = tuple(card for card in seat.hand if card)
    return column(_cards(held, words), _plans(seat.seat, tuple(seat.buildings), words), gap=4)


@kept
def _cards(cards: tuple[str, ...], words: Words) -> Box:
    """Equal cards lie together and are chosen as one thing."""
    drawn = overlap([_copies(card, cards.count(card), words) for card in dict.fromkeys(cards)], SIZE[0] - 2, 4)
    return Box(SIZE[0], HIGH, drawn.at(1, HIGH - drawn.height))


def _copies(card: str, count: int, words: Words) -> Box:
    if card in OBJECTIVES:
        face, clause = objective_card(card, CARD, HIGH - 1), CLAUSES["area"]
    else:
        face, clause = cattle_card(card, CARD, words), CLAUSES["deck"]
    drawn, title = copies(face, count, card, words)
    return drawn.marked(f"hand:{card}", title, clause)


@kept
def _plans(seat: int, tiles: tuple[str, ...], words: Words) -> Box:
    """The buildings still to be placed, as they will look on the trail."""
    drawn = []
    for tile in tiles:
        drawn.append(plan(tile, seat).marked(f"plan:{seat}:{tile}", plan_title(words, tile), building_clause(tile)))
    shown = grid(drawn, ACROSS, gap=1) if drawn else Box(0, 0)
    return Box(SIZE[0], 2 * PLAN[1] + 1, shown.picture)
