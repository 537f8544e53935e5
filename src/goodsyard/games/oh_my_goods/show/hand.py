"""The viewer's hand and the card set aside to be built, each in its place."""

from __future__ import annotations

from math import ceil

from goodsyard.core.words import Words
from goodsyard.drawing import Box, circle, group, icon, join, placeholder, tag
from goodsyard.games.oh_my_goods.show.cards import face
from goodsyard.games.oh_my_goods.show.view import Seat
from goodsyard.games.oh_my_goods.show.words import name, printed, say
from goodsyard.games.oh_my_goods.show.world import bench, counter

SIZES = {"wide": (420.0, 440.0), "tall": (380.0, 440.0)}
GAP = 5.0
RATIO = 88 / 63
ROWS = 3
"""Rows of cards that fit without overlapping."""


def hand(seat: Seat, words: Words, shape: str) -> Box:
    """The workbench first, then the cards; equal prints are one choice with their number."""
    width, height = SIZES[shape]
    kinds = [printed(card) for card in seat.hand if card]
    different = list(dict.fromkeys(kinds))
    columns = 4 if len(different) < 4 * ROWS else 5
    wide = (width - 2 * GAP - (columns - 1) * GAP) / columns
    high = wide * RATIO
    rows = ceil((len(different) + 1) / columns)
    # The middle of a card that can be chosen must not be covered, so rows overlap by less than half.
    step = min(high + GAP, (height - 2 * GAP - high) / max(1, rows - 1))
    things = [workbench(seat, words, wide), *(_card(card, kinds.count(card), words, wide) for card in different)]
    placed = [thing.at(GAP + k % columns * (wide + GAP), GAP + k // columns * step) for k, thing in enumerate(things)]
    return Box(width, height, join(counter(width, height), *placed))


def _card(card: str, count: int, words: Words, width: float) -> Box:
    """A card; several with the same print show how many there are."""
    front = face(words, card, width)
    edge = Box(width, front.height).framed(quiet=True).picture
    copies = tag(f"× {count}").around(width / 2, 12) if count > 1 else ""
    return Box(width, front.height, join(group(front.picture, class_="inside"), edge, copies)).marked(
        f"hand:{card}", name(words, f"card:{card}"), "1.7"
    )


def workbench(seat: Seat, words: Words, width: float) -> Box:
    """The card set aside, or the place for it."""
    high = width * RATIO
    label = say(words, "draw-planned")
    if not seat.planned:
        empty = placeholder(width, high, label, "hammer")
        return Box(width, high, join(bench(width, high), empty.picture))
    front = group(face(words, seat.planned, width - 8).around(width / 2, high / 2), class_="inside")
    sign = join(circle(width / 2, 15, 13, class_="card rim"), icon("hammer", 18, "").around(width / 2, 15))
    edge = Box(width, high).framed(quiet=True).picture
    thing = Box(width, high, join(bench(width, high), front, sign, edge))
    return thing.marked(f"planned:{seat.seat}", label, "4.6")
