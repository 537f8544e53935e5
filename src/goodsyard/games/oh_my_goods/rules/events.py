"""Kinds of events in the log. What they say is in `words/`; who may read which fact is in `phrases.py`."""

from typing import Final

ROUND_BEGAN: Final = 0  # round
EXCHANGED: Final = 1  # cards
DEALT: Final = 2  # cards
SHUFFLED: Final = 3  # cards
SUNRISE: Final = 4  # cards, their resources
SUNSET: Final = 5  # cards, their resources
WORKS: Final = 6  # building's card or NONE, mode
MOVED: Final = 7  # from and to: buildings' cards
PLANNED: Final = 8  # 1 if a card was set aside
SPENT: Final = 9  # building's card, goods
SUPPLIED: Final = 10  # card, building's card
PRODUCED: Final = 11  # building's card, goods
REFINED_CARD: Final = 12  # card from the hand, building's card
REFINED_GOOD: Final = 13  # source's card, building's card
BUILT: Final = 14  # card
NOT_BUILT: Final = 15  # card, 1 if it goes back to the hand, what the goods are worth
HIRED: Final = 16  # side, building's card
SHED: Final = 17  # card
SHORT: Final = 18
LAST_ROUND: Final = 19  # buildings
GAME_OVER: Final = 20
NOT_PRODUCED: Final = 21  # building's card, what the market display and offices lack, how much of it may be missing
