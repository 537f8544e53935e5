"""A setting: which game, how many players, which options and which reward; the basis of all environments."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
import numpy.typing as npt

from goodsyard.core.errors import BadSetup, IllegalAction
from goodsyard.core.game import Game
from goodsyard.core.registry import find
from goodsyard.core.sheet import Sheet
from goodsyard.core.table import Choice, choices_of
from goodsyard.envs.actions import Actions
from goodsyard.envs.batch import Batch
from goodsyard.envs.observation import encoder_for, planes
from goodsyard.envs.rewards import NAMES

Numbers = npt.NDArray[np.int16]
Mask = npt.NDArray[np.int8]


class Setting:
    """A game as environments offer it: rows of numbers with a fixed length, one fixed action space."""

    def __init__(self, game: str, players: int, reward: str = "rank", options: Mapping[str, str] | None = None) -> None:
        self.title = find(game)
        self.game = game
        self.players = players
        self.options = self.title.checked_options(players, options or {})
        if reward not in NAMES:
            raise BadSetup(f"the reward must be one of {', '.join(NAMES)}, not {reward!r}")
        self.reward = NAMES.index(reward)
        self.planes = planes(game, players)
        self.length = self.planes[-1].first + self.planes[-1].length
        self.encoder = encoder_for(game, players)
        self.sheet = Sheet(self.length)
        self.row = viewed(self.sheet.numbers, (self.length,), np.int16)
        self.actions = Actions(self.begin(1).kind_sizes())

    def begin(self, seed: int) -> Game:
        """A new game."""
        game: Game = self.title.begin(self.players, seed, self.title.rules_version, self.options)
        return game

    def batch(self, count: int) -> Batch:
        """A batch of games to be played side by side."""
        batch = Batch(self.begin, self.encoder, self.actions, self.length, count)
        batch.how = self.reward
        return batch

    def observation(self, game: Game, seat: int) -> Numbers:
        """A seat's observation."""
        self.encoder.write(game, seat, self.sheet, 0)
        return self.row.copy()

    def scales(self) -> npt.NDArray[np.float32]:
        """Factors that bring most numbers of an observation into the range from -1 to 1."""
        return np.concatenate([np.full(plane.length, 1 / plane.scale, np.float32) for plane in self.planes])

    def choices(self, game: Game, seat: int, lang: str = "en") -> dict[int, Choice]:
        """The seat's legal actions, by their numbers in the action space."""
        first = self.actions.first_of(game, seat)
        said = choices_of(self.title, game, seat, self.title.words(lang))
        return {first + choice.action: choice for choice in said}

    def said(self, game: Game, seat: int, action: int, lang: str = "en") -> str:
        """One of the seat's legal actions in words."""
        kind, about = game.decision(seat)
        choice = self.title.speech.choice(game, seat, kind, about, self.actions.kind_and_action(action)[1])
        return self.title.words(lang).say(choice.phrase)

    def meant(self, game: Game, seat: int, text: str, lang: str = "en") -> int:
        """The legal action with this text."""
        said = self.choices(game, seat, lang)
        for number, choice in said.items():
            if choice.text == text:
                return number
        raise IllegalAction(f"no choice reads {text!r}; the choices are: {'; '.join(c.text for c in said.values())}")

    def text(self, game: Game, lang: str = "en") -> str:
        """The current seat's question, and every answer with its number."""
        if game.over:
            return f"over: {game.scores()}"
        seat, words = game.current, self.title.words(lang)
        question = words.say(self.title.speech.prompt(game, seat, *game.decision(seat)))
        answers = [f"{number}: {choice.text}" for number, choice in self.choices(game, seat, lang).items()]
        return "\n".join([f"player {seat}: {question}", *answers])

    def refusal(self, game: Game, action: int | None) -> IllegalAction:
        """The error for an action that is not legal now."""
        if game.over:
            return IllegalAction("the game is over; reset begins a new one")
        legal = ", ".join(map(str, self.actions.legal(game)))
        return IllegalAction(f"action {action} is not legal now; the mask allows {legal}")


def viewed(memory: Any, shape: tuple[int, ...], dtype: type[np.generic]) -> npt.NDArray[Any]:
    """Memory of compiled code as a read-only array that reflects its changes."""
    array = np.frombuffer(memory, dtype).reshape(shape)
    array.flags.writeable = False
    return array
