"""Kinds of events in the log; what they say is in `words/`. Counters are packed by `bag.packed`."""

from typing import Final

DREW: Final = 0  # tile
PUT_BACK: Final = 1  # how many tiles
LAID: Final = 2  # tile, spot
FILLED: Final = 3  # spot, tile, counters
ROLLED: Final = 4  # face of die A, number of die B
COLLAPSED: Final = 5  # spot, tile, counters lost
CLEARED: Final = 6  # spot, tile
MOVED: Final = 7  # spot, tile, spot left
STAYED: Final = 8  # spot, tile
TOOK: Final = 9  # spot, tile, counters
COLLECTED: Final = 10  # counters
SWAPPED: Final = 11  # spot of the exchanged tile, its tile, spot where Swap was laid
BURNED: Final = 12  # spot, tile
FLED: Final = 13
BLEW_UP: Final = 14  # spot, tile, counters returned
RODE: Final = 15  # spot, tile
CALLED: Final = 16  # spot
FOLLOWED: Final = 17  # spot, tile, spot left
LAST_TURNS: Final = 18  # the reasons
GAME_OVER: Final = 19
