"""Placing workers: exactly as many as required, with worker cards and worker innovations (RULES 2.4-2.6, 8.1-8.3)."""

from __future__ import annotations

from itertools import product
from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import Row, row
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import CARDS, PRINTED_WORKERS, WORKER_INNOVATIONS, WORKER_VALUES
from goodsyard.games.coal_baron.rules.events import PLACED
from goodsyard.games.coal_baron.rules.hand import lay_open
from goodsyard.games.coal_baron.rules.state import (
    EARLIER_INNOVATIONS,
    INNOVATION_IN_HAND,
    LAST_INNOVATION,
    MAX_PLACEMENTS,
    PLACED_BY,
    PLACED_INNOVATIONS,
    PLACED_SET,
    WORKER_IN_HAND,
    State,
)
from goodsyard.games.coal_baron.rules.work import begin_work

# Every set of worker cards a player can hold, sorted by sum, then by number of cards.
SETS: Final = sorted(
    product(*(range(copies + 1) for copies in CARDS.column("worker_cards", "copies"))),
    key=lambda cards: (sum((k + 1) * n for k, n in enumerate(cards)), sum(cards), cards),
)
SET_COUNT: Final[i64] = len(SETS)
# How many cards of each value a set has: set * WORKER_VALUES + value - 1.
IN_SET: Final[Row] = row([count for cards in SETS for count in cards])
MAX_WORKERS: Final = 21
# Where the sets with each sum begin; the last entry is the number of sets.
FIRST_WITH_SUM: Final[Row] = row(
    [sum(sum((k + 1) * n for k, n in enumerate(cards)) < total for cards in SETS) for total in range(MAX_WORKERS + 2)]
)

# A worker innovation with the number it stands for, as one index: 1-3, then 1-4, then 1-5.
STANDS_FOR: Final[Row] = row([1, 2, 3, 1, 2, 3, 4, 1, 2, 3, 4, 5])
INNOVATION_OF: Final[Row] = row([0, 0, 0, 1, 1, 1, 1, 2, 2, 2, 2, 2])
FIRST_STANDING: Final[Row] = row([0, 3, 7, 12])
STANDINGS: Final = 12


def required(game: State, zone: i64) -> i64:
    """One worker more than in the last placement (RULES 2.4)."""
    return game.workers[zone] + 1


def reachable(hand: Row, limit: i64) -> i64:
    """Every number of workers that these cards can make up: bit n stands for n workers."""
    sums: i64 = 1
    value: i64
    k: i64
    for value in range(1, WORKER_VALUES + 1):
        for k in range(hand[WORKER_IN_HAND + value]):
            sums |= sums << value
    kind: i64
    for kind in range(WORKER_INNOVATIONS):
        for k in range(hand[INNOVATION_IN_HAND + kind]):
            sums |= spread(sums, kind, limit)
    return sums


def spread(sums: i64, kind: i64, limit: i64) -> i64:
    """The sums after adding one worker innovation of this kind, with the numbers below `limit`."""
    result: i64 = 0
    standing: i64
    for standing in range(FIRST_STANDING[kind], min(FIRST_STANDING[kind + 1], limit)):
        result |= sums << STANDS_FOR[standing]
    return result


class Workers(Decision[State]):
    """Which cards make up the required number: a set of worker cards, or first a worker innovation (RULES 2.5, 8.2)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        missing = kinds.WORKERS_MISSING.of(about)
        limit = kinds.WORKERS_LIMIT.of(about)
        hand = game.me.hand
        chosen: i64
        if missing <= MAX_WORKERS:
            for chosen in range(FIRST_WITH_SUM[missing], FIRST_WITH_SUM[missing + 1]):
                if has_set(hand, chosen):
                    found.add(chosen)
        kind: i64
        standing: i64
        for kind in range(WORKER_INNOVATIONS):
            if hand[INNOVATION_IN_HAND + kind] > 0:
                for standing in range(FIRST_STANDING[kind], min(FIRST_STANDING[kind + 1], limit)):
                    if self.can_stand(hand, standing, missing):
                        found.add(SET_COUNT + standing)

    def can_stand(self, hand: Row, standing: i64, missing: i64) -> bool:
        """Can the other cards make up the rest?"""
        innovation = INNOVATION_IN_HAND + INNOVATION_OF[standing]
        rest = missing - STANDS_FOR[standing]
        if rest < 0:
            return False
        hand[innovation] -= 1
        possible = reachable(hand, standing + 1) >> rest & 1
        hand[innovation] += 1
        return possible == 1

    def choose(self, game: State, about: i64, action: i64) -> None:
        zone = kinds.WORKERS_ZONE.of(about)
        placement = zone * MAX_PLACEMENTS + game.workers[zone] - PRINTED_WORKERS[zone]
        if action >= SET_COUNT:
            standing = action - SET_COUNT
            earlier = EARLIER_INNOVATIONS.at(PLACED_INNOVATIONS.of(game.placements[placement]))
            game.placements[placement] = PLACED_INNOVATIONS.at(earlier + LAST_INNOVATION.at(standing))
            lay_open(game, INNOVATION_IN_HAND + INNOVATION_OF[standing])
            missing = kinds.WORKERS_MISSING.of(about) - STANDS_FOR[standing]
            if missing > 0:
                left = kinds.WORKERS_MISSING.at(missing) + kinds.WORKERS_LIMIT.at(standing + 1)
                game.ask(kinds.WORKERS, kinds.WORKERS_ZONE.at(zone) + left)
                return
            action = 0  # the empty set
        hand = game.me.hand
        value: i64
        for value in range(1, WORKER_VALUES + 1):
            hand[WORKER_IN_HAND + value] -= IN_SET[action * WORKER_VALUES + value - 1]
        game.placements[placement] += PLACED_BY.at(game.seat) + PLACED_SET.at(action)
        game.workers[zone] += 1
        game.tell(PLACED, game.seat, zone, game.workers[zone], game.placements[placement])
        begin_work(game, zone)


def has_set(hand: Row, chosen: i64) -> bool:
    value: i64
    for value in range(1, WORKER_VALUES + 1):
        if hand[WORKER_IN_HAND + value] < IN_SET[chosen * WORKER_VALUES + value - 1]:
            return False
    return True


WORKERS: Final = Workers(kinds.WORKERS, "workers", SET_COUNT + STANDINGS)
