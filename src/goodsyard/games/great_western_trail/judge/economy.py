"""The economy: money, cowboys and craftsmen projected lap by lap to the end of the game.

A lap brings the income of a delivery and the gains of the stops on the way; the workers spend it on cattle and
buildings, and the rest on hazards. Better cattle make the next income and the next delivery better.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, row, zeros
from goodsyard.games.great_western_trail.judge.laps import LAP
from goodsyard.games.great_western_trail.rules.cards import COWBOY, CRAFTSMAN
from goodsyard.games.great_western_trail.rules.rewards import permanent_certificates
from goodsyard.games.great_western_trail.rules.state import Player

MAX_LAPS: Final = 8  # laps that are projected
STOPS: Final = 5  # dollars that the stops of a lap bring,
STOP: Final = 1  # plus this for each of the player's own buildings
HOPED: Final = 1  # certificates that each delivery can count on
# By cowboys, what a visit to the cattle market brings: its price, tenths of points, tenths of breeding value.
PRICES: Final[Row] = row([1, 6, 3, 5, 7, 8, 10])
CATTLE_POINTS: Final[Row] = row([0, 20, 22, 46, 60, 80, 92])
BETTER: Final[Row] = row([0, 4, 4, 8, 10, 13, 16])
BUILD_POINTS: Final = 13  # for each craftsman, in tenths
HAZARD_PRICE: Final = 7
HAZARD_POINTS: Final = 30


class Economy:
    """A buffer for the projection."""

    def __init__(self) -> None:
        self.points: i64 = 0  # that will be bought, in tenths
        self.money: i64 = 0  # tenths of dollars
        self.quality: i64 = 0  # tenths of breeding value
        self.values: Row = zeros(MAX_LAPS + 1)  # what a hand will be worth at the end of each lap, in tenths
        self.cowboys: i64 = 0
        self.craftsmen: i64 = 0
        self.gains: i64 = 0  # what the stops of a lap bring, in tenths of dollars
        self.markets: i64 = 0  # buildings where cattle are bought
        self.own: i64 = 0  # own buildings

    def project(self, player: Player, money: i64, first: i64, quality: i64, way: i64, deliveries: i64) -> None:
        """Project the money: first the way to a delivery of value `first`, then laps with hands of this quality.

        `way` and `deliveries` are in hundredths; `markets` and `own` have been set.
        """
        self.cowboys = player.workers[COWBOY]
        self.craftsmen = player.workers[CRAFTSMAN]
        self.points = 0
        self.money = 10 * money
        self.quality = quality
        certificates = 10 * (permanent_certificates(player) + HOPED)
        self.gains = 10 * (STOPS + STOP * self.own)
        self.spend(way)
        self.values[0] = self.quality + certificates
        self.money += first * min(LAP, deliveries) // LAP
        left = deliveries - LAP
        k: i64
        for k in range(1, MAX_LAPS + 1):
            if left > 0:
                part = min(left, LAP)
                self.spend(part)
                self.money += (self.quality + certificates) * part // LAP
                left -= LAP
            self.values[k] = self.quality + certificates
        self.points += 2 * self.money // 10

    def spend(self, part: i64) -> None:
        """The stops and the expenses of a lap, or of a part of it."""
        self.money += self.gains * part // LAP
        cowboys, craftsmen = self.cowboys, self.craftsmen
        bought = self.pay(PRICES[cowboys], part * self.markets)
        self.points += CATTLE_POINTS[cowboys] * bought // LAP
        self.quality += BETTER[cowboys] * bought // LAP
        built = self.pay(2 * craftsmen, part)
        self.points += BUILD_POINTS * craftsmen * built // LAP
        self.points += HAZARD_POINTS * self.pay(HAZARD_PRICE, part) // LAP

    def pay(self, price: i64, times: i64) -> i64:
        """Pay a price this many times (in hundredths), or until the money runs out; returns how many times."""
        if price <= 0 or self.money <= 0:
            return 0
        often = min(times, self.money * LAP // (10 * price))
        self.money -= 10 * price * often // LAP
        return often


ECONOMY: Final = Economy()
