"""The same seed gives the same game, interpreted or compiled, whatever Python's hash seed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from goodsyard.lab.interpreted import pure_copy

GAMES = """
import sys
import goodsyard
from goodsyard.core.playout import play_out
from goodsyard.core.row import COMPILED
print(COMPILED)
for game in goodsyard.titles():
    title = goodsyard.find(game)
    for players in range(title.min_players, title.max_players + 1):
        for seed in range(6):
            state = title.begin(players, seed, title.rules_version, title.checked_options(players, {}))
            other = state.clone()
            count = play_out(state, seed)
            print(players, seed, count, state.digest(), state.scores(), state.ranking())
            for _ in range(count // 2):
                other.apply(other.legal()[0])
                if other.over:
                    break
                other.determinize(other.current, seed)
            print(other.digest())
"""


def digests(hash_seed: str, path: Path | None) -> list[str]:
    """The output of a fresh Python; if a path is given, the package is imported from there."""
    environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
    if path:
        environment["PYTHONPATH"] = str(path)
    done = subprocess.run([sys.executable, "-c", GAMES], env=environment, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture(scope="module")
def pure(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return pure_copy(tmp_path_factory.mktemp("pure"))


def test_interpreted_and_compiled_agree_under_two_hash_seeds(pure: Path) -> None:
    interpreted = digests("1", pure)
    assert interpreted[0] == "False"
    assert digests("2", pure) == interpreted
    assert digests("1", None)[1:] == interpreted[1:]
    assert digests("2", None)[1:] == interpreted[1:]


def test_importing_goodsyard_is_light() -> None:
    code = "import sys, goodsyard; print(*sys.modules)"
    modules = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout.split()
    heavy = {"numpy", "rich", "typer", "asyncio", "fluent", "goodsyard.games.coal_baron", "goodsyard.drawing"}
    assert not heavy & set(modules)
