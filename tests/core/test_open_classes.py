"""Classes that interpreted code may subclass: compiled callers must pass every argument.

When compiled code calls a method of an interpreted subclass and leaves out an argument of a machine type, mypyc's glue
passes 0 instead of the default. A game written outside the package then plays for seat 0 instead of the current seat.
"""

from __future__ import annotations

import ast
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def compiled_files() -> list[Path]:
    with pytest.MonkeyPatch.context() as patch:
        patch.chdir(ROOT)
        patch.setattr("setuptools.setup", lambda **told: None)
        patch.setenv("GOODSYARD_PURE", "1")
        return [ROOT / file for file in runpy.run_path("setup.py")["engine"]()]


def is_open(node: ast.ClassDef) -> bool:
    return any("allow_interpreted_subclasses=True" in ast.unparse(decorator) for decorator in node.decorator_list)


def open_methods() -> dict[str, int]:
    """Methods of open classes that have defaults, with the number of arguments that a full call passes."""
    found = {}
    for file in compiled_files():
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef) and is_open(node):
                for method in node.body:
                    if isinstance(method, ast.FunctionDef) and method.args.defaults:
                        found[method.name] = len(method.args.args) - 1
    return found


def short_calls(source: str, methods: dict[str, int]) -> list[str]:
    """Calls that leave an argument to its default."""
    calls = [node for node in ast.walk(ast.parse(source)) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Attribute) and call.func.attr in methods]
    return [ast.unparse(call) for call in named if len(call.args) + len(call.keywords) < methods[call.func.attr]]  # type: ignore[attr-defined]


# Events are told, and names and numbers of cards asked for, by the game's own compiled code only.
OWN = {"tell", "names", "__init__"}


def test_compiled_code_passes_every_argument() -> None:
    methods = {name: count for name, count in open_methods().items() if name not in OWN}
    assert {"apply", "legal", "decision"} <= set(methods)
    outside_games = [file for file in compiled_files() if "games" not in file.parts]
    for file in outside_games:
        assert not short_calls(file.read_text(encoding="utf-8"), methods), file


def test_a_short_call_is_found() -> None:
    assert short_calls("game.apply(3)", {"apply": 2}) == ["game.apply(3)"]
    assert not short_calls("game.apply(3, ANYONE)", {"apply": 2})
