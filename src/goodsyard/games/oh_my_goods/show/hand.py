"""The viewer's hand and the card set aside to be built, each in its place."""

from __future__ import annotations

from collections import Counter
from math import ceil
from typing import NamedTuple

from goodsyard.core.words import Words
from goodsyard.drawing import Box, circle, group, icon, join, placeholder, tag
from goodsyard.games.oh_my_goods.show.cards import face
from goodsyard.games.oh_my_goods.show.view import Seat
from goodsyard.games.oh_my_goods.show.words import name, printed, say
from goodsyard.games.oh_my_goods.show.world import bench, counter, still_life

SIZES = {"wide": (300.0, 391.0), "tall": (382.0, 440.0)}
GAP = 5.0
RATIO = 88 / 63
COLUMNS = {"wide": ((9, 3), (16, 4), (99, 5)), "tall": ((12, 4), (99, 5))}
"""Up to how many cards lie in how many columns."""
NARROWED = 4
"""Up to so many rows cards are a little narrower instead of overlapping."""


class Place(NamedTuple):
    """Where a card lies."""

    x: float
    y: float
    wide: float
    high: float


def places(count: int, shape: str) -> list[Place]:
    """Room for so many cards. Many rows overlap, by less than half, so that the middle of a card is never covered."""
    width, height = SIZES[shape]
    columns = next(columns for most, columns in COLUMNS[shape] if count <= most)
    rows = ceil(count / columns)
    wide = (width - (columns + 1) * GAP) / columns
    if rows <= NARROWED:
        wide = min(wide, (height - (rows + 1) * GAP) / rows / RATIO)
    high = wide * RATIO
    across = (width - GAP) / columns
    step = min(high + GAP, (height - 2 * GAP - high) / max(1, rows - 1))
    left = GAP + (across - GAP - wide) / 2
    return [Place(left + k % columns * across, GAP + k // columns * step, wide, high) for k in range(count)]


def hand(seat: Seat, words: Words, shape: str) -> Box:
    """The workbench first, then the cards; equal prints are one choice with their number."""
    kinds = Counter(printed(card) for card in seat.hand if card)
    first, *others = places(1 + len(kinds), shape)
    things = [workbench(seat, words, first.wide).at(first.x, first.y)]
    for place, (card, count) in zip(others, kinds.items(), strict=True):
        things.append(_card(card, count, words, place.wide).at(place.x, place.y))
    last = others[-1] if others else first
    wares = still_life(*SIZES[shape], last.y + last.high)
    return Box(*SIZES[shape], join(counter(*SIZES[shape]), wares, *things))


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
