"""The kinds of decision: their numbers, which records contain, and the numbers that they pack."""

from typing import Final

from goodsyard.core.packed import Packed
from goodsyard.games.mineshaft.rules.cards import OPENINGS, SIDES

# How does the turn begin? Action: CLEAR, ROLL or DRAW.
START: Final = 0

# Where does the drawn tile go, and how does it lie? About: the spot from which it is laid.
LAY: Final = 1
LAY_ACTION: Final = Packed("lay")
LAY_OPENINGS: Final = LAY_ACTION.field("openings, one bit a side", OPENINGS)
LAY_SIDE: Final = LAY_ACTION.field("side", SIDES)

# Which tile of the rolled colour is filled? Action: a spot, or NOTHING.
REFILL: Final = 2

# Which tile collapses? Action: a spot, or NOTHING.
QUAKE: Final = 3

# Where does the piece go? Action: a spot.
MOVE: Final = 4

# Which counters are taken? Action: LEAVE, or TAKE + a kind of counter.
MINE: Final = 5

# Which tile is exchanged with Swap? Action: a spot, or LEAVE.
SWAP: Final = 6
SWAP_ABOUT: Final = Packed("swap")
SWAP_SPOT: Final = SWAP_ABOUT.field("spot of Swap", 128)
SWAP_SOURCE: Final = SWAP_ABOUT.field("spot from which it was laid", 128)

# How does an exchanged tile lie at its new place? Action: its openings, one bit a side.
ROTATE: Final = 7
ROTATE_ABOUT: Final = Packed("rotate")
# One of these sides must be open; 0 means that any may be.
ROTATE_SIDES: Final = ROTATE_ABOUT.field("sides to connect, one bit each", OPENINGS)
ROTATE_SPOT: Final = ROTATE_ABOUT.field("spot", 128)
ROTATE_NEXT: Final = ROTATE_ABOUT.field("the same for the tile that comes next, or 0", 2048)

# Where does the fire break out? Action: a spot.
FIRE: Final = 8

# Which tile is blown up? Action: a spot, or NOTHING.
FUSE: Final = 9

# Where does the Mine Kart take the piece? About: its spot. Action: a spot.
KART: Final = 10

# Which way does a piece go that is called for help? Action: a spot.
FOLLOW: Final = 11
