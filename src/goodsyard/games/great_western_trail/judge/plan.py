"""The plan: which cities the deliveries to come should go to, and what they bring."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row, zeros
from goodsyard.games.great_western_trail.judge.economy import ECONOMY
from goodsyard.games.great_western_trail.judge.laps import LAP
from goodsyard.games.great_western_trail.rules.cards import (
    ARROW_OBJECTIVE,
    ARROW_POINTS,
    CITY_CROSSES,
    CITY_DARK,
    CITY_POINTS,
    CITY_VALUE,
    ENGINEER,
    SAN_FRANCISCO,
)
from goodsyard.games.great_western_trail.rules.railroad import CROSSES_PASSED
from goodsyard.games.great_western_trail.rules.state import Player

MAX_DELIVERIES: Final = 8  # deliveries that are planned
IMPOSSIBLE: Final = -100000

DOLLAR: Final = 3  # tenths of a point
OBJECTIVE_CARD: Final = 15
WHITE_DISC: Final[i64] = 4  # for each delivery that follows
DARK_DISC: Final[i64] = 8
TO_KANSAS_CITY: Final = -90 + 6 * DOLLAR
# By city, what the arrow from the city before is worth.
LINK: Final[Row] = row([0] + [10 * ARROW_POINTS[k] + OBJECTIVE_CARD * ARROW_OBJECTIVE[k] for k in range(SAN_FRANCISCO)])
SPREAD: Final = 25  # how far the value of a later hand may differ from what is expected


class Plan:
    """A buffer for the deliveries in their order: what the hands are worth, and the best use of the first ones."""

    def __init__(self) -> None:
        self.count: i64 = 0  # deliveries, the last one perhaps in part
        self.spread: i64 = 0  # how uncertain the first hand is
        self.passed: i64 = 0  # crosses behind the engine
        self.pace: i64 = 0  # crosses that it passes on a lap
        self.values: Row = zeros(MAX_DELIVERIES + 1)  # of the hands, in tenths
        # By number of deliveries, the best points, depending on how the city before was reached.
        self.unlinked: Row = zeros(MAX_DELIVERIES + 1)  # not at all
        self.linked: Row = zeros(MAX_DELIVERIES + 1)  # with a disc from before
        self.planned: Row = zeros(MAX_DELIVERIES + 1)  # with a disc of the plan
        self.points: i64 = 0  # of the whole plan, in tenths

    def make(self, player: Player, first: i64, spread: i64, deliveries: i64, shift: i64) -> None:
        """Plan a number of deliveries (in hundredths); the first hand is worth `first`.

        The values of the others come from the economy; `shift` is 1 if the first one is not among them.
        """
        self.points = 0
        self.count = min(MAX_DELIVERIES, (deliveries + LAP - 1) // LAP)
        if self.count == 0:
            return
        self.spread = spread
        self.passed = CROSSES_PASSED[player.engine]
        self.pace = player.workers[ENGINEER]
        self.expect(first, ECONOMY.values, shift)
        self.choose(player.cities)
        part = deliveries - LAP * (self.count - 1) if deliveries < LAP * MAX_DELIVERIES else i64(LAP)
        fewer, more = self.finish(self.count - 1), self.finish(self.count)
        self.points = fewer + (more - fewer) * part // LAP

    def expect(self, first: i64, values: Row, shift: i64) -> None:
        """What the hands will be worth: the first one, then those of the economy."""
        self.values[0] = first
        k: i64
        for k in range(1, self.count):
            self.values[k] = values[k - shift]

    def choose(self, cities: Row) -> None:
        """City by city: the best use of each number of deliveries, which go to cities of rising value."""
        unlinked, linked, planned = self.unlinked, self.linked, self.planned
        k: i64
        for k in range(self.count + 1):
            unlinked[k] = TO_KANSAS_CITY * k
            linked[k] = IMPOSSIBLE
            planned[k] = IMPOSSIBLE
        city: i64
        for city in range(1, SAN_FRANCISCO):
            if cities[city] > 0:
                for k in range(self.count + 1):
                    linked[k] = max(max(unlinked[k], linked[k]), planned[k] + LINK[city])
                    unlinked[k] = IMPOSSIBLE
                    planned[k] = IMPOSSIBLE
                continue
            for k in range(self.count, 0, -1):
                unlinked[k] = max(max(unlinked[k], linked[k]), planned[k])
                linked[k] = IMPOSSIBLE
                likely = self.likely(k - 1, city)
                if likely == 0:
                    planned[k] = IMPOSSIBLE
                else:
                    before = max(linked[k - 1], planned[k - 1]) + LINK[city] * likely // LAP
                    planned[k] = max(unlinked[k - 1], before) + self.worth(k - 1, city, likely)
            unlinked[0] = max(unlinked[0], linked[0])
            linked[0] = IMPOSSIBLE

    def finish(self, count: i64) -> i64:
        """The plan's points with this many deliveries; the last ones may all go to San Francisco."""
        most: i64 = IMPOSSIBLE
        rest: i64 = 0
        k: i64
        for k in range(count, -1, -1):
            most = max(most, rest + max(max(self.unlinked[k], self.linked[k]), self.planned[k]))
            if k > 0:
                rest += self.worth(k - 1, SAN_FRANCISCO, self.likely(k - 1, SAN_FRANCISCO))
        return most

    def likely(self, delivery: i64, city: i64) -> i64:
        """Will the hand be worth the city? In hundredths."""
        spread = self.spread if delivery == 0 else i64(SPREAD)
        over = self.values[delivery] - 10 * CITY_VALUE[city] + spread
        if over < 0:
            return 0
        return LAP if over >= 2 * spread else over * LAP // (2 * spread)

    def worth(self, delivery: i64, city: i64, likely: i64) -> i64:
        """A delivery without its arrows: points, disc and transport; if the hand falls short, Kansas City."""
        points = 10 * CITY_POINTS[city]
        points -= DOLLAR * max(0, CITY_CROSSES[city] - self.passed - delivery * self.pace)
        points += (DARK_DISC if CITY_DARK[city] else WHITE_DISC) * (self.count - 1 - delivery)
        return points if likely == LAP else (points * likely + TO_KANSAS_CITY * (LAP - likely)) // LAP


PLAN: Final = Plan()
