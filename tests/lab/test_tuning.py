"""Tuning: repeatable, resumable, and weights that are plainly wrong get better."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

from goodsyard import bots
from goodsyard.bots.weights import FOLDER, read_weights
from goodsyard.cli import app
from goodsyard.core.errors import BadSetup
from goodsyard.lab.pools import Here
from goodsyard.lab.tuning import Course, Tuning, as_toml, compare, run, tuned


def last(tuning: Tuning, file: Path) -> Course:
    return list(run(tuning, Here(), file))[-1]


def test_a_tuning_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    whole = last(Tuning("mineshaft", steps=4, pairs=1), tmp_path / "whole.json")
    parts = run(Tuning("mineshaft", steps=4, pairs=1), Here(), tmp_path / "parts.json")
    for _ in range(3):
        next(parts)
    assert json.loads((tmp_path / "parts.json").read_text())["steps"] == 2
    assert last(Tuning("mineshaft", steps=4, pairs=1), tmp_path / "parts.json") == whole
    assert whole.steps == len(whole.results) == 4
    assert len(whole.tail) == 2
    with pytest.raises(BadSetup, match="another tuning"):
        last(Tuning("mineshaft", steps=4, pairs=2), tmp_path / "parts.json")


def test_a_sure_point_stays_a_point(tmp_path: Path) -> None:
    course = last(Tuning("mineshaft", steps=2, pairs=1), tmp_path / "state.json")
    assert tuned(course)["score"] == 1000
    assert tuned(course) != course.first


def test_weights_that_are_upside_down_get_better(tmp_path: Path) -> None:
    told = read_weights("mineshaft")
    wrong = {name: weight if name == "score" else -weight for name, weight in told["weights"].items()}
    start = tmp_path / "wrong.toml"
    start.write_text(as_toml({**told, "weights": wrong}, "wrong on purpose"), encoding="utf-8")
    tuning = Tuning("mineshaft", steps=25, pairs=2, start=start)
    wins, games = compare(tuning, tuned(last(tuning, tmp_path / "state.json")), 10, Here())
    assert games == 20
    assert wins > 13


def test_what_cannot_be_tuned_is_refused(tmp_path: Path) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{")
    for tuning, said in (
        (Tuning("mineshaft", bot="random"), "careful or with a number"),
        (Tuning("mineshaft", bot="ismcts:1s"), "number of iterations"),
        (Tuning("mineshaft", steps=0), "at least one step"),
        (Tuning("mineshaft", start=tmp_path / "none.toml"), "no file"),
        (Tuning("mineshaft"), "no tuning that could go on"),
    ):
        with pytest.raises(BadSetup, match=said):
            last(tuning, broken)


def test_the_command_writes_weights_that_say_where_they_come_from(tmp_path: Path) -> None:
    out = tmp_path / "mine.toml"
    arguments = ["tune", "mineshaft", "--out", str(out), "--steps", "2", "--pairs", "1", "--check", "2"]
    result = CliRunner().invoke(app, arguments)
    assert result.exit_code == 0, result.output
    assert "of 4 games against" in result.output
    told = read_weights("mineshaft", out)
    assert told["source"].startswith("SPSA, 2 steps of 2 games, careful, 2 players, seed 1; wins")
    assert bots.find(f"greedy@{out}", "mineshaft")
    assert CliRunner().invoke(app, arguments).output == result.output


def test_the_weights_of_the_package_say_where_they_come_from() -> None:
    for file in sorted(FOLDER.glob("*.toml")):
        assert len(read_weights(file.stem)["source"]) > 10
