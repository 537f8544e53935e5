"""Your own bots: a class with `decide(view, choices, budget)`, from a file or an installed package."""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any, Protocol

from goodsyard.bots.budget import Budget
from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.core.registry import find
from goodsyard.core.table import Choice, choices_of


class Decider(Protocol):
    """The interface of your own bot."""

    def decide(self, view: Any, choices: list[Choice], budget: Budget) -> int:
        """Choose the action of one of the choices, based on what the seat may see."""


class OwnBot:
    """Adapts a decider: shows it only what its seat may see."""

    def __init__(self, decider: object, game: str, budget: Budget) -> None:
        if not callable(getattr(decider, "decide", None)):
            raise BadSetup(f"{type(decider).__name__} has no method decide(view, choices, budget)")
        self.decider: Decider = decider  # type: ignore[assignment]
        self.title = find(game)
        self.budget = budget

    def choose(self, game: Game, seat: int, seed: int) -> int:
        choices = choices_of(self.title, game, seat, self.title.words("en"))
        action = self.decider.decide(self.title.view(game, seat), choices, self.budget)
        if action not in [choice.action for choice in choices]:
            raise BadSetup(f"{type(self.decider).__name__} chose {action!r}, which is not one of its choices")
        return action


def class_in(file: str, name: str) -> Callable[[], object]:
    """A class from a Python file."""
    path = Path(file)
    spec = spec_from_file_location(path.stem, path)
    if not path.exists() or spec is None or spec.loader is None:
        raise BadSetup(f"file not found: {file}")
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    if not callable(getattr(module, name, None)):
        raise BadSetup(f"{file} has no class {name or '(name it: my_bot.py:MyBot)'}")
    made: Callable[[], object] = getattr(module, name)
    return made
