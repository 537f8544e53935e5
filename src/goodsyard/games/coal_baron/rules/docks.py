"""Loading docks: engines, wagons and what they carry (RULES 3.2-3.6, 4.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.packed import Packed
from goodsyard.core.row import Row, row
from goodsyard.games.coal_baron.rules.cards import (
    CRESTS,
    DOCK_SHOWS,
    DOCKS,
    LORRY_CREST,
    LORRY_SIZE,
    WAGON_KINDS,
    WILD_WAGON,
)
from goodsyard.games.coal_baron.rules.state import DOCK, Player

# A wagon in the row of the docks.
EMPTY: Final = -1
WAGON: Final = Packed("wagon")
WAGON_KIND: Final = WAGON.field("kind", 8)
WAGON_LORRY: Final = WAGON.field("lorry card", 16, lowest=EMPTY)
# By kind.
EMPTY_WAGON: Final[Row] = row([WAGON_KIND.at(kind) + WAGON_LORRY.at(EMPTY) for kind in range(WAGON_KINDS)])


def engine_in(player: Player, dock: i64) -> i64:
    """The type of engine plus one, or 0."""
    place = dock * DOCK
    return player.docks[place]


def wagons_in(player: Player, dock: i64) -> i64:
    place = dock * DOCK + 1
    return player.docks[place]


def wagon_at(player: Player, dock: i64, place: i64) -> i64:
    place += dock * DOCK + 2
    return player.docks[place]


def has_dock_without_engine(player: Player) -> bool:
    dock: i64
    for dock in range(DOCKS):
        if engine_in(player, dock) == 0:
            return True
    return False


def add_wagon(player: Player, dock: i64, kind: i64) -> None:
    """Put a wagon to the right of the others."""
    player.docks[dock * DOCK + 2 + wagons_in(player, dock)] = EMPTY_WAGON[kind]
    player.docks[dock * DOCK + 1] += 1


def empty_wagon(player: Player, dock: i64, lorry: i64, wild: bool) -> i64:
    """The place of the first empty wagon in this dock that may carry the lorry, wild or with its crest; or -1."""
    crest = LORRY_CREST[lorry]
    if DOCK_SHOWS[dock * CRESTS + crest] == 0:
        return -1
    if wild:
        crest = WILD_WAGON
    wanted = EMPTY_WAGON[crest]
    place: i64
    for place in range(wagons_in(player, dock)):
        if wagon_at(player, dock, place) == wanted:
            return place
    return -1


def load(player: Player, dock: i64, lorry: i64, wild: bool) -> None:
    """Put a lorry card on the wagon that `empty_wagon` names."""
    place = empty_wagon(player, dock, lorry, wild)
    wagon = dock * DOCK + 2 + place
    player.docks[wagon] = WAGON_KIND.at(WAGON_KIND.of(player.docks[wagon])) + WAGON_LORRY.at(lorry)


def fits_somewhere(player: Player, lorry: i64) -> bool:
    """Is there an empty wagon for this lorry card?"""
    dock: i64
    for dock in range(DOCKS):
        if empty_wagon(player, dock, lorry, False) >= 0 or empty_wagon(player, dock, lorry, True) >= 0:
            return True
    return False


def lorries_on(player: Player, dock: i64) -> i64:
    """How many lorries the train in this dock carries."""
    lorries: i64 = 0
    place: i64
    for place in range(wagons_in(player, dock)):
        lorry = WAGON_LORRY.of(wagon_at(player, dock, place))
        if lorry != EMPTY:
            lorries += LORRY_SIZE[lorry]
    return lorries
