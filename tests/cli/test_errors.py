"""Every user error is answered with one line on stderr and exit code 2."""

import subprocess
import sys
from pathlib import Path

import pytest

import goodsyard
from goodsyard.core.record import save
from tests.cli.conftest import Run

WRONG = [
    "nonsense",
    "--nonsense",
    "play",
    "play coal-barn",
    "play coal-baron --seats me",
    "play coal-baron --seats me,me,me,me,me",
    "play coal-baron --seats me,,random",
    "play coal-baron --seats me,nobody",
    "play coal-baron --seed minus",
    "play coal-baron --seed -1",
    "play coal-baron --lang fr",
    "play coal-baron --options nonsense=1",
    "play coal-baron --options starting_player",
    "play coal-baron --options starting_player=9",
    "play coal-baron --options starting_player=4 --seats me,random",
    "play coal-baron --save /nonexistent/folder/file.json",
    "play --resume missing.json",
    "simulate",
    "simulate coal-barn",
    "simulate coal-baron --players 9",
    "simulate coal-baron --players 1",
    "simulate coal-baron --players 3 --seats random,random",
    "simulate coal-baron --seats me,random",
    "simulate coal-baron --games 0",
    "simulate coal-baron --games many",
    "simulate coal-baron --jobs 0",
    "simulate coal-baron --seed -5",
    "simulate coal-baron --seed 9223372036854775807 --games 2",
    "simulate coal-baron --records /nonexistent/folder/file.jsonl --games 1",
    "verify",
    "verify missing.json",
    "verify missing.json --json",
    "bench coal-barn",
    "bench coal-baron --players 9",
    "bench coal-baron --seconds 0",
]


@pytest.mark.parametrize("line", WRONG)
def test_one_line_and_exit_code_2(line: str, run: Run) -> None:
    result = run(*line.split())
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1
    assert result.stderr.startswith("goodsyard: ")
    assert "Traceback" not in result.output


def test_a_game_of_another_kind_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(goodsyard.new("coal-baron", seed=1).record(), file)
    result = run("play", "coal-barn", "--resume", file)
    assert result.exit_code == 2
    assert "is a game of coal-baron" in result.stderr


def test_an_existing_file_is_not_overwritten(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("precious")
    result = run("play", "coal-baron", "--save", file)
    assert result.exit_code == 2
    assert "already exists" in result.stderr
    assert file.read_text() == "precious"


def test_a_resumed_game_needs_no_second_file(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    save(goodsyard.new("coal-baron", seed=1).record(), file)
    assert run("play", "--resume", file, "--save", tmp_path / "other.json").exit_code == 2
    assert run("play", "--resume", file, "--seats", "me,random,random").exit_code == 2


def test_a_truncated_record_is_not_resumed(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text(goodsyard.new("coal-baron", seed=1).record().json()[:-20])
    result = run("play", "--resume", file)
    assert result.exit_code == 2
    assert result.stderr.count("\n") == 1


def test_the_real_program_never_shows_a_traceback() -> None:
    for line in ("simulate coal-baron --players 9", "play coal-barn", "--nonsense"):
        command = [sys.executable, "-m", "goodsyard.cli", *line.split()]
        done = subprocess.run(command, capture_output=True, text=True, check=False)
        assert done.returncode == 2
        assert done.stderr.count("\n") == 1
        assert done.stdout == ""


def test_help_for_everything(run: Run) -> None:
    assert run().exit_code == 0
    assert "simulate" in run().stdout
    for command in ("games", "play", "simulate", "verify", "bench"):
        result = run(command, "--help")
        assert result.exit_code == 0
        assert "--help" in result.stdout
    assert run("--version").stdout == f"goodsyard {goodsyard.__version__}\n"
