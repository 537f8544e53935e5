"""How PettingZoo environments are stepped, ours and theirs: everything is observed, a random legal action is taken.

To choose is not the environment's work, so it is done in the quickest way: `np.flatnonzero` of a mask and the sampling
of a space would take as long as a step of a quick environment. Masks are bytes, 0 or 1, in all of them.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bench.peers.workers.serve import SEED, chance


def stepper(env: Any, count: int) -> Callable[[], int]:
    """Takes so many steps with a call, and begins a new game whenever one has ended."""
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
