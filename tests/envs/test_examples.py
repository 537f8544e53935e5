"""The examples that do not need PyTorch: writing and reading a dataset of decisions."""

from __future__ import annotations

import sys
from importlib import import_module
from pathlib import Path

import numpy as np
import pytest

from goodsyard.core.errors import BadSetup
from goodsyard.core.record import Record, load
from goodsyard.core.table import replay
from goodsyard.envs.observation import table
from goodsyard.envs.setting import Setting

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "examples"))
dataset = import_module("dataset")


def record(game: str, players: int) -> Record:
    return load(sorted((ROOT / "tests/games" / game.replace("-", "_") / "records").glob(f"*-{players}.json"))[0])


def test_a_dataset_is_written_and_read(tmp_path: Path) -> None:
    kept, file = record("coal-baron", 3), tmp_path / "games.parquet"
    assert dataset.write([kept, kept], file) == 2 * len(kept.actions)
    first, second = dataset.read(file)
    assert np.array_equal(first.observations, second.observations)
    setting = Setting("coal-baron", 3)
    assert first.observations.shape == (len(kept.actions), setting.length)
    assert first.seats.tolist() == [seat for seat, _, _ in kept.actions]
    for (_, kind, action), number, legal in zip(kept.actions, first.actions, first.legal, strict=True):
        assert setting.actions.kind_and_action(number.item()) == (kind, action)
        assert number in legal
    winner = replay(kept).ranking().index(1)
    assert set(first.rewards[first.seats == winner]) == {1.0}


def test_a_dataset_holds_finished_games_of_one_kind(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="a file holds games of one kind"):
        dataset.write([record("coal-baron", 2), record("coal-baron", 3)], tmp_path / "games.parquet")
    kept = record("coal-baron", 2)
    cut = Record(1, kept.game, kept.rules_version, kept.players, kept.options, kept.seed, kept.actions[:20])
    with pytest.raises(BadSetup, match="game 0 is not finished"):
        dataset.write([cut], tmp_path / "games.parquet")
    with pytest.raises(BadSetup, match="no records"):
        dataset.write([], tmp_path / "games.parquet")


def test_planes_are_printed_as_a_table() -> None:
    lines = table("mineshaft", 2).splitlines()
    assert lines[2].startswith("| 0 | 2 | seat | 1 | ")
    assert len({line.count("|") for line in lines}) == 1
