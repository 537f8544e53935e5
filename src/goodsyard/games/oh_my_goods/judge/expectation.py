"""What the market display is expected to offer, and how likely a production is.

A row of the display ends when it shows two half suns; the number of its cards with a given resource is assumed to have
a Poisson distribution. `lack` is the expected number of missing resources, in hundredths.
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
"""The largest amount of a single resource that any building requires."""

deck: Final = range(DECK)
CARDS_A_ROW: Final = SUNS * DECK / sum(HALF_SUNS[card] for card in deck)


def lacks(rows: int) -> list[int]:
    """By resource and amount needed, the expected shortage when `rows` rows of the display are still to come."""
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
    """The number of rows of the market display still to be laid out this round."""
    if state.phase <= SUNRISE:
        return 2
    return 1 if state.phase <= SUNSET else 0


def lack_now(state: State, player: Player, card: i64) -> i64:
    """What a building is expected to lack this round if the hand supplies what it can."""
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
    """What a building is expected to lack in a later round, without cards from the hand."""
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
    """The probability, in hundredths, that a building with this expected shortage produces."""
    return WHOLE if lack <= 0 else WHOLE * WHOLE // (WHOLE + 2 * lack)
