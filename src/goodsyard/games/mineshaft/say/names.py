"""Names of printed things and places: ids for views and marks, phrases for people."""

from __future__ import annotations

from functools import reduce
from typing import Literal, TypeAlias

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.mineshaft.rules.cards import (
    CARDS,
    COLOUR_NAMES,
    COLOUR_OF,
    KIND_OF,
    NONE,
    SHAFT,
    SHAPE_OF,
    SIDE_NAMES,
    STARTING_TILE,
)
from goodsyard.games.mineshaft.rules.events import COUNTED_BY_KIND
from goodsyard.games.mineshaft.rules.state import State

DESIGNS = ("rich", "classic")
# The two designs have tiles of the same name; those of the classic one say so.
TILE_IDS = [*(f"classic_{id}" for id in CARDS.names("classic")), "start", *CARDS.names("tiles")]
KINDS = CARDS.names("kinds")
SHAPES = CARDS.names("shapes")
COUNTERS = CARDS.names("counters")
SETS = CARDS.names("sets")
COLOURS = COLOUR_NAMES.split()
FACES_A = [*COLOURS, "quake"]
SIDES = SIDE_NAMES.split()
LETTERS = [side[0] for side in SIDES]

# Every option with the default reading and the other one, in the order of the readings' bits (RULES 12).
READINGS = {
    "refill": ("may", "must"),
    "quake": ("connected", "adjacent"),
    "mining": ("fewer", "exact"),
    "counters": ("open", "covered"),
    "swap": ("joint", "free"),
    "fire": ("all", "around"),
    "fuse": ("anywhere", "elsewhere"),
    "tunnel": ("step", "free"),
    "help": ("moved", "caller"),
    "stopped": ("moment", "turn_end"),
    "final_tiles": ("none", "laid"),
    "final_clearing": ("clear", "roll"),
}
FINISHES = ("round", "at_once")
Case: TypeAlias = Literal["name", "first", "object", "dative", "from", "a"]
"""A tile's name alone, or with its article: beginning a sentence, in the fourth or third case, after German
"von", or as one of many."""

REASONS = ("stopped", "no_tiles", "ran_out")


def kind_of(tile: int) -> str:
    """The kind of a tile; the starting tile is one of its own."""
    return "start" if tile == STARTING_TILE else KINDS[KIND_OF[tile]]


def tile_name(tile: int, case: Case = "name") -> Phrase:
    """What a tile is called."""
    if COLOUR_OF[tile] == NONE:
        return Phrase(f"tile-{kind_of(tile).replace('_', '-')}", {"case": case})
    colour = Phrase(f"colour-{COLOURS[COLOUR_OF[tile]]}")
    shape = SHAPES[SHAPE_OF[tile]] if KIND_OF[tile] == SHAFT else "end"
    return Phrase(f"tile-{shape}", {"case": case, "colour": colour})


def numbered_tile(tile: int, spot: int, case: Case = "name") -> Phrase:
    """A tile in the mine, with the number of its spot."""
    if tile == STARTING_TILE:
        return tile_name(tile, case)
    return Phrase("tile-numbered", {"tile": tile_name(tile, case), "number": spot})


def spot_name(game: State, spot: int, case: Case) -> Phrase:
    return numbered_tile(game.tiles[spot], spot, case)


def spot_ref(spot: int) -> str:
    return f"spot:{spot}"


def letters_of(openings: int) -> str:
    """Openings by the letters of their sides, e.g. `ne`."""
    return "".join(letter for side, letter in enumerate(LETTERS) if openings >> side & 1)


def sides_of(openings: int) -> Phrase:
    """Openings in words."""
    return listed([Phrase(f"side-{name}") for side, name in enumerate(SIDES) if openings >> side & 1])


def listed(parts: list[Phrase]) -> Phrase:
    """Several things with commas between them and "and" before the last."""
    *others, last = parts
    if not others:
        return last
    before = reduce(lambda before, part: Phrase("list", {"before": before, "last": part}), others)
    return Phrase("list-and", {"before": before, "last": last})


def counters_of(counted: int) -> dict[str, int]:
    """The counters in a fact of the log."""
    return {name: field.of(counted) for name, field in zip(COUNTERS, COUNTED_BY_KIND, strict=True)}


def amounts(counts: dict[str, int]) -> Phrase:
    """`2 silver and 1 coal`, or nothing."""
    parts = [counter_amount(name, count) for name, count in counts.items() if count]
    return listed(parts) if parts else Phrase("no-counters")


def counter_amount(name: str, count: int) -> Phrase:
    facts: dict[str, Fact] = {"count": count, "what": Phrase(f"counter-{name}")}
    return Phrase("amount", facts)
