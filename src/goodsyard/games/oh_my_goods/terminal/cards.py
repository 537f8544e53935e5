"""Cards of Oh My Goods! in the words and colours of the terminal."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence

from rich.console import JustifyMethod
from rich.table import Table
from rich.text import Text

from goodsyard.games.oh_my_goods.rules.cards import CARDS
from goodsyard.games.oh_my_goods.show.cards import line_of
from goodsyard.games.oh_my_goods.show.view import Building
from goodsyard.terminal.speech import Speech, capital

RESOURCES = CARDS.names("resources")
COLOURS = CARDS.names("resources", "colour")
"""The colours of buildings, in the order of their resources."""
PAINTS = {
    "green": "#7fbf6a",
    "red": "#e08a6a",
    "yellow": "#d9b44a",
    "white": "#d8d4c8",
    "grey": "#9aa5b1",
    "blue": "#7aa7d9",
}
MISSING = "bold #e0766e"
MINUS = "−"
NUMBERS = ("cost", "points")
"""Columns of tables."""


class CardWords:
    """Describes in a few words what is printed on a card, and colours resources, colours and buildings."""

    def __init__(self, speech: Speech) -> None:
        self.say = speech
        self.paints = {self.resource(key): PAINTS[colour] for key, colour in zip(RESOURCES, COLOURS, strict=True)}
        self.paints |= {self.colour(colour, count): PAINTS[colour] for colour in COLOURS for count in (0, 1, 2)}
        self.paints |= {self.building(line["id"]): PAINTS[line["colour"]] for line in CARDS.rows["buildings"]}
        longest_first = sorted(map(re.escape, self.paints), key=len, reverse=True)
        self.painted = re.compile(rf"\b(?:{'|'.join(longest_first)})\b")

    def paint(self, text: str, style: str = "") -> Text:
        painted = Text(text, style)
        painted.highlight_regex(self.painted, self.paints.__getitem__)
        painted.highlight_regex(rf"{MINUS}\d+", MISSING)
        painted.highlight_regex(r"\b\d+ (VP|SP)\b", "bold")
        return painted

    def table(self, *columns: str, breakable: Sequence[str] = ()) -> Table:
        """A table with these columns; only breakable ones may take several lines."""
        table = Table(box=None, pad_edge=False, header_style="dim", padding=(0, 2, 0, 0))
        for name in columns:
            justify: JustifyMethod = "right" if name in NUMBERS else "left"
            title = capital(self.say(f"board-{name}"))
            table.add_column(title, justify=justify, no_wrap=name not in breakable, overflow="fold")
        return table

    def building(self, building: str) -> str:
        return self.say(f"building-{building.replace('_', '-')}")

    def resource(self, resource: str) -> str:
        return self.say(f"resource-{resource}")

    def amount(self, count: int, resource: str) -> str:
        """`2 grain`; `any 12`, short as a cell must be, for resources of any kind."""
        if resource == "any":
            return self.say("board-any", count=count)
        return self.say("amount", count=count, what=self.resource(resource))

    def needs(self, card: str, missing: Mapping[str, int]) -> str:
        """The resources that a building requires, each with the number that is missing."""
        required = {key: line_of(card)[key] for key in (*RESOURCES, "any") if line_of(card)[key]}
        return ", ".join(self.amount(count, key) + less(missing.get(key, 0)) for key, count in required.items())

    def colour(self, colour: str, count: int = 0) -> str:
        """The name of a colour, as it stands before so many buildings."""
        return self.say(f"colour-{colour}", count=count)

    def good(self, good: str) -> str:
        return self.say(f"good-{good}", count=0)

    def makes(self, card: str) -> str:
        """The good that a building makes, with its value; for a Market Office, what it gives."""
        good = CARDS.building(line_of(card))["good"]
        if not good:
            return self.gift(line_of(card)["gives"], 1)
        return self.say("board-good", good=self.good(good), coins=worth(card))

    def gift(self, gift: str, count: int) -> str:
        """What Market Offices give."""
        return f"+{self.say('cards', cards=count) if gift == 'card' else self.amount(count, gift)}"

    def chain(self, card: str) -> str:
        """What one use of the production chain takes."""
        items = CARDS.building(line_of(card))["chain"]
        return ", ".join(self.resource(item) if item in RESOURCES else self.good(item) for item in items)


def less(count: int) -> str:
    """What is missing of an amount."""
    return f" {MINUS}{count}" if count else ""


def worth(card: str) -> int:
    """The coins that one good of a building is worth; 0 if it makes none."""
    good = CARDS.building(line_of(card))["good"]
    return next((line["coins"] for line in CARDS.rows["goods"] if line["id"] == good), 0)


def colour_of(card: str) -> str:
    colour: str = CARDS.building(line_of(card))["colour"]
    return colour


def resource_of(card: str) -> str:
    """The resource that a deck card shows."""
    return RESOURCES[COLOURS.index(colour_of(card))]


def colours_of(buildings: Iterable[Building]) -> Counter[str]:
    """How many buildings there are of each colour."""
    return Counter(colour_of(building.card) for building in buildings)
