"""Why not? Moving, using a location, taking tiles."""

from __future__ import annotations

from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules.actions import ACTIONS, DETAILS, PAIRS
from goodsyard.games.great_western_trail.rules.cards import (
    ANY_CATTLE,
    CATTLE,
    DISCARD_FOR,
    DISCARDED_CARD,
    HAZARD,
    NONE,
    OBJECTIVE_CARD,
    OP,
    PAIR,
    SLOT,
)
from goodsyard.games.great_western_trail.rules.local_actions import (
    RISK,
    action_at,
    can_copy,
    has_local_actions,
    slot_of,
)
from goodsyard.games.great_western_trail.rules.location import DONE, PLAY, SINGLE
from goodsyard.games.great_western_trail.rules.movement import FREE, step_limit
from goodsyard.games.great_western_trail.rules.movement import PLAY as PLAY_FIRST
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.tiles import HAZARDS, NO_TILE, TEEPEES, cost_in
from goodsyard.games.great_western_trail.rules.trail import EMPTY, KC, MONEY, NEIGHBOUR, NEIGHBOURS, REACH
from goodsyard.games.great_western_trail.rules.using import ACTED, NESTED, ONLY_AUXILIARY, REPLACED, is_used, space_of
from goodsyard.games.great_western_trail.say.names import SPACE_LINES, SPACES, space_name
from goodsyard.games.great_western_trail.say.phrases.trail import discarded, use_name
from goodsyard.games.great_western_trail.say.refusals.auxiliary import auxiliary_reason
from goodsyard.games.great_western_trail.say.refusals.common import Reason, not_in_hand, too_dear
from goodsyard.games.great_western_trail.say.refusals.performing import performing_refusal


def travel_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    me = game.players[seat]
    if me.space == NONE:
        return Phrase("refusal-first-turn"), "3.1"
    if action >= PLAY_FIRST:
        return not_in_hand(CATTLE + action - PLAY_FIRST)
    return out_of_reach(game, me.space, action, step_limit(game, me))


def move_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action >= len(SPACES):
        return None
    if about & FREE and action == KC:
        return Phrase("refusal-free-move-city"), "11.7"
    return out_of_reach(game, game.players[seat].space, action, about % FREE)


def out_of_reach(game: State, source: int, target: int, steps: int) -> Reason:
    """Why a space is no destination."""
    if target == source:
        return Phrase("refusal-one-step"), "3.3"
    if game.trail[target] == EMPTY:
        return Phrase("refusal-no-location", {"space": space_name(SPACES[target])}), "2.2"
    if not REACH[source] >> target & 1:
        return Phrase("refusal-behind"), "2.1"
    return Phrase("refusal-steps", {"steps": steps}), "3.3"


def location_refusal(game: State, seat: int, about: int, action: int) -> Reason | None:
    if action == DONE:
        return Phrase("refusal-done-copying" if about & NESTED else "refusal-done"), "5.8"
    if action >= SINGLE and about & NESTED:
        return Phrase("refusal-copying"), "7.34"
    if action >= PLAY:
        return not_in_hand(CATTLE + action - PLAY)
    if action >= SINGLE and about & ACTED:
        return Phrase("refusal-single"), "5.7"
    if action >= SINGLE:
        return auxiliary_reason(game, seat, action - SINGLE, 1)
    return local_refusal(game, seat, about, *divmod(action, DETAILS))


def local_refusal(game: State, seat: int, about: int, choice: int, detail: int) -> Reason | None:
    """Why a local action cannot be performed."""
    if about & REPLACED:
        return Phrase("refusal-replaced"), "7.36"
    if not has_local_actions(game, about):
        return (Phrase("refusal-single"), "5.7") if about & ONLY_AUXILIARY else (Phrase("refusal-not-yours"), "5.9")
    number = action_at(game, about, choice)
    if number == NONE or not has_detail(number, detail):
        return None
    if is_used(about, slot_of(choice, number)):
        others = [k for k in range(RISK) if k != choice and action_at(game, about, k) != NONE]
        slash = choice != RISK and any(SLOT[action_at(game, about, k)] == SLOT[number] for k in others)
        return (Phrase("refusal-slash"), "5.4") if slash else (Phrase("refusal-used"), "5.2")
    if OP[number] == DISCARD_FOR:
        return Phrase("refusal-cards", {"action": use_name(number, discarded(number, detail))}), "6.2"
    return performing_refusal(game, seat, number)


def has_detail(number: int, detail: int) -> bool:
    """Is there such an option of the action at all?"""
    if OP[number] != DISCARD_FOR or DISCARDED_CARD[number] < ANY_CATTLE:
        return detail == 0
    return detail < {ANY_CATTLE: CATTLE, PAIR: len(PAIRS), OBJECTIVE_CARD: DETAILS}[DISCARDED_CARD[number]]


def immediate_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    number = about % ACTIONS
    return Phrase("refusal-cards", {"action": use_name(number, discarded(number, 0))}), "6.2"


def copy_refusal(game: State, seat: int, about: int, action: int) -> Reason:
    """Not next to it, no building, a chain that comes back, or nothing to do there."""
    first = space_of(about) * NEIGHBOURS
    if action not in NEIGHBOUR[first : first + NEIGHBOURS] or not can_copy(game, about, action):
        return Phrase("refusal-no-copy"), "7.34"
    return Phrase("refusal-nothing-there"), "5.8"


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
