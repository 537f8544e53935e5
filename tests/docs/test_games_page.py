"""The page Games is up to date, and every chapter has files and tests."""

from __future__ import annotations

import re
import runpy
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_page_is_up_to_date() -> None:
    made = runpy.run_path(str(ROOT / "docs" / "make_games.py"))["page"]()
    assert (ROOT / "docs" / "games.md").read_text(encoding="utf-8") == made, "run python docs/make_games.py"


def test_every_chapter_has_tests() -> None:
    lines = (ROOT / "docs" / "games.md").read_text(encoding="utf-8").splitlines()
    chapters = [line for line in lines if re.match(r"\| \d+\. ", line)]
    assert len(chapters) > 40
    assert not [line for line in chapters if line.endswith("|  |")]
