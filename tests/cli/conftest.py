"""Runs the command line in this process, with its records in a temporary folder."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from typer.testing import CliRunner

from goodsyard.cli import app

Run = Callable[..., Any]


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("GOODSYARD_HOME", str(tmp_path / "home"))
    monkeypatch.delenv("GOODSYARD_LANG", raising=False)
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def run() -> Run:
    """`run("games", "--json")` returns the result with exit_code, stdout and stderr."""

    def invoke(*arguments: object, input: str = "") -> Any:
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=input)

    return invoke
