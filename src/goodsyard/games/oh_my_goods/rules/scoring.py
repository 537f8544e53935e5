"""Game end: points of buildings, assistants and goods, and the tie-break (RULES 8.4-8.6)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.games.oh_my_goods.rules.cards import COINS, COINS_A_POINT, POINTS, SIDE_POINTS
from goodsyard.games.oh_my_goods.rules.state import Player, State

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
    """What the goods are worth that everybody sees; secret payments are not yet made."""
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


def ranking(game: State) -> list[int]:
    """Ranks from 1; of tied players the one with more coins left over is ahead (RULES 8.5, 8.6)."""
    ranks: list[int] = []
    for player in game.players:
        rank: i64 = 1
        for other in game.players:
            ahead = score(other) - score(player)
            left = public_coins(other) % COINS_A_POINT - public_coins(player) % COINS_A_POINT
            if ahead > 0 or (ahead == 0 and left > 0):
                rank += 1
        ranks.append(rank)
    return ranks
