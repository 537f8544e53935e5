"""The kinds of decision: their numbers, which records contain, and the numbers that they pack."""

from typing import Final

from goodsyard.core.packed import Packed
from goodsyard.games.coal_baron.rules.cards import CARDS, DOCKS, LORRY_KINDS, ORDER_KINDS

# Place workers, play an innovation or pass. Action: a zone, ZONES + a play, or PASS.
TURN: Final = 0

# Which cards make up the number of workers? Action: a set of worker cards, or SET_COUNT + a worker innovation with the
# number it stands for.
WORKERS: Final = 1
WORKERS_ABOUT: Final = Packed("workers")
# Only worker innovations below the limit may follow, so that no set of cards can be named in two orders.
WORKERS_LIMIT: Final = WORKERS_ABOUT.field("limit of worker innovations", 16)
WORKERS_MISSING: Final = WORKERS_ABOUT.field("workers still to be placed", 32)
WORKERS_ZONE: Final = WORKERS_ABOUT.field("zone", 16)

# Where does a wagon go? About: the kind of wagon. Action: a dock.
WAGON_TO: Final = 2

# Where does an engine go? About: the type of engine. Action: a dock.
ENGINE_TO: Final = 3

# Move a lorry card. Action: STOP, or FIRST_MOVE + a move; its target is TO_STORAGE, or FIRST_WAGON + a wagon.
MINING: Final = 4
MINING_ABOUT: Final = Packed("mining")
MINING_MAX: Final = MINING_ABOUT.field("steps that can still be spent", 8)
MINING_MIN: Final = MINING_ABOUT.field("steps that must still be spent", 8)
MINING_WAGON: Final = Packed("wagon to load")
MINING_WILD: Final = MINING_WAGON.field("wild wagon", 2)
MINING_DOCK: Final = MINING_WAGON.field("dock", DOCKS)
MINING_MOVE: Final = Packed("move of a lorry card")
MINING_TARGET: Final = MINING_MOVE.field("target", 1 + DOCKS * 2)
MINING_SOURCE: Final = MINING_MOVE.field("source: the row, or 1 + a kind in the storage", 1 + LORRY_KINDS)

# Send off a train. About: ANY_ENGINE, or 1 + the type of engine that all trains must have. Action: ENOUGH, or
# FIRST_TRAIN + a train with its order.
DELIVERY: Final = 5
DELIVERY_TRAIN: Final = Packed("train with its order")
DELIVERY_ORDER: Final = DELIVERY_TRAIN.field("order", ORDER_KINDS)
DELIVERY_DOCK: Final = DELIVERY_TRAIN.field("dock", DOCKS)

# Which stack to look at? Action: a stack.
WILD_STACK: Final = 6

# Which of the cards to take? About: their stack. Action: a kind of card.
WILD_PICK: Final = 7

# Which card goes under the stack next? About: the stack. Action: a kind of card.
WILD_RETURN: Final = 8

# Play an innovation after the worker action? Action: a play, or END_TURN.
AFTERWARDS: Final = 9

CARDS.expect_fits("zones", "printed_workers", WORKERS_MISSING)
CARDS.expect_fits("zones", "min_steps", MINING_MIN)
CARDS.expect_fits("zones", "max_steps", MINING_MAX)
CARDS.expect_fits("innovations", "most", MINING_MAX)
