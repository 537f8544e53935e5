"""Marks and reasons that several chapters share."""

from __future__ import annotations

from goodsyard.core.speech import Reason
from goodsyard.core.words import Fact, Phrase, seat_name
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.names import SPACES, a_card, card_id

Told = dict[str, Fact]
"""The facts of a phrase."""


def space_ref(space: int) -> str:
    return f"space:{SPACES[space]}"


def rider_ref(seat: int) -> str:
    """The player's cattleman: pressing it finishes or declines, so that a whole turn can be taken on the board."""
    return f"cattleman:{seat}"


def logged(event: str, seat: int, told: Told) -> Phrase:
    """What the log says about something that a seat did."""
    return Phrase(f"log-{event}", {"seat": seat_name(seat), **told})


def too_dear(game: State, seat: int, cost: int, clause: str) -> Reason:
    return Phrase("refusal-money", {"dollars": cost, "money": game.players[seat].money}), clause


def no_way_back(spaces: int) -> Reason:
    """There is not enough track behind the engine."""
    return Phrase("refusal-no-way-back", {"count": spaces}), "8.9"


def not_in_hand(card: int) -> Reason:
    return Phrase("refusal-not-in-hand", {"card": a_card(card_id(card))}), "4.1"
