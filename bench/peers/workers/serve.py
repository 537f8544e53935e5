"""What all measuring processes share: rates by processor time, and requests as JSON lines."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Sequence
from importlib.metadata import version
from random import Random
from time import process_time
from typing import Any, TypeVar

Rates = dict[str, float]
"""Numbers by the name of their column."""
Measure = Callable[..., Rates]
"""Measures (what, players, variant, seconds)."""

SEED = 7
OPENING = 3
"""Between two positions lie so many decisions."""

T = TypeVar("T")


def whole_games(seconds: float, begin: Callable[[int], T], play: Callable[[T], int]) -> Rates:
    """Games from the first to the last: `begin` sets one up by a seed, `play` gives the number of decisions."""
    decisions = games = 0
    playing = 0.0
    start = process_time()
    while playing < seconds:
        game = begin(games)
        before = process_time()
        decisions += play(game)
        playing += process_time() - before
        games += 1
    whole = process_time() - start
    return {
        "decisions/s": decisions / playing,
        "with set-up": decisions / whole,
        "decisions a game": decisions / games,
    }


def repeated(seconds: float, act: Callable[[], int]) -> float:
    """How many per second, if each call does as many as it says."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        count += act()
    return count / spent


def copies(seconds: float, positions: Sequence[T], copy: Callable[[T], object]) -> Rates:
    """How many copies of positions per second."""

    def all_of_them() -> int:
        for position in positions:
            copy(position)
        return len(positions)

    return {"copies/s": repeated(seconds, all_of_them)}


def for_each(seconds: float, positions: Sequence[T], act: Callable[[T], int]) -> float:
    """How many per second over all positions, each as often as the others; only the acts are timed."""
    count, spent = 0, 0.0
    while spent < seconds:
        for position in positions:
            before = process_time()
            count += act(position)
            spent += process_time() - before
    return count / spent


def chance() -> Callable[[], float]:
    """Numbers from 0 to 1, the same for every measurement."""
    return Random(SEED).random


def serve(packages: Sequence[str], measures: dict[str, Measure]) -> None:
    """Tell the versions, then answer requests; what packages print goes to the log and not between the answers."""
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)
        say(answers, {"versions": {package: version(package) for package in packages}})
        for line in sys.stdin:
            say(answers, answer(measures, json.loads(line)))


def answer(measures: dict[str, Measure], request: dict[str, Any]) -> dict[str, Any]:
    """The rates, or what went wrong."""
    try:
        return measures[request.pop("group")](**request)
    except Exception as problem:
        return {"error": f"{type(problem).__name__}: {problem}"}


def say(answers: Any, message: dict[str, Any]) -> None:
    print(json.dumps(message), file=answers, flush=True)
