"""Steps PettingZoo environments, ours and theirs: observe everything, then take a random legal action.

Choosing an action is not the environment's work, so it is done in the fastest way: `np.flatnonzero` on a mask or
sampling a space would take as long as a step of a fast environment. All environments have masks of bytes, 0 or 1.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.peers.workers.serve import SEED, chance


def stepper(env: Any, count: int) -> Callable[[], int]:
    """A function that takes `count` steps per call and starts a new game whenever one has ended."""
    random = chance()
    env.reset(seed=SEED)
    sizes = {agent: int(env.action_space(agent).n) for agent in env.possible_agents}

    def steps() -> int:
        for _ in range(count):
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.reset()
                observation, _, _, _, _ = env.last()
            if isinstance(observation, dict):
                legal = observation["action_mask"].view(bool).nonzero()[0]
                action = int(legal[int(random() * len(legal))])
            else:
                action = int(random() * sizes[env.agent_selection])
            env.step(action)
        return count

    return steps
