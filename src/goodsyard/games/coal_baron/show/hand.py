"""The viewer's hand, and the cards that the wild action has lifted off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable

from goodsyard.core.words import Words
from goodsyard.drawing import (
    CARD_WIDTH,
    Box,
    column,
    grid,
    group,
    join,
    overlap,
    placeholder,
    rect,
    row,
    tag,
    worker_card,
)
from goodsyard.drawing.kept import kept_whole
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.show.cards import back, face
from goodsyard.games.coal_baron.show.slim import BRICK_HEIGHT, LEAST, brick, slim, worker_brick
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.view_seat import Seat
from goodsyard.games.coal_baron.show.words import copies, innovation_clause, say

WIDTH, HEIGHT = 940.0, 124.0
TALL_WIDTH, TALL_HEIGHT = 382.0, 100.0
CARD = 85.0
FULL = CARD * 88 / 63
SLIM = 74.0
"""The width of narrow cards, if there is room for it."""
WORKER = 62.0
EDGE = 2.5
"""Air around the cards."""
LEAST_PLAYERS = [line["min_players"] for line in CARDS.rows["worker_cards"]]


def hand(seat: Seat, players: int, tall: bool, words: Words) -> Box:
    """The viewer's cards."""
    orders = [order for order in seat.orders if order]
    values = seat.workers[: sum(players >= least for least in LEAST_PLAYERS)]
    return _hand(seat.seat, values, orders, [idea for idea in seat.innovations if idea], tall, words)


@kept_whole
def _hand(seat: int, values: list[int], papers: list[str], bulbs: list[str], tall: bool, words: Words) -> Box:
    """A place for each value of worker cards, then orders and innovations."""
    make = _narrow if tall else _broad
    return make(seat, values, Counter(papers), Counter(bulbs), words)


def _broad(seat: int, values: list[int], orders: Counter[str], ideas: Counter[str], words: Words) -> Box:
    """One row; the cards are narrow if there are many, and overlap only if even those do not fit."""
    crew = row(*(_workers(seat, value, count, words) for value, count in enumerate(values, 1)), gap=4)
    room = WIDTH - crew.width - 22
    number = max(1, len(orders) + len(ideas))
    each = (room - 4 * (number - 1)) / number - 2
    if each >= CARD:
        faces = _cards(orders, ideas, lambda id: face(words, id, CARD), words)
    else:
        width = max(LEAST, min(SLIM, float(round(each))))
        faces = _cards(orders, ideas, lambda id: slim(words, id, width, FULL), words)
    return Box(
        WIDTH, HEIGHT, join(crew.at(2, (HEIGHT - crew.height) / 2), overlap(faces, room, 6).at(crew.width + 20, EDGE))
    )


def _narrow(seat: int, values: list[int], orders: Counter[str], ideas: Counter[str], words: Words) -> Box:
    """A low strip: worker cards in two rows, beside them a few narrow cards or two rows of small ones."""
    wide = 44.0 if len(values) < 5 else 36.0
    crew = grid(
        [_brick(seat, value, count, wide, words) for value, count in enumerate(values, 1)], -(-len(values) // 2), 3
    )
    left = crew.width + 10
    room, high = TALL_WIDTH - left - 3, TALL_HEIGHT - 8
    if len(orders) + len(ideas) <= 5:
        width = min(58.0, (room - 24) / 5)
        cards = overlap(_cards(orders, ideas, lambda id: slim(words, id, width, high), words), room, 4)
    else:
        half = -(-(len(orders) + len(ideas)) // 2)
        width = max(40.0, min(60.0, (room - 4 * half) / half - 2))
        all_cards = _cards(orders, ideas, lambda id: brick(words, id, width), words)
        cards = column(*(overlap(all_cards[at : at + half], room, 4) for at in (0, half)), gap=high - 2 * BRICK_HEIGHT)
    return Box(TALL_WIDTH, TALL_HEIGHT, join(crew.at(3, 4), cards.at(left, 4)))


def _cards(orders: Counter[str], ideas: Counter[str], make: Callable[[str], Box], words: Words) -> list[Box]:
    """Orders, then innovations; equal cards lie together as one thing to choose."""
    held = [(f"order:{order}", count, "5.2") for order, count in orders.items()]
    held += [(f"innovation:{idea}", count, innovation_clause(idea)) for idea, count in ideas.items()]
    drawn = []
    for id, count, clause in held:
        card = make(id)
        pile = _together(card, count, 2, card.height <= BRICK_HEIGHT and id.startswith("innovation:"))
        drawn.append(pile.marked(f"hand:{id}", copies(words, id, count), clause))
    return drawn


def _workers(seat: int, value: int, count: int, words: Words) -> Box:
    """All worker cards of a value, or the place where they lay."""
    if not count:
        spent = placeholder(WORKER, WORKER * 88 / 63, "", "worker")
        return Box(WORKER + 8, spent.height, spent.picture)
    title = say(words, "draw-worker-card", value=value, count=count)
    cards = _together(worker_card(value, seat, WORKER), count, 2)
    return Box(WORKER + 8, cards.height, cards.marked(f"worker:{seat}:{value}", title, "2.5").picture)


def _brick(seat: int, value: int, count: int, width: float, words: Words) -> Box:
    """The same on a phone."""
    card = worker_brick(value, seat, count, width)
    if not count:
        return card
    title = say(words, "draw-worker-card", value=value, count=count)
    if count > 1:
        number = tag(f"×{count}")
        pile = group(card.picture, number.at(1, card.height - 18))
        card = Box(width, card.height, pile).framed(quiet=True)
    return card.marked(f"worker:{seat}:{value}", title, "2.5")


def _together(card: Box, count: int, step: float, high: bool = False) -> Box:
    """Equal cards as a small pile with their number, at the bottom or high up; one frame lights up for all of them."""
    if count == 1:
        return card
    spread = step * min(count - 1, 3)
    below = [
        rect(step * k, 0, card.width, card.height, card.width / 14, class_="card rim")
        for k in range(min(count - 1, 3), 0, -1)
    ]
    number = tag(f"×{count}")
    y = 1.0 if high else card.height - 20
    picture = group(*below, card.picture, number.at(card.width - number.width - 1, y))
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
