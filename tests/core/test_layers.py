"""The direction of knowledge is checked by a machine, and the machine is checked here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
LINTER = Path(sys.executable).with_name("lint-imports")


def lint(folder: Path) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [LINTER, "--no-cache"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder / "src")},
        capture_output=True,
        text=True,
        check=False,
    )


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources without compiled files."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("*.so", "__pycache__", "*.egg-info"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    return tmp_path


def test_the_layers_hold(tree: Path) -> None:
    result = lint(tree)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("file", "line"),
    [
        ("core/chance.py", "import goodsyard.games.coal_baron.cards"),
        ("drawing/svg.py", "import goodsyard.games"),
        ("games/coal_baron/setup.py", "import random"),
        ("games/coal_baron/turn.py", "import time"),
        ("core/game.py", "import goodsyard.cli"),
        ("lab/bench.py", "import goodsyard.server.app"),
        ("server/app.py", "import goodsyard.lab.bench"),
        ("analysis/judge.py", "import goodsyard.server.app"),
        ("envs/batch.py", "import numpy"),
        ("envs/setting.py", "import goodsyard.lab.bench"),
    ],
)
def test_a_violation_is_found(tree: Path, file: str, line: str) -> None:
    path = tree / "src/goodsyard" / file
    path.write_text(path.read_text() + f"\n{line}\n")
    result = lint(tree)
    assert result.returncode == 1
    assert "BROKEN" in result.stdout
