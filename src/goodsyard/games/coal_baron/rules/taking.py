"""Taking cards and where they go (RULES 3)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.decision import Decision, Options
from goodsyard.core.row import bit
from goodsyard.games.coal_baron.rules import kinds
from goodsyard.games.coal_baron.rules.cards import (
    DOCKS,
    ENGINE,
    ENGINES,
    FAMILY_OF,
    INNOVATION,
    LORRY,
    OBJECTIVE,
    ORDER,
    SHARE,
    dock_takes,
)
from goodsyard.games.coal_baron.rules.docks import add_wagon, engine_in, has_dock_without_engine
from goodsyard.games.coal_baron.rules.events import DOCKED_ENGINE, DOCKED_WAGON
from goodsyard.games.coal_baron.rules.stacks import take
from goodsyard.games.coal_baron.rules.state import DOCK, INNOVATION_IN_HAND, ORDER_IN_HAND, State


def can_take(game: State, stack: i64) -> bool:
    """Is there a card and, if it is an engine, a dock for it? (RULES 3.6, 7.1)"""
    if game.heights[stack] == 0:
        return False
    return stack != ENGINES or has_dock_without_engine(game.me)


def take_top(game: State, stack: i64) -> None:
    """Take the top card of a stack in front of everybody."""
    kind = take(game, stack)
    receive(game, FAMILY_OF[stack], kind)
    if FAMILY_OF[stack] == ORDER:
        game.me.shown[ORDER_IN_HAND + kind] += 1
    elif FAMILY_OF[stack] == INNOVATION:
        game.me.shown[INNOVATION_IN_HAND + kind] += 1


def receive(game: State, family: i64, kind: i64) -> None:
    """Put a card where its family goes."""
    me = game.me
    if family == LORRY:
        me.mining_row[me.lorries] = kind
        me.lorries += 1
    elif family == ENGINE:
        game.ask(kinds.ENGINE_TO, kind)
    elif family == ORDER:
        me.hand[ORDER_IN_HAND + kind] += 1
    elif family == SHARE:
        me.shares[kind] += 1
    elif family == INNOVATION:
        me.hand[INNOVATION_IN_HAND + kind] += 1
    elif family == OBJECTIVE:
        me.objectives |= bit(kind)
    else:
        game.ask(kinds.WAGON_TO, kind)


class WagonTo(Decision[State]):
    """A wagon goes to a dock that shows its crest, to the right of the wagons there (RULES 3.2-3.4)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        dock: i64
        for dock in range(DOCKS):
            if dock_takes(dock, about):
                found.add(dock)

    def choose(self, game: State, about: i64, action: i64) -> None:
        add_wagon(game.me, action, about)
        game.tell(DOCKED_WAGON, game.seat, about, action)


class EngineTo(Decision[State]):
    """An engine goes to a dock that has none yet (RULES 3.5, 3.6)."""

    def options(self, game: State, about: i64, found: Options) -> None:
        dock: i64
        for dock in range(DOCKS):
            if engine_in(game.me, dock) == 0:
                found.add(dock)

    def choose(self, game: State, about: i64, action: i64) -> None:
        game.me.docks[action * DOCK] = about + 1
        game.tell(DOCKED_ENGINE, game.seat, about, action)


WAGON_TO: Final = WagonTo(kinds.WAGON_TO, "wagon_to", DOCKS)
ENGINE_TO: Final = EngineTo(kinds.ENGINE_TO, "engine_to", DOCKS)
