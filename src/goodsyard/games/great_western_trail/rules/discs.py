"""Placing a disc of the player board onto a city or a train station (RULES 10)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules.cards import (
    CITIES,
    CITY_DARK,
    DISC_DARK,
    DISC_DOLLARS,
    DISC_SPACES,
    STATION_DARK,
    STATIONS,
)
from goodsyard.games.great_western_trail.rules.events import PLACED_DISC
from goodsyard.games.great_western_trail.rules.state import Player, State

STATIONS_FROM: Final[i64] = CITIES  # a target: a city, or this + a station
FROM_STATION: Final[i64] = DISC_SPACES  # where a disc comes from: a disc space, or this + a station
NO_DISC: Final[i64] = FROM_STATION + STATIONS


def is_dark(target: i64) -> bool:
    """Does the target have dark corners?"""
    return (CITY_DARK[target] if target < STATIONS_FROM else STATION_DARK[target - STATIONS_FROM]) > 0


def has_white_disc(player: Player) -> bool:
    space: i64
    for space in range(DISC_SPACES):
        if player.discs[space] > 0 and not DISC_DARK[space]:
            return True
    return False


def can_clear(player: Player, space: i64, any_disc: bool, money: i64) -> bool:
    """May this disc be taken, if this much money can be spent on it? (RULES 10.2-10.4)"""
    if player.discs[space] == 0 or (DISC_DARK[space] and not any_disc):
        return False
    return DISC_DOLLARS[space] >= 0 or money + DISC_DOLLARS[space] >= 0


def list_discs(player: Player, target: i64, money: i64, found: Options) -> None:
    """The discs that may be placed; if there is none, those on train stations (RULES 10.2-10.6)."""
    any_disc = is_dark(target) or not has_white_disc(player)
    before = found.count
    k: i64
    for k in range(DISC_SPACES):
        if can_clear(player, k, any_disc, money):
            found.add(k)
    if found.count == before:
        for k in range(STATIONS):
            if player.stations >> k & 1:
                found.add(FROM_STATION + k)
    if found.count == before:
        found.add(NO_DISC)


def has_disc_for(player: Player, target: i64, money: i64) -> bool:
    """Is there any disc that can be placed?"""
    if player.stations > 0:
        return True
    any_disc = is_dark(target) or not has_white_disc(player)
    space: i64
    for space in range(DISC_SPACES):
        if can_clear(player, space, any_disc, money):
            return True
    return False


def place_disc(game: State, target: i64, source: i64) -> None:
    """Clear a disc space, with what that gains or costs, and put the disc onto its target (RULES 10.3, 10.7)."""
    me = game.me
    if source == NO_DISC:
        return
    if source < FROM_STATION:
        me.discs[source] -= 1
        me.money += DISC_DOLLARS[source]
    else:
        me.stations &= ~bit(source - FROM_STATION)
    if target < STATIONS_FROM:
        me.cities[target] += 1
    else:
        me.stations |= bit(target - STATIONS_FROM)
    game.tell(PLACED_DISC, game.seat, target, source)
