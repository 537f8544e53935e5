"""The kinds of decision, in the order of `game.py`; their numbers stand in records."""

from typing import Final

TURN: Final = 0
WORKERS: Final = 1
WAGON_TO: Final = 2
ENGINE_TO: Final = 3
MINING: Final = 4
DELIVERY: Final = 5
WILD_STACK: Final = 6
WILD_PICK: Final = 7
WILD_RETURN: Final = 8
AFTERWARDS: Final = 9
