"""The kinds of decision: what each one asks, and what its argument and its actions mean.

Their numbers are part of records. Cards that look the same are one action, the first card with their print.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.packed import Packed
from goodsyard.games.oh_my_goods.rules.cards import DECK, MAX_BUILDINGS

# Keep the hand or exchange all of it? Action: EXCHANGE_KEEP or EXCHANGE_SWAP.
EXCHANGE: Final = 0
EXCHANGE_KEEP: Final = 0
EXCHANGE_SWAP: Final = 1

# Move which assistant where? Action: MOVE_NOBODY, or MOVE_FIRST + the source and the target.
MOVE: Final = 1
MOVE_NOBODY: Final = 0
MOVE_FIRST: Final = 1
MOVE_ACTION: Final = Packed("move")
MOVE_TARGET: Final = MOVE_ACTION.field("target", MAX_BUILDINGS)
MOVE_SOURCE: Final = MOVE_ACTION.field("source", MAX_BUILDINGS)

# Pay with a good from which building? Argument: the coins still to pay. Action: the building.
PAY: Final = 2

# Where does the worker work, and how? Action: the building and the mode, or WORK_IDLE.
WORK: Final = 3
WORK_ACTION: Final = Packed("work")
WORK_MODE: Final = WORK_ACTION.field("mode", 2)
WORK_BUILDING: Final = WORK_ACTION.field("building", MAX_BUILDINGS)
WORK_IDLE: Final[i64] = WORK_ACTION.size

# Set which card aside? Action: PLAN_NOTHING, or PLAN_CARD + the card.
PLAN: Final = 4
PLAN_NOTHING: Final = 0
PLAN_CARD: Final = 1

# Which building produces next? Action: the building, perhaps only to open its chain, or PRODUCE_ENOUGH.
PRODUCE: Final = 5
PRODUCE_ACTION: Final = Packed("produce")
PRODUCE_BUILDING: Final = PRODUCE_ACTION.field("building", MAX_BUILDINGS)
PRODUCE_OPEN_CHAIN: Final = PRODUCE_ACTION.field("open chain", 2)
PRODUCE_ENOUGH: Final[i64] = PRODUCE_ACTION.size

# Discard which card as a missing resource? Argument: the number of cards still to discard. Action: the card.
SUPPLY: Final = 6

# Use the chain of a building with what as its first input? Argument: the building, and whether its owner has just
# opened the chain and so must use it. Action: CHAIN_STOP, CHAIN_FROM_HAND + card, or CHAIN_FROM_BUILDING + building.
CHAIN: Final = 7
CHAIN_ABOUT: Final = Packed("chain")
CHAIN_BUILDING: Final = CHAIN_ABOUT.field("building", MAX_BUILDINGS)
CHAIN_OPENED: Final = CHAIN_ABOUT.field("opened", 2)
CHAIN_STOP: Final = 0
CHAIN_FROM_HAND: Final = 1
CHAIN_FROM_BUILDING: Final[i64] = CHAIN_FROM_HAND + DECK

# From which building does the second input of a chain come? Argument: the building with the chain. Action: the source.
CHAIN_WITH: Final = 8

# Build the planned card? Action: BUILD_NOT or BUILD_IT.
BUILD: Final = 9
BUILD_NOT: Final = 0
BUILD_IT: Final = 1

# Hire which assistant? Action: HIRE_NOBODY, or HIRE_SIDE + the side of the assistant.
HIRE: Final = 10
HIRE_NOBODY: Final = 0
HIRE_SIDE: Final = 1

# Place the hired assistant at which building? Action: the building.
STATION: Final = 11

# Both piles are empty: discard which card? Argument: the number of cards still to discard. Action: the card.
SHED: Final = 12
