"""Points of buildings, assistants and goods (RULES 8.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.games.oh_my_goods.rules.cards import COINS, COINS_A_POINT, POINTS, SIDE_POINTS
from goodsyard.games.oh_my_goods.rules.state import Player

LINES: Final = ["buildings", "assistants", "goods"]


def building_points(player: Player) -> i64:
    points: i64 = 0
    building: i64
    for building in range(player.built):
        points += POINTS[player.buildings[building]]
    return points


def assistant_points(player: Player) -> i64:
    points: i64 = 0
    building: i64
    for building in range(player.built):
        if player.assistants[building] > 0:
            points += SIDE_POINTS[player.assistants[building] - 1]
    return points


def public_coins(player: Player) -> i64:
    """The coins that the player's goods are worth to all eyes: a secret payment still counts as unpaid."""
    total: i64 = 0
    building: i64
    for building in range(player.built):
        total += player.goods[building] * COINS[player.buildings[building]]
    return total


def lines(player: Player) -> list[int]:
    """The three lines of the score."""
    return [building_points(player), assistant_points(player), public_coins(player) // COINS_A_POINT]


def score(player: Player) -> i64:
    return building_points(player) + assistant_points(player) + public_coins(player) // COINS_A_POINT
