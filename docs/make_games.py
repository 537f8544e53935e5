"""Writes docs/games.md: from each chapter of each game's rules to the files and tests that belong to it."""

from __future__ import annotations

import ast
import re
from pathlib import Path

ROOT = Path(__file__).parents[1]
GAMES = ROOT / "src" / "goodsyard" / "games"
TESTS = ROOT / "tests" / "games"
CITED = re.compile(r"RULES ((?:\d+(?:\.\d+)?(?:-\d+\.\d+)?(?:, | and )?)+)")

INTRODUCTION = """# Games

Each game is a folder with the same rooms. `rules/` holds the rules, one file a chapter; `say/` what they say, `show/`
the views and pictures, `judge/` the evaluation for bots, `observe.py` the observations for learning, and `terminal/`
the board in a terminal. The tables lead from each chapter of `RULES.md` to the files that cite its clauses and to the
tests that prove them. `python docs/make_games.py` writes this page.
"""


def chapters(rules: Path) -> dict[str, str]:
    """The chapters of a RULES.md by number."""
    return dict(re.findall(r"^## (\d+)\. (.+)$", rules.read_text(encoding="utf-8"), re.MULTILINE))


def chapters_cited(text: str) -> set[str]:
    return {number.partition(".")[0] for found in CITED.findall(text) for number in re.findall(r"\d+(?:\.\d+)?", found)}


def chapters_proved(text: str) -> set[str]:
    calls = [node for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Call)]
    marks = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == "clause"]
    clauses = [str(number.value) for mark in marks for number in mark.args if isinstance(number, ast.Constant)]
    return {clause.partition(".")[0] for clause in clauses}


def links(files: list[Path], chapter: str, found: dict[Path, set[str]]) -> str:
    """The files of a chapter as links."""
    return ", ".join(f"[{file.stem}](../{file.relative_to(ROOT)})" for file in files if chapter in found[file])


def section(folder: Path) -> list[str]:
    rules = sorted((folder / "rules").glob("*.py"))
    tests = sorted((TESTS / folder.name).rglob("test_*.py"))
    cited = {file: chapters_cited(file.read_text(encoding="utf-8")) for file in rules}
    proved = {file: chapters_proved(file.read_text(encoding="utf-8")) for file in tests}
    name = (folder / "RULES.md").read_text(encoding="utf-8").splitlines()[0].removeprefix("# ")
    lines = [f"\n## {name}\n", f"[RULES.md](../{(folder / 'RULES.md').relative_to(ROOT)})\n"]
    lines += ["| chapter | rules | tests |", "| --- | --- | --- |"]
    for number, title in chapters(folder / "RULES.md").items():
        lines.append(f"| {number}. {title} | {links(rules, number, cited)} | {links(tests, number, proved)} |")
    return lines


def page() -> str:
    folders = sorted(file.parent for file in GAMES.glob("*/RULES.md"))
    return "\n".join([INTRODUCTION.rstrip(), *(line for folder in folders for line in section(folder))]) + "\n"


if __name__ == "__main__":
    (ROOT / "docs" / "games.md").write_text(page(), encoding="utf-8")
