"""Kinds of events in the log, with their facts. What they say is in `say/` and `words/`.

Spaces, cards, positions and tiles are numbered as `kinds.py` says; NONE is -1.
"""

from typing import Final

STARTED: Final = 0  # space: where the cattleman starts
MOVED: Final = 1  # space from, space to, what stands there
PAID_FEE: Final = 2  # dollars, seat that gets them (NONE: the bank), space whose hands ask for them
DISCARDED: Final = 3  # card
GAINED: Final = 4  # dollars, new place of the certificate marker (NONE: not moved)
DREW: Final = 5  # cards
SHUFFLED: Final = 6  # cards: the discard pile is the new draw stack
USED: Final = 7  # action (row of `actions`), space of the tile: a local action begins
USED_AUXILIARY: Final = 8  # auxiliary action 0-4, 1 if double
HIRED: Final = 9  # worker type 0-2, row of the job market, dollars
BUILT: Final = 10  # building 0-9, space, dollars
TORN_DOWN: Final = 11  # building 0-9, space: replaced, it leaves the game
GAINED_OBJECTIVE: Final = 12  # objective, 1 if from the stack, 1 if to the hand
UNCOVERED: Final = 13  # objective: new in the general display
PLAYED: Final = 14  # objective
ENGINE_MOVED: Final = 15  # position from, position to
UPGRADED: Final = 16  # station 0-9, dollars
PLACED_DISC: Final = 17  # target (city, or STATIONS_FROM + station), where from (as an action of DISC)
APPOINTED: Final = 18  # station 0-4, station master tile 0-4, worker type given away
TOOK_TILE: Final = 19  # tile, space, dollars gained (below 0: paid)
BOUGHT: Final = 20  # card, second card or NONE, dollars
ADDED_CARD: Final = 21  # card: from the market cattle stack to the cattle market
REACHED_CITY: Final = 22  # visit number: somebody has come to Kansas City
CHOSE_TILE: Final = 23  # tile, column 0-2, place: a space, JOB_PLACES + JOB_PLACE, NONE = box
TOKEN_MOVED: Final = 24  # new row 0-12 (12: it has left the job market)
MARKET_FILLED: Final = 25  # cards added
INCOME: Final = 26  # breeding value of the hand, permanent certificates, temporary certificates
DELIVERED: Final = 27  # city, value available
TRANSPORT: Final = 28  # dollars
FORESAW: Final = 29  # tile, column 0-2: a foresight space is filled
REMOVED_CARD: Final = 30  # card
COPIED: Final = 31  # space whose tile is copied, what stands there
END_TRIGGERED: Final = 32
GAME_OVER: Final = 33
REVEALED: Final = 34  # the whole hand, as SHOWN in knowledge.py
