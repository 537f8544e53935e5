"""Reasons that come up everywhere."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.names import card_id, card_name

Reason = tuple[Phrase, str]


def too_dear(game: State, seat: int, cost: int, clause: str) -> Reason:
    return Phrase("refusal-money", {"dollars": cost, "money": game.players[seat].money}), clause


def no_way_back(spaces: int) -> Reason:
    """There is not so much track behind the engine."""
    return Phrase("refusal-no-way-back", {"count": spaces}), "8.9"


def not_in_hand(card: int) -> Reason:
    """The card is not in hand."""
    return Phrase("refusal-not-in-hand", {"card": card_name(card_id(card))}), "4.1"
