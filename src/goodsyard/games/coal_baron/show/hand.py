"""The viewer's hand, and the cards that the wild action has lifted off."""

from __future__ import annotations

from collections import Counter

from goodsyard.core.words import Words
from goodsyard.drawing import CARD_WIDTH, Box, group, join, overlap, placeholder, rect, row, tag, worker_card
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.show.cards import back, face
from goodsyard.games.coal_baron.show.kept import kept
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import copies, innovation_clause, say

WIDTH, HEIGHT = 940.0, 122.0
TALL_WIDTH, TALL_HEIGHT = 380.0, 200.0
CARD = 86.0
WORKER = 66.0
TALL_WORKER = 52.0
LEAST_PLAYERS = [line["min_players"] for line in CARDS.rows["worker_cards"]]


def hand(seat: Seat, players: int, tall: bool, words: Words) -> Box:
    """The viewer's cards."""
    orders = [order for order in seat.orders if order]
    values = seat.workers[: sum(players >= least for least in LEAST_PLAYERS)]
    return _hand(seat.seat, values, orders, [idea for idea in seat.innovations if idea], tall, words)


@kept(64)
def _hand(seat: int, values: list[int], papers: list[str], bulbs: list[str], tall: bool, words: Words) -> Box:
    """A place for each value of worker cards, then orders and innovations; equal cards lie together as one thing to
    choose."""
    workers = [_workers(seat, value, count, tall, words) for value, count in enumerate(values, 1)]
    orders, ideas = Counter(papers), Counter(bulbs)
    cards = [_copies(f"order:{order}", count, "5.2", words) for order, count in orders.items()]
    cards += [_copies(f"innovation:{idea}", n, innovation_clause(idea), words) for idea, n in ideas.items()]
    crew = row(*workers, gap=4)
    if tall:
        return Box(TALL_WIDTH, TALL_HEIGHT, join(crew.at(2, 2), overlap(cards, TALL_WIDTH - 4, 6).at(2, 78)))
    others = overlap(cards, WIDTH - crew.width - 22, 6)
    return Box(WIDTH, HEIGHT, join(crew.at(2, 2), others.at(crew.width + 20, 2)))


def _workers(seat: int, value: int, count: int, tall: bool, words: Words) -> Box:
    """All worker cards of a value, or the place where they lay."""
    width = TALL_WORKER if tall else WORKER
    if not count:
        spent = placeholder(width, width * 88 / 63, "", "worker")
        return Box(width + 8, spent.height, spent.picture)
    title = say(words, "draw-worker-card", value=value, count=count)
    cards = _together(worker_card(value, seat, width), count, 2)
    return Box(width + 8, cards.height, cards.marked(f"worker:{seat}:{value}", title, "2.5").picture)


def _copies(card: str, count: int, clause: str, words: Words) -> Box:
    cards = _together(face(words, card, CARD), count, 3)
    return cards.marked(f"hand:{card}", copies(words, card, count), clause)


def _together(card: Box, count: int, step: float) -> Box:
    """Equal cards as a small pile with their number; one frame lights up for all of them."""
    if count == 1:
        return card
    spread = step * min(count - 1, 3)
    below = [
        rect(step * k, 0, card.width, card.height, card.width / 14, class_="card rim")
        for k in range(min(count - 1, 3), 0, -1)
    ]
    number = tag(f"×{count}")
    picture = group(*below, card.picture, number.at(2, card.height - 21))
    return Box(card.width + spread, card.height, picture).framed(quiet=True)


def looked(view: View, tall: bool, words: Words) -> Box:
    """The cards lifted off a stack: open for the one who looks at them, backs for the others."""
    width = CARD if tall else CARD_WIDTH
    counts = Counter(card for card in view.looked if card)
    cards = []
    for card, count in counts.items():
        title = copies(words, card, count)
        cards.append(_together(face(words, card, width), count, 3).marked(f"looked:{card}", title, "6.4"))
    family = (view.looked_from or "").partition("_")[0]
    cards += [back(words, family, width) for card in view.looked if card is None]
    return row(*cards, gap=8)
