"""Tuning is repeatable and resumable, and improves weights that are plainly wrong."""

from __future__ import annotations

import json
import sys
from dataclasses import replace
from pathlib import Path

import pytest
from typer.testing import CliRunner

import goodsyard
from goodsyard import bots
from goodsyard.bots.weights import read_weights
from goodsyard.cli import app
from goodsyard.core.errors import BadSetup
from goodsyard.lab.evolution import Evolution, Weights
from goodsyard.lab.pools import Here
from goodsyard.lab.tuning import Tuning, as_toml, compare, run

SMALL = Tuning("mineshaft", generations=3, candidates=4, pairs=2)


def last(tuning: Tuning, file: Path) -> Weights:
    return list(run(tuning, Here(), file))[-1][1]


def test_a_stopped_tuning_run_resumes(tmp_path: Path) -> None:
    whole = last(SMALL, tmp_path / "whole.json")
    parts = run(SMALL, Here(), tmp_path / "parts.json")
    for _ in range(3):
        next(parts)
    assert len(json.loads((tmp_path / "parts.json").read_text())["results"]) == 2
    rest = list(run(SMALL, Here(), tmp_path / "parts.json"))
    assert [number for number, _ in rest] == [2, 3]
    assert rest[-1][1] == whole
    with pytest.raises(BadSetup, match="other settings"):
        last(replace(SMALL, pairs=3), tmp_path / "parts.json")


def test_the_weight_of_certain_points_stays(tmp_path: Path) -> None:
    weights = last(SMALL, tmp_path / "state.json")
    assert weights["score"] == 1000
    assert weights != read_weights("mineshaft")["weights"]


def test_the_strategy_finds_weights_that_win() -> None:
    """The best weights are known, and candidates score better the closer they are to them."""
    best = {"score": 1000, "gold": 300, "stuck": -80}
    evolution = Evolution({"score": 1000, "gold": -100, "stuck": 20}, 8, 1)
    for _ in range(60):
        evolution.learn([-sum(abs(tried[name] - best[name]) for name in best) for tried in evolution.candidates()])
    assert sum(abs(evolution.mean()[name] - best[name]) for name in best) < 10


def test_a_missing_package_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cma", None)
    with pytest.raises(BadSetup, match=r"goodsyard\[lab\]"):
        Evolution({"score": 1000, "gold": 5}, 4, 1)


def test_plainly_wrong_weights_improve(tmp_path: Path) -> None:
    """A bot that hardly values what it can mine immediately."""
    told = read_weights("mineshaft")
    wrong = {**told["weights"], "catch_now": 100}
    start = tmp_path / "wrong.toml"
    start.write_text(as_toml({**told, "weights": wrong}, "wrong on purpose"), encoding="utf-8")
    tuning = Tuning("mineshaft", generations=6, candidates=8, pairs=2, start=start)
    wins, games = compare(tuning, last(tuning, tmp_path / "state.json"), 10, Here())
    assert games == 20
    assert wins > 13


def test_invalid_tuning_runs_are_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    for tuning, said in (
        (Tuning("mineshaft", bot="random"), "careful or a search"),
        (Tuning("mineshaft", bot="ismcts:1s"), "with iterations"),
        (Tuning("mineshaft", generations=0), "at least one generation"),
        (Tuning("mineshaft", seed=0), "a number from 1"),
        (Tuning("mineshaft", start=tmp_path / "none.toml"), "no file"),
        (Tuning("mineshaft"), "does not contain a tuning run"),
    ):
        with pytest.raises(BadSetup, match=said):
            last(tuning, broken)


def test_the_command_writes_weights_that_say_where_they_come_from(tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    arguments = ["tune", "mineshaft", "--out", str(out), "--check", "2"]
    arguments += ["--generations", "2", "--candidates", "4", "--pairs", "2"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert "of 4 games against" in result.output
    told = read_weights("mineshaft", out)
    assert told["source"].startswith("CMA-ES, 2 generations of 4 candidates with 4 games each, careful, 2 players")
    assert bots.find(f"greedy@{out}", "mineshaft")
    assert CliRunner().invoke(app, arguments).output == result.output


def test_the_weights_of_the_package_say_where_they_come_from() -> None:
    for game, title in goodsyard.titles().items():
        assert title.judge is None or len(read_weights(game)["source"]) > 10
