"""What bots know about each game: its evaluation with tuned weights, and habits. Read once, from TOML."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, NamedTuple

from goodsyard.bots.evaluation import Evaluation, ScoreOnly
from goodsyard.bots.habits import Habits
from goodsyard.core.errors import BadSetup
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
    return skill_from(game, read_weights(game))


def skill_in(game: str, file: str) -> Skill:
    """A skill with the weights of a file."""
    return skill_from(game, read_weights(game, Path(file)))


def skill_from(game: str, told: dict[str, Any]) -> Skill:
    """A skill with these weights."""
    names = feature_names(game)
    weights = [told["weights"][name] for name in names]
    quiet = [kind_names(game).index(kind) for kind in told["quiet"]]
    evaluation = _module(game).EVALUATION(names, weights, told["margin"], quiet)
    return Skill(evaluation, Habits(_sizes(game), []))


def read_weights(game: str, file: Path | None = None) -> dict[str, Any]:
    """The weights of a file, by default those that come with the package, checked."""
    file = file or FOLDER / f"{game}.toml"
    if not file.exists():
        raise BadSetup(f"there is no file {file} with weights for {game}")
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSetup(f"{file} is no TOML file: {problem}") from None
    weights = told.get("weights")
    if not isinstance(weights, dict) or set(weights) != set(feature_names(game)):
        raise BadSetup(f"{file} needs a table [weights] with exactly the features of {game}")
    whole = isinstance(told.get("margin"), int) and told["margin"] > 0
    known = isinstance(told.get("quiet"), list) and set(told["quiet"]) <= set(kind_names(game))
    if not whole or not known or not all(isinstance(weight, int) for weight in weights.values()):
        raise BadSetup(f"{file} needs whole numbers as weights, a margin above 0 and kinds of decision as `quiet`")
    return told


def feature_names(game: str) -> list[str]:
    """What the evaluation of a game counts."""
    names: list[str] = _module(game).NAMES
    return names


def _module(game: str) -> Any:
    name = f"goodsyard.bots.evaluations.{find(game).id.replace('-', '_')}"
    try:
        return import_module(name)
    except ModuleNotFoundError as problem:
        if problem.name != name:
            raise
        raise BadSetup(f"there is no evaluation for {game}") from None


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
