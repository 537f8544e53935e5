"""Delivering cattle: the city, the disc, delivery actions and transport costs (RULES 9.13-9.19)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import (
    ARROW_OBJECTIVE,
    CITIES,
    CITY_CROSSES,
    CITY_DOLLARS,
    CITY_VALUE,
    REPEATABLE,
)
from goodsyard.games.great_western_trail.rules.discs import (
    NO_DISC,
    STATIONS_FROM,
    list_discs,
    place_disc,
)
from goodsyard.games.great_western_trail.rules.events import DELIVERED, TRANSPORT
from goodsyard.games.great_western_trail.rules.objectives import can_gain_objective
from goodsyard.games.great_western_trail.rules.railroad import CROSSES_PASSED, offer_upgrade
from goodsyard.games.great_western_trail.rules.rewards import gain, grant
from goodsyard.games.great_western_trail.rules.state import Player, State
from goodsyard.games.great_western_trail.rules.stations import ask_for_master


def transport_cost(player: Player, city: i64) -> i64:
    """A dollar for each cross between the engine and the city (RULES 9.18)."""
    return max(0, CITY_CROSSES[city] - CROSSES_PASSED[player.engine])


class City(Decision[State]):
    """Choose a city that the cattle are worth and that is still open (RULES 9.13, 9.14)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        value = kinds.CITY_BREEDING.of(about)
        city: i64
        for city in range(CITIES):
            if CITY_VALUE[city] <= value and (REPEATABLE[city] or game.me.cities[city] == 0):
                found.add(city)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.tell(DELIVERED, game.seat, action, kinds.CITY_BREEDING.of(about))
        gain(game, CITY_DOLLARS[action], 0)
        extraordinary = kinds.CITY_EXTRAORDINARY.has(about)
        game.ask(kinds.DISC, kinds.DISC_TARGET.at(action) + kinds.DISC_EXTRAORDINARY.when(extraordinary))


class Disc(Decision[State]):
    """Choose the disc that goes onto the city or the train station (RULES 10.1-10.6)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        me = game.me
        target = kinds.DISC_TARGET.of(about)
        money = me.money
        if target < STATIONS_FROM and not kinds.DISC_EXTRAORDINARY.has(about):
            money -= transport_cost(me, target)
        list_discs(me, target, money, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        target = kinds.DISC_TARGET.of(about)
        place_disc(game, target, action)
        if target >= STATIONS_FROM:
            due = kinds.DISC_REWARD.of(about)
            if game.rules_version < 2:  # the reward came before the station master
                grant(game, due)
                due = 0
            ask_for_master(game, target - STATIONS_FROM, due)
            return
        if kinds.DISC_EXTRAORDINARY.has(about):
            offer_upgrade(game, 0)
        else:
            pay_transport(game, target)
        gain_objectives(game, target)


def pay_transport(game: State, city: i64) -> None:
    """Delivery actions give no money for it, so it is paid before them."""
    cost = transport_cost(game.me, city)
    game.me.money -= cost
    if cost > 0:
        game.tell(TRANSPORT, game.seat, cost)


def gain_objectives(game: State, city: i64) -> None:
    """The green arrows on both sides, if the neighbouring city has the player's disc too (RULES 9.16, 9.17)."""
    me = game.me
    if me.cities[city] == 0:
        return  # not a single disc could be placed
    if city > 0 and ARROW_OBJECTIVE[city - 1] and me.cities[city - 1] > 0:
        ask_for_objective(game)
    if ARROW_OBJECTIVE[city] and me.cities[city + 1] > 0:
        ask_for_objective(game)


def ask_for_objective(game: State) -> None:
    if can_gain_objective(game):
        game.push(game.seat, kinds.OBJECTIVE, 0)


CITY: Final = City(kinds.CITY, "city", CITIES)
DISC: Final = Disc(kinds.DISC, "disc", NO_DISC + 1)
