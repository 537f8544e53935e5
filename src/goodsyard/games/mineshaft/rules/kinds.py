"""The kinds of decision, in the order of `game.py`; their numbers stand in records."""

from typing import Final

START: Final = 0
LAY: Final = 1
REFILL: Final = 2
QUAKE: Final = 3
MOVE: Final = 4
MINE: Final = 5
SWAP: Final = 6
TURN: Final = 7
FIRE: Final = 8
FUSE: Final = 9
KART: Final = 10
FOLLOW: Final = 11
