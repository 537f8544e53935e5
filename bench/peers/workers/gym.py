"""Steps our Gymnasium environments, one game or many in lockstep; choosing the actions is not timed."""

from __future__ import annotations

from time import process_time
from typing import Any

import gymnasium
import numpy as np
from bench.peers.workers.serve import SEED, chance
from gymnasium.vector import AutoresetMode, SyncVectorEnv

from goodsyard.envs.gymnasium import GoodsyardVectorEnv


def single(what: str, players: int, seconds: float) -> float:
    """Steps per second of consecutive games, including resets; the other seats play at random."""
    env, random = made(what, players), chance()
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


def made(what: str, players: int) -> gymnasium.Env[Any, Any]:
    """The single environment as Gymnasium makes it, with its wrappers."""
    name = next(id for id, spec in gymnasium.registry.items() if spec.kwargs.get("game") == what)
    return gymnasium.make(name, players=players)


def many(what: str, players: int, opponent: str, count: int, seconds: float) -> float:
    """The same for `count` games in one call; a step of one game counts as one."""
    return side_by_side(GoodsyardVectorEnv(what, num_envs=count, players=players, opponent=opponent), seconds)


def singles(what: str, players: int, count: int, seconds: float) -> float:
    """The same for `count` single environments in Gymnasium's own vector environment."""
    each = [lambda: made(what, players)] * count
    return side_by_side(SyncVectorEnv(each, autoreset_mode=AutoresetMode.SAME_STEP), seconds)


def side_by_side(env: Any, seconds: float) -> float:
    random, count = chance(), env.num_envs
    _, info = env.reset(seed=SEED)
    steps, spent = 0, 0.0
    while spent < seconds:
        actions = np.array([row[int(random() * len(row))] for row in map(np.flatnonzero, info["action_mask"])])
        before = process_time()
        *_, info = env.step(actions)
        spent += process_time() - before
        steps += count
    return steps / spent
