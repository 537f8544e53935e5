"""Choices of buildings and of their places, with what they really cost and what they take the place of."""

from __future__ import annotations

from functools import reduce

from goodsyard.core.game import KIND_BITS, KIND_MASK, SEAT_BITS
from goodsyard.core.speech import Said
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.building import NOTHING, OPTIONAL_BUILD, can_afford, needed_at
from goodsyard.games.great_western_trail.rules.cards import BUILDINGS as OWN_BUILDINGS
from goodsyard.games.great_western_trail.rules.cards import CARDS, NONE
from goodsyard.games.great_western_trail.rules.kinds import LOCATION
from goodsyard.games.great_western_trail.rules.local_actions import has_unused
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import BUILDING_SPACES, EMPTY, face_of, side_of
from goodsyard.games.great_western_trail.rules.using import space_of
from goodsyard.games.great_western_trail.say.names import BUILDINGS, SPACE_LINES, SPACES, space_name
from goodsyard.games.great_western_trail.say.phrases.common import Facts, space_ref


def build_choice(game: State, seat: int, about: int, action: int) -> Said:
    """A building with its price; where it can replace another one, with that one and what is paid then."""
    if action == NOTHING:
        return Said(Phrase("choice-build-nothing"), (), "6.8")
    tile = BUILDINGS[side_of(action, game.sides)]
    refs = (f"plan:{seat}:{tile}",)
    facts: Facts = {"tile": tile, "points": CARDS.rows["buildings"][BUILDINGS.index(tile)]["points"]}
    ways = build_ways(game, action, about % OPTIONAL_BUILD)
    if len(ways) > 1:
        several = reduce(lambda one, other: Phrase("either-or", {"one": one, "other": other}), ways)
        return Said(Phrase("choice-build-ways", facts | {"ways": several}), refs, "7.9")
    return Said(Phrase("choice-build", facts | {"way": ways[0]}), refs, "7.7" if "tile" not in ways[0].facts else "7.9")


def build_ways(game: State, building: int, rate: int) -> list[Phrase]:
    """On an empty space, and in place of each building of one's own that it can replace."""
    ways: list[Phrase] = []
    for space in BUILDING_SPACES:
        needed = needed_at(game, building, space)
        if needed == NONE or not can_afford(game, needed, rate):
            continue
        facts: Facts = {"dollars": needed * rate}
        empty = game.trail[space] == EMPTY
        way = Phrase("build-empty", facts) if empty else Phrase("build-instead", facts | replaced(game, space))
        ways += [] if way in ways else [way]
    return ways


def replaced(game: State, space: int) -> Facts:
    """The building that goes, and whether what is left of its actions is lost with it."""
    return {"tile": BUILDINGS[face_of(game.trail[space], game.sides)], "lost": int(is_in_use(game, space))}


def is_in_use(game: State, space: int) -> bool:
    """Would local actions be lost if the tile on this space were replaced? (RULES 7.36)"""
    gone = space == game.me.space
    for entry in game.todo[: game.depth]:
        if (entry >> SEAT_BITS) & KIND_MASK == LOCATION:
            about = entry >> (SEAT_BITS + KIND_BITS)
            gone = gone or space_of(about) == space
            if gone and has_unused(game, about):
                return game.rules_version >= 2
    return False


def site_choice(game: State, seat: int, about: int, action: int) -> Said:
    needed = needed_at(game, about % OWN_BUILDINGS, action)
    tile = BUILDINGS[side_of(about % OWN_BUILDINGS, game.sides)]
    facts: Facts = {"space": space_name(SPACES[action]), "dollars": needed * (about // OWN_BUILDINGS)}
    refs = (space_ref(action), f"plan:{seat}:{tile}")
    if game.trail[action] == EMPTY:
        return Said(Phrase("choice-site", facts | {"woods": SPACE_LINES[SPACES[action]]["woods"]}), refs, "7.7")
    return Said(Phrase("choice-replace", facts | {"building": tile} | replaced(game, action)), refs, "7.9")
