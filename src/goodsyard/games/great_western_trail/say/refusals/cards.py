"""Why not? Cards of the hand, of the display and of the market."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.cattle import ADD_CARDS, COWBOYS, ENOUGH, HAS_BOUGHT, PRICE
from goodsyard.games.great_western_trail.rules.deck import KEEP
from goodsyard.games.great_western_trail.rules.objectives import DISPLAY_ONLY, STACK_TOP
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.say.refusals.common import Reason, not_in_hand, too_dear


def card_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    return None if action == KEEP else not_in_hand(action)


def objective_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action > STACK_TOP:
        return None
    if action < STACK_TOP:
        return Phrase("refusal-not-in-display"), "11.1"
    return (Phrase("refusal-display-only"), "15.23") if about & DISPLAY_ONLY else (Phrase("refusal-no-stack"), "11.2")


def cattle_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    cowboys = about % HAS_BOUGHT
    if action == ENOUGH:
        return None
    wanted = 1 if action == ADD_CARDS else COWBOYS[action]
    if wanted > cowboys:
        return Phrase("refusal-cowboys", {"count": wanted}), "7.16"
    if action == ADD_CARDS:
        return Phrase("refusal-no-cattle-stack"), "7.19"
    if PRICE[action] > game.players[seat].money:
        return too_dear(game, seat, PRICE[action], "7.15")
    return Phrase("refusal-not-in-market"), "7.15"
