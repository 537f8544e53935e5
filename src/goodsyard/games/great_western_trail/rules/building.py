"""Placing private buildings on the trail and replacing them (RULES 7.7-7.11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import BUILDINGS, CRAFTSMAN, CRAFTSMEN, NONE, SPACES
from goodsyard.games.great_western_trail.rules.events import BUILT, TORN_DOWN
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import (
    BUILDING_SPACES,
    EMPTY,
    building_of,
    face_of,
    owner_of,
    private_building,
    side_of,
)
from goodsyard.games.great_western_trail.rules.using import end_use

NOTHING: Final[i64] = BUILDINGS


def can_afford(game: State, craftsmen: i64, rate: i64) -> bool:
    """Enough craftsmen, and a payment for each (RULES 7.8)."""
    return craftsmen <= game.me.workers[CRAFTSMAN] and craftsmen * rate <= game.me.money


def needed_at(game: State, building: i64, space: i64) -> i64:
    """How many craftsmen a building needs on a space; NONE if it cannot stand there (RULES 7.7, 7.9, 7.10)."""
    standing = game.trail[space]
    craftsmen = CRAFTSMEN[side_of(building, game.sides)]
    if standing == EMPTY:
        return craftsmen
    if owner_of(standing) != game.seat:
        return NONE
    more = craftsmen - CRAFTSMEN[face_of(standing, game.sides)]
    if more > 0:
        return more
    return NONE


def sites(game: State) -> i64:
    """Where the player could build: bit 0 for an empty space, bit n for one of her buildings with n craftsmen."""
    found: i64 = 0
    k: i64
    for k in range(len(BUILDING_SPACES)):
        standing = game.trail[BUILDING_SPACES[k]]
        if standing == EMPTY:
            found |= 1
        elif owner_of(standing) == game.seat:
            found |= bit(CRAFTSMEN[face_of(standing, game.sides)])
    return found


def has_site(game: State, building: i64, rate: i64, free: i64) -> bool:
    """Can the building be placed anywhere? `free` is what `sites` has found."""
    craftsmen = CRAFTSMEN[side_of(building, game.sides)]
    old: i64
    for old in range(craftsmen):
        if free >> old & 1 and can_afford(game, craftsmen - old, rate):
            return True
    return False


def can_build(game: State, rate: i64) -> bool:
    free = sites(game)
    building: i64
    for building in range(BUILDINGS):
        if game.me.buildings >> building & 1 and has_site(game, building, rate, free):
            return True
    return False


class Build(Decision[State]):
    """Choose a private building that can be paid for (RULES 7.7, 7.8)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        free = sites(game)
        rate = kinds.BUILD_RATE.of(about)
        building: i64
        for building in range(BUILDINGS):
            if game.me.buildings >> building & 1 and has_site(game, building, rate, free):
                found.add(building)
        if kinds.BUILD_OPTIONAL.has(about):
            found.add(NOTHING)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NOTHING:
            rate = kinds.BUILD_RATE.of(about)
            game.ask(kinds.SITE, kinds.SITE_BUILDING.at(action) + kinds.SITE_RATE.at(rate))


class Site(Decision[State]):
    """Choose an empty building space, or a building of lower value to replace (RULES 7.7, 7.9, 7.10)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        building, rate = kinds.SITE_BUILDING.of(about), kinds.SITE_RATE.of(about)
        k: i64
        for k in range(len(BUILDING_SPACES)):
            needed = needed_at(game, building, BUILDING_SPACES[k])
            if needed != NONE and can_afford(game, needed, rate):
                found.add(BUILDING_SPACES[k])

    def choose(self, game: State, about: i64, action: i64) -> None:
        building = kinds.SITE_BUILDING.of(about)
        cost = needed_at(game, building, action) * kinds.SITE_RATE.of(about)
        if game.trail[action] != EMPTY:
            game.tell(TORN_DOWN, game.seat, building_of(game.trail[action]), action)
            if game.rules_version >= 2:
                end_use(game, action)
        game.me.money -= cost
        game.me.buildings &= ~bit(building)
        game.trail[action] = private_building(game.seat, building)
        game.tell(BUILT, game.seat, building, action, cost)


BUILD: Final = Build(kinds.BUILD, "build", BUILDINGS + 1)
SITE: Final = Site(kinds.SITE, "site", SPACES)
