"""The printed cards: `cards.toml`, read and checked once, as lookup rows for the rules (RULES 1, 11)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from goodsyard.core.cards import Cards
from goodsyard.core.packed import Field, Packed
from goodsyard.core.row import Row, row

NONE: Final = -1

# Cards are numbered: first the deck, then the charburners. Each is a building and, on its left edge, a resource.
DECK: Final = 94
CHARBURNERS: Final = 4

ASSISTANTS: Final = 8
SIDES: Final = 16
# An assistant is known by the side that is up.
SIDE: Final = Packed("side of an assistant")
SIDE_FACE: Final = SIDE.field("face", 2)
SIDE_ASSISTANT: Final = SIDE.field("assistant", ASSISTANTS)

RESOURCES: Final = 5
GOODS: Final = 17
EXTRA_CARD: Final = RESOURCES  # an office gives a resource or this

SLOPPILY: Final = 0
ORDERLY: Final = 1

NEW_CARDS: Final = 2
SUNS: Final = 2
MOVE_COST: Final = 2
LAST_BUILDING: Final = 8
MAX_BUILDINGS: Final = 9  # the eighth triggers the end, and one more round is played
COINS_A_POINT: Final = 5

RESOURCE_COLUMNS: Final = "wood clay grain wool stone"
REQUIRED_COLUMNS: Final = "wood=0 clay=0 grain=0 wool=0 stone=0"
COLOUR_COLUMNS: Final = "green red yellow white grey"
ASKED_COLUMNS: Final = "green=0 red=0 yellow=0 white=0 grey=0"
# Amounts of the five resources as one number, for the log.
AMOUNTS: Final = Packed("resources")
AMOUNT_OF: Final[list[Field]] = [AMOUNTS.field(resource, 128) for resource in RESOURCE_COLUMNS.split()]

GROUPS: Final = {
    "resources": "id colour",
    "goods": "id coins",
    "buildings": "id colour good='' chain=[]",
    "production": f"id building cost points half_suns=0 {REQUIRED_COLUMNS} any=0",
    "offices": "id cost points half_suns=0 gives",
    "charburners": f"id {REQUIRED_COLUMNS}",
    "workers": "mode may_miss goods",
    "assistants": f"id cost points {ASKED_COLUMNS}",
    "setup": "players hand coal assistants",
    "numbers": "new_cards half_suns move buildings coins_a_point",
    "editions": "id exchange plan_returns hire_after_building most_assistants office_limit open_chains",
}


class GoodsCards(Cards):
    """The cards of Oh My Goods!; `all` lists every building with the same columns."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, GROUPS)
        self.expect_order("resources", RESOURCE_COLUMNS)
        self.expect_order("resources", COLOUR_COLUMNS, "colour")
        self.expect_order("workers", "sloppily orderly", "mode")
        self.expect_order("editions", "first second")
        for resource, amount in zip(RESOURCE_COLUMNS.split(), AMOUNT_OF, strict=True):
            self.expect_fits("production", resource, amount)
            self.expect_fits("charburners", resource, amount)
        self.expect_sizes({"goods": GOODS, "charburners": CHARBURNERS, "assistants": SIDES})
        numbers = [NEW_CARDS, SUNS, MOVE_COST, LAST_BUILDING, COINS_A_POINT]
        self.expect(list(self.rows["numbers"][0].values()) == numbers, "the numbers are not those of the rules")
        self.all: list[dict[str, Any]] = [*self.rows["production"], *map(office, self.rows["offices"])]
        self.all += [charburner(line) for line in self.rows["charburners"]]
        buildings = DECK + CHARBURNERS
        self.expect(len(self.all) == buildings, f"{len(self.all)} buildings instead of {buildings}")
        self.inputs(0)  # refuses unknown buildings, resources and goods
        prints = self.prints()
        self.expect(prints == sorted(prints), "cards with the same print must stand next to each other")

    def of_all(self, column: str) -> list[int]:
        return [line[column] for line in self.all]

    def building(self, line: dict[str, Any]) -> dict[str, Any]:
        return self.rows["buildings"][self.place("buildings", line["building"])]

    def item(self, name: str) -> int:
        """The number of an item that a chain takes: a resource, or RESOURCES + a good."""
        if name in self.names("resources"):
            return self.place("resources", name)
        return RESOURCES + self.place("goods", name)

    def inputs(self, place: int) -> list[int]:
        """By card, the first or second item that its chain takes."""
        chains = [self.building(line)["chain"] for line in self.all]
        return [self.item(chain[place]) if len(chain) > place else NONE for chain in chains]

    def prints(self) -> list[int]:
        """By card, the first card with the same print."""
        looks = [{**line, "id": ""} for line in self.all]
        return [looks.index(look) for look in looks]


def office(line: dict[str, Any]) -> dict[str, Any]:
    """A Market Office with the columns of a building."""
    return {**line, "building": "market_office", **dict.fromkeys([*RESOURCE_COLUMNS.split(), "any"], 0)}


def charburner(line: dict[str, Any]) -> dict[str, Any]:
    """A Charburner with the columns of a building."""
    return {**line, "building": "charburner", "cost": 0, "points": 0, "half_suns": 0, "any": 0}


CARDS: Final = GoodsCards(Path(__file__).parents[1] / "cards.toml")
COLOURS: Final = [*COLOUR_COLUMNS.split(), "blue"]

BUILDING_OF: Final[Row] = row([CARDS.place("buildings", line["building"]) for line in CARDS.all])
COST: Final[Row] = row(CARDS.of_all("cost"))
POINTS: Final[Row] = row(CARDS.of_all("points"))
HALF_SUNS: Final[Row] = row(CARDS.of_all("half_suns"))
PRINT_OF: Final[Row] = row(CARDS.prints())
# The colour stands for a resource; blue, the Charburner's, for none.
COLOUR_OF: Final[Row] = row([COLOURS.index(CARDS.building(line)["colour"]) for line in CARDS.all])
# card * RESOURCES + resource
REQUIRED: Final[Row] = row([line[resource] for line in CARDS.all for resource in RESOURCE_COLUMNS.split()])
REQUIRED_ANY: Final[Row] = row(CARDS.of_all("any"))
GOOD_OF: Final[Row] = row([CARDS.place("goods", CARDS.building(line)["good"]) for line in CARDS.all])
COINS: Final[Row] = row([0 if good == NONE else CARDS.column("goods", "coins")[good] for good in GOOD_OF])
GIVES: Final[Row] = row(
    [[*CARDS.names("resources"), "card"].index(line["gives"]) if "gives" in line else NONE for line in CARDS.all]
)
FIRST_INPUT: Final[Row] = row(CARDS.inputs(0))
SECOND_INPUT: Final[Row] = row(CARDS.inputs(1))

SIDE_COST: Final[Row] = row(CARDS.column("assistants", "cost"))
SIDE_POINTS: Final[Row] = row(CARDS.column("assistants", "points"))
# side * RESOURCES + colour
SIDE_ASKS: Final[Row] = row([line[colour] for line in CARDS.rows["assistants"] for colour in COLOUR_COLUMNS.split()])

MAY_MISS: Final[Row] = row(CARDS.column("workers", "may_miss"))
WORKER_GOODS: Final[Row] = row(CARDS.column("workers", "goods"))

# By edition.
EXCHANGE_HANDS: Final[Row] = row(CARDS.column("editions", "exchange"))
PLAN_RETURNS: Final[Row] = row(CARDS.column("editions", "plan_returns"))
HIRE_AFTER_BUILDING: Final[Row] = row(CARDS.column("editions", "hire_after_building"))
MAX_ASSISTANTS: Final[Row] = row(CARDS.column("editions", "most_assistants"))
OFFICE_LIMIT: Final[Row] = row(CARDS.column("editions", "office_limit"))
OPEN_CHAINS: Final[Row] = row(CARDS.column("editions", "open_chains"))
