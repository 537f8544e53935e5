"""How PettingZoo environments are stepped, ours and theirs: everything is observed, a random legal action is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
from bench.peers.workers.serve import SEED, chance


def stepper(env: Any, count: int) -> Callable[[], int]:
    """Takes so many steps with a call, and begins a new game whenever one has ended."""
    random = chance()
    env.reset(seed=SEED)
    for agent in env.possible_agents:
        env.action_space(agent).seed(SEED)

    def steps() -> int:
        for _ in range(count):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                observation, _, _, _, _ = env.last()
            if isinstance(observation, dict):
                legal = np.flatnonzero(observation["action_mask"])
                action = int(legal[int(random() * len(legal))])
            else:
                action = env.action_space(env.agent_selection).sample()
            env.step(action)
        return count

    return steps
