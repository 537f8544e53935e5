"""The kinds of decision, in the order of `game.py`; their numbers stand in records.

Numbers used below: a *space* is a row of `spaces` in cards.toml; a *card* is a herd card, first the cattle prints, then
CATTLE + an objective card; a *position* of an engine is twice the number of its space, and one more on the turnout
behind that space; a *tile* is a worker (0-2), a teepee (3, 4) or a hazard (5-19). A decision that is optional has one
more option, the last number of its kind, to decline. `about` is 0 where nothing is said; where it is packed, the
function that packs it is named.
"""

from typing import Final

# Phase A. Action: a space to move to (on the very first turn a neutral building to start on), or PLAY + objective.
TRAVEL: Final = 0
# Which way, where ways differ in what is paid to whom. About: way_about(destination, most steps). Action: one bit for
# each fork on the way (in the order of FORKS), set where the second branch is taken.
WAY: Final = 1
# Phase B. About: see using.py (the space whose tile is used, what was used so far). Action: USE + choice * DETAILS +
# detail (choice = which action of the tile, RISK the risk action; detail = the card, the pair or the objective that is
# discarded, else 0), or SINGLE + auxiliary action, or PLAY + objective, or DONE.
LOCATION: Final = 2
# Building 8b: whose actions are copied. About: that of the location. Action: a neighbouring space.
COPY: Final = 3
# An extra movement. About: move_about(most steps, free, optional). Action: a space, or DECLINE.
MOVE: Final = 4
# Discard after drawing. About: how many cards are still to be discarded. Action: a card.
DISCARD: Final = 5
# Draw up to so many cards. About: draw_about(most, optional). Action: how many (0 declines).
DRAW: Final = 6
# Use or forfeit an immediate action that needs no other decision. About: immediate_about(row of `actions`, reward that
# follows). Action: 0 or 1.
IMMEDIATE: Final = 7
# Hire a worker. About: hire_about(cost modifier, optional). Action: row of the job market * 3 + type, or DECLINE.
HIRE: Final = 8
# Place a private building. About: build_about(dollars a craftsman, optional). Action: building 0-9, or DECLINE.
BUILD: Final = 9
# Where to build. About: site_about(building, dollars a craftsman). Action: a space, empty or with an own building.
SITE: Final = 10
# Gain an objective card. About: DISPLAY_ONLY + TO_HAND + OPTIONAL_CARD. Action: objective, STACK_TOP, DECLINE.
OBJECTIVE: Final = 11
# Move the engine forward. About: engine_about(most spaces, optional). Action: a position, or DECLINE.
ENGINE: Final = 12
# Move the engine backwards. About: back_about(spaces, what follows); ANY_BACK spaces = any number, followed by FREIGHT
# (an extraordinary delivery) or LAST_STOP (space 39); else a reward and cards to remove. Action: a position.
BACK: Final = 13
# Upgrade the train station where the engine has stopped? About: the reward that follows (rewards.py). Action: 0 or 1.
STATION: Final = 14
# Building 9b: which station behind the engine is upgraded. Action: station 0-9.
BEHIND: Final = 15
# Which disc is placed. About: disc_about(target, extraordinary, reward); target = city, or STATIONS_FROM +
# station. Action: disc space 0-9, or FROM_STATION + station, or NO_DISC.
DISC: Final = 16
# Appoint a station master? About: master_about(station, reward that follows). Action: worker type 0-2, or DECLINE.
MASTER: Final = 17
# A single or double auxiliary action. About: 1 if optional. Action: 2 * auxiliary action + 1 if double, or DECLINE.
AUXILIARY: Final = 18
# Remove hand cards from the game. About: how many at most. Action: a card, or KEEP.
REMOVE: Final = 19
# Take a hazard or teepee tile. About: take_about(sections, cost of a hazard, optional, reward that
# follows). Action: a space, or DECLINE.
TAKE: Final = 20
# Buy cattle. About: buy_about(cowboys left, something was bought). Action: a purchase (cattle.py), ADD_CARDS or ENOUGH.
CATTLE: Final = 21
# Kansas City, subphases 1 to 3. About: the column 0-2. Action: a tile.
FORESIGHT: Final = 22
# Kansas City, subphase 4: temporary certificates. About: breeding value so far. Action: the marker's new place on the
# certificate track (0-5).
CERTIFICATES: Final = 23
# The city of a delivery. About: city_about(value, extraordinary). Action: city 0-9.
CITY: Final = 24
