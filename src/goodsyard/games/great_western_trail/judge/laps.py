"""Time: how far it is to Kansas City, and how many deliveries are left."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, zeros
from goodsyard.games.great_western_trail.rules.cards import JOB_ROWS, NONE, SPACES
from goodsyard.games.great_western_trail.rules.movement import step_limit
from goodsyard.games.great_western_trail.rules.state import TRAVELLING, Player, State
from goodsyard.games.great_western_trail.rules.trail import EMPTY, FIRST_WAY, KC, SECOND_WAY, START

LAP: Final = 100  # laps are counted in hundredths
WORKERS_A_VISIT: Final = 19  # tenths of a worker that a visit to Kansas City brings to the job market


def visits_left(state: State) -> i64:
    """Visits to Kansas City, by all players, until the end is triggered, in hundredths."""
    missing = max(0, (JOB_ROWS - state.token) * state.player_count - state.filled)
    return missing * 10 * LAP // WORKERS_A_VISIT


STEPS: Final[Row] = zeros(SPACES)


def count_ways(state: State) -> None:
    """STEPS: the smallest number of steps from each space to Kansas City."""
    trail, steps = state.trail, STEPS
    steps[KC] = 0
    space: i64
    for space in range(KC - 1, -1, -1):
        other = FIRST_WAY[space]
        min_steps = steps[other] + (0 if trail[other] == EMPTY else 1)
        other = SECOND_WAY[space]
        if other != NONE:
            min_steps = min(min_steps, steps[other] + (0 if trail[other] == EMPTY else 1))
        steps[space] = min_steps


def steps_of(player: Player) -> i64:
    """Steps to Kansas City; for a player who is there, from the start of the trail."""
    return STEPS[START if player.space == KC or player.space == NONE else player.space]


def time_left(state: State) -> i64:
    """Laps until the end of the game, in hundredths, if all continue at the same pace; after `count_ways`."""
    if state.last_turns != NONE:
        return 0
    steps: i64 = 0
    for player in state.players:
        steps += steps_of(player)
    return max(0, (visits_left(state) + steps * LAP // STEPS[START]) // state.player_count - LAP // 2)


def deliveries_left(state: State, seat: i64, time: i64) -> i64:
    """How many more deliveries the seat can expect in that time, in hundredths."""
    player = state.players[seat]
    if state.last_turns != NONE:
        wait = (seat - state.active + state.player_count) % state.player_count
        has_turn = wait <= state.last_turns and (wait > 0 or state.stage == TRAVELLING)
        return LAP if has_turn and steps_of(player) <= step_limit(state, player) else 0
    return max(0, time + LAP // 2 - steps_of(player) * LAP // STEPS[START])
