"""The local actions of a location: which there are, and which can be performed now (RULES 5, 7.34)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.actions import list_uses
from goodsyard.games.great_western_trail.rules.cards import (
    ACTION_COUNT,
    COPY_ACTIONS,
    COPY_FACE,
    FIRST_ACTION,
    NONE,
    OP,
    SLOT,
    SLOT_COUNT,
)
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import (
    NEIGHBOUR,
    NEIGHBOURS,
    NEUTRAL,
    PRIVATE,
    RISK_ACTION,
    face_of,
    owner_of,
)
from goodsyard.games.great_western_trail.rules.using import is_used

RISK: Final = 3  # the choice and the slot of a risk action
CHOICES: Final = 4


def has_local_actions(game: State, about: i64) -> bool:
    """Only neutral buildings, one's own and copied ones have local actions to use (RULES 5.1, 5.9, 7.34)."""
    standing = game.trail[kinds.LOCATION_SPACE.of(about)]
    if standing < NEUTRAL or kinds.LOCATION_AUXILIARY.has(about) or kinds.LOCATION_REPLACED.has(about):
        return False
    return standing < PRIVATE or owner_of(standing) == game.seat or kinds.LOCATION_COPIED.has(about)


def action_at(game: State, space: i64, choice: i64) -> i64:
    """The action that a choice stands for; NONE if the tile has no such action."""
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
    space = kinds.LOCATION_SPACE.of(about)
    if game.trail[space] < NEUTRAL:
        return []
    slots = list(range(SLOT_COUNT[face_of(game.trail[space], game.sides)]))
    return slots if RISK_ACTION[space] == NONE else [*slots, RISK]


def has_unused(game: State, about: i64) -> bool:
    """Is a local action left, whether it can be performed or not? (RULES 5.3)"""
    if not has_local_actions(game, about):
        return False
    space = kinds.LOCATION_SPACE.of(about)
    slot: i64
    if RISK_ACTION[space] != NONE and not is_used(about, RISK):
        return True
    for slot in range(SLOT_COUNT[face_of(game.trail[space], game.sides)]):
        if not is_used(about, slot):
            return True
    return False


def list_local(game: State, about: i64, found: Options) -> None:
    """Add an option for each way to begin a local action that can be performed (RULES 5.2-5.6)."""
    if not has_local_actions(game, about):
        return
    space, used = kinds.LOCATION_SPACE.of(about), kinds.LOCATION_USED.of(about)
    choice: i64
    for choice in range(CHOICES):
        action = action_at(game, space, choice)
        if action != NONE and not used >> slot_of(choice, action) & 1:
            if OP[action] != COPY_ACTIONS:
                list_uses(game, action, kinds.LOCATION_CHOICE.at(choice), found)
            elif has_copy(game, with_copier(game, about), found):
                found.add(kinds.LOCATION_CHOICE.at(choice))


def with_copier(game: State, about: i64) -> i64:
    """Mark the tile itself as one that copies."""
    return about | kinds.LOCATION_COPIERS.at(bit(owner_of(game.trail[kinds.LOCATION_SPACE.of(about)])))


def copied_about(about: i64, space: i64) -> i64:
    """The use of a neighbour's actions; `about` is that of the copying tile, which is already marked."""
    copiers = kinds.LOCATION_COPIERS.at(kinds.LOCATION_COPIERS.of(about))
    return kinds.LOCATION_SPACE.at(space) + kinds.LOCATION_COPIED.when(True) + copiers


def can_copy(game: State, about: i64, space: i64) -> bool:
    """Is there a building on the space, and not an 8b that is already copying? (RULES 7.34)"""
    standing = game.trail[space]
    if standing < NEUTRAL:
        return False
    copiers = kinds.LOCATION_COPIERS.of(about)
    return face_of(standing, game.sides) != COPY_FACE or not copiers >> owner_of(standing) & 1


def list_copies(game: State, about: i64, found: Options) -> None:
    """Add the neighbours that can be copied, those with an action that can be performed (RULES 5.8, 7.34)."""
    first = kinds.LOCATION_SPACE.of(about) * NEIGHBOURS
    k: i64
    for k in range(first, first + NEIGHBOURS):
        space = NEIGHBOUR[k]
        if space == NONE or not can_copy(game, about, space):
            continue
        if game.rules_version < 2 or has_local(game, copied_about(about, space), found):
            found.add(space)


def has_copy(game: State, about: i64, found: Options) -> bool:
    """Is there a neighbour to copy? The buffer is left unchanged."""
    before = found.count
    list_copies(game, about, found)
    something = found.count > before
    found.count = before
    return something


def has_local(game: State, about: i64, found: Options) -> bool:
    """Can a local action be performed? The buffer is left unchanged."""
    before = found.count
    list_local(game, about, found)
    something = found.count > before
    found.count = before
    return something
