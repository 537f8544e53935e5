"""The herd: what a hand will be worth in Kansas City."""

from __future__ import annotations

from math import comb
from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import BREEDING, CATTLE, HAND, HERD, TYPE_OF
from goodsyard.games.great_western_trail.rules.deck import hand_limit
from goodsyard.games.great_western_trail.rules.kansas_city import breeding_value
from goodsyard.games.great_western_trail.rules.state import Player

ALL: Final = 1000  # chances are counted in thousandths
EXCHANGED: Final = 2  # cards of a hand that are exchanged on a lap
HANDS: Final = 3  # hand limits
SIZES: Final = 64
COPIES: Final = 16
FRESH: Final = 12  # tenths of breeding value that a new card brings


def chances() -> list[int]:
    """How likely at least one copy is among the cards of a lap: (hand * SIZES + size) * COPIES + copies."""
    found = []
    for hand in range(HANDS):
        for size in range(SIZES):
            drawn = min(size, HAND + hand + EXCHANGED)
            for copies in range(COPIES):
                missed = comb(max(0, size - copies), drawn) / comb(size, drawn)
                found.append(round(ALL * (1 - missed)))
    return found


SEEN: Final[Row] = row(chances())


def deck_quality(player: Player) -> i64:
    """The expected breeding value of a hand of this deck, in tenths: its best types, as many as the hand holds."""
    hand, stack, discards = player.hand, player.stack, player.discards
    size = min(SIZES - 1, total(hand, 0, HERD) + total(stack, 0, HERD) + total(discards, 0, HERD))
    limit = hand_limit(player)
    first = ((limit - HAND) * SIZES + size) * COPIES
    room = limit * ALL
    quality: i64 = 0
    card: i64 = CATTLE - 1
    while card >= 0 and room > 0:
        kind, value, copies = TYPE_OF[card], BREEDING[card], i64(0)
        while card >= 0 and TYPE_OF[card] == kind:
            copies += hand[card] + stack[card] + discards[card]
            card -= 1
        if copies > 0:
            seen = min(room, SEEN[first + min(copies, COPIES - 1)])
            quality += value * seen
            room -= seen
    return quality * 10 // ALL


def arriving_value(player: Player, quality: i64, way: i64) -> i64:
    """What the hand will be worth on arrival, in tenths: cards that add nothing are exchanged, if there is time."""
    now = 10 * breeding_value(player)
    idle = hand_limit(player)
    last: i64 = -1
    card: i64
    for card in range(CATTLE):
        if player.hand[card] > 0 and TYPE_OF[card] != last:
            last = TYPE_OF[card]
            idle -= 1
    missing = hand_limit(player) - total(player.hand, 0, HERD)
    sure = max(0, missing) * FRESH
    hoped = min(idle * FRESH, max(0, quality - now)) * min(way, 50) // 50
    return now + max(sure, hoped)
