"""`goodsyard simulate`, `verify` and `bench`."""

import json
import signal
import subprocess
import sys
from pathlib import Path
from time import sleep

import goodsyard
from goodsyard.core.record import Record, load, read
from goodsyard.core.table import replay
from goodsyard.lab.simulate import LONGEST_CHUNK
from tests.cli.conftest import Run


def test_the_json_of_a_simulation(run: Run) -> None:
    result = run("simulate", "coal-baron", "--players", 3, "--games", 5, "--seats", "random", "--json")
    assert result.exit_code == 0
    assert result.stderr == ""
    report = json.loads(result.stdout)
    assert list(report) == ["game", "players", "games", "wins", "scores", "decisions", "decisions_per_s", "facts"]
    assert (report["game"], report["players"], report["games"]) == ("coal-baron", 3, 5)
    assert sum(report["wins"]) == 5
    assert len(report["scores"]["mean"]) == 3
    assert set(report["scores"]["lines"]) == set(goodsyard.find("coal-baron").score_lines)
    assert report["facts"]["end"] == {"last shift token awarded": 5}
    assert report["facts"]["shifts"] == 6


def test_processes_make_no_difference(run: Run) -> None:
    reports = []
    for jobs in (1, 2):
        shown = run("simulate", "coal-baron", "--players", 2, "--games", 20, "--jobs", jobs, "--json").stdout
        reports.append(json.loads(shown))
        del reports[-1]["decisions_per_s"]
    assert reports[0] == reports[1]


def test_a_simulation_for_a_person(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    shown = run("simulate", "coal-baron", "--seats", "random,random", "--games", 3, "--no-audit", "--records", file)
    assert "3 games of coal-baron, 2 players" in shown.stdout
    assert "shift tokens" in shown.stdout
    assert "decisions/s on one core" in shown.stdout
    verified = run("verify", file)
    assert verified.exit_code == 0
    assert verified.stdout == "".join(f"{file}:{line}: unchanged\n" for line in (1, 2, 3))


def test_an_interrupted_simulation_shows_the_results_so_far(tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    options = ["--games", "1000000", "--jobs", "2", "--json", "--records", str(file)]
    command = [sys.executable, "-m", "goodsyard.cli", "simulate", "coal-baron", *options]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        while process.poll() is None and not (file.exists() and file.stat().st_size):
            sleep(0.05)
        process.send_signal(signal.SIGINT)
        shown, remarks = process.communicate()
    assert process.returncode == 130
    report = json.loads(shown)
    assert 0 < report["games"] < 1000000
    assert remarks == f"goodsyard: stopped after {report['games']} of 1000000 games\n"
    records = file.read_text().splitlines()
    assert abs(len(records) - report["games"]) <= LONGEST_CHUNK
    assert replay(read(records[-1])).over


def record_of_a_game(run: Run, file: Path) -> Record:
    run("play", "coal-baron", "--seats", "random,random", "--seed", 1, "--save", file)
    return load(file)


def test_a_record_that_can_be_replayed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    record_of_a_game(run, file)
    assert run("verify", file).stdout == f"{file}: unchanged\n"
    answers = json.loads(run("verify", file, "--json").stdout)
    assert answers == [{"record": str(file), "verdict": "unchanged", "action": None, "reason": ""}]


def test_a_truncated_record(run: Run, tmp_path: Path) -> None:
    good, bad = tmp_path / "good.json", tmp_path / "bad.json"
    record_of_a_game(run, good)
    bad.write_text(good.read_text()[:-30])
    result = run("verify", bad, good)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith(f"goodsyard: {bad}: broken: this is not a readable record")
    assert result.stdout == f"{good}: unchanged\n"


def test_a_record_with_an_illegal_action(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    changed = json.loads(record_of_a_game(run, file).json())
    changed["actions"][4][0] = 1 - changed["actions"][4][0]
    file.write_text(json.dumps(changed))
    result = run("verify", file)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert "illegal at action 5: It is not your turn" in result.stderr
    assert run("play", "--resume", file).exit_code == 2


def test_a_record_that_differs(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    changed = json.loads(record_of_a_game(run, file).json())
    assert replay(load(file)).over
    number = changed["digests"][0][0]
    changed["digests"][0][1] = "0" * 16
    file.write_text(json.dumps(changed))
    result = run("verify", file)
    assert result.exit_code == 1
    assert result.stdout == f"{file}: differs at action {number}: the position has a different digest\n"


def test_the_json_of_a_benchmark(run: Run) -> None:
    result = run("bench", "coal-baron", "--players", 2, "--seconds", 0.05, "--json")
    assert result.exit_code == 0
    report = json.loads(result.stdout)
    assert list(report) == ["game", "players", "compiled", "interpreted", "ratio"]
    keys = ["decisions_per_s", "games_per_s", "api_decisions_per_s", "clones_per_s", "legal_per_s"]
    assert list(report["interpreted"]) == keys
    if goodsyard.COMPILED:
        assert list(report["compiled"]) == keys
        assert report["ratio"] > 0
    else:
        assert report["compiled"] is None
        assert report["ratio"] is None


def test_a_benchmark_for_a_person(run: Run) -> None:
    shown = run("bench", "--seconds", 0.05).stdout
    assert "coal-baron, 3 players" in shown
    assert "decisions/s through the Python API" in shown
