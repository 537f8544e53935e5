"""What is said in phase B: using a location and copying (RULES 5, 7.34)."""

from __future__ import annotations

from functools import reduce

from goodsyard.core.decision import Options
from goodsyard.core.speech import DecisionSpeech, Facts, Reason, Said, Speech
from goodsyard.core.words import Phrase
from goodsyard.games.great_western_trail.rules import events, kinds
from goodsyard.games.great_western_trail.rules.actions import PAIRS
from goodsyard.games.great_western_trail.rules.cards import (
    ANY_CATTLE,
    CARD_ACTION,
    CARDS,
    CATTLE,
    COPY_ACTIONS,
    DISCARD_FOR,
    DISCARDED_CARD,
    FREE_MOVE,
    NONE,
    OBJECTIVE_CARD,
    OBJECTIVES,
    OP,
    PAIR,
    SLOT,
)
from goodsyard.games.great_western_trail.rules.local_actions import (
    RISK,
    action_at,
    can_copy,
    has_local_actions,
    list_copies,
    slot_of,
    with_copier,
)
from goodsyard.games.great_western_trail.rules.location import DONE, PLAY, SINGLE
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import NEIGHBOUR, NEIGHBOURS, owner_of
from goodsyard.games.great_western_trail.rules.using import is_used
from goodsyard.games.great_western_trail.say.actions import cannot_perform, cards_given, no_cards, use_name
from goodsyard.games.great_western_trail.say.auxiliary import auxiliary_choice, auxiliary_refusal
from goodsyard.games.great_western_trail.say.common import Told, logged, not_in_hand, rider_ref, space_ref
from goodsyard.games.great_western_trail.say.names import (
    BUILDINGS,
    SPACES,
    building_name,
    location_name,
    purpose_name,
    standing_name,
)
from goodsyard.games.great_western_trail.say.objectives import losing_choice, play_choice

ACTION_CLAUSES = {
    "gain": "6.4",
    "discard": "6.2",
    "hire": "7.1",
    "build": "7.7",
    "objective": "11.1",
    "engine": "7.12",
    "engine_back": "8.8",
    "auxiliary": "6.10",
    "trade": "7.20",
    "hazard": "7.22",
    "hazard_or_trade": "8.18",
    "cattle": "7.15",
    "move": "7.27",
    "free_move": "11.6",
    "draw": "7.32",
    "copy": "7.34",
    "behind": "7.35",
    "delivery": "7.33",
}


class LocationSpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-location", {"location": location_name(game, kinds.LOCATION_SPACE.of(about), "at")})

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        if action == DONE:
            return Said(Phrase("choice-done"), (rider_ref(seat),), "5.3", declines=True)
        if action >= PLAY:
            objective = action - PLAY
            loses = not kinds.LOCATION_ACTED.has(about) and OP[CARD_ACTION[objective]] == FREE_MOVE
            return losing_choice(objective) if loses else play_choice(objective)
        if action >= SINGLE:
            return auxiliary_choice(seat, action - SINGLE, False, "5.7")
        return local_choice(game, about, kinds.LOCATION_CHOICE.of(action), kinds.LOCATION_DETAIL.of(action))

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        copied = kinds.LOCATION_COPIED.has(about)
        if action == DONE:
            return Phrase("refusal-done-copying" if copied else "refusal-done"), "5.8"
        if action >= SINGLE and copied:
            return Phrase("refusal-copying"), "7.34"
        if action >= PLAY:
            return not_in_hand(CATTLE + action - PLAY)
        if action >= SINGLE and kinds.LOCATION_ACTED.has(about):
            return Phrase("refusal-single"), "5.7"
        if action >= SINGLE:
            return auxiliary_refusal(game, seat, action - SINGLE, 1)
        return local_refusal(game, seat, about, kinds.LOCATION_CHOICE.of(action), kinds.LOCATION_DETAIL.of(action))


def local_choice(game: State, about: int, choice: int, detail: int) -> Said:
    row = action_at(game, kinds.LOCATION_SPACE.of(about), choice)
    cards = cards_given(row, detail)
    told: Told = {"action": copy_name(game, about) if OP[row] == COPY_ACTIONS else use_name(row, cards)}
    space = SPACES[kinds.LOCATION_SPACE.of(about)]
    given = tuple(f"hand:{card}" for card in dict.fromkeys(cards))
    if choice == RISK:
        return Said(Phrase("choice-risk", told), (f"risk:{space}", *given), "5.6")
    return Said(
        Phrase("choice-use", told), (f"space:{space}", *given), ACTION_CLAUSES[CARDS.rows["actions"][row]["op"]]
    )


def copy_name(game: State, about: int) -> Phrase:
    """Copying, with the buildings that can be copied."""
    found = Options()
    list_copies(game, with_copier(game, about), found)
    names = [location_name(game, space, "of") for space in found.listed()]
    locations = reduce(lambda one, other: Phrase("either-or", {"one": one, "other": other}), names)
    return Phrase("action-copy-of", {"locations": locations})


def local_refusal(game: State, seat: int, about: int, choice: int, detail: int) -> Reason | None:
    """Why a local action cannot be performed."""
    if kinds.LOCATION_REPLACED.has(about):
        return Phrase("refusal-replaced"), "7.36"
    if not has_local_actions(game, about):
        only_auxiliary = kinds.LOCATION_AUXILIARY.has(about)
        return (Phrase("refusal-single"), "5.7") if only_auxiliary else (Phrase("refusal-not-yours"), "5.9")
    row = action_at(game, kinds.LOCATION_SPACE.of(about), choice)
    if row == NONE or not has_detail(row, detail):
        return None
    if is_used(about, slot_of(choice, row)):
        space = kinds.LOCATION_SPACE.of(about)
        others = [action_at(game, space, k) for k in range(RISK) if k != choice]
        slash = choice != RISK and any(SLOT[other] == SLOT[row] for other in others if other != NONE)
        return (Phrase("refusal-slash"), "5.4") if slash else (Phrase("refusal-used"), "5.2")
    return no_cards(row, detail) if OP[row] == DISCARD_FOR else cannot_perform(game, seat, row)


def has_detail(row: int, detail: int) -> bool:
    """Is there such an option of the action at all?"""
    if OP[row] != DISCARD_FOR or DISCARDED_CARD[row] < ANY_CATTLE:
        return detail == 0
    return detail < {ANY_CATTLE: CATTLE, PAIR: len(PAIRS), OBJECTIVE_CARD: OBJECTIVES}[DISCARDED_CARD[row]]


class CopySpeech(DecisionSpeech[State]):
    def prompt(self, game: State, seat: int, about: int) -> Phrase:
        return Phrase("prompt-copy")

    def choice(self, game: State, seat: int, about: int, action: int) -> Said:
        return Said(
            Phrase("choice-copy", {"location": location_name(game, action, "the")}), (space_ref(action),), "7.34"
        )

    def refusal(self, game: State, seat: int, about: int, action: int) -> Reason | None:
        """Not next to it, no building, a chain that comes back, or nothing to do there."""
        first = kinds.LOCATION_SPACE.of(about) * NEIGHBOURS
        if action not in NEIGHBOUR[first : first + NEIGHBOURS] or not can_copy(game, about, action):
            return Phrase("refusal-no-copy"), "7.34"
        return Phrase("refusal-nothing-there"), "5.8"


def used(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    row, space, _ = facts
    tile = CARDS.rows["actions"][row]["of"]
    if tile not in BUILDINGS:
        return Said(logged("used-risk", seat, {}), (space_ref(space),), "5.6")
    owner, purpose = owner_of(game.trail[space]), purpose_name(row)
    told: Told = {"space": building_name(tile, None if owner == NONE else owner, "the", own=owner == seat)}
    phrase = logged("used", seat, told | {"purpose": purpose}) if purpose else logged("used-at-once", seat, told)
    return Said(phrase, (space_ref(space),), "5.2")


def copied(game: State, seat: int, facts: Facts, viewer: int | None) -> Said:
    space, standing, _ = facts
    told: Told = {"space": standing_name(game, space, standing, "of", seat)}
    return Said(logged("copied", seat, told), (space_ref(space),), "7.34")


SPEECH: Speech[State] = Speech(
    decisions={kinds.LOCATION: LocationSpeech(), kinds.COPY: CopySpeech()},
    events={events.USED: used, events.COPIED: copied},
)
