"""What actions count: workers, buildings in the woods, teepee pairs (RULES 7.12, 7.24, 7.25, 7.31)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.games.great_western_trail.rules.cards import (
    AMOUNT,
    BLUE_TEEPEE,
    COWBOY,
    ENGINEER,
    GREEN_TEEPEE,
    PER,
    PER_COWBOY,
    PER_ENGINEER,
    PER_PAIR,
    PER_WOODS,
)
from goodsyard.games.great_western_trail.rules.state import Player, State
from goodsyard.games.great_western_trail.rules.trail import WOODS, owner_of


def woods_buildings(game: State) -> i64:
    """Own private buildings in the woods (RULES 7.24)."""
    count: i64 = 0
    k: i64
    for k in range(len(WOODS)):
        if owner_of(game.trail[WOODS[k]]) == game.seat:
            count += 1
    return count


def teepee_pairs(player: Player) -> i64:
    """Pairs of a green and a blue teepee tile (RULES 7.31)."""
    return min(player.tiles[GREEN_TEEPEE], player.tiles[BLUE_TEEPEE])


def times_of(game: State, action: i64) -> i64:
    """What an action counts: workers, buildings or pairs; 1 if it counts nothing."""
    per = PER[action]
    if per == PER_ENGINEER:
        return game.me.workers[ENGINEER]
    if per == PER_COWBOY:
        return game.me.workers[COWBOY]
    if per == PER_WOODS:
        return woods_buildings(game)
    if per == PER_PAIR:
        return teepee_pairs(game.me)
    return 1


def amount_of(game: State, action: i64) -> i64:
    """How far or how many."""
    return times_of(game, action) if PER[action] else AMOUNT[action]
