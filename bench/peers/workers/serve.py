"""Shared by all measuring processes: rates by processor time, and requests as JSON lines."""

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
"""Numbers by column name."""
Measure = Callable[..., Rates]
"""A function of (what, players, variant, seconds)."""

SEED = 7
OPENING = 3
"""Each position is this many decisions further into its game than the one before."""

T = TypeVar("T")


def whole_games(seconds: float, begin: Callable[[int], T], play: Callable[[T], int]) -> Rates:
    """Rates over whole games: `begin` sets one up from a seed, `play` returns the number of decisions."""
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
        "decisions per game": decisions / games,
    }


def repeated(seconds: float, act: Callable[[], int]) -> float:
    """Units of work per second; each call returns how many it did."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < seconds:
        count += act()
    return count / spent


def copies(seconds: float, positions: Sequence[T], copy: Callable[[T], object]) -> Rates:
    """Copies of positions per second."""

    def all_of_them() -> int:
        for position in positions:
            copy(position)
        return len(positions)

    return {"copies/s": repeated(seconds, all_of_them)}


def for_each(seconds: float, positions: Sequence[T], act: Callable[[T], int]) -> float:
    """Units of work per second, giving every position equal weight; only `act` is timed."""
    count, spent = 0, 0.0
    while spent < seconds:
        for position in positions:
            before = process_time()
            count += act(position)
            spent += process_time() - before
    return count / spent


def chance() -> Callable[[], float]:
    """Random numbers from 0 to 1, the same for every measurement."""
    return Random(SEED).random


def serve(packages: Sequence[str], measures: dict[str, Measure]) -> None:
    """Send the versions, then answer requests; anything the packages print goes to the log instead of stdout."""
    with os.fdopen(os.dup(1), "w") as answers:
        os.dup2(2, 1)
        say(answers, {"versions": {package: version(package) for package in packages}})
        for line in sys.stdin:
            say(answers, answer(measures, json.loads(line)))


def answer(measures: dict[str, Measure], request: dict[str, Any]) -> dict[str, Any]:
    """The rates, or an error message."""
    try:
        return measures[request.pop("group")](**request)
    except Exception as problem:
        return {"error": f"{type(problem).__name__}: {problem}"}


def say(answers: Any, message: dict[str, Any]) -> None:
    print(json.dumps(message), file=answers, flush=True)
