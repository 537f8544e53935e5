"""Words: both languages have every message with the same arguments, and every message is used and can be formatted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast

from goodsyard.core.errors import BadSetup
from goodsyard.core.words import LANGUAGES, Phrase, SeatedWords, seat_name, words_of

ROOT = Path(__file__).parents[2]
FOLDERS = sorted(
    file.parents[1] for file in [*ROOT.glob("src/**/words/en.ftl"), *ROOT.glob("examples/**/words/en.ftl")]
)


def messages(folder: Path, language: str) -> dict[str, set[str]]:
    """The messages of a file with their arguments."""
    resource = FluentParser().parse((folder / "words" / f"{language}.ftl").read_text(encoding="utf-8"))
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert not junk, f"{folder.name}/{language}: {junk[0]}"
    found = {}
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            assert entry.id.name not in found, f"{folder.name}/{language}: {entry.id.name} is defined twice"
            found[entry.id.name] = set(re.findall(r"\$(\w+)", repr_of(entry)))
    return found


def repr_of(entry: ast.Message) -> str:
    return FluentSerializer().serialize_entry(entry)


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_both_languages_have_every_message(folder: Path) -> None:
    english, german = (messages(folder, language) for language in LANGUAGES)
    assert set(english) == set(german)
    for name, facts in german.items():
        assert facts <= english[name], f"{name} has other arguments in German"


@pytest.mark.parametrize("folder", FOLDERS, ids=lambda folder: folder.name)
def test_every_message_is_used(folder: Path) -> None:
    """The code contains each message id, in full or as the constant prefix of a composed id."""
    faces = [ROOT / "src/goodsyard" / layer for layer in ("cli", "games", "server")]
    sources = [file for place in [folder, *faces] for file in place.rglob("*.py")]
    if folder.name == "core":
        sources = [*(ROOT / "src").rglob("*.py"), *(ROOT / "examples").rglob("*.py")]
    text = "\n".join(path.read_text(encoding="utf-8") for path in sources)
    names = set(re.findall(r'f?"([a-z][a-z0-9-]*)(?:"|\{)', text))
    unused = [
        message
        for message in messages(folder, "en")
        if message not in names and not any(message.startswith(n) for n in names if n.endswith("-"))
    ]
    assert not unused


def test_a_phrase_inside_a_phrase() -> None:
    seat = Phrase("seat-name", {"number": 2})
    assert words_of("en").say(Phrase("not-your-turn", {"seat": seat})) == "It is not your turn: Seat 2 is to act."


def test_an_unknown_language_is_refused() -> None:
    with pytest.raises(BadSetup, match="unknown language 'xx'; available are en, de"):
        words_of("xx")


def test_a_missing_fact_is_an_error() -> None:
    with pytest.raises(ValueError, match="seat-name"):
        words_of("en").say(Phrase("seat-name"))


def test_seats_have_names_where_people_know_each_other() -> None:
    words = SeatedWords(words_of("en"), ("Ada", "Bea"))
    assert words.say(seat_name(0)) == "Ada"
    assert words.say(Phrase("not-your-turn", {"seat": seat_name(1)})) == "It is not your turn: Bea is to act."
    assert words_of("en").say(seat_name(1)) == "Seat 2"
