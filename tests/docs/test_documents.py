"""The README and docs: every Python block runs, every shell command exists, every link has a target."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from typer.main import get_command

from goodsyard.cli import app

ROOT = Path(__file__).parents[2]
PAGES = sorted([*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")])
COMMANDS = set(getattr(get_command(app), "commands", {}))
TARGETS = set(re.findall(r"^([a-z-]+):.*##", (ROOT / "Makefile").read_text(), re.MULTILINE))


def blocks(page: Path, language: str) -> list[str]:
    return re.findall(rf"^```{language}\n(.*?)^```", page.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def title(page: Path) -> str:
    return str(page.relative_to(ROOT))


@pytest.mark.parametrize("page", [page for page in PAGES if blocks(page, "python")], ids=title)
def test_python_blocks_run(page: Path) -> None:
    names: dict[str, object] = {"__name__": title(page)}
    for block in blocks(page, "python"):
        exec(compile(block, title(page), "exec"), names)


@pytest.mark.parametrize("page", PAGES, ids=title)
def test_shell_commands_exist(page: Path) -> None:
    for block in blocks(page, "sh"):
        for line in block.splitlines():
            words = line.split()
            if words and words[0] == "goodsyard":
                assert words[1] in COMMANDS, line
            if words and words[0] == "make":
                assert words[1] in TARGETS, line


@pytest.mark.parametrize("page", PAGES, ids=title)
def test_links_lead_somewhere(page: Path) -> None:
    for target in re.findall(r"\]\(([^)#]+)[^)]*\)", page.read_text(encoding="utf-8")):
        if "://" not in target:
            assert (page.parent / target).exists(), f"{title(page)} links to {target}"
