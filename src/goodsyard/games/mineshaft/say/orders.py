"""What players may ask for in advance: rolling the dice at once."""

from __future__ import annotations

from goodsyard.core.speech import Order
from goodsyard.core.words import Phrase
from goodsyard.games.mineshaft.rules import kinds
from goodsyard.games.mineshaft.rules.game import Mineshaft
from goodsyard.games.mineshaft.rules.turn import ROLL


def next_turn_of(game: Mineshaft, seat: int) -> int | None:
    """The number of the seat's next turn, unless that is its first one, in which no dice are rolled (RULES 3.3)."""
    if game.over or not game.begun[seat]:
        return None
    return game.turns_over + (seat - game.active) % game.player_count


def roll(game: Mineshaft, seat: int) -> int | None:
    """Rolling, if the turn is about to begin and no tile has to be cleared first."""
    if game.decision(seat)[0] != kinds.START or ROLL not in game.legal(seat):
        return None
    return ROLL


ORDERS: dict[str, Order[Mineshaft]] = {"roll": Order(Phrase("order-roll"), next_turn_of, roll)}
