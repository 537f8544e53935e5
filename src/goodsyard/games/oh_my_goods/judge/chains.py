"""What production chains are worth: they turn hand cards and goods into better goods."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.row import Row
from goodsyard.games.oh_my_goods.rules.cards import COINS, FIRST_INPUT, GOOD_OF, GOODS, NONE, RESOURCES, SECOND_INPUT
from goodsyard.games.oh_my_goods.rules.goods import left_on
from goodsyard.games.oh_my_goods.rules.state import Player


def count_stock(player: Player, stock: Row, worth: Row) -> None:
    """Count the player's goods by kind, with the value of one."""
    good: i64
    for good in range(GOODS):
        stock[good] = 0
        worth[good] = 0
    building: i64
    for building in range(player.built):
        good = GOOD_OF[player.buildings[building]]
        if good != NONE:
            stock[good] += left_on(player, building)
            worth[good] = COINS[player.buildings[building]]


def available(player: Player, stock: Row, item: i64) -> i64:
    """How many units of an item the player has for a chain."""
    return player.supply[item] if item < RESOURCES else stock[item - RESOURCES]


def refined(player: Player, card: i64, stock: Row, worth: Row) -> i64:
    """The coins that a building's chain can add to the present goods."""
    first, second = FIRST_INPUT[card], SECOND_INPUT[card]
    if first == NONE:
        return 0
    uses, gain = available(player, stock, first), COINS[card]
    if first >= RESOURCES:
        gain -= worth[first - RESOURCES]
    if second != NONE:
        uses = min(uses, available(player, stock, second))
        gain += COINS[card] - worth[second - RESOURCES]
    return uses * gain


def takes_cards(card: i64) -> bool:
    """Does the chain take only hand cards?"""
    return 0 <= FIRST_INPUT[card] < RESOURCES and SECOND_INPUT[card] == NONE
