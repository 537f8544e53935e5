"""Words, clauses, paints and letters that all pictures of this game share."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache

from goodsyard.core.words import Phrase, Words, seat_name
from goodsyard.drawing import Box, group
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import (
    BUILDINGS,
    action_name,
    breed_name,
    building_name,
    card_name,
    city_name,
    disc_name,
    hazard_name,
    listed,
    local_actions,
    master_name,
    place_name,
    space_name,
    tile_name,
)

PAINT = {
    "jersey": "slate",
    "dutch_belt": "fern",
    "black_angus": "soot",
    "guernsey": "chalk",
    "holstein": "straw",
    "brown_swiss": "brick",
    "ayrshire": "sky",
    "west_highland": "umber",
    "texas_longhorn": "plum",
}
"""The paints of cattle."""
LETTER = {
    "jersey": "J",
    "dutch_belt": "D",
    "black_angus": "B",
    "guernsey": "G",
    "holstein": "H",
    "brown_swiss": "S",
    "ayrshire": "A",
    "west_highland": "W",
    "texas_longhorn": "T",
}
"""Letters that distinguish cattle without colours."""
WORKER_ICON = {"cowboy": "hat", "craftsman": "hammer", "engineer": "spanner"}
WORKER_PAINT = {"cowboy": "clay", "craftsman": "slate", "engineer": "sky"}
HAND_PAINT = {"green": "fern", "black": "soot"}
TEEPEE_PAINT = {"green": "fern", "blue": "sky"}
TEEPEE_HAND = {"green": "green", "blue": "black"}


@lru_cache(maxsize=8192)
def say(words: Words, id: str, **facts: int | str) -> str:
    """One of the drawing's own messages, with a capital letter."""
    return capital(words.say(Phrase(id, facts)))


NAMES: dict[str, Callable[[str], Phrase]] = {
    "space": space_name,
    "tile": tile_name,
    "card": card_name,
    "city": city_name,
    "master": master_name,
    "disc": disc_name,
    "place": place_name,
    "breed": breed_name,
    "hazard": hazard_name,
}


@lru_cache(maxsize=2048)
def name(words: Words, family: str, id: str) -> str:
    """The name of a thing."""
    return capital(words.say(NAMES[family](id)))


@lru_cache(maxsize=512)
def building_title(words: Words, tile: str, owner: int | None) -> str:
    """A building with all its local actions."""
    who = building_name(tile, owner) if owner is not None or tile.isalpha() else Phrase("building-plan", {"tile": tile})
    actions = [listed_or([action_name(number) for number in slot]) for slot in local_actions(tile)]
    return f"{capital(words.say(who))}: {words.say(listed(actions))}"


@lru_cache(maxsize=128)
def plan_title(words: Words, tile: str) -> str:
    """A private building still to be placed, with its craftsmen and points."""
    line = CARDS.rows["buildings"][BUILDINGS.index(tile)]
    facts = {"craftsmen": line["craftsmen"], "points": line["points"]}
    return say(words, "draw-plan", building=building_title(words, tile, None), **facts)


def listed_or(parts: list[Phrase]) -> Phrase:
    """One action, or a choice between two."""
    return parts[0] if len(parts) == 1 else Phrase("either-or", {"one": parts[0], "other": parts[1]})


@lru_cache(maxsize=16)
def seat_title(words: Words, seat: int) -> str:
    return words.say(seat_name(seat))


def capital(text: str) -> str:
    """The text with its first letter capitalized."""
    return text[:1].upper() + text[1:]


def toned(box: Box, tone: str) -> Box:
    """A box in one of the house's tones."""
    return Box(box.width, box.height, group(box.picture, class_=tone))
