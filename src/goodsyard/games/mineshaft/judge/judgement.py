"""Mineshaft: what has been mined, what the next turn will bring, and what lies within a few turns' reach."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from goodsyard.core.evaluation import Evaluation
from goodsyard.core.game import Game
from goodsyard.core.row import Row, zeros
from goodsyard.games.mineshaft.rules.bag import counters_in, counters_on
from goodsyard.games.mineshaft.rules.cards import COLOUR_OF, COLOURS, COUNTERS, GOLD, NONE, POINTS, SLOTS
from goodsyard.games.mineshaft.rules.mine import is_open_end
from goodsyard.games.mineshaft.rules.moving import minable
from goodsyard.games.mineshaft.rules.paths import PATHS
from goodsyard.games.mineshaft.rules.scoring import score
from goodsyard.games.mineshaft.rules.state import BEGINNING, ENDING, MINING, MOVING, WHOLE_ROUNDS, State

SCORE: Final = 0
GOLD_HELD: Final = 1
CATCH_NOW: Final = 2
CATCH_NEXT: Final = 3
STOCK_NEAR: Final = 4
STOCK_MIDDLE: Final = 5
STOCK_FAR: Final = 6
REFILLS: Final = 7
DIG_HERE: Final = 8
DIG_NEAR: Final = 9
STUCK: Final = 10
STUCK_SLOTS: Final = 11

FEATURES: Final = [
    "score",
    "gold",
    "catch_now",
    "catch_next",
    "stock_near",
    "stock_middle",
    "stock_far",
    "refills",
    "dig_here",
    "dig_near",
    "stuck",
    "stuck_slots",
]

LONGEST_MOVE: Final = 3
USUAL_MOVE: Final[i64] = 2
NEAR: Final = 1
MIDDLE: Final = 3
SIGHT: Final = 6
"""Nothing farther away matters."""

MAX_TURNS: Final = 4
MAX_STOCK: Final = 10
COUNTERS_A_TURN: Final = 3


class MineshaftEvaluation(Evaluation):
    """A catch is what one turn can mine: `catch_next` adds up the best ones for moves of one, two and three steps.

    In the middle of a turn its best catch is counted as made (`catch_now`), and the rest is seen from there. `stock_`
    features are the points that lie around, by distance, times the turns in which they can be mined.
    """

    def __init__(self, names: list[str], weights: list[int], margin: i64, quiet: list[int]) -> None:
        super().__init__(names, weights, margin, quiet)
        self.empty: Row = zeros(COLOURS)

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        state = cast(State, game)
        counts[SCORE] = score(state, seat)
        counts[GOLD_HELD] = state.hands[seat * COUNTERS + GOLD]
        here, taken, kind = state.pieces[seat], i64(0), i64(NONE)
        if is_in_turn(state, seat):
            here = best_catch(state, here)
            kind = best_kind(state, here)
        if kind != NONE:
            taken = minable(state, here, kind)
            counts[CATCH_NOW] = taken * POINTS[kind]
            state.counters[here * COUNTERS + kind] -= taken
        turns = turns_left(state, seat)
        if turns > 0:
            self.count_prospects(state, here, turns, counts)
        if kind != NONE:
            state.counters[here * COUNTERS + kind] += taken

    def count_prospects(self, state: State, here: i64, turns: i64, counts: Row) -> None:
        """What later turns can gain from a place."""
        later = turns - 1
        PATHS.walk(state, here, LONGEST_MOVE)
        if state.collapsed[here]:
            counts[STUCK] = 1
            counts[STUCK_SLOTS] = SLOTS[state.tiles[here]] * later
        else:
            counts[CATCH_NEXT] = next_catches(state)
        self.count_refills(state, counts)
        if later > 0:
            if state.stack_size > state.player_count:
                count_open_ends(state, here, counts)
            count_stock(state, here, later, counts)

    def count_refills(self, state: State, counts: Row) -> None:
        """Empty slots nearby: for each colour those of the best tile."""
        empty = self.empty
        colour: i64
        for colour in range(COLOURS):
            empty[colour] = 0
        spot: i64
        for spot in range(1, state.spots):
            if PATHS.steps[spot] <= USUAL_MOVE and not state.collapsed[spot]:
                colour = COLOUR_OF[state.tiles[spot]]
                if colour != NONE:
                    empty[colour] = max(empty[colour], SLOTS[state.tiles[spot]] - counters_on(state, spot))
        for colour in range(COLOURS):
            counts[REFILLS] += empty[colour]


def next_catches(state: State) -> i64:
    """The best catches within one, two and three steps, added up."""
    one, two, three = i64(0), i64(0), i64(0)
    spot: i64
    for spot in range(state.spots):
        steps = PATHS.steps[spot]
        if steps <= LONGEST_MOVE and counters_on(state, spot) > 0:
            catch = catch_at(state, spot)
            three = max(three, catch)
            if steps <= 2:
                two = max(two, catch)
            if steps <= 1:
                one = max(one, catch)
    return one + two + three


def count_open_ends(state: State, here: i64, counts: Row) -> None:
    """Where tiles can be laid soon."""
    spot: i64
    for spot in range(state.spots):
        if PATHS.steps[spot] <= USUAL_MOVE and is_open_end(state, spot):
            counts[DIG_HERE if spot == here else DIG_NEAR] = 1


def count_stock(state: State, here: i64, later: i64, counts: Row) -> None:
    """Points along the tracks; Tunnels are left out, since from them everything is near."""
    PATHS.spread(state, here, through_collapsed=True)
    spot: i64
    for spot in range(1, state.spots):
        steps = PATHS.steps[spot]
        if steps <= SIGHT:
            counts[stock_by(steps)] += stock_at(state, spot)
    by: i64
    for by in range(STOCK_NEAR, STOCK_FAR + 1):
        counts[by] = min(counts[by], MAX_STOCK) * later


def is_in_turn(state: State, seat: i64) -> bool:
    return state.active == seat and state.stage != BEGINNING and not state.over


def best_catch(state: State, here: i64) -> i64:
    """Where this turn can still mine the most."""
    if state.stage == ENDING or state.stuck:
        return here
    limit = state.die_b if state.stage == MOVING or state.stage == MINING else USUAL_MOVE
    best, most = here, catch_at(state, here)
    PATHS.walk(state, here, limit)
    spot: i64
    for spot in range(state.spots):
        if PATHS.steps[spot] <= limit:
            catch = catch_at(state, spot)
            if catch > most:
                best, most = spot, catch
    return best


def best_kind(state: State, spot: i64) -> i64:
    """The kind of counter that is worth the most to mine."""
    best, most = i64(NONE), i64(0)
    kind: i64
    for kind in range(COUNTERS):
        points = minable(state, spot, kind) * POINTS[kind]
        if points > most:
            best, most = kind, points
    return best


def catch_at(state: State, spot: i64) -> i64:
    """The points that one turn can mine on a spot."""
    most: i64 = 0
    kind: i64
    for kind in range(COUNTERS):
        most = max(most, minable(state, spot, kind) * POINTS[kind])
    return most


def stock_at(state: State, spot: i64) -> i64:
    """The points of all counters on a spot."""
    points: i64 = 0
    kind: i64
    for kind in range(COUNTERS):
        points += state.counters[spot * COUNTERS + kind] * POINTS[kind]
    return points


def stock_by(steps: i64) -> i64:
    if steps <= NEAR:
        return STOCK_NEAR
    return STOCK_MIDDLE if steps <= MIDDLE else STOCK_FAR


def is_to_come(state: State, seat: i64) -> bool:
    """Will the seat still begin a turn in this round?"""
    order = (seat - state.starter + state.player_count) % state.player_count
    active = (state.active - state.starter + state.player_count) % state.player_count
    return order > active or (order == active and state.stage == BEGINNING)


def turns_left(state: State, seat: i64) -> i64:
    """How many more turns the seat begins: exact once the end has come, otherwise an estimate up to MAX_TURNS."""
    if state.finals > 0:
        return 1 if is_to_come(state, seat) else 0
    if state.was_stopped or state.ran_out or state.stack_size == 0:
        return 2 if state.reads(WHOLE_ROUNDS) and is_to_come(state, seat) else 1
    rounds = min(state.stack_size, counters_in(state.bag) // COUNTERS_A_TURN) // state.player_count
    return min(MAX_TURNS, 2 + rounds)


EVALUATION: Final = MineshaftEvaluation
