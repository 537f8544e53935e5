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


def good_name(good: int) -> Phrase:
    return Phrase(f"good-{GOODS[good]}")


def building_name(card: int) -> Phrase:
    """The name of a building, without its numbers."""
    return Phrase(f"building-{BUILDINGS[BUILDING_OF[card]].replace('_', '-')}")


def listed(parts: list[Phrase]) -> Phrase:
    """Several things, separated by commas."""
    return reduce(lambda before, part: Phrase("list", {"before": before, "last": part}), parts)


def amounts(counts: dict[str, int]) -> Phrase:
    """`2 grain, 1 wood`."""
    return listed([Phrase("amount", {"count": n, "what": Phrase(what)}) for what, n in counts.items() if n])


def resources_name(packed: int) -> Phrase:
    """Resources that the log tells as one number: `2 grain, 1 wood`, or nothing."""
    counts = {f"resource-{name}": amount.of(packed) for name, amount in zip(RESOURCES, AMOUNT_OF, strict=True)}
    return amounts(counts) if packed else Phrase("no-resources")


def required_by(card: int) -> Phrase:
    """The resources that a production building requires."""
    if REQUIRED_ANY[card]:
        return Phrase("amount-any", {"count": REQUIRED_ANY[card]})
    first = card * len(RESOURCES)
    return amounts({f"resource-{name}": REQUIRED[first + k] for k, name in enumerate(RESOURCES)})


def card_name(card: int) -> Phrase:
    """A deck card with everything that distinguishes it from others."""
    facts: dict[str, Fact] = {"building": building_name(card), "coins": COST[card], "suns": HALF_SUNS[card]}
    if GIVES[card] == EXTRA_CARD:
        return Phrase("card-office-card", facts)
    if GIVES[card] != NONE:
        return Phrase("card-office", facts | {"resource": resource_name(GIVES[card])})
    return Phrase("card-production", facts | {"required": required_by(card)})


def side_name(side: int) -> Phrase:
    """An assistant with cost, points and the colours that it asks for."""
    first = side * len(COLOURS)
    asked = amounts({f"colour-{name}": SIDE_ASKS[first + k] for k, name in enumerate(COLOURS)})
    return Phrase("assistant", {"coins": SIDE_COST[side], "points": SIDE_POINTS[side], "colours": asked})


def own_building(player: Player, building: int) -> Phrase:
    """A building on the table, with its number if the player has several of the same name."""
    card = player.buildings[building]
    alike = [k for k in range(player.built) if BUILDING_OF[player.buildings[k]] == BUILDING_OF[card]]
    if len(alike) == 1:
        return building_name(card)
    return Phrase("building-numbered", {"building": building_name(card), "number": alike.index(building) + 1})


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


def made_by(card: int) -> Phrase:
    """The good that a production building makes."""
    return good_name(GOOD_OF[card])
