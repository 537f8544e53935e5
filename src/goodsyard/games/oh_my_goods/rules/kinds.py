"""The kinds of decision, in the order of `game.py`; their numbers stand in records."""

from typing import Final

EXCHANGE: Final = 0
MOVE: Final = 1
PAY: Final = 2
WORK: Final = 3
PLAN: Final = 4
PRODUCE: Final = 5
SUPPLY: Final = 6
CHAIN: Final = 7
CHAIN_WITH: Final = 8
BUILD: Final = 9
HIRE: Final = 10
STATION: Final = 11
SHED: Final = 12
