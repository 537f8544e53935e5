"""Names, clauses and paints that all pictures of this game share."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.core.words import Phrase, Words, seat_name
from goodsyard.games.coal_baron.rules.cards import CARDS
from goodsyard.games.coal_baron.say.names import ZONES, name_of, zone_name

PAINT = {
    "wheel": "straw",
    "clover": "fern",
    "tower": "slate",
    "fox": "brick",
    "wild": "chalk",
    "barracks": "umber",
    "furnaces": "clay",
    "factories": "plum",
    "steamboats": "sky",
}
"""The paints of crests and of destinations; no paint says two things."""

KIND_OF_ZONE = dict(zip(ZONES, CARDS.names("zones", "kind"), strict=True))

ZONE_CLAUSES = {
    "lorry": "3.1",
    "wagon": "3.2",
    "engine": "3.5",
    "order": "3.7",
    "innovation": "3.7",
    "share": "3.8",
    "objective": "3.8",
    "mining": "4.1",
    "delivery": "5.1",
    "wild": "6.2",
}
OBJECTIVE_CLAUSES = {
    "shift_tokens": "11.2",
    "objective_cards": "11.3",
    "engine": "11.4",
    "share": "11.5",
    "order": "11.6",
    "lorries": "11.7",
}
INNOVATION_CLAUSES = {
    "take_lorry": "8.11",
    "take_wagon": "8.12",
    "take_engine": "8.13",
    "take_order": "8.14",
    "take_share": "8.15",
    "mining": "8.16",
    "delivery": "8.17",
}
"""Clauses of action innovations; worker innovations are explained in 8.1."""


@lru_cache(maxsize=4096)
def say(words: Words, id: str, **facts: int | str) -> str:
    """A message that stands alone, so it begins with a capital letter."""
    return capital(words.say(Phrase(id, facts)))


@lru_cache(maxsize=1024)
def name(words: Words, card: str) -> str:
    """What people call a card, e.g. `order:barracks-3`."""
    return capital(words.say(name_of(card)))


@lru_cache(maxsize=64)
def zone_title(words: Words, zone: str) -> str:
    return capital(words.say(zone_name(ZONES.index(zone))))


@lru_cache(maxsize=16)
def seat_title(words: Words, seat: int) -> str:
    return words.say(seat_name(seat))


def zone_clause(zone: str) -> str:
    return ZONE_CLAUSES[KIND_OF_ZONE[zone]]


def innovation_clause(innovation: str) -> str:
    return INNOVATION_CLAUSES.get(innovation, "8.1")


def copies(words: Words, card: str, count: int) -> str:
    """A card's name, with a number if there are several."""
    return say(words, "draw-copies", card=name(words, card), count=count)


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
