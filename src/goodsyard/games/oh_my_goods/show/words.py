"""Names, icons and paints that all pictures of this game share."""

from __future__ import annotations

from functools import lru_cache

from goodsyard.core.words import Phrase, Words, seat_name
from goodsyard.games.oh_my_goods.rules.cards import PRINT_OF
from goodsyard.games.oh_my_goods.say.names import CARD_IDS, amount, name_of

PAINT = {"green": "fern", "red": "brick", "yellow": "straw", "white": "chalk", "grey": "slate", "blue": "soot"}
RESOURCE_ICON = {"wood": "wood", "clay": "clay", "grain": "wheat", "wool": "wool", "stone": "stone", "any": "goods"}
RESOURCE_PAINT = {"wood": "fern", "clay": "brick", "grain": "straw", "wool": "chalk", "stone": "slate", "any": None}
GOOD_ICON = {
    "coal": "coal-lumps",
    "bricks": "tile",
    "flour": "flour",
    "planks": "planks",
    "iron": "anvil",
    "cattle": "cow",
    "fabric": "cloth",
    "glass": "glass",
    "clothes": "shirt",
    "bread": "bread",
    "barrels": "barrel",
    "windows": "window",
    "leather": "hide",
    "tools": "hammer",
    "meat": "ham",
    "shoes": "boots",
    "food": "basket",
}


@lru_cache(maxsize=4096)
def say(words: Words, id: str, **facts: int | str) -> str:
    """A message as a label with a capital letter."""
    return capital(words.say(Phrase(id, facts)))


@lru_cache(maxsize=1024)
def name(words: Words, id: str) -> str:
    """The name of a card or an assistant by its id, such as `card:mill_2`."""
    return capital(words.say(name_of(id)))


@lru_cache(maxsize=512)
def stock(words: Words, good: str, count: int) -> str:
    """So many units of a good: `1 plank`."""
    return words.say(amount(f"good-{good}", count))


@lru_cache(maxsize=16)
def seat_title(words: Words, seat: int) -> str:
    return words.say(seat_name(seat))


def printed(card: str) -> str:
    """The card that represents all cards with the same print."""
    return CARD_IDS[PRINT_OF[CARD_IDS.index(card)]]


def capital(text: str) -> str:
    """The text with a capital letter in front."""
    return text[:1].upper() + text[1:]
