"""How fast are the environments? Steps per second of CPU time, measured alternately, and their ratios.

`python bench/envs.py` compares Gymnasium's single environment with the vector environment, both against random
players, and PettingZoo's environment; choosing a random action from the mask is not timed for the first two.
`--pettingzoo` also runs PettingZoo's own benchmark, five seconds per game.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from gymnasium.vector import SyncVectorEnv
from pettingzoo.test import performance_benchmark

import goodsyard.envs.gymnasium  # noqa: F401
from goodsyard.core.registry import find, titles
from goodsyard.envs.pettingzoo import env

MANY = 64


def name_of(game: str) -> str:
    return f"goodsyard/{''.join(word.capitalize() for word in game.split('-'))}-v{find(game).rules_version}"


def single(game: str, players: int) -> Callable[[int], float]:
    """Steps the registered environment, including the wrappers that `gymnasium.make` adds."""
    one, chance = gymnasium.make(name_of(game), players=players), np.random.default_rng(1)
    _, start = one.reset(seed=1)
    masks = [start["action_mask"]]

    def run(steps: int) -> float:
        spent = 0.0
        for _ in range(steps):
            action = chance.choice(np.flatnonzero(masks[0]))
            begin = time.process_time()
            _, _, over, _, info = one.step(action)
            if over:
                _, info = one.reset()
            spent += time.process_time() - begin
            masks[0] = info["action_mask"]
        return steps / spent

    return run


def together(game: str, players: int) -> Callable[[int], float]:
    """Gymnasium's own way of stepping several single environments."""
    return steps_of(SyncVectorEnv([lambda: gymnasium.make(name_of(game), players=players)] * MANY))


def vector(game: str, players: int, opponent: str, copy: bool) -> Callable[[int], float]:
    return steps_of(gymnasium.make_vec(name_of(game), num_envs=MANY, players=players, opponent=opponent, copy=copy))


def steps_of(many: Any) -> Callable[[int], float]:
    chance = np.random.default_rng(1)
    latest: list[dict[str, Any]] = [many.reset(seed=1)[1]]

    def run(steps: int) -> float:
        spent = 0.0
        for _ in range(steps // MANY):
            masks = latest[0]["action_mask"]
            actions = np.argmax(chance.random(masks.shape, np.float32) * masks, axis=1)
            begin = time.process_time()
            latest[0] = many.step(actions)[4]
            spent += time.process_time() - begin
        return steps // MANY * MANY / spent

    return run


def turns(game: str, players: int) -> Callable[[int], float]:
    """PettingZoo's loop: last, a random action from the mask, step."""
    table, chance = env(game, players), np.random.default_rng(1)
    table.reset(seed=1)

    def run(steps: int) -> float:
        begin = time.process_time()
        for _ in range(steps):
            observation, _, over, _, _ = table.last()
            if over:
                table.reset()
                continue
            assert observation is not None
            legal = np.flatnonzero(observation["action_mask"])
            table.step(int(legal[int(chance.random() * len(legal))]))
        return steps / (time.process_time() - begin)

    return run


def measure(game: str, players: int, rounds: int, steps: int) -> None:
    runs = {
        "single": single(game, players),
        "SyncVectorEnv": together(game, players),
        "vector": vector(game, players, "random", copy=True),
        "vector, shared memory": vector(game, players, "random", copy=False),
        "vector, all seats": vector(game, players, "self", copy=False),
        "pettingzoo": turns(game, players),
    }
    found: dict[str, list[float]] = {name: [] for name in runs}
    for _ in range(rounds):
        for name, run in runs.items():
            found[name].append(run(steps))
    rates = {name: statistics.median(values) for name, values in found.items()}
    print(f"{game}, {players} players", *(f"{rate / 1000:.0f} k" for rate in rates.values()), sep=" | ", end=" | ")
    print(*(f"{rates['vector'] / rates[name]:.1f}" for name in ("single", "SyncVectorEnv")), sep=" | ", flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--steps", type=int, default=6400)
    parser.add_argument("--pettingzoo", action="store_true")
    told = parser.parse_args()
    print("Median steps per second of CPU time, and the vector environment's speed relative to two others")
    print(
        "game | single | SyncVectorEnv | vector | shared memory | all seats | pettingzoo | vs single | vs SyncVectorEnv"
    )
    for game in titles():
        for players in (2, 4):
            measure(game, players, told.rounds, told.steps)
        if told.pettingzoo:
            performance_benchmark(env(game))


if __name__ == "__main__":
    main()
