"""Tournaments on a real Ray cluster play the same games as local ones."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import Executor

import pytest

from goodsyard.lab.pools import pool
from goodsyard.lab.tournament import Result, Tournament, run

pytest.importorskip("ray", reason="Ray is not installed: pip install 'goodsyard[cluster]'")

WANTED = Tournament("oh-my-goods", ("ismcts:20", "greedy", "random"), 2, 12, seed=3)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Executor]:
    with pool(2, "ray") as executor:
        yield executor


def played(executor: Executor, jobs: int) -> list[Result]:
    return [result for batch in run(WANTED, executor, jobs) for result in batch]


def comparable(results: list[Result]) -> list[tuple[object, ...]]:
    return sorted((r.seed, r.seats, r.scores, r.ranking, r.lines, r.decisions) for r in results)


@pytest.mark.filterwarnings("default")
def test_ray_plays_the_same_games(cluster: Executor) -> None:
    with pool(1) as here:
        expected = played(here, 1)
    found = played(cluster, 2)
    assert len(found) == 12
    assert comparable(found) == comparable(expected)
    assert {result.seats for result in found} == set(WANTED.lineups())


def fails() -> None:
    raise ValueError("a game went wrong")


@pytest.mark.filterwarnings("default")
def test_errors_on_the_cluster_are_reported_here(cluster: Executor) -> None:
    with pytest.raises(ValueError, match="a game went wrong"):
        cluster.submit(fails).result()
