"""Measures RLCard."""

from __future__ import annotations

from typing import Any

import rlcard
from bench.peers.workers.serve import SEED, Rates, chance, serve, whole_games


def api(what: str, players: int, variant: str, seconds: float) -> Rates:
    env, random = rlcard.make(what, config={"seed": SEED}), chance()

    def begin(seed: int) -> dict[str, Any]:
        state: dict[str, Any] = env.reset()[0]
        return state

    def play(state: dict[str, Any]) -> int:
        decisions = 0
        while not env.is_over():
            options = list(state["legal_actions"])
            state, _ = env.step(options[int(random() * len(options))])
            decisions += 1
        return decisions

    return whole_games(seconds, begin, play)


if __name__ == "__main__":
    serve(["rlcard"], {"api": api})
