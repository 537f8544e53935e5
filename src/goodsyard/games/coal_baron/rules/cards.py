"""The printed cards: `cards.toml`, read and checked once, as rows that the rules look things up in (RULES 1, 13)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from mypy_extensions import i64

from goodsyard.core.cards import Cards
from goodsyard.core.row import Row, row

# Families of cards, in the order of their stacks.
LORRY: Final = 0
WAGON: Final = 1
ENGINE: Final = 2
ORDER: Final = 3
SHARE: Final = 4
INNOVATION: Final = 5
OBJECTIVE: Final = 6
FAMILIES: Final = 7

# Worker zones; the first nine are those of the stacks.
LORRY_1: Final = 0
LORRY_2: Final = 1
WAGON_1: Final = 2
WAGON_2: Final = 3
ENGINES: Final = 4
ORDERS: Final = 5
SHARES: Final = 6
INNOVATIONS: Final = 7
OBJECTIVES: Final = 8
STACKS: Final = 9
MINING_0_1: Final = 9
MINING_1_2: Final = 10
MINING_2_3: Final = 11
DELIVERY_ZONE: Final = 12
WILD_ZONE: Final = 13
ZONES: Final = 14

CRESTS: Final = 4
DOCKS: Final = 3
DESTINATIONS: Final = 4
LORRY_KINDS: Final = 12
WAGON_KINDS: Final = 5
WILD_WAGON: Final = 4
ENGINE_TYPES: Final = 4
ORDER_KINDS: Final = 16
INNOVATION_KINDS: Final = 10
OBJECTIVE_KINDS: Final = 18
MAX_KINDS: Final = 32
WORKER_VALUES: Final = 5

# Innovations: three that count as workers, then those that give an action.
WORKER_INNOVATIONS: Final = 3
TAKE_LORRY: Final = 3
TAKE_WAGON: Final = 4
TAKE_ENGINE: Final = 5
TAKE_ORDER: Final = 6
TAKE_SHARE: Final = 7
MINE: Final = 8
DELIVER: Final = 9

STACK_ORDER: Final = (
    "lorry_1 lorry_2 wagon_1 wagon_2 engine order share innovation objective "
    "mining_0_1 mining_1_2 mining_2_3 delivery wild"
)
INNOVATION_ORDER: Final = (
    "worker_1_3 worker_1_4 worker_1_5 take_lorry take_wagon take_engine take_order take_share mining delivery"
)
GROUPS: Final = {
    "crests": "id",
    "docks": "dock crests",
    "destinations": "id",
    "engine_types": "id",
    "worker_cards": "value copies min_players",
    "shifts": "players shifts",
    "shift_tokens": "number points",
    "zones": "id kind min_steps=0 max_steps=0 printed_workers=0 min_players=2",
    "wild": "look_at",
    "display": "row zones",
    "lorries": "crest lorries points copies",
    "wagons": "crest copies",
    "engines": "type copies",
    "orders": "destination lorries points copies",
    "shares": "destination points copies",
    "objectives": "id kind target='' points per=0 at_least=0",
    "innovations": "id kind least=0 most=0 copies",
}


class CoalCards(Cards):
    """The cards of Coal Baron."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, GROUPS)
        self.expect_order("zones", STACK_ORDER)
        self.expect_order("innovations", INNOVATION_ORDER)
        sizes = {"crests": CRESTS, "docks": DOCKS, "destinations": DESTINATIONS, "engine_types": ENGINE_TYPES}
        sizes |= {"lorries": LORRY_KINDS, "wagons": WAGON_KINDS, "orders": ORDER_KINDS, "objectives": OBJECTIVE_KINDS}
        self.expect_sizes(sizes)

    def copies(self, family: i64) -> list[int]:
        """How many cards of each kind a family has."""
        if family == OBJECTIVE:
            return [1] * OBJECTIVE_KINDS
        return self.column(FAMILY_GROUPS[family], "copies")


FAMILY_GROUPS: Final = ["lorries", "wagons", "engines", "orders", "shares", "innovations", "objectives"]
CARDS: Final = CoalCards(Path(__file__).parents[1] / "cards.toml")

FAMILY_OF: Final[Row] = row([LORRY, LORRY, WAGON, WAGON, ENGINE, ORDER, SHARE, INNOVATION, OBJECTIVE])
# Where each stack begins in the row of all stacks; the last entry is the length of that row.
FIRST_OF: Final[Row] = row([0, 20, 40, 60, 80, 108, 136, 160, 176, 194])
ALL_CARDS: Final = 194

LORRY_CREST: Final[Row] = row(CARDS.places("lorries", "crest", "crests"))
LORRY_SIZE: Final[Row] = row(CARDS.column("lorries", "lorries"))
LORRY_POINTS: Final[Row] = row(CARDS.column("lorries", "points"))
ORDER_DESTINATION: Final[Row] = row(CARDS.places("orders", "destination", "destinations"))
ORDER_SIZE: Final[Row] = row(CARDS.column("orders", "lorries"))
ORDER_POINTS: Final[Row] = row(CARDS.column("orders", "points"))
SHARE_POINTS: Final[Row] = row(CARDS.column("shares", "points"))
TOKEN_POINTS: Final[Row] = row(CARDS.column("shift_tokens", "points"))
MIN_STEPS: Final[Row] = row(CARDS.column("zones", "min_steps"))
MAX_STEPS: Final[Row] = row(CARDS.column("zones", "max_steps"))
PRINTED_WORKERS: Final[Row] = row(CARDS.column("zones", "printed_workers"))
ZONE_PLAYERS: Final[Row] = row(CARDS.column("zones", "min_players"))
INNOVATION_MAX: Final[Row] = row(CARDS.column("innovations", "most"))
LOOK_AT: Final = 4
# 1 where a dock shows a crest: dock * CRESTS + crest.
DOCK_SHOWS: Final[Row] = row(
    [int(crest in dock["crests"]) for dock in CARDS.rows["docks"] for crest in CARDS.names("crests")]
)


def dock_takes(dock: i64, wagon: i64) -> bool:
    """May this kind of wagon stand in the dock? (RULES 3.3)"""
    return wagon == WILD_WAGON or DOCK_SHOWS[dock * CRESTS + wagon] == 1
