"""Code that the documentation quotes is the code that runs."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
QUOTE = re.compile(r"^<!-- from (\S+) -->\n```py\n(.*?)^```", re.MULTILINE | re.DOTALL)
QUOTES = [
    (page.name, *found)
    for page in sorted(ROOT.glob("docs/**/*.md"))
    for found in QUOTE.findall(page.read_text("utf-8"))
]


@pytest.mark.parametrize(("page", "file", "code"), QUOTES)
def test_a_quotation_is_in_its_file(page: str, file: str, code: str) -> None:
    assert code in (ROOT / file).read_text(encoding="utf-8"), f"{page} quotes {file}"


def test_there_are_quotations() -> None:
    assert len(QUOTES) >= 3
