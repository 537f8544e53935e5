"""The interpreted copy and the measuring process that runs in it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from goodsyard.lab.bench import FailedBench, Interpreted, best
from goodsyard.lab.interpreted import pure_copy, pure_environment


def test_the_copy_is_what_python_imports(tmp_path: Path) -> None:
    folder = pure_copy(tmp_path)
    assert not list(folder.rglob("*.so"))
    program = "import goodsyard, json; print(json.dumps([goodsyard.COMPILED, goodsyard.__file__]))"
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=pure_environment(folder), capture_output=True, text=True, check=True, cwd=folder)
    compiled, file = json.loads(done.stdout)
    assert not compiled
    assert Path(file).is_relative_to(folder)


def test_a_process_that_does_not_answer(tmp_path: Path) -> None:
    with Interpreted(tmp_path) as process, pytest.raises(FailedBench):
        process.measure("no-such-game", 2, 0.01)


def test_the_best_of_several_rounds() -> None:
    assert best([{"a": 1.4, "b": 9}, {"a": 2.6, "b": 3}]) == {"a": 3, "b": 9}


def test_the_import_stays_light() -> None:
    program = "import sys, goodsyard; print([name for name in ('rich', 'typer', 'numpy') if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
