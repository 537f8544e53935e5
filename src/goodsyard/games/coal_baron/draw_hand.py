"""The viewer's hand, and the cards that the wild action has lifted off."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import Box, overlap, row, worker_card
from goodsyard.games.coal_baron.draw_cards import back, face
from goodsyard.games.coal_baron.draw_words import copies, innovation_clause, say
from goodsyard.games.coal_baron.view import Seat, View

WIDTH = 1153.0
WORKER = 78.0


def hand(seat: Seat, words: Words) -> Box:
    """Worker cards, orders and innovations; equal cards lie together as one thing to choose."""
    workers = [_workers(seat.seat, value, count, words) for value, count in enumerate(seat.workers, 1) if count]
    orders = Counter(order for order in seat.orders if order)
    ideas = Counter(idea for idea in seat.innovations if idea)
    cards = [_copies(f"order:{order}", count, "5.2", words) for order, count in orders.items()]
    cards += [_copies(f"innovation:{idea}", n, innovation_clause(idea), words) for idea, n in ideas.items()]
    crew = row(*workers, gap=10)
    papers = overlap(cards, WIDTH - crew.width - 30, 10)
    drawn = row(crew, papers, gap=30, align=1)
    return Box(WIDTH, max(drawn.height, 140), drawn.at(0, max(drawn.height, 140) - drawn.height))


def _workers(seat: int, value: int, count: int, words: Words) -> Box:
    title = say(words, "draw-worker-card", value=value, count=count)
    cards = row(*[worker_card(value, seat, WORKER)] * count, gap=24 - WORKER).framed(quiet=True)
    return cards.marked(f"worker:{seat}:{value}", title, "2.5")


def _copies(card: str, count: int, clause: str, words: Words) -> Box:
    cards = row(*[face(words, card)] * count, gap=26 - 94.5).framed(quiet=True)
    return cards.marked(f"hand:{card}", copies(words, card, count), clause)


def looked(view: View, words: Words) -> Box:
    """The cards lifted off a stack: open for the one who looks at them, backs for the others."""
    counts = Counter(card for card in view.looked if card)
    cards = []
    for card, count in counts.items():
        pile = row(*[face(words, card)] * count, gap=26 - 94.5).framed(quiet=True)
        cards.append(pile.marked(f"looked:{card}", copies(words, card, count), "6.4"))
    family = (view.looked_from or "").partition("_")[0]
    cards += [back(words, family) for card in view.looked if card is None]
    return row(*cards, gap=12)
