"""What bots know about each game: its evaluation with tuned weights, and habits. Read once, from TOML."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from goodsyard.bots.evaluation import Evaluation, ScoreOnly
from goodsyard.bots.habits import Habits
from goodsyard.core.registry import find

FOLDER = Path(__file__).parent / "evaluations" / "weights"


class Skill(NamedTuple):
    """How bots judge positions of a game and what they try first."""

    evaluation: Evaluation
    habits: Habits


@cache
def skill_for(game: str) -> Skill:
    """The skill that comes with the package; a game without one is judged by its points."""
    file = FOLDER / f"{game}.toml"
    if not file.exists():
        return Skill(ScoreOnly(), Habits(_sizes(game), []))
    return skill_from(game, tomllib.loads(file.read_text(encoding="utf-8")))


def skill_from(game: str, told: dict[str, Any]) -> Skill:
    """A skill with these weights."""
    module = import_module(f"goodsyard.bots.evaluations.{game.replace('-', '_')}")
    weights = [told["weights"][name] for name in module.NAMES]
    kinds = kind_names(game)
    quiet = [kinds.index(kind) for kind in told["quiet"]]
    return Skill(module.EVALUATION(module.NAMES, weights, told["margin"], quiet), Habits(_sizes(game), []))


@cache
def kind_names(game: str) -> list[str]:
    """The kinds of decisions by number."""
    begun = _begun(game)
    return [begun.kind_name(kind) for kind in range(len(begun.kind_sizes()))]


def _sizes(game: str) -> list[int]:
    sizes: list[int] = _begun(game).kind_sizes()
    return sizes


def _begun(game: str) -> Any:
    title = find(game)
    return title.begin(title.fewest, 1, title.rules, title.checked_options(title.fewest, {}))
