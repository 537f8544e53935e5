"""How bots judge each game: its evaluation with weights from a TOML file."""

from __future__ import annotations

import tomllib
from functools import cache
from pathlib import Path
from typing import Any

from goodsyard.core.errors import BadSetup
from goodsyard.core.evaluation import Evaluation, ScoreOnly
from goodsyard.core.registry import find
from goodsyard.core.title import Judge


@cache
def evaluation_for(game: str) -> Evaluation:
    """A game's own evaluation; a game without one is judged by its points."""
    if find(game).judge is None:
        return ScoreOnly()
    return evaluation_from(game, read_weights(game))


def evaluation_in(game: str, file: str) -> Evaluation:
    """A game's evaluation with the weights of a file."""
    return evaluation_from(game, read_weights(game, Path(file)))


def evaluation_from(game: str, told: dict[str, Any]) -> Evaluation:
    """A game's evaluation with these weights."""
    names = feature_names(game)
    weights = [told["weights"][name] for name in names]
    quiet = [kind_names(game).index(kind) for kind in told["quiet"]]
    return judge_of(game).evaluation(names, weights, told["margin"], quiet)


def read_weights(game: str, file: Path | None = None) -> dict[str, Any]:
    """The checked weights of a file, by default the game's own."""
    file = file or judge_of(game).weights
    if not file.exists():
        raise BadSetup(f"there is no file {file} with weights for {game}")
    try:
        told = tomllib.loads(file.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as problem:
        raise BadSetup(f"{file} is not a valid TOML file: {problem}") from None
    weights = told.get("weights")
    if not isinstance(weights, dict) or set(weights) != set(feature_names(game)):
        raise BadSetup(f"{file} needs a table [weights] with exactly the features of {game}")
    whole = isinstance(told.get("margin"), int) and told["margin"] > 0
    known = isinstance(told.get("quiet"), list) and set(told["quiet"]) <= set(kind_names(game))
    if not whole or not known or not all(isinstance(weight, int) for weight in weights.values()):
        raise BadSetup(f"{file} needs whole numbers as weights, a margin above 0 and kinds of decision as `quiet`")
    return told


def feature_names(game: str) -> list[str]:
    """The features of a game's evaluation."""
    return list(judge_of(game).features)


def judge_of(game: str) -> Judge:
    judge = find(game).judge
    if judge is None:
        raise BadSetup(f"{game} has no evaluation with weights")
    return judge


@cache
def kind_names(game: str) -> list[str]:
    """The kinds of decision by number."""
    return [decision.name for decision in find(game).example().decisions()]
