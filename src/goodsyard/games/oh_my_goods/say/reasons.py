"""Reasons for refusals that several chapters share."""

from __future__ import annotations

from goodsyard.core.speech import Reason
from goodsyard.core.words import Fact, Phrase
from goodsyard.games.oh_my_goods.rules.cards import GOOD_OF, NONE, PRINT_OF
from goodsyard.games.oh_my_goods.rules.goods import coins
from goodsyard.games.oh_my_goods.rules.state import Player
from goodsyard.games.oh_my_goods.say.names import card_name, own_building


def no_building(me: Player, building: int) -> Reason | None:
    """The player does not have that many buildings."""
    return (Phrase("refusal-no-building", {"count": me.built}), "4.2") if building >= me.built else None


def too_expensive(me: Player, cost: int, clause: str) -> Reason:
    return Phrase("refusal-coins", {"coins": cost, "purse": coins(me)}), clause


def no_room(me: Player, building: int) -> Reason:
    """Why no person can be placed at this building."""
    missing = no_building(me, building)
    if missing:
        return missing
    facts: dict[str, Fact] = {"building": own_building(me, building)}
    if GOOD_OF[me.buildings[building]] == NONE:
        return Phrase("refusal-office", facts), "9.1"
    return Phrase("refusal-occupied", facts), "4.4"


def not_in_hand(me: Player, card: int) -> Reason | None:
    """The card is not in hand. Among cards with the same print, only the first is an action."""
    if any(PRINT_OF[me.hand[k]] == PRINT_OF[card] for k in range(me.held)):
        return None
    return Phrase("refusal-not-in-hand", {"card": card_name(card)}), "12.2"
