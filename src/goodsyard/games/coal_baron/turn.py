"""Turns and shifts: placing workers or passing, who comes next, the end of a shift (RULES 2, 8.5-8.7, 9)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, bit, row
from goodsyard.games.coal_baron.cards import (
    DELIVERY_ZONE,
    ENGINES,
    LORRY_1,
    LORRY_2,
    MINING_0_1,
    MINING_1_2,
    MINING_2_3,
    ORDERS,
    PRINTED_WORKERS,
    SHARES,
    WAGON_1,
    WAGON_2,
    WILD_ZONE,
    WORKER_VALUES,
    ZONES,
)
from goodsyard.games.coal_baron.events import GAME_OVER, PASSED, SHIFT_BEGAN, SHIFT_ENDED
from goodsyard.games.coal_baron.innovations import (
    PLAYS,
    can_play,
    can_play_any,
    holds_action_innovation,
    play_innovation,
)
from goodsyard.games.coal_baron.kinds import AFTERWARDS, TURN, WILD_RETURN, WORKERS
from goodsyard.games.coal_baron.state import BETWEEN, MOST_PLACEMENTS, PLACING, WORKED, WORKER_IN_HAND, State
from goodsyard.games.coal_baron.work import can_work
from goodsyard.games.coal_baron.workers import (
    IN_SET,
    INNOVATION_OF,
    STANDINGS,
    innovations_in,
    reachable,
    required,
    seat_and_set,
    task,
)

PASS: Final[i64] = ZONES + PLAYS


def zones_bits(zones: list[int]) -> int:
    return sum(1 << zone for zone in zones)


# Which zones an innovation played before placing could close: those whose cards or lorries it uses.
CLOSES: Final[Row] = row(
    [
        zones_bits([LORRY_1, LORRY_2, WILD_ZONE]),
        zones_bits([LORRY_1, LORRY_2, WILD_ZONE]),
        zones_bits([WAGON_1, WAGON_2, WILD_ZONE]),
        zones_bits([WAGON_1, WAGON_2, WILD_ZONE]),
        zones_bits([ENGINES, WILD_ZONE]),
        zones_bits([ORDERS, WILD_ZONE]),
        zones_bits([SHARES, WILD_ZONE]),
        zones_bits([MINING_1_2, MINING_2_3]),
        zones_bits([MINING_1_2, MINING_2_3, DELIVERY_ZONE]),
    ]
)


def manned_and_open_zones(game: State) -> tuple[i64, i64]:
    """The zones for which the player has the required number of workers, one bit each (RULES 2.4, 2.5); and of these,
    those whose action the player can carry out (RULES 2.7)."""
    sums = reachable(game.me.hand, STANDINGS)
    manned: i64 = 0
    zones: i64 = 0
    zone: i64
    for zone in range(ZONES):
        if sums >> required(game, zone) & 1:
            manned |= bit(zone)
            if can_work(game, zone):
                zones |= bit(zone)
    return manned, zones


def open_zones(game: State) -> i64:
    """The zones in which the player can place workers, one bit each."""
    manned, zones = manned_and_open_zones(game)
    return zones


def leaves_placement(game: State, play: i64) -> bool:
    """Can the innovation be carried out so that workers can still be placed? (RULES 8.7)"""
    twin = game.twin()
    twin.careful = False
    twin.committed = True
    play_innovation(twin, play)
    twin.settle()
    return can_still_place(twin)


def can_still_place(game: State) -> bool:
    """Does some way to decide what is pending lead to a placement?

    Further innovations are not counted on: they could use a card that nobody has seen yet.
    """
    if game.decision()[0] == TURN:
        return open_zones(game) != 0
    for action in game.legal():
        twin = game.twin()
        twin.apply(action)
        if can_still_place(twin):
            return True
    return False


def keep_careful(game: State, found: Options) -> None:
    """Strike the options after which no workers could be placed (RULES 8.7)."""
    kept: list[int] = []
    for action in found.listed():
        twin = game.twin()
        twin.careful = False
        twin.apply(action)
        if can_still_place(twin):
            kept.append(action)
    found.count = 0
    for action in kept:
        found.add(action)


class Turn(Decision[State]):
    """Place workers in one zone, first playing innovations if you like, or pass (RULES 2.3, 2.8, 8.5-8.7)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        manned, zones = manned_and_open_zones(game)
        zone: i64
        for zone in range(ZONES):
            if zones >> zone & 1:
                found.add(zone)
        if manned and holds_action_innovation(game.me):
            play: i64
            for play in range(PLAYS):
                if can_play(game, play) and (zones & ~CLOSES[play] or leaves_placement(game, play)):
                    found.add(ZONES + play)
        if not game.committed:
            found.add(PASS)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.careful = False
        if action < ZONES:
            game.ask(WORKERS, task(action, required(game, action), STANDINGS))
        elif action < PASS:
            play = action - ZONES
            game.committed = True
            game.careful = (open_zones(game) & ~CLOSES[play]) == 0
            play_innovation(game, play)
        else:
            game.me.out = True
            game.stage = BETWEEN
            game.tell(PASSED, game.seat)


def proceed(game: State) -> None:
    """Nothing is pending: go on with the turn, to the next one, or to the end of the shift."""
    game.seat = game.turn
    if game.looking > 0:
        game.ask(WILD_RETURN, game.looked_from)
    elif game.stage == PLACING:
        game.push(game.turn, TURN, 0)
    elif game.stage == WORKED and can_play_any(game):
        game.push(game.turn, AFTERWARDS, 0)
    else:
        next_turn(game)


def next_turn(game: State) -> None:
    """The next player in clockwise order who has not passed (RULES 2.2)."""
    k: i64
    for k in range(1, game.players + 1):
        seat = (game.turn + k) % game.players
        if not game.seats[seat].out:
            begin_turn(game, seat)
            return
    end_shift(game)


def begin_turn(game: State, seat: i64) -> None:
    game.turn = seat
    game.stage = PLACING
    game.committed = False


def last_in(game: State, zone: i64) -> i64:
    """The seat that was last to place workers in a zone this shift, or -1."""
    placed = game.workers[zone] - PRINTED_WORKERS[zone]
    if placed == 0:
        return -1
    seat, chosen = seat_and_set(game.placements[zone * MOST_PLACEMENTS + placed - 1])
    return seat


def end_shift(game: State) -> None:
    """Award the shift token; go on with the next shift or end the game (RULES 9, 10.1)."""
    winner = last_in(game, MINING_0_1)
    if winner < 0:
        winner = game.starter  # who holds the previous token started this shift (RULES 9.2, 9.3)
    game.seats[winner].tokens |= bit(game.shift)
    game.tell(SHIFT_ENDED, winner, game.shift)
    game.stage = BETWEEN
    if game.shift == game.shifts:
        game.over = True
        game.tell(GAME_OVER, winner)
        return
    collect_workers(game)
    game.shift += 1
    begin_shift(game, winner)


def begin_shift(game: State, starter: i64) -> None:
    for player in game.seats:
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
            placement = zone * MOST_PLACEMENTS + k
            collect(game, game.placements[placement])
            game.placements[placement] = 0
        game.workers[zone] = PRINTED_WORKERS[zone]


def collect(game: State, placement: i64) -> None:
    seat, chosen = seat_and_set(placement)
    hand = game.seats[seat].hand
    value: i64
    for value in range(1, WORKER_VALUES + 1):
        hand[WORKER_IN_HAND + value] += IN_SET[chosen * WORKER_VALUES + value - 1]
    innovations = innovations_in(placement)
    while innovations > 0:
        game.box[INNOVATION_OF[innovations % 16 - 1]] += 1
        innovations //= 16


TURNS: Final = Turn("turn", PASS + 1)
