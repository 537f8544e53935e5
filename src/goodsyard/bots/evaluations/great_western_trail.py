"""Great Western Trail: points, the next delivery, the deck, workers and discs for the deliveries after it."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from goodsyard.bots.evaluation import Evaluation
from goodsyard.core.game import KIND_BITS, KIND_MASK, SEAT_BITS, SEAT_MASK, Game
from goodsyard.core.row import Row, bit, row
from goodsyard.games.great_western_trail.bag import total
from goodsyard.games.great_western_trail.cards import (
    ARROW_OBJECTIVE,
    ARROW_POINTS,
    ASKS,
    BLUE_TEEPEE,
    BREEDING,
    BUILDINGS,
    CATTLE,
    CITIES,
    CITY_DARK,
    CITY_DOLLARS,
    CITY_POINTS,
    CITY_VALUE,
    COWBOY,
    CRAFTSMAN,
    DISC_SPACES,
    DISCS,
    DOLLARS_A_POINT,
    ENGINEER,
    FACE_POINTS,
    GREEN_TEEPEE,
    HAND_LIMIT,
    HERD,
    JOB_ROWS,
    KANSAS_CITY,
    NONE,
    OBJECTIVE_PENALTY,
    OBJECTIVE_POINTS,
    REPEATABLE,
    STATION_COST,
    STATION_DARK,
    STATION_POINTS,
    STATIONS,
    STEP_A,
    STEP_B,
    TASKS,
    TYPE_OF,
)
from goodsyard.games.great_western_trail.cattle import HAS_BOUGHT
from goodsyard.games.great_western_trail.deck import OPTIONAL_DRAW, hand_limit
from goodsyard.games.great_western_trail.delivery import transport_cost
from goodsyard.games.great_western_trail.discs import STATIONS_FROM, TARGETS
from goodsyard.games.great_western_trail.kansas_city import breeding_value
from goodsyard.games.great_western_trail.kinds import (
    AUXILIARY,
    BACK,
    BUILD,
    CITY,
    DISC,
    DRAW,
    ENGINE,
    HIRE,
    MOVE,
    OBJECTIVE,
    REMOVE,
    SITE,
    STATION,
    TAKE,
)
from goodsyard.games.great_western_trail.kinds import CATTLE as CATTLE_KIND
from goodsyard.games.great_western_trail.movement import BUFFER, count_steps, step_limit
from goodsyard.games.great_western_trail.railroad import CROSSES_PASSED, OPTIONAL_ENGINE, STATION_POSITION
from goodsyard.games.great_western_trail.rewards import TRACK, permanent_certificates
from goodsyard.games.great_western_trail.scoring import lines_with
from goodsyard.games.great_western_trail.state import EARNING, LEAVING, TRAVELLING, Player, State
from goodsyard.games.great_western_trail.tasks import Assignment, buildings_on_board
from goodsyard.games.great_western_trail.trail import KC, START, side_of

SCORE: Final = 0
MONEY: Final = 1
MONEY_LATER: Final = 2
CITY_SURE: Final = 3
CITY_NEXT: Final = 4
INCOME_NEXT: Final = 5
AWAY: Final = 6
CITIES_LATER: Final = 7
DECK_LATER: Final = 8
CERTIFICATES: Final = 9
COWBOYS_LATER: Final = 10
CRAFTSMEN_LATER: Final = 11
ENGINEERS_LATER: Final = 12
BUILDINGS_LATER: Final = 13
ENGINE_SPACES: Final = 14
CROSSES_LATER: Final = 15
STATIONS_AHEAD: Final = 16
ARROWS_LATER: Final = 17
TEEPEES_LATER: Final = 18
MISSING_1: Final = 19
MISSING_2: Final = 20
MISSING_3: Final = 21
DISC_LATER: Final = 22  # one for each disc space
DUE: Final = DISC_LATER + DISC_SPACES  # what a decision that has just come up promises
DUE_HIRE: Final = DUE
DUE_BUILD: Final = DUE + 1
DUE_SITE: Final = DUE + 2
DUE_OBJECTIVE: Final = DUE + 3
DUE_ENGINE: Final = DUE + 4
DUE_BACK: Final = DUE + 5
DUE_REMOVE: Final = DUE + 6
DUE_STATION: Final = DUE + 7
DUE_TAKE: Final = DUE + 8
DUE_CATTLE: Final = DUE + 9
DUE_AUXILIARY: Final = DUE + 10
DUE_DRAW: Final = DUE + 11
DUE_MOVE: Final = DUE + 12

NAMES: Final = [
    "score",
    "money",
    "money_later",
    "city_sure",
    "city_next",
    "income_next",
    "away",
    "cities_later",
    "deck_later",
    "certificates",
    "cowboys_later",
    "craftsmen_later",
    "engineers_later",
    "buildings_later",
    "engine_spaces",
    "crosses_later",
    "stations_ahead",
    "arrows_later",
    "teepees_later",
    "missing_1",
    "missing_2",
    "missing_3",
    "aux_dollar_later",
    "aux_draw_later",
    "aux_certificate_later",
    "aux_engine_later",
    "aux_remove_later",
    "limit_4_later",
    "limit_6_later",
    "step_a_later",
    "step_b_later",
    "hand_limit_later",
    "due_hire",
    "due_build",
    "due_site",
    "due_objective",
    "due_engine",
    "due_back",
    "due_remove",
    "due_station",
    "due_take",
    "due_cattle",
    "due_auxiliary",
    "due_draw",
    "due_move",
]

SURE: Final = 10  # chances and deliveries are counted in tenths
WORKERS_A_VISIT: Final = 19  # tenths of a worker that a visit to Kansas City brings to the job market
TURN: Final = 12  # turns on the trail are counted in twelfths
USEFUL_MONEY: Final = 24
OBJECTIVE_CARD: Final = 15  # tenths of a point, as all that a city is worth
NO_CITY: Final = -1000
ALL: Final = 1000
GROWTH: Final = 20  # tenths of breeding value that certificates will add,
GROWTH_A_DELIVERY: Final = 10  # and better cattle with every delivery
SPREAD: Final = 25  # a hand is worth so much more or less than expected
COWBOY_USE: Final[Row] = row([0, 2, 5, 9, 13, 15, 17])  # what so many cowboys can do together


class GreatWesternTrailEvaluation(Evaluation):
    """`later` are the deliveries after the next one, in tenths: what means are good for."""

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        state = cast(State, game)
        player = state.seats[seat]
        in_city = player.space == KC
        limit = step_limit(state, player)
        steps = steps_to_city(state, player)
        next_one = SURE if in_city else chance_of_next(state, seat, steps, limit)
        later = max(0, visits_left(state) * SURE // state.players - next_one)
        if state.last_turns != NONE:
            later = 0
        count_points(state, seat, later, counts)
        money = player.money
        certificates = TRACK[player.marker]
        hand = breeding_value(player) + permanent_certificates(player)
        quality = deck_quality(player)
        if in_city:
            if state.stage <= EARNING or counts_hand(state):
                money += hand + certificates
                counts[CITY_SURE] = best_city(player, hand + certificates, later)
                certificates = 0
            hand = quality // 10 + permanent_certificates(player)
            if visits_left(state) == 0:
                next_one = 0
        else:
            hand += max(0, hand_limit(player) - total(player.hand, 0, HERD))
        if next_one > 0:
            counts[CITY_NEXT] = best_city(player, hand + certificates, later) * next_one // SURE
            counts[INCOME_NEXT] = (hand + certificates) * next_one
            counts[AWAY] = steps * TURN // limit
        counts[MONEY] = money
        counts[MONEY_LATER] = min(money, USEFUL_MONEY) * (later + next_one)
        counts[CERTIFICATES] = certificates
        quality += 10 * permanent_certificates(player)
        counts[DECK_LATER] = quality * later
        counts[CITIES_LATER] = later_cities(player, quality, later)
        count_means(state, seat, later, counts)
        count_stations(player, later + next_one, counts)
        if state.depth > 0 and (state.todo[state.depth - 1] & SEAT_MASK) == seat:
            count_due(state, player, later, counts)


def counts_hand(state: State) -> bool:
    """Is the hand still to be counted, though the next stage is leaving? So it is while certificates are chosen."""
    return state.stage == LEAVING and total(state.seats[state.turn].hand, 0, HERD) > 0


def workers_missing(state: State) -> i64:
    """Free spaces of the job market."""
    return max(0, (JOB_ROWS - state.token) * state.players - state.filled)


def visits_left(state: State) -> i64:
    """Visits to Kansas City, by all players, until the end is triggered."""
    return (workers_missing(state) * SURE + WORKERS_A_VISIT - 1) // WORKERS_A_VISIT


def steps_to_city(state: State, player: Player) -> i64:
    """From the start for whoever is in Kansas City."""
    count_steps(state, START if player.space == KC or player.space == NONE else player.space)
    return BUFFER.fewest[KC]


def chance_of_next(state: State, seat: i64, steps: i64, limit: i64) -> i64:
    """Will the seat come to Kansas City before the game is over? In tenths."""
    turns = (steps + limit - 1) // limit
    if state.last_turns != NONE:
        wait = (seat - state.turn + state.players) % state.players
        has_turn = wait <= state.last_turns and (wait > 0 or state.stage == TRAVELLING)
        return SURE if has_turn and turns <= 1 else 0
    if visits_left(state) > 1:
        return SURE
    fastest: i64 = 99
    other: i64
    for other in range(state.players):
        if other != seat:
            rival = state.seats[other]
            pace = step_limit(state, rival)
            fastest = min(fastest, (steps_to_city(state, rival) + pace - 1) // pace)
    return max(0, SURE - 4 * max(0, turns - fastest - 1))


def count_points(state: State, seat: i64, later: i64, counts: Row) -> None:
    """The points so far without money, and objective cards for which little is missing."""
    best = Assignment(state, seat)
    line: i64
    for line in lines_with(state, seat, best):
        counts[SCORE] += line
    counts[SCORE] -= state.seats[seat].money // DOLLARS_A_POINT
    place: i64
    task: i64
    for place in range(best.count):
        if best.done >> place & 1:
            continue
        card = best.cards[place]
        missing: i64 = 0
        for task in range(TASKS):
            missing += max(0, ASKS[card * TASKS + task] - best.have[task])
        if missing <= 3:
            stake = OBJECTIVE_POINTS[card] - (OBJECTIVE_PENALTY[card] if place < best.area else 0)
            counts[MISSING_1 + max(0, missing - 1)] += stake * min(later, 2 * SURE)


def deck_quality(player: Player) -> i64:
    """The breeding value that a hand drawn from the whole deck can expect, in tenths; one card can be exchanged."""
    size = total(player.hand, 0, HERD) + total(player.stack, 0, HERD) + total(player.discards, 0, HERD)
    if size == 0:
        return 0
    draws = hand_limit(player) + 1
    quality: i64 = 0
    card: i64 = 0
    k: i64
    while card < CATTLE:
        kind, value, copies = TYPE_OF[card], BREEDING[card], i64(0)
        while card < CATTLE and TYPE_OF[card] == kind:
            copies += player.hand[card] + player.stack[card] + player.discards[card]
            card += 1
        if copies > 0:
            without = i64(ALL)
            for k in range(draws):
                without = without * (size - copies) // size
            quality += value * (ALL - without)
    return quality * 10 // ALL


def city_worth(player: Player, city: i64, later: i64) -> i64:
    """What a delivery brings, in tenths of a point: the city, its arrows, and the disc space that becomes clear."""
    return place_worth(player, city, later) + disc_worth(player, CITY_DARK[city] > 0, later)


def place_worth(player: Player, city: i64, later: i64) -> i64:
    """The city with its arrows, their objective cards, and the transport."""
    worth = 10 * CITY_POINTS[city] + (2 + later // 20) * (CITY_DOLLARS[city] - transport_cost(player, city))
    if city > 0 and player.cities[city] == 0:
        worth += arrow_worth(player, city - 1, city - 1, later) + arrow_worth(player, city, city + 1, later)
    return worth


def arrow_worth(player: Player, arrow: i64, neighbour: i64, later: i64) -> i64:
    """An arrow counts when its other end is reached; before that it is a prospect."""
    if neighbour >= CITIES:
        return 0
    if player.cities[neighbour] > 0:
        return 10 * ARROW_POINTS[arrow] + (OBJECTIVE_CARD if ARROW_OBJECTIVE[arrow] and later > 0 else 0)
    return 3 * max(0, ARROW_POINTS[arrow]) * min(later, 2 * SURE) // (2 * SURE)


def disc_worth(player: Player, any_disc: bool, later: i64) -> i64:
    """What the next disc space to be cleared is worth, in tenths of a point."""
    dark = any_disc and player.discs[STEP_A] + player.discs[STEP_B] + player.discs[HAND_LIMIT] > 0
    return 8 + later * 6 // SURE if dark else later * 3 // SURE


def best_city(player: Player, value: i64, later: i64) -> i64:
    """The best delivery for so much breeding value."""
    best: i64 = NO_CITY
    city: i64
    for city in range(CITIES):
        if CITY_VALUE[city] <= value and (REPEATABLE[city] or player.cities[city] == 0):
            best = max(best, city_worth(player, city, later))
    return best


def later_cities(player: Player, quality: i64, later: i64) -> i64:
    """What the deliveries after the next one promise: the best cities, each as likely as a hand is worth it."""
    value = quality + GROWTH
    used: i64 = 0
    promise: i64 = 0
    city: i64
    while later > 0:
        best, most = i64(KANSAS_CITY), place_worth(player, KANSAS_CITY, later)
        for city in range(1, CITIES):
            if used >> city & 1 or (player.cities[city] > 0 and not REPEATABLE[city]):
                continue
            likely = min(SURE, (value - 10 * CITY_VALUE[city] + SPREAD) * SURE // (2 * SPREAD))
            if likely > 0:
                worth = (place_worth(player, city, later) - most) * likely // SURE + most
                if worth > most:
                    best, most = city, worth
        if not REPEATABLE[best]:
            used |= bit(best)
        promise += most * min(later, SURE)
        value += GROWTH_A_DELIVERY
        later -= SURE
    return promise


def count_means(state: State, seat: i64, later: i64, counts: Row) -> None:
    """What helps in the deliveries to come."""
    player = state.seats[seat]
    counts[COWBOYS_LATER] = COWBOY_USE[player.workers[COWBOY]] * later
    counts[CRAFTSMEN_LATER] = player.workers[CRAFTSMAN] * later
    counts[ENGINEERS_LATER] = player.workers[ENGINEER] * later
    counts[BUILDINGS_LATER] = buildings_on_board(state, seat) * later
    counts[TEEPEES_LATER] = (player.tiles[GREEN_TEEPEE] + player.tiles[BLUE_TEEPEE]) * later
    counts[ENGINE_SPACES] = player.engine
    counts[CROSSES_LATER] = CROSSES_PASSED[player.engine] * later
    k: i64
    for k in range(DISC_SPACES):
        counts[DISC_LATER + k] = (DISCS[k] - player.discs[k]) * later
    for k in range(CITIES - 1):
        if (player.cities[k] > 0) != (player.cities[k + 1] > 0):
            counts[ARROWS_LATER] += max(0, ARROW_POINTS[k]) * min(later, 2 * SURE)


def count_stations(player: Player, time: i64, counts: Row) -> None:
    """Train stations that the engine has not passed, the nearer the better."""
    pace = 1 + player.workers[ENGINEER]
    station: i64
    for station in range(STATIONS):
        if not player.stations >> station & 1 and STATION_POSITION[station] > player.engine:
            worth = 10 * STATION_POINTS[station] - 3 * STATION_COST[station] + (20 if STATION_DARK[station] else 12)
            turns = (STATION_POSITION[station] - player.engine) // 2 * SURE // pace
            counts[STATIONS_AHEAD] += worth * SURE // (SURE + turns) * min(time, 2 * SURE)


def count_due(state: State, player: Player, later: i64, counts: Row) -> None:
    """The decision that has come up: what has been chosen but not yet been gained."""
    entry = state.todo[state.depth - 1]
    kind, about = (entry >> SEAT_BITS) & KIND_MASK, entry >> (SEAT_BITS + KIND_BITS)
    if kind == HIRE:
        counts[DUE_HIRE] = 1
    elif kind == BUILD:
        counts[DUE_BUILD] = 1
    elif kind == SITE:
        counts[DUE_BUILD] = 1
        counts[DUE_SITE] = FACE_POINTS[side_of(about % BUILDINGS, state.sides)]
    elif kind == OBJECTIVE:
        counts[DUE_OBJECTIVE] = 1
    elif kind == ENGINE:
        counts[DUE_ENGINE] = about % OPTIONAL_ENGINE
    elif kind == BACK:
        counts[DUE_BACK] = 1
    elif kind == REMOVE:
        counts[DUE_REMOVE] = about
    elif kind == STATION:
        counts[DUE_STATION] = 1
    elif kind == TAKE:
        counts[DUE_TAKE] = 1
    elif kind == CATTLE_KIND:
        if about < HAS_BOUGHT and player.money >= (6 if about == 1 else 3):
            counts[DUE_CATTLE] = 1
    elif kind == AUXILIARY:
        counts[DUE_AUXILIARY] = 1
    elif kind == DRAW:
        counts[DUE_DRAW] = about % OPTIONAL_DRAW
    elif kind == MOVE:
        counts[DUE_MOVE] = 1
    elif kind == CITY:
        counts[CITY_SURE] = best_city(player, about // 2, later)
    elif kind == DISC:
        target = about % TARGETS
        if target < STATIONS_FROM:
            counts[CITY_SURE] = city_worth(player, target, later)
        else:
            station = target - STATIONS_FROM
            counts[CITY_SURE] = 10 * STATION_POINTS[station] + disc_worth(player, STATION_DARK[station] > 0, later)


EVALUATION: Final = GreatWesternTrailEvaluation
