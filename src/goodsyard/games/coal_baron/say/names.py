"""Names of printed things: ids for views and marks, phrases for people."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.coal_baron.rules.cards import (
    CARDS,
    ENGINE,
    FAMILY_OF,
    INNOVATION,
    LORRY,
    OBJECTIVE,
    ORDER,
    SHARE,
    STACKS,
    WAGON,
    WORKER_VALUES,
)
from goodsyard.games.coal_baron.rules.state import (
    EARLIER_INNOVATIONS,
    LAST_INNOVATION,
    PLACED_INNOVATIONS,
    PLACED_SET,
)
from goodsyard.games.coal_baron.rules.workers import IN_SET, INNOVATION_OF, STANDS_FOR

CRESTS = CARDS.names("crests")
DESTINATIONS = CARDS.names("destinations")
ZONES = CARDS.names("zones")
# The clause that says what each zone does.
ZONE_CLAUSES = ["3.1", "3.1", "3.2", "3.2", "3.5", "3.7", "3.8", "3.7", "3.8", "4.1", "4.1", "4.1", "5.1", "6.2"]
DOCK_CRESTS: list[list[str]] = [line["crests"] for line in CARDS.rows["docks"]]
FAMILIES = ("lorry", "wagon", "engine", "order", "share", "innovation", "objective")

LORRIES = [f"{line['crest']}-{line['lorries']}-{line['points']}" for line in CARDS.rows["lorries"]]
WAGONS = CARDS.names("wagons", "crest")
ENGINES = CARDS.names("engines", "type")
ORDERS = [f"{line['destination']}-{line['lorries']}" for line in CARDS.rows["orders"]]
SHARES = CARDS.names("shares", "destination")
INNOVATIONS = CARDS.names("innovations")
OBJECTIVES = CARDS.names("objectives")
IDS = {
    LORRY: LORRIES,
    WAGON: WAGONS,
    ENGINE: ENGINES,
    ORDER: ORDERS,
    SHARE: SHARES,
    INNOVATION: INNOVATIONS,
    OBJECTIVE: OBJECTIVES,
}


def card_id(family: int, kind: int) -> str:
    """An id such as `order:barracks-3`."""
    return f"{FAMILIES[family]}:{IDS[family][kind]}"


def stack_card(stack: int, kind: int) -> str:
    return card_id(FAMILY_OF[stack], kind)


def name_of(id: str) -> Phrase:
    """What people call a card."""
    facts: dict[str, Fact]
    family, _, card = id.partition(":")
    if family == "lorry":
        crest, lorries, points = card.split("-")
        facts = {"crest": Phrase(f"crest-{crest}"), "lorries": int(lorries), "points": int(points)}
        return Phrase("card-lorry", facts)
    if family == "wagon":
        return Phrase("card-wild-wagon") if card == "wild" else Phrase("card-wagon", {"crest": Phrase(f"crest-{card}")})
    if family == "engine":
        return Phrase(f"engine-{card}")
    if family == "order":
        destination, lorries = card.split("-")
        points = CARDS.rows["orders"][ORDERS.index(card)]["points"]
        facts = {"destination": Phrase(f"destination-{destination}"), "lorries": int(lorries), "points": points}
        return Phrase("card-order", facts)
    if family == "share":
        return Phrase("card-share", {"destination": Phrase(f"destination-{card}"), "place": Phrase(f"in-{card}")})
    if family == "innovation":
        return Phrase("card-innovation", {"innovation": Phrase(f"innovation-{card.replace('_', '-')}")})
    return Phrase("card-objective", {"objective": objective_name(card)})


def the(id: str) -> Phrase:
    """A card's name with its article, as the object of a sentence."""
    return Phrase("the-card", {"family": id.partition(":")[0], "card": name_of(id)})


def an_engine(type: str) -> Phrase:
    """An engine as one of its type."""
    return Phrase("an-engine", {"type": type, "engine": name_of(f"engine:{type}")})


def objective_name(card: str) -> Phrase:
    line = CARDS.rows["objectives"][OBJECTIVES.index(card)]
    facts: dict[str, int | Phrase] = {"points": line["points"]}
    if line["kind"] == "engine":
        facts["target"] = Phrase(f"engine-{line['target']}")
    elif line["kind"] == "share":
        facts["target"] = Phrase(f"in-{line['target']}")
    elif line["target"]:
        facts["target"] = Phrase(f"destination-{line['target']}")
    return Phrase(f"objective-{line['kind'].replace('_', '-')}", facts)


def worker_cards(placement: int) -> list[str]:
    """What workers were placed with: values of worker cards, and worker innovations as `worker_1_3=2`."""
    cards = []
    innovations = PLACED_INNOVATIONS.of(placement)
    while innovations:
        standing = LAST_INNOVATION.of(innovations)
        cards.append(f"{INNOVATIONS[INNOVATION_OF[standing]]}={STANDS_FOR[standing]}")
        innovations = EARLIER_INNOVATIONS.of(innovations)
    for value in range(WORKER_VALUES, 0, -1):
        cards += [str(value)] * IN_SET[PLACED_SET.of(placement) * WORKER_VALUES + value - 1]
    return cards


def cards_of(values: list[int]) -> Phrase:
    """Worker cards by their values."""
    return Phrase("worker-cards", {"cards": listed([str(value) for value in values]), "count": len(values)})


def innovation_as(innovation: str, workers: int) -> Phrase:
    """A worker innovation with the number it stands for."""
    return Phrase("innovation-as", {"innovation": name_of(f"innovation:{innovation}"), "workers": workers})


def listed(parts: Sequence[Fact]) -> Fact:
    """Several things with commas between them and "and" before the last."""
    *others, last = parts
    if not others:
        return last
    before = reduce(lambda before, part: Phrase("list", {"before": before, "last": part}), others)
    return Phrase("list-and", {"before": before, "last": last})


def zone_name(zone: int) -> Phrase:
    return Phrase(f"zone-{ZONES[zone].replace('_', '-')}")


def at_zone(zone: int) -> Phrase:
    """Where workers are placed."""
    return Phrase("at-zone", {"kind": "stack" if zone < STACKS else "action", "zone": zone_name(zone)})


def half_of_pair(stack: int) -> int | None:
    """Whether a stack is the first or second of its kind; None if it is the only one."""
    number = ZONES[stack].rpartition("_")[2]
    return int(number) if number.isdigit() else None


def dock_name(dock: int) -> Phrase:
    return Phrase("dock", {"number": dock + 1})
