"""Forced decisions, which are made automatically (RULES 12.6).

Whether a player is asked must not reveal the hand, so a decision is forced only if everybody knows that it is.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Options
from goodsyard.core.game import about_in, kind_in
from goodsyard.core.row import Row, row
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.actions import can_perform
from goodsyard.games.great_western_trail.rules.cards import (
    ANY_CATTLE,
    CARDS,
    CATTLE,
    CATTLE_TYPES,
    COPY_ACTIONS,
    DISCARD_FOR,
    DISCARDED_CARD,
    NONE,
    OBJECTIVE_CARD,
    OBJECTIVES,
    OP,
)
from goodsyard.games.great_western_trail.rules.knowledge import could_hold
from goodsyard.games.great_western_trail.rules.local_actions import (
    CHOICES,
    action_at,
    can_copy,
    copied_about,
    has_local_actions,
    slot_of,
    with_copier,
)
from goodsyard.games.great_western_trail.rules.state import State
from goodsyard.games.great_western_trail.rules.trail import EMPTY, KC, NEIGHBOUR, NEIGHBOURS, REACH

# By type of cattle, its first print and the number of its prints, which are neighbours.
FIRST_PRINT: Final[Row] = row([CARDS.names("cattle", "type").index(name) for name in CATTLE_TYPES])
PRINTS: Final[Row] = row([CARDS.names("cattle", "type").count(name) for name in CATTLE_TYPES])

FOUND: Final = Options()


def possible_uses(game: State, action: i64) -> i64:
    """How many options there could be, judged by what everybody knows: 0, 1, or 2 for several (RULES 12.6)."""
    if OP[action] != DISCARD_FOR:
        return 1 if can_perform(game, action) else 0
    me = game.me
    card = DISCARDED_CARD[action]
    if card < CATTLE:
        return 1 if could_hold(me, card, 1, 1) else 0
    if card == ANY_CATTLE:
        return 2 if could_hold(me, 0, CATTLE, 1) else 0
    if card == OBJECTIVE_CARD:
        return 2 if could_hold(me, CATTLE, OBJECTIVES, 1) else 0
    kind: i64
    for kind in range(len(FIRST_PRINT)):
        if could_hold(me, FIRST_PRINT[kind], PRINTS[kind], 2):
            return 2
    return 0


def possible_local(game: State, about: i64) -> i64:
    """How many options there could be for the local actions of a location."""
    if not has_local_actions(game, about):
        return 0
    space, used = kinds.LOCATION_SPACE.of(about), kinds.LOCATION_USED.of(about)
    count: i64 = 0
    choice: i64
    for choice in range(CHOICES):
        action = action_at(game, space, choice)
        if action != NONE and not used >> slot_of(choice, action) & 1:
            if OP[action] != COPY_ACTIONS:
                count += possible_uses(game, action)
            elif possible_copies(game, with_copier(game, about)) > 0:
                count += 1
    return count


def possible_copies(game: State, about: i64) -> i64:
    """How many neighbours there could be to copy."""
    first = kinds.LOCATION_SPACE.of(about) * NEIGHBOURS
    count: i64 = 0
    k: i64
    for k in range(first, first + NEIGHBOURS):
        space = NEIGHBOUR[k]
        if space != NONE and can_copy(game, about, space) and possible_local(game, copied_about(about, space)) > 0:
            count += 1
    return count


def could_play(game: State) -> bool:
    """Could there be an objective card in hand?"""
    return could_hold(game.me, CATTLE, OBJECTIVES, 1)


def is_location_forced(game: State, about: i64) -> bool:
    """The only option is to finish, or to perform the only action that can be copied."""
    acted = kinds.LOCATION_ACTED.has(about)
    if kinds.LOCATION_COPIED.has(about):
        return possible_local(game, about) == (0 if acted else 1)
    return acted and possible_local(game, about) == 0 and not could_play(game)


def is_travel_forced(game: State) -> bool:
    """Only Kansas City lies ahead; with another location before it there would be a choice, as all may go two steps."""
    source = game.me.space
    if source == NONE:
        return False
    space: i64
    for space in range(source + 1, KC):
        if game.trail[space] != EMPTY and REACH[source] >> space & 1:
            return False
    return not could_play(game)


def is_forced(game: State) -> bool:
    """Does the next decision have only one option, judged by what everybody knows?"""
    entry = game.todo[game.depth - 1]
    kind, about = kind_in(entry), about_in(entry)
    if kind == kinds.LOCATION:
        return is_location_forced(game, about)
    if kind == kinds.COPY:
        return possible_copies(game, about) == 1
    if kind == kinds.IMMEDIATE:
        return possible_uses(game, kinds.IMMEDIATE_ROW.of(about)) == 0
    if kind == kinds.TRAVEL:
        return is_travel_forced(game)
    FOUND.count = 0
    if kind == kinds.OBJECTIVE:
        game.options_of(kind, about, FOUND)
    return FOUND.count == 1


def take_only_way(game: State) -> None:
    """Carry out a decision that is forced."""
    entry = game.todo[game.depth - 1]
    kind, about = kind_in(entry), about_in(entry)
    FOUND.count = 0
    game.options_of(kind, about, FOUND)
    game.remove(game.depth - 1)
    game.choose(kind, about, FOUND.actions[0])
