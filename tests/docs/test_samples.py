"""The samples are up to date, and what players really read keeps the style guide."""

from __future__ import annotations

import re
import runpy
from functools import cache
from pathlib import Path

import pytest

from tests.core.sentences import (
    OPENING,
    arrow,
    doubled_space,
    one_of_many,
    program_name,
    space_before_punctuation,
    wrong_article,
)

FOLDER = Path(__file__).parents[2] / "docs" / "samples"
FILES = sorted(file.name for file in FOLDER.glob("*.md"))
MOST_BYTES = 60_000


@cache
def samples() -> dict[str, str]:
    made: dict[str, str] = runpy.run_path(str(FOLDER / "make.py"))["samples"]()
    return made


def test_every_sample_is_kept() -> None:
    assert sorted(samples()) == FILES, "run python docs/samples/make.py"


@pytest.mark.parametrize("name", FILES)
def test_the_samples_are_up_to_date(name: str) -> None:
    same = (FOLDER / name).read_text(encoding="utf-8") == samples()[name]
    assert same, f"{name} is not what is said now: run python docs/samples/make.py"
    assert len(samples()[name].encode()) < MOST_BYTES


@pytest.mark.parametrize("name", FILES)
def test_what_players_read(name: str) -> None:
    language = name.split(".")[1]
    log, _, choices = samples()[name].partition("\n## Choices\n")
    said = re.findall(r"^- (.+)$", log, re.MULTILINE)
    prompts = re.findall(r"^- (.+) \*\*.+\*\*$", choices, re.MULTILINE)
    chosen = re.findall(r"\*\*(.+)\*\*$", choices, re.MULTILINE)
    wrong = [
        text
        for text in [*said, *prompts, *chosen]
        if doubled_space(text)
        or space_before_punctuation(text)
        or wrong_article(text, language)
        or one_of_many(text, language)
        or program_name(text)
        or arrow(text)
        or not (text[0].isupper() or text[0].isdigit() or text[0] in OPENING)
    ]
    wrong += [text for text in said if re.search(r"[.?!]”?$", text) is None]
    wrong += [text for text in prompts if re.search(r"[.?!]$", text) is None]
    wrong += [text for text in chosen if text.endswith(".")]
    assert not wrong, "\n".join(dict.fromkeys(wrong))
