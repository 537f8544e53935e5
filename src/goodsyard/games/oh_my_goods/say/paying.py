"""Payments worth suggesting: the goods that make up a number of coins (RULES 7.4, 7.5)."""

from __future__ import annotations

from collections import Counter

from goodsyard.games.oh_my_goods.rules.cards import COINS
from goodsyard.games.oh_my_goods.rules.goods import left_on
from goodsyard.games.oh_my_goods.rules.state import Player

Payment = Counter[int]
"""How many goods are spent, by building."""


def payments(player: Player, coins: int) -> list[Payment]:
    """The least overpaid ones: with the cheapest goods, and with the fewest."""
    many, few = reached(player, coins, -1), reached(player, coins, 1)
    least = min(few)
    return [many[least]] if many[least] == few[least] else [many[least], few[least]]


def reached(player: Player, coins: int, sign: int) -> dict[int, Payment]:
    """By total of at least the coins, the payment with the fewest goods (sign 1) or the most (sign -1)."""
    best: dict[int, Payment] = {0: Counter()}
    for building in range(player.built):
        value = COINS[player.buildings[building]]
        for _ in range(left_on(player, building)):
            for total, payment in sorted(best.items(), reverse=True):
                more = payment + Counter((building,))
                known = best.get(total + value)
                if total < coins and (known is None or sign * more.total() < sign * known.total()):
                    best[total + value] = more
    return {total: payment for total, payment in best.items() if total >= coins}
