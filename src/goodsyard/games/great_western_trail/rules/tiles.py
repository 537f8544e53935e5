"""Hazard and teepee tiles: placing and taking them (RULES 7.20-7.23, 9.4, 9.5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import HAZARD, NONE, SPACES, TILE_SECTION
from goodsyard.games.great_western_trail.rules.events import TOOK_TILE
from goodsyard.games.great_western_trail.rules.rewards import grant
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import EMPTY, HAZARD_SPACES, MONEY, SPACE_SECTION, TEEPEE_SPACES

NO_TILE: Final[i64] = SPACES


def space_for(game: State, tile: i64) -> i64:
    """The empty space with the lowest number or money value; NONE if there is none (RULES 9.4, 9.5)."""
    k: i64
    if tile < HAZARD:
        for k in range(len(TEEPEE_SPACES)):
            if game.trail[TEEPEE_SPACES[k]] == EMPTY:
                return TEEPEE_SPACES[k]
        return NONE
    for k in range(len(HAZARD_SPACES)):
        space = HAZARD_SPACES[k]
        if SPACE_SECTION[space] == TILE_SECTION[tile] and game.trail[space] == EMPTY:
            return space
    return NONE


def can_take_hazard(game: State, cost: i64) -> bool:
    """Is there a hazard tile, and can it be paid for? (RULES 7.22, 7.23)"""
    if game.me.money < cost:
        return False
    k: i64
    for k in range(len(HAZARD_SPACES)):
        if game.trail[HAZARD_SPACES[k]] != EMPTY:
            return True
    return False


def can_trade(game: State) -> bool:
    """Is there a teepee tile that can be paid for? (RULES 7.20, 7.21)"""
    k: i64
    for k in range(len(TEEPEE_SPACES)):
        if game.trail[TEEPEE_SPACES[k]] != EMPTY and game.me.money + MONEY[TEEPEE_SPACES[k]] >= 0:
            return True
    return False


class Take(Decision[State]):
    """Take a hazard or a teepee tile from the board (RULES 7.20-7.23)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        money = game.me.money
        k: i64
        if kinds.TAKE_HAZARD.has(about) and money >= kinds.TAKE_COST.of(about):
            for k in range(len(HAZARD_SPACES)):
                if game.trail[HAZARD_SPACES[k]] != EMPTY:
                    found.add(HAZARD_SPACES[k])
        if kinds.TAKE_TEEPEE.has(about):
            for k in range(len(TEEPEE_SPACES)):
                space = TEEPEE_SPACES[k]
                if game.trail[space] != EMPTY and money + MONEY[space] >= 0:
                    found.add(space)
        if kinds.TAKE_OPTIONAL.has(about):
            found.add(NO_TILE)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NO_TILE:
            tile = game.trail[action]
            dollars = -kinds.TAKE_COST.of(about) if tile >= HAZARD else MONEY[action]
            game.trail[action] = EMPTY
            game.me.tiles[tile] += 1
            game.me.money += dollars
            game.tell(TOOK_TILE, game.seat, tile, action, dollars)
        grant(game, kinds.TAKE_REWARD.of(about))


TAKE: Final = Take(kinds.TAKE, "take", SPACES + 1)
