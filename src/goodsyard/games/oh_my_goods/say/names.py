"""Names of printed things: ids for views and marks, phrases for people."""

from __future__ import annotations

from functools import reduce

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.oh_my_goods.rules.cards import (
    AMOUNT_OF,
    BUILDING_OF,
    CARDS,
    COLOUR_COLUMNS,
    COST,
    DECK,
    EXTRA_CARD,
    GIVES,
    GOOD_OF,
    HALF_SUNS,
    NONE,
    REQUIRED,
    REQUIRED_ANY,
    SIDE_ASKS,
    SIDE_COST,
    SIDE_POINTS,
)
from goodsyard.games.oh_my_goods.rules.state import Player

CARD_IDS: list[str] = [line["id"] for line in CARDS.all]
BUILDINGS = CARDS.names("buildings")
RESOURCES = CARDS.names("resources")
COLOURS = COLOUR_COLUMNS.split()
GOODS = CARDS.names("goods")
SIDES = CARDS.names("assistants")
MODES = CARDS.names("workers", "mode")
MODE_CLAUSES = ["5.4", "5.3"]
EDITIONS = CARDS.names("editions")
HIRING = ("literal", "v1.1")


def resource_name(resource: int) -> Phrase:
    return Phrase(f"resource-{RESOURCES[resource]}")


def good_name(good: int, count: int = 0) -> Phrase:
    """What so many units of a good are called, without their number; 0 for the bare name."""
    return Phrase(f"good-{GOODS[good]}", {"count": count})


def made_by(card: int, count: int = 0) -> Phrase:
    """The good that a production building makes."""
    return good_name(GOOD_OF[card], count)


def building_name(card: int) -> Phrase:
    """The name of a building, without its numbers."""
    return Phrase(f"building-{BUILDINGS[BUILDING_OF[card]].replace('_', '-')}")


def separated(parts: list[Phrase]) -> Phrase:
    """Several things, separated by commas."""
    return reduce(lambda before, part: Phrase("list", {"before": before, "last": part}), parts)


def listed(parts: list[Phrase]) -> Phrase:
    """Several things, the last one after `and`."""
    *before, last = parts
    return Phrase("list-and", {"before": separated(before), "last": last}) if before else last


def amount(what: str, count: int) -> Phrase:
    """`2 grain`, `1 plank`."""
    return Phrase("amount", {"count": count, "what": Phrase(what, {"count": count})})


def amounts(counts: dict[str, int]) -> list[Phrase]:
    """Everything that there is any of."""
    return [amount(what, count) for what, count in counts.items() if count]


def resources_name(packed: int) -> Phrase:
    """Resources that the log tells as one number: `2 grain and 1 wood`, or nothing."""
    counts = {f"resource-{name}": amount.of(packed) for name, amount in zip(RESOURCES, AMOUNT_OF, strict=True)}
    return listed(amounts(counts)) if packed else Phrase("no-resources")


def required_by(card: int) -> Phrase:
    """The resources that a production building requires."""
    if REQUIRED_ANY[card]:
        return Phrase("amount-any", {"count": REQUIRED_ANY[card]})
    first = card * len(RESOURCES)
    return separated(amounts({f"resource-{name}": REQUIRED[first + k] for k, name in enumerate(RESOURCES)}))


def kind_name(card: int) -> Phrase:
    """The name of a building; for a Market Office, with what it gives."""
    if GIVES[card] == EXTRA_CARD:
        return Phrase("office-card", {"building": building_name(card)})
    if GIVES[card] != NONE:
        return Phrase("office", {"building": building_name(card), "resource": resource_name(GIVES[card])})
    return building_name(card)


def priced(card: int) -> Phrase:
    """A deck card as briefly as it can be told from others of its name."""
    return Phrase("card-priced", {"building": kind_name(card), "coins": COST[card]})


def card_name(card: int) -> Phrase:
    """A deck card with everything that distinguishes it from others."""
    facts: dict[str, Fact] = {"building": kind_name(card), "coins": COST[card], "suns": HALF_SUNS[card]}
    if GIVES[card] != NONE:
        return Phrase("card-office", facts)
    return Phrase("card-production", facts | {"required": required_by(card)})


def asked_by(side: int) -> list[int]:
    """How many buildings of each colour an assistant asks for."""
    first = side * len(COLOURS)
    return [SIDE_ASKS[first + k] for k in range(len(COLOURS))]


def coloured(counts: list[int]) -> Phrase:
    """Buildings by their colours: `2 green and 1 red building`."""
    asked = {f"colour-{name}": count for name, count in zip(COLOURS, counts, strict=True)}
    last = [count for count in counts if count][-1]
    return Phrase("asked", {"colours": listed(amounts(asked)), "last": last})


def side_facts(side: int) -> dict[str, Fact]:
    """What an assistant costs, is worth and asks for."""
    return {"coins": SIDE_COST[side], "points": SIDE_POINTS[side], "asked": coloured(asked_by(side))}


def side_name(side: int) -> Phrase:
    """An assistant with cost, points and the colours that it asks for."""
    return Phrase("assistant", side_facts(side))


def own_building(player: Player, building: int) -> Phrase:
    """A building on the table, with its number if the player has several of the same name."""
    card = player.buildings[building]
    alike = [k for k in range(player.built) if BUILDING_OF[player.buildings[k]] == BUILDING_OF[card]]
    if len(alike) == 1:
        return building_name(card)
    return Phrase("building-numbered", {"building": building_name(card), "number": alike.index(building) + 1})


def at_building(player: Player, building: int) -> Phrase:
    """A place: at this building on the table."""
    is_office = GOOD_OF[player.buildings[building]] == NONE
    return Phrase("at-office" if is_office else "at-building", {"building": own_building(player, building)})


def name_of(id: str) -> Phrase:
    """The name of a card or an assistant by its id, such as `card:mill_2`."""
    family, _, name = id.partition(":")
    if family == "assistant":
        return side_name(SIDES.index(name))
    card = CARD_IDS.index(name)
    return (
        card_name(card)
        if card < DECK
        else Phrase("card-charburner", {"building": building_name(card), "required": required_by(card)})
    )


def building_ref(seat: int, building: int) -> str:
    return f"building:{seat}:{building + 1}"


def hand_ref(card: int) -> str:
    return f"hand:{CARD_IDS[card]}"
