"""The linter that checks the direction of dependencies is itself tested here."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
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
    ("file", "line", "contract"),
    [
        ("core/chance.py", "import goodsyard.games.coal_baron.rules.cards", "Dependencies point downwards"),
        ("drawing/svg.py", "import goodsyard.core.title", "Dependencies point downwards"),
        ("core/game.py", "import goodsyard.cli", "Dependencies point downwards"),
        ("lab/bench.py", "import goodsyard.server.app", "Dependencies point downwards"),
        ("server/app.py", "import goodsyard.lab.bench", "Dependencies point downwards"),
        ("analysis/judge.py", "import goodsyard.server.app", "Dependencies point downwards"),
        ("envs/setting.py", "import goodsyard.lab.bench", "Dependencies point downwards"),
        ("games/mineshaft/say/names.py", "import goodsyard.games.oh_my_goods.say.names", "Games are independent"),
        ("games/mineshaft/rules/turn.py", "import goodsyard.games.coal_baron", "Games are independent"),
        ("lab/balance.py", "import goodsyard.games.coal_baron", "Nothing outside a game imports it"),
        ("server/render.py", "import goodsyard.games.mineshaft.show.view", "Nothing outside a game imports it"),
        ("games/coal_baron/rules/setup.py", "import goodsyard.games.coal_baron.say.names", "Rules do not depend"),
        ("games/mineshaft/rules/turn.py", "import goodsyard.games.mineshaft.judge.judgement", "Rules do not depend"),
        ("games/oh_my_goods/rules/round.py", "import goodsyard.games.oh_my_goods.observe", "Rules do not depend"),
        ("games/coal_baron/rules/setup.py", "import random", "Rules use no clock"),
        ("games/coal_baron/rules/turn.py", "import time", "Rules use no clock"),
        ("bots/search.py", "import random", "Bots use no other randomness"),
        ("envs/batch.py", "import numpy", "Compiled environment modules use no clock"),
    ],
)
def test_a_violation_is_found(tree: Path, file: str, line: str, contract: str) -> None:
    path = tree / "src/goodsyard" / file
    path.write_text(path.read_text() + f"\n{line}\n")
    result = lint(tree)
    assert result.returncode == 1
    assert f"{contract}" in result.stdout.split("Broken contracts")[1].replace("\n", " ")


def test_every_contract_is_shown_to_fail() -> None:
    """Every contract of pyproject.toml stands in the list above."""
    contracts = tomllib.loads((ROOT / "pyproject.toml").read_text())["tool"]["importlinter"]["contracts"]
    shown = {case[2] for case in test_a_violation_is_found.pytestmark[0].args[1]}  # type: ignore[attr-defined]
    for contract in contracts:
        assert any(contract["name"].startswith(name) for name in shown), contract["name"]
