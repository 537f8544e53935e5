"""Goods: cards face down on the building that makes them (RULES 1.7, 5.6, 5.7, 7.6)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.games.oh_my_goods.rules.cards import COINS, GOOD_OF
from goodsyard.games.oh_my_goods.rules.piles import discard
from goodsyard.games.oh_my_goods.rules.state import Player, State


def lay_good(game: State, player: Player, building: i64, card: i64) -> None:
    """Lay a card on top of the goods of a building."""
    game.under[card] = player.tops[building]
    player.tops[building] = card + 1
    player.goods[building] += 1


def lift_good(game: State, player: Player, building: i64) -> i64:
    """Take the top good off a building: the good laid last leaves first (RULES 5.7)."""
    card = player.tops[building] - 1
    player.tops[building] = game.under[card]
    game.under[card] = 0
    player.goods[building] -= 1
    return card


def left_on(player: Player, building: i64) -> i64:
    """The number of goods on the building that are not yet part of a payment."""
    return player.goods[building] - player.spent[building]


def coins(player: Player) -> i64:
    """The coins that the player's goods are worth, without those of a payment in progress."""
    total: i64 = 0
    building: i64
    for building in range(player.built):
        total += left_on(player, building) * COINS[player.buildings[building]]
    return total


def has_good(player: Player, good: i64) -> bool:
    """Does one of the player's buildings hold this good?"""
    building: i64
    for building in range(player.built):
        if player.goods[building] > 0 and GOOD_OF[player.buildings[building]] == good:
            return True
    return False


def discard_good(game: State, player: Player, building: i64) -> None:
    """Turn a spent good over onto the discard pile (RULES 7.6)."""
    card = lift_good(game, player, building)
    if game.shown[card]:
        game.shown[card] = 0
    else:
        game.luck += 1  # nobody knew its face
    discard(game, card)
