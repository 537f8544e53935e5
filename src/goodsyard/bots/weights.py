"""How bots judge each game: its evaluation with weights from a TOML file."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from goodsyard.bots.evaluation import Evaluation, ScoreOnly
from goodsyard.core.errors import BadSetup
from goodsyard.core.registry import find

FOLDER = Path(__file__).parent / "evaluations" / "weights"


@cache
def evaluation_for(game: str) -> Evaluation:
    """The evaluation that comes with the package; a game without one is judged by its points."""
    file = FOLDER / f"{game}.toml"
    if not file.exists():
        return ScoreOnly()
    return evaluation_from(game, read_weights(game))


def evaluation_in(game: str, file: str) -> Evaluation:
    """One with the weights of a file."""
    return evaluation_from(game, read_weights(game, Path(file)))


def evaluation_from(game: str, told: dict[str, Any]) -> Evaluation:
    """One with these weights."""
    names = feature_names(game)
    weights = [told["weights"][name] for name in names]
    quiet = [kind_names(game).index(kind) for kind in told["quiet"]]
    found: Evaluation = _module(game).EVALUATION(names, weights, told["margin"], quiet)
    return found


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


def _begun(game: str) -> Any:
    title = find(game)
    return title.begin(title.fewest, 1, title.rules, title.checked_options(title.fewest, {}))
