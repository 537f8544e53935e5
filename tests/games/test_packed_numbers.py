"""Packed numbers are unpacked by their declared fields only (core/packed.py), never by arithmetic of one's own."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src" / "goodsyard"
UNPACKING = (ast.Mod, ast.FloorDiv, ast.BitAnd, ast.RShift)
PACKED = {"about", "action", "entry"}


def unpacked_by_hand(source: str) -> list[str]:
    """Where `%`, `//`, `&`, `>>` or `divmod` is applied to the argument of a decision or to an action."""
    found = []
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp) and isinstance(node.op, UNPACKING):
            operand: ast.expr = node.left
        elif isinstance(node, ast.Call) and ast.unparse(node.func) == "divmod":
            operand = node.args[0]
        else:
            continue
        if isinstance(operand, ast.Name) and operand.id in PACKED:
            found.append(ast.unparse(node))
    return found


@pytest.mark.parametrize("folder", ["games", "bots", "envs", "lab", "server"])
def test_nothing_is_unpacked_by_hand(folder: str) -> None:
    for file in sorted((SOURCE / folder).rglob("*.py")):
        assert not unpacked_by_hand(file.read_text(encoding="utf-8")), file


def test_unpacking_by_hand_is_found() -> None:
    assert unpacked_by_hand("rate = about % 4\nx, y = divmod(action, 3)\nused = about >> 2 & 1") == [
        "about % 4",
        "divmod(action, 3)",
        "about >> 2",
    ]
