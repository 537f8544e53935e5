"""Measures PettingZoo's classic environments."""

from __future__ import annotations

from importlib import import_module

from bench.peers.workers.serve import Rates, repeated, serve
from bench.peers.workers.settings import STEPS
from bench.peers.workers.steps import stepper


def zoo(what: str, players: int, variant: str, seconds: float) -> Rates:
    module = import_module(f"pettingzoo.classic.{what}")
    env = getattr(module, variant)()
    return {"steps/s": repeated(seconds, stepper(env, STEPS))}


if __name__ == "__main__":
    serve(["pettingzoo"], {"zoo": zoo})
