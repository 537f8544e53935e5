"""How fast a game runs: inside the engine's own loop and through the Python API, compiled and interpreted in turn.

`python -m goodsyard.lab.bench` measures the package it was started with: it reads requests and writes rates, one JSON
document per line.
"""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import TemporaryDirectory
from time import process_time
from typing import Any

from goodsyard.core.chance import DICE, below, seeded
from goodsyard.core.errors import GoodsyardError
from goodsyard.core.game import Game
from goodsyard.core.playout import play_out
from goodsyard.core.registry import find
from goodsyard.core.row import COMPILED
from goodsyard.lab.interpreted import pure_copy, pure_environment

ROUNDS = 3
MEASUREMENTS = 4
POSITIONS = 24

Rates = dict[str, float]
Begin = Callable[[int], Game]


class FailedBench(GoodsyardError):
    """The measuring process failed to answer."""


def measure(game: str, players: int, seconds: float) -> Rates:
    """Measure all rates in this process, spending `seconds` of processor time on each."""
    title = find(game)
    options = title.checked_options(players, {})

    def begin(seed: int) -> Game:
        started: Game = title.begin(players, seed, title.rules_version, options)
        return started

    positions = [position(begin(seed), seed) for seed in range(POSITIONS)]
    return {
        **playouts(begin, seconds),
        "api_decisions_per_s": api_decisions(begin, seconds),
        "clones_per_s": per_second(positions, seconds, lambda game: game.clone()),
        "legal_per_s": per_second(positions, seconds, lambda game: game.legal()),
    }


def position(game: Game, seed: int) -> Game:
    """A position from the first hundred decisions of a random game."""
    chance = seeded(seed)
    for _ in range(4 * seed + 1):
        if not game.over:
            options = game.legal()
            follower = game.clone()
            follower.apply(options[below(chance, DICE, len(options))])
            game = game if follower.over else follower
    return game


def playouts(begin: Begin, seconds: float) -> Rates:
    """Decisions per second inside the loop; games per second including setup."""
    decisions = games = 0
    inside = 0.0
    start = process_time()
    while (now := process_time()) - start < seconds or not games:
        game = begin(games)
        before = process_time()
        decisions += play_out(game, games)
        inside += process_time() - before
        games += 1
    return {"decisions_per_s": rate(decisions, inside), "games_per_s": rate(games, now - start)}


def api_decisions(begin: Begin, seconds: float) -> float:
    """Decisions per second with `legal` and `apply` called from Python."""
    decisions, spent, seed = 0, 0.0, 0
    while spent < seconds:
        game, chance = begin(seed), seeded(seed)
        before = process_time()
        while not game.over:
            options = game.legal()
            game.apply(options[below(chance, DICE, len(options))])
            decisions += 1
        spent += process_time() - before
        seed += 1
    return rate(decisions, spent)


def per_second(positions: list[Game], seconds: float, act: Callable[[Game], object]) -> float:
    """How often per second something can be done with positions of a game."""
    count, start = 0, process_time()
    while (spent := process_time() - start) < seconds or not count:
        for game in positions:
            act(game)
        count += len(positions)
    return rate(count, spent)


def rate(count: int, seconds: float) -> float:
    return count / max(seconds, 1e-9)


def best(rounds: list[Rates]) -> dict[str, int]:
    """The best value of each rate, because other work on the machine can only slow things down."""
    return {name: round(max(rates[name] for rates in rounds)) for name in rounds[0]}


class Interpreted:
    """Runs `measure` in a process that uses the interpreted package."""

    def __init__(self, folder: Path) -> None:
        command = [sys.executable, "-m", "goodsyard.lab.bench"]
        environment = pure_environment(pure_copy(folder))
        pipe = subprocess.PIPE
        self.process = subprocess.Popen(command, env=environment, cwd=folder, stdin=pipe, stdout=pipe, text=True)

    def __enter__(self) -> Interpreted:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.communicate()

    def measure(self, game: str, players: int, seconds: float) -> Rates:
        if self.process.stdin is None or self.process.stdout is None:
            raise FailedBench("the interpreted process has no pipes")
        print(json.dumps([game, players, seconds]), file=self.process.stdin, flush=True)
        answer = self.process.stdout.readline()
        if not answer:
            raise FailedBench("the interpreted process ended without an answer")
        rates: Rates = json.loads(answer)
        return rates


def bench(game: str, players: int, seconds: float) -> Iterator[dict[str, Any] | None]:
    """Measure compiled and interpreted in turn for about `seconds`; yields None after each step, finally the report."""
    share = seconds / (ROUNDS * MEASUREMENTS * 2)
    compiled: list[Rates] = []
    plain: list[Rates] = []
    with TemporaryDirectory(prefix="goodsyard-") as folder, Interpreted(Path(folder)) as process:
        for _ in range(ROUNDS):
            if COMPILED:
                compiled.append(measure(game, players, share))
            yield None
            plain.append(process.measure(game, players, share))
            yield None
    report: dict[str, Any] = {"game": game, "players": players, "compiled": best(compiled) if compiled else None}
    report["interpreted"] = best(plain)
    ratio = report["compiled"]["decisions_per_s"] / report["interpreted"]["decisions_per_s"] if compiled else None
    yield report | {"ratio": round(ratio, 2) if ratio else None}


def serve() -> None:
    """Answer requests from another process."""
    if COMPILED:
        raise SystemExit("goodsyard.lab.bench: this process must run interpreted")
    for request in sys.stdin:
        print(json.dumps(measure(*json.loads(request))), flush=True)


if __name__ == "__main__":
    serve()
