"""The evaluation: all features of a seat."""

from __future__ import annotations

from typing import Final, cast

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.core.evaluation import NOTHING, Evaluation, kind_of, kind_or_nothing, pending_of
from goodsyard.core.game import Game, about_in
from goodsyard.core.row import Row
from goodsyard.games.great_western_trail.judge.ahead import count_ahead
from goodsyard.games.great_western_trail.judge.due import city_in, count_due
from goodsyard.games.great_western_trail.judge.economy import ECONOMY
from goodsyard.games.great_western_trail.judge.features import (
    BUILDINGS,
    CERTIFICATES,
    HAND,
    KANSAS_CITY,
    MONEY,
    POINTS,
    QUALITY,
)
from goodsyard.games.great_western_trail.judge.features import ECONOMY as ECONOMY_POINTS
from goodsyard.games.great_western_trail.judge.features import PLAN as PLAN_POINTS
from goodsyard.games.great_western_trail.judge.herd import arriving_value, deck_quality
from goodsyard.games.great_western_trail.judge.laps import (
    LAP,
    STEPS,
    count_ways,
    deliveries_left,
    steps_of,
    time_left,
)
from goodsyard.games.great_western_trail.judge.means import count_means, count_objectives, count_stations
from goodsyard.games.great_western_trail.judge.plan import PLAN
from goodsyard.games.great_western_trail.judge.stops import keep_next_stops
from goodsyard.games.great_western_trail.rules.bag import total
from goodsyard.games.great_western_trail.rules.cards import HERD, NONE, TOKEN_POINTS
from goodsyard.games.great_western_trail.rules.delivery import transport_cost
from goodsyard.games.great_western_trail.rules.kansas_city import breeding_value
from goodsyard.games.great_western_trail.rules.kinds import CITY, CITY_BREEDING, TRAVEL
from goodsyard.games.great_western_trail.rules.rewards import TRACK, permanent_certificates
from goodsyard.games.great_western_trail.rules.scoring import (
    cattle_points,
    city_points,
    disc_points,
    hazard_points,
    master_points,
    station_points,
    worker_points,
)
from goodsyard.games.great_western_trail.rules.state import Player, State
from goodsyard.games.great_western_trail.rules.trail import KC, START

UNSURE: Final = 10  # how far the value of the next hand may differ from what is expected, a whole lap away


class GreatWesternTrailEvaluation(Evaluation):
    """Points, the plan of deliveries with the hand on its way, and means for the laps that follow."""

    def consider(self, game: Game, seat: i64, found: Options) -> None:
        if kind_of(game, seat) == TRAVEL:
            keep_next_stops(cast(State, game), seat, found)

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        state = cast(State, game)
        player = state.players[seat]
        entry = pending_of(state, seat)
        placed = city_in(entry)  # counts as if the disc were there
        if placed != NONE:
            player.cities[placed] += 1
        self.count_all(state, seat, entry, counts)
        if placed != NONE:
            player.cities[placed] -= 1

    def count_all(self, state: State, seat: i64, entry: i64, counts: Row) -> None:
        player = state.players[seat]
        count_ways(state)
        way = steps_of(player) * LAP // STEPS[START]
        time = time_left(state)
        later = time // 10
        count_ahead(state, seat, way, min(LAP, 2 * time), counts)
        count_deliveries(player, entry, way, deliveries_left(state, seat, time), counts)
        counts[QUALITY] *= later
        counts[KANSAS_CITY] = player.cities[0]
        counts[POINTS] += points_so_far(state, seat)
        count_objectives(player, counts[BUILDINGS], later, counts)
        counts[BUILDINGS] *= later
        count_means(player, later, counts)
        count_stations(player, later, counts)
        if entry != NOTHING:
            count_due(state, player, entry, later, counts)


def count_deliveries(player: Player, entry: i64, way: i64, deliveries: i64, counts: Row) -> None:
    """The plan of deliveries: with the actual hand in Kansas City, with the expected one on the way."""
    quality = deck_quality(player)
    money, certificates = player.money, TRACK[player.marker]
    if city_in(entry) != NONE:
        money -= transport_cost(player, city_in(entry))
    first = quality + 10 * permanent_certificates(player)
    hand: i64 = NONE  # what is about to be delivered
    if kind_or_nothing(entry) == CITY:
        hand = CITY_BREEDING.of(about_in(entry))
    elif player.space == KC and total(player.hand, 0, HERD) > 0:
        hand = breeding_value(player) + permanent_certificates(player) + certificates
        money += hand
        certificates = 0
    elif player.space != KC:
        first = arriving_value(player, quality, way) + 10 * (permanent_certificates(player) + certificates)
    ECONOMY.project(player, money, first, quality, way, deliveries)
    if hand == NONE:
        PLAN.make(player, first, UNSURE * way // LAP, deliveries, 0)
    else:
        PLAN.make(player, hand * 10, 0, deliveries + LAP, 1)
    counts[QUALITY] = quality
    counts[HAND] = first
    counts[ECONOMY_POINTS] = ECONOMY.points
    counts[PLAN_POINTS] = PLAN.points
    counts[MONEY] = money
    counts[CERTIFICATES] = certificates


def points_so_far(state: State, seat: i64) -> i64:
    """Points already secured, without buildings, objectives and money."""
    player = state.players[seat]
    points = city_points(player) + station_points(player) + hazard_points(player) + worker_points(player)
    points += cattle_points(state, seat) + disc_points(player) + master_points(state, seat)
    if state.token_seat == seat:
        points += TOKEN_POINTS
    return points


EVALUATION: Final = GreatWesternTrailEvaluation
