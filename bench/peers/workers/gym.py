"""How our Gymnasium environments are stepped: one game, and many in step; choosing the actions is not timed."""

from __future__ import annotations

from time import process_time

import gymnasium
import numpy as np
from bench.peers.workers.serve import SEED, chance

from goodsyard.envs.gymnasium import GoodsyardVectorEnv


def single(what: str, players: int, seconds: float) -> float:
    """Steps per second of one game after the other, with their resets; chance plays the other seats."""
    name = next(id for id, spec in gymnasium.registry.items() if spec.kwargs.get("game") == what)
    env, random = gymnasium.make(name, players=players), chance()
    _, info = env.reset(seed=SEED)
    steps, spent = 0, 0.0
    while spent < seconds:
        legal = np.flatnonzero(info["action_mask"])
        action = int(legal[int(random() * len(legal))])
        before = process_time()
        _, _, over, _, info = env.step(action)
        if over:
            _, info = env.reset()
        spent += process_time() - before
        steps += 1
    return steps / spent


def many(what: str, players: int, opponent: str, count: int, seconds: float) -> float:
    """The same of so many games in one call, counted game by game."""
    env, random = GoodsyardVectorEnv(what, num_envs=count, players=players, opponent=opponent), chance()
    _, info = env.reset(seed=SEED)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = np.array([row[int(random() * len(row))] for row in map(np.flatnonzero, info["action_mask"])])
        before = process_time()
        *_, info = env.step(actions)
        spent += process_time() - before
        steps += count
    return steps / spent
