"""Phase B on a location: local actions, risk actions, a single auxiliary action, objective cards (RULES 5).

What a decision of phase B is about: the space whose tile is used, the local actions used so far, whether anything was
done, and, while actions are copied, which buildings 8b were used for it.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.actions import DETAILS, list_uses, perform
from goodsyard.games.great_western_trail.auxiliary import can_use, use
from goodsyard.games.great_western_trail.cards import (
    ACTION_COUNT,
    AUXILIARIES,
    COPY_ACTIONS,
    COPY_FACE,
    FIRST_ACTION,
    NONE,
    OBJECTIVES,
    OP,
    SLOT,
    SLOT_COUNT,
    SPACES,
    THEN,
    THEN_OBJECTIVE,
)
from goodsyard.games.great_western_trail.deck import has_objective, list_objectives
from goodsyard.games.great_western_trail.events import COPIED, USED
from goodsyard.games.great_western_trail.kinds import COPY, LOCATION
from goodsyard.games.great_western_trail.objectives import play, play_before_use
from goodsyard.games.great_western_trail.state import State
from goodsyard.games.great_western_trail.trail import (
    NEIGHBOUR,
    NEIGHBOURS,
    NEUTRAL,
    PRIVATE,
    RISK_ACTION,
    face_of,
    owner_of,
)

# An action is a choice of the tile with a detail, a single auxiliary action, an objective card, or the end.
RISK: Final = 3  # the choice and the slot of a risk action
CHOICES: Final = 4
SINGLE: Final[i64] = CHOICES * DETAILS
PLAY: Final[i64] = SINGLE + AUXILIARIES
DONE: Final[i64] = PLAY + OBJECTIVES

# `about`: the space, then a bit for each slot that was used, then these.
SLOTS: Final = 64
ACTED: Final = 1024
ONLY_AUXILIARY: Final = 2048  # a single auxiliary action was used: no local actions any more
NESTED: Final = 4096  # the actions of another tile are being copied
COPIERS: Final = 8192  # times the owners of the buildings 8b that copy, one bit each


def space_of(about: i64) -> i64:
    return about % SLOTS


def is_used(about: i64, slot: i64) -> bool:
    return (about // SLOTS) >> slot & 1 > 0


def has_local_actions(game: State, about: i64) -> bool:
    """On neutral and own buildings, or where the actions are copied (RULES 5.1, 5.9, 7.34)."""
    standing = game.trail[space_of(about)]
    if about & ONLY_AUXILIARY or standing < NEUTRAL:
        return False
    return standing < PRIVATE or owner_of(standing) == game.seat or about & NESTED > 0


def action_at(game: State, about: i64, choice: i64) -> i64:
    """The action that a choice stands for; NONE if the tile has no such action."""
    space = space_of(about)
    if choice == RISK:
        return RISK_ACTION[space]
    face = face_of(game.trail[space], game.sides)
    if choice < ACTION_COUNT[face]:
        return FIRST_ACTION[face] + choice
    return NONE


def slot_of(choice: i64, action: i64) -> i64:
    """Choices of the same slot exclude each other (RULES 5.4)."""
    if choice == RISK:
        return RISK
    return SLOT[action]


def slots_of(game: State, about: i64) -> list[int]:
    """The local actions of a tile as slots; none where there is no building."""
    space = space_of(about)
    if game.trail[space] < NEUTRAL:
        return []
    slots = list(range(SLOT_COUNT[face_of(game.trail[space], game.sides)]))
    return slots if RISK_ACTION[space] == NONE else [*slots, RISK]


def has_unused(game: State, about: i64) -> bool:
    """Is a local action left, whether it can be performed or not? (RULES 5.3)"""
    if not has_local_actions(game, about):
        return False
    space = space_of(about)
    slot: i64
    if RISK_ACTION[space] != NONE and not is_used(about, RISK):
        return True
    for slot in range(SLOT_COUNT[face_of(game.trail[space], game.sides)]):
        if not is_used(about, slot):
            return True
    return False


def go_on(game: State, about: i64, brings_objective: bool) -> None:
    """Stay in phase B as long as something may be left to do, as far as everybody can know (RULES 12.6)."""
    if has_unused(game, about) or (not about & NESTED and (brings_objective or has_objective(game.me))):
        game.push(game.seat, LOCATION, about)


def can_copy(game: State, about: i64, space: i64) -> bool:
    """A building next to it, but no 8b that already copies (RULES 7.34)."""
    standing = game.trail[space]
    if standing < NEUTRAL:
        return False
    return face_of(standing, game.sides) != COPY_FACE or not (about // COPIERS) >> owner_of(standing) & 1


def has_copy(game: State, about: i64) -> bool:
    k: i64
    for k in range(space_of(about) * NEIGHBOURS, (space_of(about) + 1) * NEIGHBOURS):
        if NEIGHBOUR[k] != NONE and can_copy(game, about, NEIGHBOUR[k]):
            return True
    return False


class UseLocation(Decision[State]):
    """Use the location: its local actions, each once and in any order, or one single auxiliary action (RULES 5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        if has_local_actions(game, about):
            choice: i64
            for choice in range(CHOICES):
                action = action_at(game, about, choice)
                if action != NONE and not is_used(about, slot_of(choice, action)):
                    if OP[action] != COPY_ACTIONS:
                        list_uses(game, action, choice * DETAILS, found)
                    elif has_copy(game, with_copier(game, about)):
                        found.add(choice * DETAILS)
        k: i64
        if not about & (ACTED | NESTED):
            for k in range(AUXILIARIES):
                if can_use(game, k, 1):
                    found.add(SINGLE + k)
        else:
            found.add(DONE)
        if not about & NESTED:
            list_objectives(game.me, PLAY, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == DONE:
            return
        if action >= PLAY:
            game.push(game.seat, LOCATION, about)
            if about & ACTED:
                play(game, action - PLAY)
            else:
                play_before_use(game, action - PLAY)
        elif action >= SINGLE:
            go_on(game, about | ACTED | ONLY_AUXILIARY, False)
            use(game, action - SINGLE, 1)
        else:
            use_local(game, about, action // DETAILS, action % DETAILS)


def use_local(game: State, about: i64, choice: i64, detail: i64) -> None:
    """Perform one of the local actions (RULES 5.2-5.6)."""
    action = action_at(game, about, choice)
    game.tell(USED, game.seat, action, space_of(about))
    brings_objective = THEN[action] == THEN_OBJECTIVE or OP[action] == COPY_ACTIONS
    go_on(game, about | ACTED | (SLOTS * bit(slot_of(choice, action))), brings_objective)
    if OP[action] == COPY_ACTIONS:
        game.ask(COPY, with_copier(game, about))
    else:
        perform(game, action, detail, False)


def with_copier(game: State, about: i64) -> i64:
    """The tile itself is one of those that copy."""
    return about | (COPIERS * bit(owner_of(game.trail[space_of(about)])))


class CopyActions(Decision[State]):
    """Choose the adjacent building whose local actions are performed (RULES 7.34)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        k: i64
        for k in range(space_of(about) * NEIGHBOURS, (space_of(about) + 1) * NEIGHBOURS):
            if NEIGHBOUR[k] != NONE and can_copy(game, about, NEIGHBOUR[k]):
                found.add(NEIGHBOUR[k])

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.tell(COPIED, game.seat, action)
        copiers = about // COPIERS
        game.push(game.seat, LOCATION, action + NESTED + COPIERS * copiers)


LOCATIONS: Final = UseLocation("location", DONE + 1)
COPIES: Final = CopyActions("copy", SPACES)
