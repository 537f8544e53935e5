"""Phase B on a location: local actions, risk actions, a single auxiliary action, objective cards (RULES 5)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.actions import perform
from goodsyard.games.great_western_trail.rules.auxiliary import can_use, use
from goodsyard.games.great_western_trail.rules.cards import (
    AUXILIARIES,
    COPY_ACTIONS,
    OBJECTIVES,
    OP,
    SPACES,
    THEN,
    THEN_OBJECTIVE,
)
from goodsyard.games.great_western_trail.rules.deck import has_objective, list_objectives
from goodsyard.games.great_western_trail.rules.events import COPIED, USED
from goodsyard.games.great_western_trail.rules.local_actions import (
    action_at,
    copied_about,
    has_unused,
    list_copies,
    list_local,
    slot_of,
    with_copier,
)
from goodsyard.games.great_western_trail.rules.objectives import play, play_before_use
from goodsyard.games.great_western_trail.rules.state import State

# Actions after those that begin a local action: a single auxiliary action, an objective card, the end.
SINGLE: Final[i64] = kinds.LOCATION_ACTION.size
PLAY: Final[i64] = SINGLE + AUXILIARIES
DONE: Final[i64] = PLAY + OBJECTIVES


def go_on(game: State, about: i64, brings_objective: bool) -> None:
    """Stay in phase B; `forced.py` ends it if everybody knows that nothing is left to do (RULES 12.6).

    Version 1 of the rules looked only at unused actions and the deck, not at whether actions could be performed.
    """
    if (
        game.rules_version >= 2
        or has_unused(game, about)
        or (not kinds.LOCATION_COPIED.has(about) and (brings_objective or has_objective(game.me)))
    ):
        game.push(game.seat, kinds.LOCATION, about)


class UseLocation(Decision[State]):
    """Use the location: its local actions, each once and in any order, or one single auxiliary action (RULES 5)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_local(game, about, found)
        acted, copied = kinds.LOCATION_ACTED.has(about), kinds.LOCATION_COPIED.has(about)
        k: i64
        if not acted and not copied:
            for k in range(AUXILIARIES):
                if can_use(game, k, 1):
                    found.add(SINGLE + k)
        elif acted or game.rules_version < 2:
            found.add(DONE)
        if not copied:
            list_objectives(game.me, PLAY, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action == DONE:
            return
        if action >= PLAY:
            game.push(game.seat, kinds.LOCATION, about)
            if kinds.LOCATION_ACTED.has(about):
                play(game, action - PLAY)
            else:
                play_before_use(game, action - PLAY)
        elif action >= SINGLE:
            used = kinds.LOCATION_ACTED.when(True) | kinds.LOCATION_AUXILIARY.when(True)
            go_on(game, about | used, False)
            use(game, action - SINGLE, 1)
        else:
            use_local(game, about, kinds.LOCATION_CHOICE.of(action), kinds.LOCATION_DETAIL.of(action))


def use_local(game: State, about: i64, choice: i64, detail: i64) -> None:
    """Perform one of the local actions (RULES 5.2-5.6)."""
    space = kinds.LOCATION_SPACE.of(about)
    action = action_at(game, space, choice)
    game.tell(USED, game.seat, action, space)
    brings_objective = THEN[action] == THEN_OBJECTIVE or OP[action] == COPY_ACTIONS
    used = kinds.LOCATION_ACTED.when(True) | kinds.LOCATION_USED.at(bit(slot_of(choice, action)))
    go_on(game, about | used, brings_objective)
    if OP[action] == COPY_ACTIONS and game.rules_version >= 2:
        game.push(game.seat, kinds.COPY, with_copier(game, about))  # the number of options may depend on the hand
    elif OP[action] == COPY_ACTIONS:
        game.ask(kinds.COPY, with_copier(game, about))
    else:
        perform(game, action, detail, False)


class CopyActions(Decision[State]):
    """Choose the adjacent building whose local actions are performed (RULES 7.34)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        list_copies(game, about, found)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.tell(COPIED, game.seat, action, game.trail[action])
        game.push(game.seat, kinds.LOCATION, copied_about(about, action))


LOCATION: Final = UseLocation(kinds.LOCATION, "location", DONE + 1)
COPY: Final = CopyActions(kinds.COPY, "copy", SPACES)
