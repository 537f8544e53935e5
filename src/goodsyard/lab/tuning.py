"""Weights by self-play: simultaneous perturbation (SPSA), every step a match between two neighbours of the weights.

A step moves every weight up or down by its reach, at random, and the opposite way for the opponent; both play the same
seeds from both seats. All weights then go towards the winner's, the further the clearer the win. The result is the mean
of the second half of the way, which is steadier than its end.
"""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

from goodsyard.bots import Bot, Budget, SearchBot
from goodsyard.bots.budget import read_budget
from goodsyard.bots.evaluation import CERTAIN, WHOLE, final_utilities
from goodsyard.bots.one_ahead import CarefulBot
from goodsyard.bots.weights import evaluation_from, read_weights
from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.errors import BadSetup
from goodsyard.core.row import zeros
from goodsyard.core.table import new
from goodsyard.lab.playing import EndlessGame, chosen
from goodsyard.lab.pools import uninterrupted

REACH = 0.3
"""How far a weight is moved at first, as a share of its size."""

LEAST_REACH = 20
RATE = 0.7
"""A match that is won outright moves a weight by so many times its reach."""

SLOWER_AFTER = 50
"""Reach and rate shrink with the steps; after so many steps the rate is about half."""

Weights = dict[str, float]


@dataclass(frozen=True)
class Tuning:
    """What is to be tuned and how: `bot` is `careful`, looking at one world, or a small search such as `ismcts:100`."""

    game: str
    bot: str = "careful"
    steps: int = 200
    pairs: int = 16
    players: int = 2
    seed: int = 1
    start: Path | None = None

    def check(self) -> None:
        """Raise a GoodsyardError if this cannot be tuned."""
        if self.steps < 1 or self.pairs < 1:
            raise BadSetup("a tuning has at least one step, and a step at least one pair of games")
        bot_for(self.bot, self.game, read_weights(self.game, self.start))
        new(self.game, self.players, self.seed)


class Course(msgspec.Struct):
    """How far a tuning has come."""

    bot: str
    players: int
    pairs: int
    seed: int
    first: dict[str, int]
    weights: Weights
    steps: int = 0
    results: list[float] = []
    tail: list[Weights] = []


def bot_for(bot: str, game: str, told: dict[str, Any]) -> Bot:
    """A bot that judges by these weights."""
    name, _, budget = bot.partition(":")
    evaluation = evaluation_from(game, told)
    if name == "careful" and not budget:
        return CarefulBot(evaluation, worlds=1)
    found: Budget = read_budget(budget)
    if name != "ismcts" or not found.iterations:
        raise BadSetup(f"tuning is done with careful or with a number of iterations, like ismcts:100, not {bot!r}")
    return SearchBot(evaluation, found)


def run(tuning: Tuning, executor: Executor, file: Path) -> Iterator[Course]:
    """Go on from where the file left off, and give the state after every step; it is also written to the file."""
    tuning.check()
    told = read_weights(tuning.game, tuning.start)
    course = resumed(tuning, file) if file.exists() else begun(tuning, told)
    yield course
    while course.steps < tuning.steps:
        take_step(tuning, course, told, executor)
        part = file.with_suffix(".part")
        part.write_bytes(msgspec.json.encode(course))
        part.replace(file)
        yield course


def begun(tuning: Tuning, told: dict[str, Any]) -> Course:
    weights = {name: float(weight) for name, weight in told["weights"].items()}
    return Course(tuning.bot, tuning.players, tuning.pairs, tuning.seed, dict(told["weights"]), weights)


def resumed(tuning: Tuning, file: Path) -> Course:
    """What the file holds, if it belongs to this tuning."""
    try:
        course = msgspec.json.decode(file.read_bytes(), type=Course)
    except msgspec.DecodeError:
        raise BadSetup(f"{file} holds no tuning that could go on") from None
    same = (course.bot, course.players, course.pairs, course.seed) == (
        tuning.bot,
        tuning.players,
        tuning.pairs,
        tuning.seed,
    )
    if not same or course.first != read_weights(tuning.game, tuning.start)["weights"]:
        raise BadSetup(f"{file} holds another tuning; choose another file or the same settings")
    return course


def take_step(tuning: Tuning, course: Course, told: dict[str, Any], executor: Executor) -> None:
    """One match between two neighbours, and the move towards the better one."""
    ways = directions(tuning.seed, course.steps, len(course.weights))
    slow = (1 + course.steps / SLOWER_AFTER) ** -0.101
    reaches = [slow * max(LEAST_REACH, REACH * abs(weight)) for weight in course.first.values()]
    moves = [way * reach for way, reach in zip(ways, reaches, strict=True)]
    above, below_ = shifted(course.weights, moves, 1), shifted(course.weights, moves, -1)
    first = 1 + course.steps * tuning.pairs
    with uninterrupted():
        matches = [
            executor.submit(play_pair, tuning, {**told, "weights": above}, {**told, "weights": below_}, first + k)
            for k in range(tuning.pairs)
        ]
    result = sum(match.result() for match in matches) / tuning.pairs
    rate = RATE * (1 + course.steps / SLOWER_AFTER) ** -0.602
    for name, move in zip(course.weights, moves, strict=True):
        if course.first[name] != WHOLE:  # what is a sure point stays one
            course.weights[name] += rate * result * move
    course.steps += 1
    course.results.append(round(result, 4))
    if 2 * course.steps > tuning.steps:
        course.tail.append(dict(course.weights))


def directions(seed: int, step: int, count: int) -> list[int]:
    """Up or down for every weight."""
    chance = seeded(mix(mix(7, seed), step))
    return [2 * below(chance, DICE, 2) - 1 for _ in range(count)]


def shifted(weights: Weights, moves: list[float], way: int) -> dict[str, int]:
    return {name: round(weight + way * move) for (name, weight), move in zip(weights.items(), moves, strict=True)}


def play_pair(tuning: Tuning, mine: dict[str, Any], other: dict[str, Any], seed: int) -> float:
    """By how much the first weights do better than the second on one seed, from both sides: -1 to 1."""
    return sum(play_one(tuning, mine, other, seed, side) for side in (0, 1)) / 2


def play_one(tuning: Tuning, mine: dict[str, Any], other: dict[str, Any], seed: int, side: int) -> float:
    """The seats are taken in turn by the two kinds of bot; the utility of the one less that of the other.

    A game without end is a draw.
    """
    bots = [bot_for(tuning.bot, tuning.game, told) for told in (mine, other)]
    game = new(tuning.game, tuning.players, mix(tuning.seed, seed) % 2**31).game
    seats = [bots[(seat + side) % 2] for seat in range(tuning.players)]
    try:
        for seat, action in chosen(game, seats, seed):
            game.apply(action, seat)
    except EndlessGame:
        return 0.0
    found = zeros(tuning.players)
    final_utilities(game, mine["margin"] * WHOLE, found)
    means = [
        sum(found[seat] for seat in range(tuning.players) if seats[seat] is bot) / seats.count(bot) for bot in bots
    ]
    return float(means[0] - means[1]) / CERTAIN


def tuned(course: Course) -> dict[str, int]:
    """The weights that the way so far led to."""
    found = course.tail or [course.weights]
    return {name: round(sum(weights[name] for weights in found) / len(found)) for name in course.weights}


def with_weights(tuning: Tuning, weights: dict[str, int]) -> dict[str, Any]:
    """What the tuning began with, but with these weights."""
    return {**read_weights(tuning.game, tuning.start), "weights": weights}


def compare(tuning: Tuning, weights: dict[str, int], seeds: int, executor: Executor) -> tuple[float, int]:
    """Wins, and games, of these weights against those at the beginning, on seeds that were not played before."""
    mine, other = with_weights(tuning, weights), read_weights(tuning.game, tuning.start)
    first = 1 + tuning.steps * tuning.pairs
    with uninterrupted():
        matches = [
            executor.submit(play_one, tuning, mine, other, first + k, side) for k in range(seeds) for side in (0, 1)
        ]
    results = [match.result() for match in matches]
    return sum(0.5 if result == 0 else float(result > 0) for result in results), len(results)


def as_toml(told: dict[str, Any], source: str) -> str:
    """A file of weights that says where they come from."""
    quiet = ", ".join(f'"{kind}"' for kind in told["quiet"])
    lines = [f'source = "{source}"', f"margin = {told['margin']}", f"quiet = [{quiet}]", "", "[weights]"]
    return "\n".join([*lines, *(f"{name} = {weight}" for name, weight in told["weights"].items())]) + "\n"
