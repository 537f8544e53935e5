"""Names for cards and actions as scenes use them, built from cards.toml.

A lorry card is its crest and number of lorries, with a star if it is worth 2 points: `tower 1`, `tower 1*`, `tower 2`.
"""

from goodsyard.games.coal_baron.rules.cards import CARDS, DOCKS, FAMILY_OF, STACKS, WAGON_2
from goodsyard.games.coal_baron.rules.innovations import INNOVATION_PLAYED, TAKEN_FROM
from goodsyard.games.coal_baron.rules.state import DELIVERED_ENGINE, DELIVERED_WAGON, FULFILLED
from goodsyard.games.coal_baron.rules.workers import INNOVATION_OF, SETS, STANDS_FOR

ZONES = CARDS.names("zones")
LORRIES = [f"{line['crest']} {line['lorries']}{'*' * (line['points'] == 2)}" for line in CARDS.rows["lorries"]]
WAGONS = CARDS.names("wagons", "crest")
ENGINES = CARDS.names("engines", "type")
ORDERS = [f"{line['destination']} {line['lorries']}" for line in CARDS.rows["orders"]]
DESTINATIONS = CARDS.names("destinations")
INNOVATIONS = CARDS.names("innovations")
OBJECTIVES = CARDS.names("objectives")
FAMILIES = [LORRIES, WAGONS, ENGINES, ORDERS, DESTINATIONS, INNOVATIONS, OBJECTIVES]
HAND_NAMES = ORDERS + INNOVATIONS
DELIVERED_NAMES = LORRIES + WAGONS + ENGINES + ORDERS
DELIVERED_FIRST = [0, DELIVERED_WAGON, DELIVERED_ENGINE, FULFILLED]  # of the first four families

DOCK_NAMES = [f"dock {dock + 1}" for dock in range(DOCKS)]


def play_name(innovation: int, stack: int) -> str:
    """`play take_lorry 2` takes from the second lorry stack; the others need no number."""
    number = f" {ZONES[stack][-1]}" if stack <= WAGON_2 else ""
    return f"play {INNOVATIONS[innovation]}{number}"


def set_name(cards: tuple[int, ...]) -> str:
    return "+".join(str(value + 1) for value, count in enumerate(cards) for _ in range(count))


PLAYS = [play_name(innovation, stack) for innovation, stack in zip(INNOVATION_PLAYED, TAKEN_FROM, strict=True)]
STANDINGS = [
    f"{INNOVATIONS[innovation]} as {workers}" for innovation, workers in zip(INNOVATION_OF, STANDS_FOR, strict=True)
]
WAGON_TARGETS = [f"{dock}{wild}" for dock in DOCK_NAMES for wild in ("", " wild")]

# The names of all actions of each kind of decision, in the order of kinds.py; the wild action names cards instead.
ACTIONS: list[list[str]] = [
    [*ZONES, *PLAYS, "pass"],
    [*(set_name(cards) for cards in SETS), *STANDINGS],
    DOCK_NAMES,
    DOCK_NAMES,
    ["stop", *(f"{card} to {target}" for card in ["row", *LORRIES] for target in ["storage", *WAGON_TARGETS])],
    ["enough", *(f"{dock} with {order}" for dock in DOCK_NAMES for order in ORDERS)],
    ZONES[:STACKS],
    [],
    [],
    [*PLAYS, "end turn"],
]


def action_name(kind: int, about: int, action: int) -> str:
    """What an action of this decision is called."""
    return (ACTIONS[kind] or FAMILIES[FAMILY_OF[about]])[action]
