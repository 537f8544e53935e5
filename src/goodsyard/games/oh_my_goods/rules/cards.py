"""The printed cards: `cards.toml`, read and checked once, as rows that the rules look things up in (RULES 1, 11)."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from goodsyard.core.cards import Cards
from goodsyard.core.row import Row, row

NONE: Final = -1

# A deck card, then the charburners; every card is a building and, on its left side, a resource.
DECK: Final = 94
CHARBURNERS: Final = 4
SIDES: Final = 16  # of the assistants

RESOURCES: Final = 5
GOODS: Final = 17
EXTRA_CARD: Final = RESOURCES  # what an office gives: a resource or this
ITEMS: Final = RESOURCES + GOODS  # what a chain takes: a resource, or RESOURCES + a good

SLOPPILY: Final = 0
ORDERLY: Final = 1

NEW_CARDS: Final = 2
SUNS: Final = 2
MOVE_COST: Final = 2
LAST_BUILDING: Final = 8
COINS_A_POINT: Final = 5

RESOURCE_COLUMNS: Final = "wood clay grain wool stone"
COLOUR_COLUMNS: Final = "green red yellow white grey"
GROUPS: Final = {
    "resources": "id colour",
    "goods": "id coins",
    "buildings": "id colour good chain",
    "production": f"id building cost points half_suns {RESOURCE_COLUMNS} any",
    "offices": "id cost points half_suns gives",
    "charburners": f"id {RESOURCE_COLUMNS}",
    "workers": "mode may_miss goods",
    "assistants": f"id cost points {COLOUR_COLUMNS}",
    "setup": "players hand coal assistants",
    "numbers": "new_cards half_suns move buildings coins_a_point",
    "editions": "id exchange plan_returns hire_after_building most_assistants office_limit open_chains",
}


class GoodsCards(Cards):
    """The cards of Oh My Goods!, and all buildings with every column."""

    def __init__(self, path: Path) -> None:
        super().__init__(path, GROUPS)
        self.expect_order("resources", RESOURCE_COLUMNS)
        self.expect_order("resources", COLOUR_COLUMNS, "colour")
        self.expect_order("workers", "sloppily orderly", "mode")
        self.expect_order("editions", "first second")
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
        """What a chain takes."""
        if name in self.names("resources"):
            return self.place("resources", name)
        return RESOURCES + self.place("goods", name)

    def inputs(self, place: int) -> list[int]:
        """For every card the first or second thing that its chain takes."""
        chains = [self.building(line)["chain"] for line in self.all]
        return [self.item(chain[place]) if len(chain) > place else NONE for chain in chains]

    def prints(self) -> list[int]:
        """For every card the first one that looks the same."""
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
MOST_ASSISTANTS: Final[Row] = row(CARDS.column("editions", "most_assistants"))
OFFICE_LIMIT: Final[Row] = row(CARDS.column("editions", "office_limit"))
OPEN_CHAINS: Final[Row] = row(CARDS.column("editions", "open_chains"))
