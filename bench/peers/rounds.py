"""The rounds: our measures and the other libraries' alternate."""

from __future__ import annotations

import sys
from contextlib import ExitStack
from itertools import chain, zip_longest
from pathlib import Path

from bench.peers.measures import GROUPS, MEASURES, SHOWN, Measure
from bench.peers.process import Failed, Worker
from bench.peers.summary import Results

WARM_UP = 0.25
"""Length of the warm-up round, which does not count, as a fraction of a round."""


def in_turn(measures: list[Measure]) -> list[Measure]:
    """One measure of each library in turn."""
    by_peer: dict[str, list[Measure]] = {}
    for measure in measures:
        by_peer.setdefault(measure.peer, []).append(measure)
    return [measure for measure in chain(*zip_longest(*by_peer.values())) if measure is not None]


def run(pythons: dict[str, Path], groups: list[str], rounds: int, seconds: float) -> Results:
    """Measure the given groups."""
    results = Results()
    for group in GROUPS:
        if group.id in groups:
            print(f"measuring: {group.title}", file=sys.stderr, flush=True)
            measures = [each for each in MEASURES if each.group == group.id and each.peer in pythons]
            run_group(in_turn(measures), pythons, rounds, seconds, results)
    return results


def run_group(measures: list[Measure], pythons: dict[str, Path], rounds: int, seconds: float, results: Results) -> None:
    """Start the processes for a group and run all its rounds. A measure that fails is not retried."""
    with ExitStack() as stack:
        workers: dict[str, Worker] = {}
        for peer in dict.fromkeys(measure.peer for measure in measures):
            try:
                workers[peer] = stack.enter_context(Worker(peer, pythons[peer]))
                results.versions |= workers[peer].versions
            except Failed as problem:
                results.missing[f"{SHOWN[peer]}, {measures[0].group}"] = str(problem)
        for number in range(rounds + 1):
            for measure in measures:
                if measure.peer in workers and measure not in results.failed:
                    one(workers[measure.peer], measure, seconds, number, results)


def one(worker: Worker, measure: Measure, seconds: float, number: int, results: Results) -> None:
    """Take one measure in one round; round 0 is the warm-up."""
    try:
        found = worker.measure(measure, seconds if number else WARM_UP * seconds)
    except Failed as problem:
        results.failed[measure] = str(problem)
        return
    if number:
        results.rounds.setdefault(measure, []).append(found)
