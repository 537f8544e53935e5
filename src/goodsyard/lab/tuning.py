"""Tunes weights by self-play with an evolution strategy (CMA-ES); all candidates of a generation play the same seeds.

A generation draws candidates around the mean of the weights. Each plays half of its pairs of games against the initial
weights and half against the mean, from both seats. The mean then moves towards the better candidates, and the strategy
learns from them how far to search for each weight; correlations are ignored. The result is the mean.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from goodsyard.bots import Bot, Budget, SearchBot
from goodsyard.bots.budget import read_budget
from goodsyard.bots.one_ahead import CarefulBot
from goodsyard.bots.weights import evaluation_from, read_weights
from goodsyard.core.chance import mix
from goodsyard.core.errors import BadSetup
from goodsyard.core.evaluation import CERTAIN, WHOLE, chance_of, lead
from goodsyard.core.row import row
from goodsyard.core.table import new
from goodsyard.lab.evolution import Evolution, Weights
from goodsyard.lab.playing import EndlessGame, chosen
from goodsyard.lab.pools import uninterrupted

MAX_SEED = 2**32 - 1


@dataclass(frozen=True)
class Tuning:
    """What to tune and how; `bot` is `careful` (sampling one world) or a small search such as `ismcts:100`."""

    game: str
    bot: str = "careful"
    generations: int = 30
    candidates: int = 14
    pairs: int = 16
    players: int = 2
    seed: int = 1
    start: Path | None = None

    def check(self) -> None:
        """Raise a GoodsyardError if this cannot be tuned."""
        if self.generations < 1 or self.pairs < 2 or self.candidates < 4:
            raise BadSetup("tuning needs at least one generation, four candidates and two pairs of games")
        if not 1 <= self.seed <= MAX_SEED:  # the strategy would replace 0 by the time of day
            raise BadSetup(f"the seed of a tuning run must be a number from 1 to {MAX_SEED}, not {self.seed}")
        bot_for(self.bot, self.game, read_weights(self.game, self.start))
        new(self.game, self.players, self.seed)


class Course(msgspec.Struct):
    """The progress of a tuning run: the result of each candidate in each generation, from -1 to 1."""

    game: str
    bot: str
    candidates: int
    pairs: int
    players: int
    seed: int
    first: Weights
    results: list[list[float]] = []


def bot_for(bot: str, game: str, data: dict[str, Any]) -> Bot:
    """A bot that uses these weights."""
    name, _, budget = bot.partition(":")
    evaluation = evaluation_from(game, data)
    if name == "careful" and not budget:
        return CarefulBot(evaluation, worlds=1)
    found: Budget = read_budget(budget)
    if name != "ismcts" or not found.iterations:
        raise BadSetup(f"tuning needs careful or a search with iterations, like ismcts:100, not {bot!r}")
    return SearchBot(evaluation, found)


def run(tuning: Tuning, executor: Executor, file: Path) -> Iterator[tuple[int, Weights]]:
    """Tune, resuming from the file; yields the number of each generation and the weights so far.

    The file stores the results of every generation; the state of the strategy is reconstructed from them.
    """
    tuning.check()
    data = with_weights(tuning)
    course = begun(tuning, data)
    if file.exists():
        course.results = resumed(course, file)
    evolution = Evolution(course.first, tuning.candidates, tuning.seed)
    for results in course.results[: tuning.generations]:
        evolution.candidates()
        evolution.learn(results)
    yield evolution.generation, evolution.mean()
    while evolution.generation < tuning.generations:
        course.results.append(play_generation(tuning, evolution, data, executor))
        evolution.learn(course.results[-1])
        part = file.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(course))
        part.replace(file)
        yield evolution.generation, evolution.mean()


def begun(tuning: Tuning, data: dict[str, Any]) -> Course:
    settings = (tuning.game, tuning.bot, tuning.candidates, tuning.pairs, tuning.players, tuning.seed)
    return Course(*settings, dict(data["weights"]))


def resumed(wanted: Course, file: Path) -> list[list[float]]:
    """The results stored in the file; raises BadSetup if it belongs to another tuning run."""
    try:
        course = msgspec.json.decode(file.read_bytes(), type=Course)
    except msgspec.DecodeError:
        raise BadSetup(f"{file} does not contain a tuning run that could be resumed") from None
    results, course.results = course.results, []
    if course != wanted:
        raise BadSetup(f"{file} belongs to a tuning run with other settings; use the same settings or another file")
    return results


def play_generation(tuning: Tuning, evolution: Evolution, data: dict[str, Any], executor: Executor) -> list[float]:
    """The result of each candidate; all play the same seeds against the same two opponents."""
    first = 1 + evolution.generation * tuning.pairs
    opponents = [data, {**data, "weights": evolution.mean()}]
    with uninterrupted():
        matches: list[list[Future[float]]] = [
            [
                executor.submit(play_pair, tuning, {**data, "weights": candidate}, opponents[k % 2], first + k)
                for k in range(tuning.pairs)
            ]
            for candidate in evolution.candidates()
        ]
    return [round(sum(pair.result() for pair in match) / tuning.pairs, 6) for match in matches]


def play_pair(tuning: Tuning, mine: dict[str, Any], other: dict[str, Any], seed: int) -> float:
    """How much better the first weights do than the second on one seed, played from both sides: -1 to 1."""
    return sum(play_one(tuning, mine, other, seed, side) for side in (0, 1)) / 2


def play_one(tuning: Tuning, mine: dict[str, Any], other: dict[str, Any], seed: int, side: int) -> float:
    """Play one game with alternating seats; returns how much better the first bot's leads are, from -1 to 1.

    With few games, leads carry more information than wins. A game that does not end is a draw.
    """
    bots = [bot_for(tuning.bot, tuning.game, data) for data in (mine, other)]
    game = new(tuning.game, tuning.players, mix(tuning.seed, seed) % 2**31).game
    seats = [bots[(seat + side) % 2] for seat in range(tuning.players)]
    try:
        for seat, action in chosen(game, seats, seed):
            game.apply(action, seat)
    except EndlessGame:
        return 0.0
    points = row([WHOLE * score for score in game.scores()])
    margin = mine["margin"] * WHOLE
    hopes = [chance_of(lead(points, tuning.players, seat), margin) for seat in range(tuning.players)]
    means = [sum(hope for hope, who in zip(hopes, seats, strict=True) if who is bot) / seats.count(bot) for bot in bots]
    return float(means[0] - means[1]) / CERTAIN


def with_weights(tuning: Tuning, weights: Weights | None = None) -> dict[str, Any]:
    """The initial evaluation data, optionally with other weights."""
    data = read_weights(tuning.game, tuning.start)
    return {**data, "weights": weights} if weights else data


def compare(tuning: Tuning, weights: Weights, seeds: int, executor: Executor) -> tuple[float, int]:
    """Wins and games of these weights against the initial ones, on seeds that were not used for tuning."""
    mine, other = with_weights(tuning, weights), with_weights(tuning)
    first = 1 + tuning.generations * tuning.pairs
    with uninterrupted():
        matches = [
            executor.submit(play_one, tuning, mine, other, first + k, side) for k in range(seeds) for side in (0, 1)
        ]
    results = [match.result() for match in matches]
    return sum(0.5 if result == 0 else float(result > 0) for result in results), len(results)


def as_toml(data: dict[str, Any], source: str) -> str:
    """The contents of a weights file, including where they come from."""
    quiet = ", ".join(f'"{kind}"' for kind in data["quiet"])
    lines = [f'source = "{source}"', f"margin = {data['margin']}", f"quiet = [{quiet}]", "", "[weights]"]
    return "\n".join([*lines, *(f"{name} = {weight}" for name, weight in data["weights"].items())]) + "\n"
