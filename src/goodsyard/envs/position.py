"""A position for OpenSpiel: luck comes as outcomes of chance nodes, and every seat has a past."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from goodsyard.core.chance import mix
from goodsyard.core.game import Game
from goodsyard.core.row import zeros
from goodsyard.core.sheet import Sheet
from goodsyard.envs.recall import Recall
from goodsyard.envs.setting import Setting

NOTHING = -1


class Course:
    """A setting and its model of chance: before each action that needs luck (`explicit`), or once, as the seed."""

    def __init__(self, game: str, players: int, reward: str, options: Mapping[str, str], explicit: bool) -> None:
        self.told = game, players, reward, options, explicit
        self.setting = Setting(game, players, reward, options)
        self.explicit = explicit
        self.sheet = Sheet(self.setting.length)

    def __reduce__(self) -> tuple[type[Course], tuple[Any, ...]]:
        return Course, self.told


class Position:
    """The state of a game. Before the first chance node there is no game; at later ones an action awaits its outcome.

    Positions are cheap to copy, and pickled as their past.
    """

    def __init__(self, course: Course) -> None:
        self.course = course
        self.past: list[int | tuple[int, int]] = []  # actions, outcomes, and (seat, seed) of every `imagine`
        self.game: Game | None = None
        self.waiting = NOTHING
        self.seed = 0  # combines all chance outcomes so far
        self.recall = Recall(zeros(course.setting.players), zeros(course.setting.players))

    def __deepcopy__(self, memo: object) -> Position:
        twin = Position(self.course)
        twin.past = self.past[:]
        twin.game = self.game.clone() if self.game is not None else None
        twin.waiting = self.waiting
        twin.seed = self.seed
        twin.recall = self.recall.clone()
        return twin

    def __reduce__(self) -> tuple[Callable[..., Position], tuple[Any, ...]]:
        return relived, (self.course, self.past)

    @property
    def is_chance(self) -> bool:
        return self.game is None or self.waiting != NOTHING

    def imagine(self, seat: int, seed: int) -> None:
        """Resample what the seat cannot know."""
        self.past.append((seat, seed))
        if self.game is not None:
            self.seed = seed
            self.game.determinize(seat, seed)

    def apply(self, action: int) -> None:
        """Apply an action or a chance outcome."""
        self.past.append(action)
        if self.game is None:
            self.seed = mix(1, action + 1)
            self.game = self.course.setting.begin(self.seed)
        elif self.waiting != NOTHING:
            self.seed = mix(self.seed, action + 1)
            self.course.setting.title.deal_future(self.game, self.seed)
            self.carry_out(self.game, self.waiting)
            self.waiting = NOTHING
        elif self.course.explicit:
            self.try_out(self.game, action)
        else:
            self.carry_out(self.game, action)
        if self.waiting == NOTHING:
            self.recall.look(self.game, self.course.setting.encoder, self.course.sheet)

    def try_out(self, game: Game, action: int) -> None:
        """Apply an action; if it involves luck, it waits for a chance outcome instead."""
        future = game.clone()
        self.course.setting.actions.apply(future, action)
        if future.luck != game.luck or list(future.chance) != list(game.chance):
            self.waiting = action
        else:
            self.recall.acted(game.current, action)
            self.game = future

    def carry_out(self, game: Game, action: int) -> None:
        self.recall.acted(game.current, action)
        self.course.setting.actions.apply(game, action)


def relived(course: Course, past: list[int | tuple[int, int]]) -> Position:
    """Rebuild a position from its past."""
    position = Position(course)
    for event in past:
        if isinstance(event, tuple):
            position.imagine(*event)
        else:
            position.apply(event)
    return position
