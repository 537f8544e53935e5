"""What players may ask for in advance: passing."""

from __future__ import annotations

from goodsyard.core.speech import Order
from goodsyard.core.words import Phrase
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.game import CoalBaron
from goodsyard.games.coal_baron.rules.turn import PASS


def shift_of(game: CoalBaron, seat: int) -> int | None:
    """The shift in which the seat can still pass (RULES 2.8)."""
    return None if game.over or game.players[seat].out else game.shift


def pass_turn(game: CoalBaron, seat: int) -> int | None:
    if game.decision(seat)[0] != kinds.TURN or PASS not in game.legal(seat):
        return None
    return PASS


ORDERS: dict[str, Order[CoalBaron]] = {"pass": Order(Phrase("order-pass"), shift_of, pass_turn)}
