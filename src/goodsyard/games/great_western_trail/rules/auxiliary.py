"""The five auxiliary actions, single and double (RULES 6.9-6.15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import AUXILIARIES, AUXILIARY_DISC, AUXILIARY_OPEN, DISCS
from goodsyard.games.great_western_trail.rules.deck import can_draw, draw_and_discard
from goodsyard.games.great_western_trail.rules.events import USED_AUXILIARY
from goodsyard.games.great_western_trail.rules.railroad import can_go_back
from goodsyard.games.great_western_trail.rules.rewards import gain
from goodsyard.games.great_western_trail.rules.state import Player, State

DOLLAR: Final = 0
DRAW: Final = 1
CERTIFICATE: Final = 2
MOVE_ENGINE: Final = 3
REMOVE_CARD: Final = 4
NEITHER: Final[i64] = kinds.AUXILIARY_ACTION.size


def available(me: Player, auxiliary: i64) -> i64:
    """How many disc spaces of the action are clear: 1 unlocks it, 2 allow the double action (RULES 6.9, 6.10)."""
    disc = AUXILIARY_DISC[auxiliary]
    return AUXILIARY_OPEN[auxiliary] + DISCS[disc] - me.discs[disc]


def can_use(game: State, auxiliary: i64, times: i64) -> bool:
    """Is it unlocked, and can its requirement be met? (RULES 6.9-6.15)"""
    me = game.me
    if available(me, auxiliary) < times:
        return False
    if auxiliary == DRAW:
        return can_draw(me)
    if auxiliary == CERTIFICATE:
        return me.money >= times and can_go_back(game, times)
    if auxiliary == MOVE_ENGINE:
        return me.money >= times
    return auxiliary == DOLLAR or can_go_back(game, times)


def use(game: State, auxiliary: i64, times: i64) -> None:
    """Perform an auxiliary action once, or doubled."""
    game.tell(USED_AUXILIARY, game.seat, auxiliary, times - 1)
    if auxiliary == DOLLAR:
        gain(game, times, 0)
    elif auxiliary == DRAW:
        draw_and_discard(game, times)
    elif auxiliary == CERTIFICATE:
        game.me.money -= times
        due = kinds.REWARD_CERTIFICATES.at(times)
        game.ask(kinds.BACK, kinds.BACK_SPACES.at(times) + kinds.BACK_REWARD.at(due))
    elif auxiliary == MOVE_ENGINE:
        game.me.money -= times
        game.ask(kinds.ENGINE, kinds.ENGINE_LIMIT.at(times))
    else:
        game.ask(kinds.BACK, kinds.BACK_SPACES.at(times) + kinds.BACK_REMOVALS.at(times))


class UseAuxiliary(Decision[State]):
    """One single or one double auxiliary action (RULES 6.10)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        auxiliary: i64
        times: i64
        for auxiliary in range(AUXILIARIES):
            for times in range(1, 3):
                if can_use(game, auxiliary, times):
                    found.add(kinds.AUXILIARY_CHOSEN.at(auxiliary) + kinds.AUXILIARY_DOUBLE.at(times - 1))
        if kinds.AUXILIARY_OPTIONAL.has(about):
            found.add(NEITHER)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NEITHER:
            use(game, kinds.AUXILIARY_CHOSEN.of(action), kinds.AUXILIARY_DOUBLE.of(action) + 1)


AUXILIARY: Final = UseAuxiliary(kinds.AUXILIARY, "auxiliary", NEITHER + 1)
