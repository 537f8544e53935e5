"""Marks and facts that choices and events share."""

from __future__ import annotations

from goodsyard.core.words import Fact, Phrase
from goodsyard.games.great_western_trail.rules.discs import STATIONS_FROM
from goodsyard.games.great_western_trail.say.names import CITIES, SPACES, city_name, station_name

Facts = dict[str, Fact]


def space_ref(space: int) -> str:
    return f"space:{SPACES[space]}"


def target_name(target: int) -> Phrase:
    """Where a disc goes."""
    return city_name(CITIES[target]) if target < STATIONS_FROM else station_name(target - STATIONS_FROM + 1)


def target_ref(target: int) -> str:
    return f"city:{CITIES[target]}" if target < STATIONS_FROM else f"station:{target - STATIONS_FROM + 1}"
