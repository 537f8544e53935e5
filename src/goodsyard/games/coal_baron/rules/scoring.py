"""End of the game: five lines of points, the objectives and the tie-break (RULES 10, 11)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, count_bits, row
from goodsyard.games.coal_baron.rules.cards import (
    CARDS,
    DESTINATIONS,
    LORRY_KINDS,
    LORRY_POINTS,
    OBJECTIVE_KINDS,
    ORDER_DESTINATION,
    ORDER_KINDS,
    ORDER_POINTS,
    ORDER_SIZE,
    SHARE_POINTS,
    TOKEN_POINTS,
)
from goodsyard.games.coal_baron.rules.state import DELIVERED_ENGINE, FULFILLED, Player


def target_of(name: str) -> int:
    """The destination or engine type that an objective shows; -1 if it shows none."""
    return CARDS.place("destinations" if name in CARDS.names("destinations") else "engine_types", name)


LINES: Final = ["lorries", "orders", "shares", "shift_tokens", "objectives"]

# Kinds of objectives (RULES 11.2-11.7).
FOR_TOKENS: Final = 0
FOR_OBJECTIVES: Final = 1
FOR_ENGINES: Final = 2
FOR_SHARES: Final = 3
FOR_ORDERS: Final = 4
FOR_LORRIES: Final = 5
OBJECTIVE_ORDER: Final = ["shift_tokens", "objective_cards", "engine", "share", "order", "lorries"]
OBJECTIVE_KIND: Final[Row] = row([OBJECTIVE_ORDER.index(kind) for kind in CARDS.names("objectives", "kind")])
OBJECTIVE_TARGET: Final[Row] = row([target_of(name) for name in CARDS.names("objectives", "target")])
OBJECTIVE_POINTS: Final[Row] = row(CARDS.column("objectives", "points"))
OBJECTIVE_PER: Final[Row] = row(CARDS.column("objectives", "per"))
OBJECTIVE_AT_LEAST: Final[Row] = row(CARDS.column("objectives", "at_least"))


def lorry_points(player: Player) -> i64:
    """Line A: the points printed on delivered lorry cards (RULES 10.3, 10.4)."""
    points: i64 = 0
    delivered = player.delivered
    lorry: i64
    for lorry in range(LORRY_KINDS):
        points += delivered[lorry] * LORRY_POINTS[lorry]
    return points


def order_points(player: Player) -> i64:
    """Line B: the points printed on fulfilled orders (RULES 10.5)."""
    points: i64 = 0
    delivered = player.delivered
    order: i64
    for order in range(ORDER_KINDS):
        points += delivered[FULFILLED + order] * ORDER_POINTS[order]
    return points


def fulfilled_for(player: Player, destination: i64) -> i64:
    """How many orders of a destination the player has fulfilled."""
    orders: i64 = 0
    order: i64
    for order in range(ORDER_KINDS):
        if ORDER_DESTINATION[order] == destination:
            orders += player.delivered[FULFILLED + order]
    return orders


def lorries_for(player: Player, destination: i64) -> i64:
    """How many lorries are printed on the fulfilled orders of a destination (RULES 11.7)."""
    lorries: i64 = 0
    order: i64
    for order in range(ORDER_KINDS):
        if ORDER_DESTINATION[order] == destination:
            lorries += player.delivered[FULFILLED + order] * ORDER_SIZE[order]
    return lorries


def assigned_shares(player: Player, destination: i64) -> i64:
    """One share for each fulfilled order, until either runs out (RULES 10.7)."""
    return min(player.shares[destination], fulfilled_for(player, destination))


def share_points(player: Player) -> i64:
    """Line C: the assigned shares (RULES 10.6)."""
    points: i64 = 0
    destination: i64
    for destination in range(DESTINATIONS):
        points += assigned_shares(player, destination) * SHARE_POINTS[destination]
    return points


def token_points(player: Player) -> i64:
    """Line D: the shift tokens (RULES 10.8)."""
    points: i64 = 0
    tokens = player.tokens >> 1
    for worth in TOKEN_POINTS:
        if tokens & 1:
            points += worth
        tokens >>= 1
    return points


def counted(player: Player, objective: i64) -> i64:
    """How many things the player has that an objective counts (RULES 11.2-11.7)."""
    kind = OBJECTIVE_KIND[objective]
    target = OBJECTIVE_TARGET[objective]
    if kind == FOR_TOKENS:
        return count_bits(player.tokens)
    if kind == FOR_OBJECTIVES:
        return count_bits(player.objectives)
    if kind == FOR_ENGINES:
        return player.delivered[DELIVERED_ENGINE + target]
    if kind == FOR_SHARES:
        return assigned_shares(player, target)
    if kind == FOR_ORDERS:
        return fulfilled_for(player, target)
    return lorries_for(player, target)


def points_for(player: Player, objective: i64) -> i64:
    """What one objective is worth."""
    count = counted(player, objective)
    if OBJECTIVE_AT_LEAST[objective] > 0:
        return OBJECTIVE_POINTS[objective] if count >= OBJECTIVE_AT_LEAST[objective] else 0
    return count // OBJECTIVE_PER[objective] * OBJECTIVE_POINTS[objective]


def objective_points(player: Player) -> i64:
    """Line E: all objectives in front of the player (RULES 10.9)."""
    points: i64 = 0
    objective: i64
    for objective in range(OBJECTIVE_KINDS):
        if player.objectives >> objective & 1:
            points += points_for(player, objective)
    return points


def lines(player: Player) -> list[int]:
    """The five lines of the score pad."""
    return [
        lorry_points(player),
        order_points(player),
        share_points(player),
        token_points(player),
        objective_points(player),
    ]


def score(player: Player) -> i64:
    return (
        lorry_points(player)
        + order_points(player)
        + share_points(player)
        + token_points(player)
        + objective_points(player)
    )
