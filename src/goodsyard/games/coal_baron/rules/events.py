"""The kinds of events in the log, each with its facts. What they say to whom is in `say/`."""

from typing import Final

PLACED: Final = 0  # zone, workers, placement: state.py
PASSED: Final = 1
TOOK: Final = 2  # stack, kind
DOCKED_WAGON: Final = 3  # wagon, dock
DOCKED_ENGINE: Final = 4  # engine, dock
LOADED: Final = 5  # lorry, dock, wagon
STORED: Final = 6  # lorry
DELIVERED: Final = 7  # dock, order, engine
LOOKED: Final = 8  # stack, cards
PICKED: Final = 9  # stack, kind
RETURNED: Final = 10  # stack, kind
PLAYED: Final = 11  # innovation
CUT: Final = 12  # stack, cards
SHIFT_ENDED: Final = 13  # token, 1 if anybody has placed workers at mining 0/1
SHIFT_BEGAN: Final = 14  # shift
GAME_OVER: Final = 15
SET_UP: Final = 16  # players, workers each, shifts
