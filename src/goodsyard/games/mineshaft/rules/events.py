"""The kinds of events in the log, each with its facts. What they say is in `say/`."""

from typing import Final

from goodsyard.core.packed import Packed

DREW: Final = 0  # tile
PUT_BACK: Final = 1  # number of tiles
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
LAST_TURNS: Final = 18  # the reasons, one bit each: state.py
GAME_OVER: Final = 19

# Counters as one fact, by kind of counter.
COUNTED: Final = Packed("counters")
COUNTED_BY_KIND: Final = [COUNTED.field("gold", 128), COUNTED.field("silver", 128), COUNTED.field("coal", 128)]
