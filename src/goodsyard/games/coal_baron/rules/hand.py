"""Cards that leave a hand, and what the others learn from that (RULES 12.2, 12.4)."""

from __future__ import annotations

from mypy_extensions import i64

from goodsyard.core.row import bit
from goodsyard.games.coal_baron.rules.cards import INNOVATION, ORDER
from goodsyard.games.coal_baron.rules.memory import mixed, pick_bit, seen
from goodsyard.games.coal_baron.rules.state import INNOVATION_IN_HAND, ORDER_IN_HAND, Player, State


def lay_open(game: State, card: i64) -> None:
    """The acting player plays an order or an innovation from the hand, seen by all.

    If nobody has seen that card before, it may be any of the secret ones; their backs are then as good as mixed, and
    the first of them is taken to be the one that left.
    """
    me = game.me
    me.hand[card] -= 1
    if me.shown[card] > 0:
        me.shown[card] -= 1
    elif card < INNOVATION_IN_HAND:
        me.secret_orders = lay_open_secret(game, me, ORDER, me.secret_orders, card - ORDER_IN_HAND)
    else:
        me.secret_innovations = lay_open_secret(game, me, INNOVATION, me.secret_innovations, card - INNOVATION_IN_HAND)


def lay_open_secret(game: State, me: Player, family: i64, backs: i64, kind: i64) -> i64:
    """The backs that stay secret."""
    back = pick_bit(backs, 0)
    for other in game.players:
        if other is not me:
            mixed(other, family, backs)
            seen(other, family, back, kind)
    return backs & ~bit(back)
