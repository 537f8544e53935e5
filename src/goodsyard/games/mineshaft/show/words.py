"""Names, icons and paints that all pictures of this game share."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.core.words import Fact, Phrase, Words, seat_name
from goodsyard.games.mineshaft.say.names import TILE_IDS, amounts, numbered_tile, tile_name
from goodsyard.games.mineshaft.show.view import Spot

PAINT = {"yellow": "straw", "blue": "sky", "red": "brick", "green": "fern", "special": "plum", "start": "slate"}
COLOUR_ICON = {"yellow": "sun", "blue": "drop", "red": "ruby", "green": "leaf"}
KIND_ICON = {
    "swap": "swap",
    "fire": "fire",
    "timed_fuse": "fuse",
    "porous_rock": "porous",
    "mine_kart": "kart",
    "tunnel": "tunnel",
    "call_for_help": "shout",
    "start": "shaft",
}
COUNTER_LOOKS = {
    "gold": ("gold", "straw", "hexagon"),
    "silver": ("silver", "chalk", "round"),
    "coal": ("coal-lumps", "soot", "square"),
}
QUAKE_PAINT = "umber"


@lru_cache(maxsize=4096)
def say(words: Words, id: str, **facts: int | str) -> str:
    """A message that stands alone, so it begins with a capital letter."""
    return capital(words.say(Phrase(id, facts)))


@lru_cache(maxsize=256)
def tile_title(words: Words, id: str) -> str:
    """What people call a tile."""
    return capital(words.say(tile_name(number_of(id))))


def number_of(id: str) -> int:
    return TILE_IDS.index(id)


def spot_title(words: Words, spot: Spot) -> str:
    """A spot with everything that lies and stands there."""
    parts = [words.say(numbered_tile(number_of(spot.tile.id), spot.number))]
    if spot.collapsed:
        parts.append(words.say(Phrase("draw-collapsed")))
    elif spot.tile.slots:
        count = sum(spot.counters.values())
        facts: dict[str, Fact] = {"counters": amounts(spot.counters), "count": count, "slots": spot.tile.slots}
        parts.append(words.say(Phrase("draw-slots", facts)))
    parts += [seat_title(words, seat) for seat in spot.pieces]
    return capital("; ".join(parts))


@lru_cache(maxsize=16)
def seat_title(words: Words, seat: int) -> str:
    return words.say(seat_name(seat))


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
