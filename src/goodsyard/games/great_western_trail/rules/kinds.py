"""The kinds of decision, their arguments (`about`) and their actions. The numbers are part of records and digests.

Numbers used below: a *space* is a row of `spaces` in cards.toml; a *card* is a herd card: the cattle prints come first,
then CATTLE + objective; a *tile* is a worker (0-2), a teepee (3, 4) or a hazard (5-19). Where a decision can be
declined, the last number of its kind declines it. `about` is 0 where nothing else is said.
"""

from typing import Final

from goodsyard.core.cards import Cards
from goodsyard.core.packed import Field, Packed
from goodsyard.games.great_western_trail.rules.cards import (
    AUXILIARIES,
    BUILDINGS,
    CARDS,
    CITIES,
    JOB_ROWS,
    MAX_WORKERS,
    OBJECTIVES,
    STATIONS,
    WORKERS,
)
from goodsyard.games.great_western_trail.rules.icons import OPS

# A reward that waits for another decision.
REWARD: Final = Packed("reward")
REWARD_DOLLARS: Final = REWARD.field("dollars", 8)
REWARD_CERTIFICATES: Final = REWARD.field("certificates", 4)

# The position of an engine: a numbered space of the track, or the turnout behind it.
POSITION: Final = Packed("position on the track")
POSITION_TURNOUT: Final = POSITION.field("turnout", 2)
POSITION_SPACE: Final = POSITION.field("space", 40)

# Phase A. Action: a space to move to (on the very first turn a neutral building to start on), or PLAY + objective.
TRAVEL: Final = 0

# Which way to take, if the ways differ in what is paid to whom. Action: one bit for each fork on the way (in the order
# of FORKS), set where the second branch is taken.
WAY: Final = 1
WAY_ABOUT: Final = Packed("way")
WAY_STEPS: Final = WAY_ABOUT.field("step limit", 8)
WAY_DESTINATION: Final = WAY_ABOUT.field("destination", 64)

# Phase B: use a location. Action: LOCATION_CHOICE + LOCATION_DETAIL to begin a local action, SINGLE + auxiliary action,
# PLAY + objective, or DONE.
LOCATION: Final = 2
LOCATION_ABOUT: Final = Packed("location")
LOCATION_SPACE: Final = LOCATION_ABOUT.field("space whose tile is used", 64)
LOCATION_USED: Final = LOCATION_ABOUT.field("local actions used, one bit each", 16)
LOCATION_ACTED: Final = LOCATION_ABOUT.field("something was done", 2)
LOCATION_AUXILIARY: Final = LOCATION_ABOUT.field("a single auxiliary action was used: no local actions any more", 2)
LOCATION_COPIED: Final = LOCATION_ABOUT.field("another building copies the actions of this tile", 2)
LOCATION_COPIERS: Final = LOCATION_ABOUT.field("owners of the buildings 8b that copy, one bit each", 16)
LOCATION_REPLACED: Final = LOCATION_ABOUT.field("the tile was replaced: no local actions any more", 2)
LOCATION_ACTION: Final = Packed("local action")
LOCATION_DETAIL: Final = LOCATION_ACTION.field("card, pair or objective that is discarded", OBJECTIVES)
LOCATION_CHOICE: Final = LOCATION_ACTION.field("action of the tile, or RISK", 4)

# Building 8b: whose actions are copied. About: as for LOCATION. Action: a neighbouring space.
COPY: Final = 3

# An extra movement. Action: a space, or STAY.
MOVE: Final = 4
MOVE_ABOUT: Final = Packed("move")
MOVE_STEPS: Final = MOVE_ABOUT.field("step limit", 8)
MOVE_FREE: Final = MOVE_ABOUT.field("no fees, not to Kansas City, no use of the location", 2)
MOVE_OPTIONAL: Final = MOVE_ABOUT.field("optional", 2)

# Discard after drawing. About: how many cards are still to be discarded. Action: a card.
DISCARD: Final = 5

# Draw cards. Action: how many (0 declines).
DRAW: Final = 6
DRAW_ABOUT: Final = Packed("draw")
DRAW_LIMIT: Final = DRAW_ABOUT.field("cards at most", 8)
DRAW_OPTIONAL: Final = DRAW_ABOUT.field("optional", 2)
DRAW_ACTION: Final = Packed("draw")
DRAW_COUNT: Final = DRAW_ACTION.field("cards", 7)

# Use or forfeit an immediate action that needs no other decision. Action: FORFEIT or PERFORM.
IMMEDIATE: Final = 7
IMMEDIATE_ABOUT: Final = Packed("immediate action")
IMMEDIATE_ROW: Final = IMMEDIATE_ABOUT.field("row of `actions`", len(CARDS.rows["actions"]))
IMMEDIATE_REWARD: Final = IMMEDIATE_ABOUT.field("reward that follows", REWARD.size)

# Hire a worker. Action: HIRE_ROW + HIRE_WORKER, or NOBODY.
HIRE: Final = 8
HIRE_ABOUT: Final = Packed("hire")
HIRE_MODIFIER: Final = HIRE_ABOUT.field("cost modifier", 8, -2)
HIRE_OPTIONAL: Final = HIRE_ABOUT.field("optional", 2)
HIRE_ACTION: Final = Packed("hire")
HIRE_WORKER: Final = HIRE_ACTION.field("worker type", WORKERS)
HIRE_ROW: Final = HIRE_ACTION.field("row of the job market", JOB_ROWS)

# Place a private building. Action: building 0-9, or NOTHING.
BUILD: Final = 9
BUILD_ABOUT: Final = Packed("build")
BUILD_RATE: Final = BUILD_ABOUT.field("dollars a craftsman", 4)
BUILD_OPTIONAL: Final = BUILD_ABOUT.field("optional", 2)

# Where to build. Action: a space that is empty or has a building of one's own.
SITE: Final = 10
SITE_ABOUT: Final = Packed("site")
SITE_BUILDING: Final = SITE_ABOUT.field("building", BUILDINGS)
SITE_RATE: Final = SITE_ABOUT.field("dollars a craftsman", 4)

# Gain an objective card. Action: objective, STACK_TOP or NO_CARD.
OBJECTIVE: Final = 11
OBJECTIVE_ABOUT: Final = Packed("objective")
OBJECTIVE_DISPLAY_ONLY: Final = OBJECTIVE_ABOUT.field("not from the stack", 2)
OBJECTIVE_TO_HAND: Final = OBJECTIVE_ABOUT.field("to the hand", 2)
OBJECTIVE_OPTIONAL: Final = OBJECTIVE_ABOUT.field("optional", 2)

# Move the engine forward. Action: a position, or STAY.
ENGINE: Final = 12
ENGINE_ABOUT: Final = Packed("engine")
ENGINE_LIMIT: Final = ENGINE_ABOUT.field("spaces at most", 16)
ENGINE_OPTIONAL: Final = ENGINE_ABOUT.field("optional", 2)

# Move the engine backwards. Action: a position.
BACK: Final = 13
BACK_ABOUT: Final = Packed("engine backwards")
BACK_SPACES: Final = BACK_ABOUT.field("spaces, or ANY_BACK", 4)
BACK_REWARD: Final = BACK_ABOUT.field("reward that follows", REWARD.size)
BACK_REMOVALS: Final = BACK_ABOUT.field("cards that may be removed then", 4)
BACK_DELIVERY: Final = BACK_ABOUT.field("an extraordinary delivery follows", 2)
BACK_LAST_STOP: Final = BACK_ABOUT.field("it leaves the last space of the track", 2)

# Upgrade the train station where the engine has stopped? About: the reward that follows. Action: LEAVE or UPGRADE.
STATION: Final = 14

# Building 9b: which station behind the engine is upgraded. Action: station 0-9.
BEHIND: Final = 15

# Which disc is placed. Action: disc space 0-9, FROM_STATION + station, or NO_DISC.
DISC: Final = 16
DISC_ABOUT: Final = Packed("disc")
DISC_TARGET: Final = DISC_ABOUT.field("target: city, or STATIONS_FROM + station", CITIES + STATIONS)
DISC_EXTRAORDINARY: Final = DISC_ABOUT.field("for an extraordinary delivery", 2)
DISC_REWARD: Final = DISC_ABOUT.field("reward that follows", REWARD.size)

# Appoint a station master? Action: worker type 0-2, or NOBODY.
MASTER: Final = 17
MASTER_ABOUT: Final = Packed("station master")
MASTER_STATION: Final = MASTER_ABOUT.field("station", STATIONS)
MASTER_REWARD: Final = MASTER_ABOUT.field("reward that follows", REWARD.size)

# A single or double auxiliary action. Action: AUXILIARY_CHOSEN + AUXILIARY_DOUBLE, or NEITHER.
AUXILIARY: Final = 18
AUXILIARY_ABOUT: Final = Packed("auxiliary action")
AUXILIARY_OPTIONAL: Final = AUXILIARY_ABOUT.field("optional", 2)
AUXILIARY_ACTION: Final = Packed("auxiliary action")
AUXILIARY_DOUBLE: Final = AUXILIARY_ACTION.field("double", 2)
AUXILIARY_CHOSEN: Final = AUXILIARY_ACTION.field("auxiliary action", AUXILIARIES)

# Remove a hand card from the game. About: how many may be removed. Action: a card, or KEEP.
REMOVE: Final = 19

# Take a hazard or teepee tile. Action: a space, or NO_TILE.
TAKE: Final = 20
TAKE_ABOUT: Final = Packed("take a tile")
TAKE_HAZARD: Final = TAKE_ABOUT.field("a hazard tile", 2)
TAKE_TEEPEE: Final = TAKE_ABOUT.field("a teepee tile", 2)
TAKE_OPTIONAL: Final = TAKE_ABOUT.field("optional", 2)
TAKE_COST: Final = TAKE_ABOUT.field("cost of a hazard tile", 16)
TAKE_REWARD: Final = TAKE_ABOUT.field("reward that follows", REWARD.size)

# Buy cattle. Action: a purchase (cattle.py), ADD_CARDS or ENOUGH.
CATTLE: Final = 21
CATTLE_ABOUT: Final = Packed("cattle")
CATTLE_COWBOYS: Final = CATTLE_ABOUT.field("cowboys left", 8)
CATTLE_BOUGHT: Final = CATTLE_ABOUT.field("something was bought", 2)

# Kansas City, subphases 1 to 3. About: the column 0-2. Action: a tile.
FORESIGHT: Final = 22

# Kansas City, subphase 4: temporary certificates. About: the breeding value so far. Action: the marker's new place on
# the certificate track (0-5).
CERTIFICATES: Final = 23

# The city of a delivery. Action: city 0-9.
CITY: Final = 24
CITY_ABOUT: Final = Packed("city")
CITY_EXTRAORDINARY: Final = CITY_ABOUT.field("extraordinary delivery", 2)
CITY_BREEDING: Final = CITY_ABOUT.field("breeding value", 4096)


# The printed numbers that end up in packed ones: by icon, its columns.
LIMITS: Final[dict[str, dict[str, Field]]] = {
    "discard": {"amount": ENGINE_LIMIT},
    "hire": {"amount": HIRE_MODIFIER},
    "build": {"pay": BUILD_RATE},
    "engine": {"amount": ENGINE_LIMIT},
    "engine_back": {"amount": BACK_SPACES, "dollars": REWARD_DOLLARS, "certificates": REWARD_CERTIFICATES},
    "trade": {"pay": TAKE_COST},
    "hazard": {"pay": TAKE_COST},
    "hazard_or_trade": {"pay": TAKE_COST},
    "move": {"amount": MOVE_STEPS},
    "free_move": {"amount": MOVE_STEPS},
    "draw": {"amount": DRAW_COUNT},
}


def expect_limits(cards: Cards) -> None:
    """Refuse printed numbers that the rules cannot pack."""
    for line in cards.rows["actions"]:
        for column, field in LIMITS.get(line["op"], {}).items():
            name = line["op"] if column == OPS[line["op"]] else column
            value = line[column] if not line["per"] else max_count(cards, line["per"])
            cards.expect_fit(f"action of {line['of']}: {name}", value, field)
    for line in cards.rows["setup"]:
        steps = line["steps"] + line["step_a"] + line["step_b"]
        cards.expect_fit(f"setup: {line['players']} players: the sum of all steps", steps, WAY_STEPS)
    cards.expect_fits("stations", "after", POSITION_SPACE)
    cards.expect_fits("crosses", "after", POSITION_SPACE)
    cards.expect_fits("cattle", "value", CITY_BREEDING)


def max_count(cards: Cards, per: str) -> int:
    """The highest number that an action with `per` can count (RULES 7.12, 7.24, 7.31)."""
    if per == "woods":
        return min(BUILDINGS, sum(cards.column("spaces", "woods")))
    if per == "pairs":
        teepees: list[int] = [line["copies"] for line in cards.rows["tiles"] if line["section"] == "teepee"]
        return min(teepees)
    return MAX_WORKERS


expect_limits(CARDS)
