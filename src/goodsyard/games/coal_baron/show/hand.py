"""The viewer's hand, and the cards that the wild action has lifted off."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import Box, group, overlap, row, worker_card
from goodsyard.games.coal_baron.show.cards import back, face
from goodsyard.games.coal_baron.show.kept import kept
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import copies, innovation_clause, say

WIDTH = 977.0
WORKER = 78.0


def hand(seat: Seat, words: Words) -> Box:
    """The viewer's cards."""
    orders = [order for order in seat.orders if order]
    return _hand(seat.seat, seat.workers, orders, [idea for idea in seat.innovations if idea], words)


@kept(64)
def _hand(seat: int, values: list[int], papers: list[str], bulbs: list[str], words: Words) -> Box:
    """Worker cards, orders and innovations; equal cards lie together as one thing to choose."""
    workers = [_workers(seat, value, count, words) for value, count in enumerate(values, 1) if count]
    orders, ideas = Counter(papers), Counter(bulbs)
    cards = [_copies(f"order:{order}", count, "5.2", words) for order, count in orders.items()]
    cards += [_copies(f"innovation:{idea}", n, innovation_clause(idea), words) for idea, n in ideas.items()]
    crew = row(*workers, gap=10)
    others = overlap(cards, WIDTH - crew.width - 30, 10)
    drawn = row(crew, others, gap=30, align=1) if workers else others
    return Box(WIDTH, max(drawn.height, 140), drawn.at(0, max(drawn.height, 140) - drawn.height))


def _workers(seat: int, value: int, count: int, words: Words) -> Box:
    title = say(words, "draw-worker-card", value=value, count=count)
    cards = _together(worker_card(value, seat, WORKER), count)
    return cards.marked(f"worker:{seat}:{value}", title, "2.5")


def _copies(card: str, count: int, clause: str, words: Words) -> Box:
    cards = _together(face(words, card), count)
    return cards.marked(f"hand:{card}", copies(words, card, count), clause)


def _together(card: Box, count: int) -> Box:
    """Equal cards, spread so that each shows its corner; one frame lights up for all of them."""
    if count == 1:
        return card
    cards = row(*[card] * count, gap=25 - card.width)
    return Box(cards.width, cards.height, group(cards.picture)).framed(quiet=True)


def looked(view: View, words: Words) -> Box:
    """The cards lifted off a stack: open for the one who looks at them, backs for the others."""
    counts = Counter(card for card in view.looked if card)
    cards = []
    for card, count in counts.items():
        title = copies(words, card, count)
        cards.append(_together(face(words, card), count).marked(f"looked:{card}", title, "6.4"))
    family = (view.looked_from or "").partition("_")[0]
    cards += [back(words, family) for card in view.looked if card is None]
    return row(*cards, gap=12)
