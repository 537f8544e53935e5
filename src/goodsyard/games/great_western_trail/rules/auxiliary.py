"""The five auxiliary actions, single and double (RULES 6.9-6.15)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import AUXILIARIES, AUXILIARY_DISC, AUXILIARY_OPEN, DISCS
from goodsyard.games.great_western_trail.rules.deck import can_draw, draw_and_discard
from goodsyard.games.great_western_trail.rules.events import USED_AUXILIARY
from goodsyard.games.great_western_trail.rules.kinds import BACK, ENGINE
from goodsyard.games.great_western_trail.rules.railroad import REMOVALS, back_about, can_go_back, engine_about
from goodsyard.games.great_western_trail.rules.rewards import gain, reward
from goodsyard.games.great_western_trail.rules.state import State

DOLLAR: Final = 0
DRAW: Final = 1
CERTIFICATE: Final = 2
MOVE_ENGINE: Final = 3
REMOVE_CARD: Final = 4
NEITHER: Final[i64] = 2 * AUXILIARIES


def available(game: State, auxiliary: i64) -> i64:
    """How many disc spaces of the action are clear: 1 unlocks it, 2 allow the double action (RULES 6.9, 6.10)."""
    disc = AUXILIARY_DISC[auxiliary]
    return AUXILIARY_OPEN[auxiliary] + DISCS[disc] - game.me.discs[disc]


def can_use(game: State, auxiliary: i64, times: i64) -> bool:
    """Is it unlocked, and can its requirement be met? (RULES 6.9-6.15)"""
    if available(game, auxiliary) < times:
        return False
    if auxiliary == DRAW:
        return can_draw(game.me)
    if auxiliary == CERTIFICATE:
        return game.me.money >= times and can_go_back(game, times)
    if auxiliary == MOVE_ENGINE:
        return game.me.money >= times
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
        game.ask(BACK, back_about(times, reward(0, times)))
    elif auxiliary == MOVE_ENGINE:
        game.me.money -= times
        game.ask(ENGINE, engine_about(times, False))
    else:
        game.ask(BACK, back_about(times, REMOVALS * times))


class UseAuxiliary(Decision[State]):
    """One single or one double auxiliary action (RULES 6.10)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        auxiliary: i64
        times: i64
        for auxiliary in range(AUXILIARIES):
            for times in range(1, 3):
                if can_use(game, auxiliary, times):
                    found.add(2 * auxiliary + times - 1)
        if about:
            found.add(NEITHER)

    def choose(self, game: State, about: i64, action: i64) -> None:
        if action != NEITHER:
            use(game, action // 2, action % 2 + 1)


AUXILIARY_CHOSEN: Final = UseAuxiliary(kinds.AUXILIARY, "auxiliary", NEITHER + 1)
