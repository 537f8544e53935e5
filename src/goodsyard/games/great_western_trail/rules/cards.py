"""The printed facts: `cards.toml`, read and checked once, as lookup tables for the rules (RULES 1)."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from goodsyard.core.cards import Cards
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules.icons import OPS, PERS, THENS, Actions

NONE: Final = -1
MAX_PLAYERS: Final = 4

SPACES: Final = 52  # of the board: the trail with its start, Kansas City, and three teepee spaces beside it
NEUTRALS: Final = 7
BUILDINGS: Final = 10  # of each player
FACES: Final = NEUTRALS + 2 * BUILDINGS  # neutral buildings, a-sides, b-sides
TILES: Final = 20  # kinds of tiles of the Kansas City supply
PILES: Final = 3
JOB_ROWS: Final = 12
STATIONS: Final = 10
MASTERS: Final = 5
CITIES: Final = 10
DISC_SPACES: Final = 10
AUXILIARIES: Final = 5
WORKERS: Final = 3  # types

# A herd card is a print of a cattle card, or CATTLE + an objective.
CATTLE: Final = 13
OBJECTIVES: Final = 21  # kinds that can be gained
STARTING_OBJECTIVES: Final = 4
AREA: Final = OBJECTIVES + STARTING_OBJECTIVES
HERD: Final = CATTLE + OBJECTIVES
TASKS: Final = 9

# Tiles of the supply.
COWBOY: Final = 0
CRAFTSMAN: Final = 1
ENGINEER: Final = 2
GREEN_TEEPEE: Final = 3
BLUE_TEEPEE: Final = 4
HAZARD: Final = 5  # the first of them

# Disc spaces of the player board.
CERTIFICATE_LIMIT_4: Final = 5
CERTIFICATE_LIMIT_6: Final = 6
STEP_A: Final = 7
STEP_B: Final = 8
HAND_LIMIT: Final = 9

# Station master tiles.
WORKERS_MASTER: Final = 0
OBJECTIVES_MASTER: Final = 1
HAZARDS_MASTER: Final = 2
TEEPEES_MASTER: Final = 3
CERTIFICATES_MASTER: Final = 4

# Cities.
KANSAS_CITY: Final = 0
SAN_FRANCISCO: Final = 9

# Numbers of the rules.
TILES_ON_TRAIL: Final = 7
DISPLAY: Final = 4
HAND: Final = 4
FIRST_MONEY: Final = 6
DOLLARS_A_POINT: Final = 5
WORKER_POINTS: Final = 4
TOKEN_POINTS: Final = 2
LAST_STOP_DOLLARS: Final = 3
MAX_WORKERS: Final = 6  # of one type

# What an action does, in the order of OPS.
GAIN: Final = 0
DISCARD_FOR: Final = 1
HIRING: Final = 2
BUILDING: Final = 3
GAIN_OBJECTIVE: Final = 4
ENGINE_FORWARD: Final = 5
ENGINE_BACK: Final = 6
USE_AUXILIARY: Final = 7
TRADE: Final = 8
REMOVE_HAZARD: Final = 9
HAZARD_OR_TRADE: Final = 10
BUY_CATTLE: Final = 11
MOVE_ON: Final = 12
FREE_MOVE: Final = 13
DRAW_CARDS: Final = 14
COPY_ACTIONS: Final = 15
UPGRADE_BEHIND: Final = 16
EXTRA_DELIVERY: Final = 17

# What an amount is multiplied by, and what follows a discard, in the order of PERS and THENS.
PER_ENGINEER: Final = 1
PER_COWBOY: Final = 2
PER_WOODS: Final = 3
PER_PAIR: Final = 4
THEN_ENGINE: Final = 1
THEN_OBJECTIVE: Final = 2

# What is discarded: a print of a cattle card, or one of these.
ANY_CATTLE: Final = CATTLE
PAIR: Final = CATTLE + 1
OBJECTIVE_CARD: Final = CATTLE + 2

TASK_NAMES: Final = (
    "building teepee_green teepee_blue hazard station value_3 west_highland texas_longhorn san_francisco"
)
SECTIONS: Final = ["", "teepee", "flood", "drought", "rockfall"]
GROUPS: Final = {
    "spaces": "id kind next=[] section='' money=0 woods=0 risk=''",
    "risks": "id action",
    "buildings": "id craftsmen=0 points=0 green=0 black=0 actions",
    "worker_rows": "id spaces",
    "tiles": "id section='' green=0 black=0 points=0 pile_1=0 pile_2=0 pile_3=0 copies",
    "jobs": "cost arrow=''",
    "stations": "after cost points dark=0 master=0",
    "masters": "id certificates=0 points per=1 action={}",
    "cities": "id value dark=0 repeatable=0 crosses dollars=0 points=0 arrow_points=0 arrow_objective=0",
    "crosses": "after",
    "discs": "id copies=1 dark=0 dollars=0 points=0",
    "cattle": "id type value points=0 own=0 copies=0",
    "purchases": "cowboys value cards dollars",
    "objectives": "id tasks points penalty=0 action={} copies=1",
    "auxiliary": "id disc open=0",
    "setup": "players green_fee black_fee cattle_market steps step_a step_b",
    "numbers": ("tiles_on_trail display hand first_money dollars_a_point worker_points token_points last_stop_dollars"),
}


def read_cards(path: Path) -> Cards:
    """The printed facts of Great Western Trail, checked."""
    cards = Cards(path, GROUPS)
    sizes = {"spaces": SPACES, "buildings": FACES, "tiles": TILES, "jobs": JOB_ROWS, "stations": STATIONS}
    sizes |= {"masters": MASTERS, "cities": CITIES, "discs": DISC_SPACES, "cattle": CATTLE, "objectives": AREA}
    cards.expect_sizes({**sizes, "auxiliary": AUXILIARIES})
    cards.expect_order("masters", "workers objectives hazards teepees certificates")
    cards.expect_order("worker_rows", "cowboy craftsman engineer")
    cards.expect(cards.column("setup", "players") == [2, 3, 4], "setup: for 2, 3 and 4 players")
    numbers = [TILES_ON_TRAIL, DISPLAY, HAND, FIRST_MONEY, DOLLARS_A_POINT, WORKER_POINTS, TOKEN_POINTS]
    numbers.append(LAST_STOP_DOLLARS)
    cards.expect(list(cards.rows["numbers"][0].values()) == numbers, "the numbers are not those of the rules")
    for place, line in enumerate(cards.rows["spaces"]):
        later = [cards.place("spaces", name) > place for name in line["next"]]
        cards.expect(all(later) and len(later) <= 2, f"spaces: a way from {line['id']} leads back")
    tasks = TASK_NAMES.split()
    for line in cards.rows["objectives"]:
        cards.expect(set(line["tasks"]) <= set(tasks), f"objectives: unknown task of {line['id']}")
    cards.places("auxiliary", "disc", "discs")
    cards.places("spaces", "risk", "risks")
    spaces = [str(space) for space in range(2, MAX_WORKERS + 1)]  # the first worker is printed
    for line in cards.rows["worker_rows"]:
        cards.expect(set(line["spaces"]) <= set(spaces), f"worker_rows: {line['id']}: spaces are {' '.join(spaces)}")
    cards.rows["actions"] = Actions(cards).rows
    return cards


CARDS: Final = read_cards(Path(__file__).parents[1] / "cards.toml")
ACTIONS: Final = Actions(CARDS)


def actions_of(of: str) -> list[int]:
    """The rows of `actions` that belong to a building, a risk, a space of the player board, a tile or a card."""
    return ACTIONS.places.get(of, [])


def action_of(of: str) -> int:
    """The only action of something; NONE if there is none."""
    return [*actions_of(of), NONE][0]


def action_column(column: str, names: list[str]) -> list[int]:
    """A column of `actions` as places in a list of names."""
    return [names.index(name) for name in CARDS.names("actions", column)]


def by_players(column: str) -> list[int]:
    """A column of `setup`, by number of players."""
    return [0, 0, *CARDS.column("setup", column)]


FACE_IDS: Final = CARDS.names("buildings")
CRAFTSMEN: Final[Row] = row(CARDS.column("buildings", "craftsmen"))
FACE_POINTS: Final[Row] = row(CARDS.column("buildings", "points"))
FACE_GREEN: Final[Row] = row(CARDS.column("buildings", "green"))
FACE_BLACK: Final[Row] = row(CARDS.column("buildings", "black"))
COPY_FACE: Final = FACE_IDS.index("8b")

TILE_GREEN: Final[Row] = row(CARDS.column("tiles", "green"))
TILE_BLACK: Final[Row] = row(CARDS.column("tiles", "black"))
TILE_POINTS: Final[Row] = row(CARDS.column("tiles", "points"))
TILE_SECTION: Final[Row] = row([SECTIONS.index(name) for name in CARDS.names("tiles", "section")])

# The actions.
OP: Final[Row] = row(action_column("op", list(OPS)))
SLOT: Final[Row] = row(CARDS.column("actions", "slot"))
DISCARDED_CARD: Final[Row] = row(action_column("card", ACTIONS.discarded))
AMOUNT: Final[Row] = row(CARDS.column("actions", "amount"))
PER: Final[Row] = row(action_column("per", PERS))
PAY: Final[Row] = row(CARDS.column("actions", "pay"))
DOLLARS: Final[Row] = row(CARDS.column("actions", "dollars"))
CERTIFICATES: Final[Row] = row(CARDS.column("actions", "certificates"))
THEN: Final[Row] = row(action_column("then", THENS))
FIRST_ACTION: Final[Row] = row([actions_of(face)[0] for face in FACE_IDS])
ACTION_COUNT: Final[Row] = row([len(actions_of(face)) for face in FACE_IDS])
SLOT_COUNT: Final[Row] = row([1 + SLOT[actions_of(face)[-1]] for face in FACE_IDS])
# type * (MAX_WORKERS + 1) + space of the row, counted from 1
WORKER_ACTION: Final[Row] = row(
    [action_of(f"{name}_{space}") for name in CARDS.names("tiles")[:WORKERS] for space in range(MAX_WORKERS + 1)]
)
MASTER_ACTION: Final[Row] = row([action_of(f"master_{name}") for name in CARDS.names("masters")])
CARD_ACTION: Final[Row] = row([action_of(name) for name in CARDS.names("objectives")[:OBJECTIVES]])

HIRE_COST: Final[Row] = row(CARDS.column("jobs", "cost"))
ARROWS: Final = ["", "yellow", "red"]
YELLOW: Final = 1
RED: Final = 2
ARROW: Final[Row] = row([ARROWS.index(name) for name in CARDS.names("jobs", "arrow")])

STATION_COST: Final[Row] = row(CARDS.column("stations", "cost"))
STATION_POINTS: Final[Row] = row(CARDS.column("stations", "points"))
STATION_DARK: Final[Row] = row(CARDS.column("stations", "dark"))
MASTER_CERTIFICATES: Final[Row] = row(CARDS.column("masters", "certificates"))
MASTER_POINTS: Final[Row] = row(CARDS.column("masters", "points"))
MASTER_PER: Final[Row] = row(CARDS.column("masters", "per"))

CITY_VALUE: Final[Row] = row(CARDS.column("cities", "value"))
CITY_DARK: Final[Row] = row(CARDS.column("cities", "dark"))
REPEATABLE: Final[Row] = row(CARDS.column("cities", "repeatable"))
CITY_CROSSES: Final[Row] = row(CARDS.column("cities", "crosses"))
CITY_DOLLARS: Final[Row] = row(CARDS.column("cities", "dollars"))
CITY_POINTS: Final[Row] = row(CARDS.column("cities", "points"))
ARROW_POINTS: Final[Row] = row(CARDS.column("cities", "arrow_points"))  # of the arrow to the next city
ARROW_OBJECTIVE: Final[Row] = row(CARDS.column("cities", "arrow_objective"))

DISCS: Final[Row] = row(CARDS.column("discs", "copies"))
DISC_DARK: Final[Row] = row(CARDS.column("discs", "dark"))
DISC_DOLLARS: Final[Row] = row(CARDS.column("discs", "dollars"))
DISC_POINTS: Final[Row] = row(CARDS.column("discs", "points"))
AUXILIARY_DISC: Final[Row] = row(CARDS.places("auxiliary", "disc", "discs"))
AUXILIARY_OPEN: Final[Row] = row(CARDS.column("auxiliary", "open"))

CATTLE_TYPES: Final = sorted(set(CARDS.names("cattle", "type")), key=CARDS.names("cattle", "type").index)
TYPE_OF: Final[Row] = row([CATTLE_TYPES.index(name) for name in CARDS.names("cattle", "type")])
BREEDING: Final[Row] = row(CARDS.column("cattle", "value"))
CATTLE_POINTS: Final[Row] = row(CARDS.column("cattle", "points"))
OWN_CATTLE: Final[Row] = row(CARDS.column("cattle", "own"))
MARKET_CATTLE: Final[Row] = row(CARDS.column("cattle", "copies"))

OBJECTIVE_POINTS: Final[Row] = row(CARDS.column("objectives", "points"))
OBJECTIVE_PENALTY: Final[Row] = row(CARDS.column("objectives", "penalty"))
OBJECTIVE_COPIES: Final[Row] = row(CARDS.column("objectives", "copies"))
ASKS: Final[Row] = row(
    [line["tasks"].count(name) for line in CARDS.rows["objectives"] for name in TASK_NAMES.split()]
)  # objective * TASKS + task

# By number of players.
GREEN_FEE: Final[Row] = row(by_players("green_fee"))
BLACK_FEE: Final[Row] = row(by_players("black_fee"))
CATTLE_MARKET: Final[Row] = row(by_players("cattle_market"))
STEPS: Final[Row] = row(by_players("steps"))
STEPS_A: Final[Row] = row(by_players("step_a"))
STEPS_B: Final[Row] = row(by_players("step_b"))
