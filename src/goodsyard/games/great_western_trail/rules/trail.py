"""The map of the trail: its spaces, where they lead, and what may stand there (RULES 2)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.packed import Packed
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules.cards import (
    BUILDINGS,
    CARDS,
    MAX_PLAYERS,
    NEUTRALS,
    NONE,
    SECTIONS,
    SPACES,
    TILES,
    action_of,
)

SPACE_IDS: Final = CARDS.names("spaces")
START: Final[i64] = SPACE_IDS.index("START")
KC: Final[i64] = SPACE_IDS.index("KC")

WAYS: Final = [[SPACE_IDS.index(name) for name in line["next"]] for line in CARDS.rows["spaces"]]
FIRST_WAY: Final[Row] = row([ways[0] if ways else NONE for ways in WAYS])
SECOND_WAY: Final[Row] = row([ways[1] if len(ways) > 1 else NONE for ways in WAYS])
FORKS: Final = [space for space, ways in enumerate(WAYS) if len(ways) > 1]
# By space, the bit of `WAY` that says which branch is taken there.
FORK_BIT: Final[Row] = row([1 << FORKS.index(space) if space in FORKS else 0 for space in range(SPACES)])
MAX_FORKS: Final = 7
ALL_WAYS: Final = 128  # two to the power of MAX_FORKS
CARDS.expect(len(FORKS) <= MAX_FORKS, f"spaces: {len(FORKS)} forks, but must be at most {MAX_FORKS}")


def reached_from() -> list[int]:
    """For every space, itself and the spaces that can be reached from it, one bit each."""
    ahead = [1 << space for space in range(SPACES)]
    for space in reversed(range(SPACES)):
        for other in WAYS[space]:
            ahead[space] |= ahead[other]
    return ahead


REACH: Final[Row] = row(reached_from())


def of_kind(kind: str) -> list[int]:
    return [space for space, line in enumerate(CARDS.rows["spaces"]) if line["kind"] == kind]


NEUTRAL_SPACES: Final[Row] = row(of_kind("neutral"))
BUILDING_SPACES: Final[Row] = row(of_kind("building"))
HAZARD_SPACES: Final[Row] = row(of_kind("hazard"))
# In the order in which they are filled: by money value.
TEEPEE_SPACES: Final[Row] = row(sorted(of_kind("teepee"), key=lambda space: CARDS.column("spaces", "money")[space]))
MONEY: Final[Row] = row(CARDS.column("spaces", "money"))
SPACE_SECTION: Final[Row] = row([SECTIONS.index(name) for name in CARDS.names("spaces", "section")])
WOODS: Final[Row] = row([space for space, line in enumerate(CARDS.rows["spaces"]) if line["woods"]])
RISK_ACTION: Final[Row] = row([action_of(name) for name in CARDS.names("spaces", "risk")])

# What stands on a space: 0 for nothing, else a tile of the supply, a neutral building, or a private one.
EMPTY: Final = 0
CITY: Final = 1  # Kansas City, which is always a location
NEUTRAL: Final[i64] = TILES
PRIVATE: Final[i64] = NEUTRAL + NEUTRALS
STANDING: Final = Packed("private building")  # counted from PRIVATE
STANDING_BUILDING: Final = STANDING.field("building", BUILDINGS)
STANDING_OWNER: Final = STANDING.field("owner", MAX_PLAYERS)
# By what stands on a space, its owner and which of the owner's buildings it is; NONE for everything else.
NOT_PRIVATE: Final = [NONE] * PRIVATE
OWNER: Final[Row] = row(NOT_PRIVATE + [STANDING_OWNER.of(k) for k in range(STANDING.size)])
BUILDING: Final[Row] = row(NOT_PRIVATE + [STANDING_BUILDING.of(k) for k in range(STANDING.size)])


def private_building(seat: i64, building: i64) -> i64:
    """A private building as it stands on a space."""
    return PRIVATE + STANDING_OWNER.at(seat) + STANDING_BUILDING.at(building)


def owner_of(standing: i64) -> i64:
    """Whose private building it is; NONE for everything else."""
    return OWNER[standing]


def building_of(standing: i64) -> i64:
    """Which of its owner's private buildings it is."""
    return BUILDING[standing]


def face_of(standing: i64, sides: i64) -> i64:
    """The printed side of a building that stands on a space; `sides` has a bit for each b-side."""
    if standing < PRIVATE:
        return standing - NEUTRAL
    return side_of(BUILDING[standing], sides)


def side_of(building: i64, sides: i64) -> i64:
    """The printed side of a private building."""
    return NEUTRALS + building + (BUILDINGS if sides >> building & 1 else 0)


# Pairs of spaces that are next to each other: space * NEIGHBOURS + number, padded with NONE.
NEIGHBOURS: Final = 5


def neighbours() -> list[int]:
    """The spaces that are linked with each space."""
    linked: list[int] = []
    for space in range(SPACES):
        around = [other for other in range(SPACES) if space in WAYS[other]] + WAYS[space]
        CARDS.expect(len(around) <= NEIGHBOURS, f"spaces: {SPACE_IDS[space]}: more than {NEIGHBOURS} neighbours")
        linked += [*around, *[NONE] * (NEIGHBOURS - len(around))]
    return linked


NEIGHBOUR: Final[Row] = row(neighbours())
