"""Why not? Moving, using a location, taking tiles."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.actions import DETAILS
from goodsyard.games.great_western_trail.auxiliary import available
from goodsyard.games.great_western_trail.cards import CATTLE, DISCARD_FOR, HAZARD, NONE, OP, PAY
from goodsyard.games.great_western_trail.local_actions import action_at, has_local_actions, slot_of
from goodsyard.games.great_western_trail.location import DONE, PLAY, SINGLE
from goodsyard.games.great_western_trail.movement import FREE, step_limit
from goodsyard.games.great_western_trail.movement import PLAY as PLAY_FIRST
from goodsyard.games.great_western_trail.names import SPACE_LINES, SPACES, space_name
from goodsyard.games.great_western_trail.phrases.trail import discarded, use_name
from goodsyard.games.great_western_trail.refusals.common import Reason, not_in_hand, too_dear
from goodsyard.games.great_western_trail.state import State
from goodsyard.games.great_western_trail.tiles import HAZARDS, NO_TILE, TEEPEES, cost_in
from goodsyard.games.great_western_trail.trail import EMPTY, KC, MONEY, REACH
from goodsyard.games.great_western_trail.using import ONLY_AUXILIARY, is_used


def travel_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    if action >= PLAY_FIRST:
        return not_in_hand(CATTLE + action - PLAY_FIRST)
    me = game.seats[seat]
    if me.space == NONE:
        return Phrase("refusal-first-turn"), "3.1"
    return out_of_reach(game, me.space, action, step_limit(game, me))


def move_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action >= len(SPACES):
        return None
    if about & FREE and action == KC:
        return Phrase("refusal-free-move-city"), "11.7"
    return out_of_reach(game, game.seats[seat].space, action, about % FREE)


def out_of_reach(game: State, source: int, target: int, steps: int) -> Reason:
    """Why a space is no destination."""
    if game.trail[target] == EMPTY:
        return Phrase("refusal-no-location", {"space": space_name(SPACES[target])}), "2.2"
    if target == source or not REACH[source] >> target & 1:
        return Phrase("refusal-behind"), "2.1"
    return Phrase("refusal-steps", {"steps": steps}), "3.3"


def location_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action == DONE:
        return Phrase("refusal-done"), "5.8"
    if action >= PLAY:
        return not_in_hand(CATTLE + action - PLAY)
    if action >= SINGLE:
        if available(game, action - SINGLE) < 1:
            return Phrase("refusal-locked"), "6.9"
        used = any(is_used(about, slot) for slot in range(4)) or about & ONLY_AUXILIARY
        return (Phrase("refusal-single"), "5.7") if used else (Phrase("refusal-requirement"), "6.1")
    return local_refusal(game, seat, about, *divmod(action, DETAILS))


def local_refusal(game: State, seat: int, about: int, choice: int, detail: int) -> Reason | None:
    """Why a local action cannot be performed."""
    if not has_local_actions(game, about):
        return (Phrase("refusal-single"), "5.7") if about & ONLY_AUXILIARY else (Phrase("refusal-not-yours"), "5.9")
    number = action_at(game, about, choice)
    if number == NONE:
        return None
    if is_used(about, slot_of(choice, number)):
        return Phrase("refusal-used"), "5.2"
    if OP[number] == DISCARD_FOR:
        try:
            cards = discarded(number, detail)
        except IndexError:
            return None
        return Phrase("refusal-cards", {"action": use_name(number, cards)}), "6.2"
    if detail:
        return None
    if game.seats[seat].money < PAY[number]:
        return too_dear(game, seat, PAY[number], "5.5")
    return Phrase("refusal-nothing"), "5.5"


def auxiliary_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    auxiliary, double = divmod(action, 2)
    if auxiliary >= 5:
        return None
    cleared = available(game, auxiliary)
    if cleared <= double:
        return (Phrase("refusal-not-double"), "6.10") if cleared else (Phrase("refusal-locked"), "6.9")
    return Phrase("refusal-requirement"), "6.1"


def take_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action == NO_TILE:
        return None
    kind = SPACE_LINES[SPACES[action]]["kind"]
    wanted = [name for name, bit in (("hazard", HAZARDS), ("teepee", TEEPEES)) if about & bit]
    if kind not in wanted:
        return Phrase("refusal-other-tile"), "7.22" if "hazard" in wanted else "7.20"
    clause = "7.23" if kind == "hazard" else "7.21"
    if game.trail[action] == EMPTY:
        return Phrase("refusal-no-location", {"space": space_name(SPACES[action])}), clause
    return too_dear(game, seat, cost_in(about) if game.trail[action] >= HAZARD else -MONEY[action], clause)
