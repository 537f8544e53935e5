"""The kinds of events in the log, and the facts that each one tells; `say/` decides who may read which fact.

Resources are told as one number with an amount for each (`AMOUNTS` of cards.py).
"""

from typing import Final

ROUND_BEGAN: Final = 0  # round
EXCHANGED: Final = 1  # number of cards
DEALT: Final = 2  # number of cards
SHUFFLED: Final = 3  # number of cards
SUNRISE: Final = 4  # number of cards, their resources
SUNSET: Final = 5  # number of cards, their resources
WORKS: Final = 6  # building's card or NONE, mode
MOVED: Final = 7  # cards of the buildings: from, to
PLANNED: Final = 8  # 1 if a card was set aside
SPENT: Final = 9  # building's card, number of goods
SUPPLIED: Final = 10  # card, building's card
PRODUCED: Final = 11  # building's card, number of goods
REFINED_CARD: Final = 12  # card from the hand, building's card
REFINED_GOOD: Final = 13  # source's card, building's card
BUILT: Final = 14  # card
NOT_BUILT: Final = 15  # card, 1 if it goes back to the hand, coins that the player's goods are worth
HIRED: Final = 16  # side, building's card
SHED: Final = 17  # card
SHORT: Final = 18
LAST_ROUND: Final = 19  # number of buildings
GAME_OVER: Final = 20
# Building's card; the resources that market display and offices lack, or just their number if it takes any; how many
# of them may be missing.
NOT_PRODUCED: Final = 21
