"""What the market display can be expected to give, and how likely a production is.

A row of the display goes on until it shows two half suns; how many cards of a resource it has is taken to follow
Poisson's law. `lack` is how many of the required resources will be missing on average, in hundredths.
"""

from __future__ import annotations

from math import exp
from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row
from goodsyard.games.oh_my_goods.rules.cards import COLOUR_OF, DECK, HALF_SUNS, REQUIRED, REQUIRED_ANY, RESOURCES, SUNS
from goodsyard.games.oh_my_goods.rules.state import SUNRISE, SUNSET, Player, State

WHOLE: Final = 100
MAX_REQUIRED: Final[i64] = max(REQUIRED[k] for k in range(len(REQUIRED)))
"""More of one resource no building requires."""

deck: Final = range(DECK)
CARDS_A_ROW: Final = SUNS * DECK / sum(HALF_SUNS[card] for card in deck)


def lacks(rows: int) -> list[int]:
    """By resource and number needed, how many of so many will be missing when so many rows are still to come."""
    found: list[int] = []
    for resource in range(RESOURCES):
        mean = rows * CARDS_A_ROW * sum(1 for card in deck if COLOUR_OF[card] == resource) / DECK
        for needed in range(int(MAX_REQUIRED) + 1):
            missing, likely = 0.0, exp(-mean)
            for cards in range(needed):
                missing += (needed - cards) * likely
                likely *= mean / (cards + 1)
            found.append(round(WHOLE * missing))
    return found


LACKS: Final[Row] = row([*lacks(0), *lacks(1), *lacks(2)])
ROW: Final[Row] = row([round(WHOLE * rows * CARDS_A_ROW) for rows in range(3)])


def rows_to_come(state: State) -> i64:
    """Rows of the market display that are not laid out yet in this round."""
    if state.phase <= SUNRISE:
        return 2
    return 1 if state.phase <= SUNSET else 0


def lack_now(state: State, player: Player, card: i64) -> i64:
    """What a building will lack this round if the hand gives what it can."""
    rows = rows_to_come(state)
    resource: i64
    if REQUIRED_ANY[card] > 0:
        needed = REQUIRED_ANY[card] - player.held
        for resource in range(RESOURCES):
            needed -= state.resources[resource] + player.offices[resource]
        return max(0, WHOLE * needed - ROW[rows])
    lack: i64 = 0
    for resource in range(RESOURCES):
        needed = REQUIRED[card * RESOURCES + resource]
        if needed > 0:
            needed -= state.resources[resource] + player.offices[resource] + player.supply[resource]
            if needed > 0:
                lack += LACKS[(rows * RESOURCES + resource) * (MAX_REQUIRED + 1) + needed]
    return lack


def lack_usually(player: Player, card: i64) -> i64:
    """What a building will lack in a round to come, without cards from the hand."""
    resource: i64
    if REQUIRED_ANY[card] > 0:
        given: i64 = 0
        for resource in range(RESOURCES):
            given += player.offices[resource]
        return max(0, WHOLE * (REQUIRED_ANY[card] - given) - ROW[2])
    lack: i64 = 0
    for resource in range(RESOURCES):
        needed = REQUIRED[card * RESOURCES + resource] - player.offices[resource]
        if needed > 0:
            lack += LACKS[(2 * RESOURCES + resource) * (MAX_REQUIRED + 1) + needed]
    return lack


def chance(lack: i64) -> i64:
    """How likely a building produces that will lack so much, in hundredths."""
    return WHOLE if lack <= 0 else WHOLE * WHOLE // (WHOLE + 2 * lack)
