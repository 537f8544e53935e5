"""Turns and shifts: placing workers or passing, who comes next, the end of a shift (RULES 2, 8.5-8.7, 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import MINING_0_1, PRINTED_WORKERS, WORKER_VALUES, ZONES
from goodsyard.games.coal_baron.rules.events import GAME_OVER, PASSED, SHIFT_BEGAN, SHIFT_ENDED
from goodsyard.games.coal_baron.rules.foresight import CLOSES, find_plays, manned_and_open_zones
from goodsyard.games.coal_baron.rules.innovations import (
    PLAYS,
    holds_action_innovation,
    play_innovation,
)
from goodsyard.games.coal_baron.rules.state import (
    BETWEEN,
    EARLIER_INNOVATIONS,
    LAST_INNOVATION,
    MAX_PLACEMENTS,
    PLACED_BY,
    PLACED_INNOVATIONS,
    PLACED_SET,
    PLACING,
    WORKER_IN_HAND,
    State,
)
from goodsyard.games.coal_baron.rules.workers import (
    IN_SET,
    INNOVATION_OF,
    STANDINGS,
    required,
)

PASS: Final[i64] = ZONES + PLAYS
ANY_INNOVATION: Final[i64] = kinds.WORKERS_LIMIT.at(STANDINGS)


class Turn(Decision[State]):
    """Place workers in one zone, first playing innovations if you like, or pass (RULES 2.3, 2.8, 8.5-8.7)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        manned, zones = manned_and_open_zones(game)
        zone: i64
        for zone in range(ZONES):
            if zones >> zone & 1:
                found.add(zone)
        if manned and holds_action_innovation(game.me):
            find_plays(game, zones, found)
        if not game.committed:
            found.add(PASS)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.careful = False
        if action < ZONES:
            missing = kinds.WORKERS_MISSING.at(required(game, action))
            game.ask(kinds.WORKERS, kinds.WORKERS_ZONE.at(action) + missing + ANY_INNOVATION)
        elif action < PASS:
            play = action - ZONES
            game.committed = True
            manned, zones = manned_and_open_zones(game)
            game.careful = (zones & ~CLOSES[play]) == 0
            play_innovation(game, play)
        else:
            game.me.out = True
            game.stage = BETWEEN
            game.tell(PASSED, game.seat)


def next_turn(game: State) -> None:
    """Begin the turn of the next player clockwise who has not passed (RULES 2.2)."""
    k: i64
    for k in range(1, game.player_count + 1):
        seat = (game.active + k) % game.player_count
        if not game.players[seat].out:
            begin_turn(game, seat)
            return
    end_shift(game)


def begin_turn(game: State, seat: i64) -> None:
    game.active = seat
    game.stage = PLACING
    game.committed = False


def last_in(game: State, zone: i64) -> i64:
    """The seat that was last to place workers in a zone this shift, or -1."""
    placed = game.workers[zone] - PRINTED_WORKERS[zone]
    if placed == 0:
        return -1
    return PLACED_BY.of(game.placements[zone * MAX_PLACEMENTS + placed - 1])


def end_shift(game: State) -> None:
    """Award the shift token; go on with the next shift or end the game (RULES 9, 10.1)."""
    winner = last_in(game, MINING_0_1)
    placed = winner >= 0
    if not placed:
        winner = game.starter  # the holder of the previous token started this shift (RULES 9.2, 9.3)
    game.players[winner].tokens |= bit(game.shift)
    game.tell(SHIFT_ENDED, winner, game.shift, 1 if placed else 0)
    game.stage = BETWEEN
    if game.shift == game.shifts:
        game.over = True
        game.tell(GAME_OVER, winner)
        return
    collect_workers(game)
    game.shift += 1
    begin_shift(game, winner)


def begin_shift(game: State, starter: i64) -> None:
    for player in game.players:
        player.out = False
    game.starter = starter
    game.tell(SHIFT_BEGAN, starter, game.shift)
    begin_turn(game, starter)


def collect_workers(game: State) -> None:
    """Worker cards go back to their owners, worker innovations leave the game (RULES 8.4, 9.4)."""
    zone: i64
    k: i64
    for zone in range(ZONES):
        for k in range(game.workers[zone] - PRINTED_WORKERS[zone]):
            placement = zone * MAX_PLACEMENTS + k
            collect(game, game.placements[placement])
            game.placements[placement] = 0
        game.workers[zone] = PRINTED_WORKERS[zone]


def collect(game: State, placement: i64) -> None:
    hand = game.players[PLACED_BY.of(placement)].hand
    chosen = PLACED_SET.of(placement)
    value: i64
    for value in range(1, WORKER_VALUES + 1):
        hand[WORKER_IN_HAND + value] += IN_SET[chosen * WORKER_VALUES + value - 1]
    innovations = PLACED_INNOVATIONS.of(placement)
    while innovations != 0:
        game.box[INNOVATION_OF[LAST_INNOVATION.of(innovations)]] += 1
        innovations = EARLIER_INNOVATIONS.of(innovations)


TURN: Final = Turn(kinds.TURN, "turn", PASS + 1)
