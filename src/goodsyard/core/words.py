"""Sentences for people: Project Fluent files in the `words/` folder of each package, one file per language."""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import TypeAlias

from goodsyard.core.errors import BadSetup

HERE = Path(__file__).parent
LANGUAGES = ("en", *sorted(file.stem for file in HERE.glob("words/*.ftl") if file.stem != "en"))
"""The languages that the core speaks, English first; a new one needs no more than its files."""
REMEMBERED = 20_000
SEATS = ("seat-name", "named-seat")
"""The messages that name a seat."""

Fact: TypeAlias = "int | str | Phrase"


@dataclass(frozen=True)
class Phrase:
    """A sentence or a name before it is put into words: the id of a message and its facts."""

    id: str
    facts: Mapping[str, Fact] = field(default_factory=dict)


class Words:
    """The messages of some packages in one language; a package that lacks it speaks English."""

    def __init__(self, language: str, folders: tuple[Path, ...]) -> None:
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self.bundle = FluentBundle([language], use_isolating=False)
        for folder in folders:
            file = folder / "words" / f"{language}.ftl"
            spoken = file if file.exists() else folder / "words" / "en.ftl"
            self.bundle.add_resource(FluentResource(spoken.read_text(encoding="utf-8")))
        self.said: dict[Hashable, str] = {}

    def say(self, phrase: Phrase) -> str:
        """The phrase in words, cached because a game repeats itself."""
        key = key_of(phrase)
        if key not in self.said:
            if len(self.said) >= REMEMBERED:
                self.said.clear()
            self.said[key] = self.put(phrase)
        return self.said[key]

    def put(self, phrase: Phrase) -> str:
        """Facts that are phrases themselves are put into words first; beside a seat `$seat` stands `$seat-is`, which is
        `you` if the seat is the reader's and `other` if not."""
        facts = {name: self.say(fact) if isinstance(fact, Phrase) else fact for name, fact in phrase.facts.items()}
        for name, fact in phrase.facts.items():
            if isinstance(fact, Phrase) and fact.id in SEATS:
                facts[f"{name}-is"] = str(fact.facts.get("is", "other"))
        pattern = self.bundle.get_message(phrase.id).value
        if pattern is None:
            raise ValueError(f"{self.language}: {phrase.id} has no text")
        text, problems = self.bundle.format_pattern(pattern, facts)
        if problems:
            raise ValueError(f"{self.language}: {phrase.id}: {problems[0]}")
        return str(text)


class SeatedWords(Words):
    """The same words at a table where people know each other's names, or for the reader in one of its seats."""

    def __init__(self, words: Words, names: tuple[str, ...] = (), reader: int | None = None) -> None:
        self.language, self.bundle, self.said = words.language, words.bundle, words.said
        self.names, self.reader = names, reader

    def __eq__(self, other: object) -> bool:
        """Pictures of tables with the same names are shared."""
        return isinstance(other, SeatedWords) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash((id(self.bundle), self.names, self.reader))

    def key(self) -> tuple[object, ...]:
        return self.bundle, self.names, self.reader

    def say(self, phrase: Phrase) -> str:
        return super().say(self.seated(phrase))

    def seated(self, phrase: Phrase) -> Phrase:
        """The phrase with names instead of numbered seats, and with the reader's own seat marked."""
        if phrase.id == "seat-name":
            return self.named(int(str(phrase.facts["number"])) - 1)
        facts = {name: self.seated(fact) if isinstance(fact, Phrase) else fact for name, fact in phrase.facts.items()}
        return Phrase(phrase.id, facts)

    def subject(self, seat: int) -> str:
        """How sentences about a seat begin."""
        return super().say(Phrase("you-subject") if seat == self.reader else self.named(seat))

    def named(self, seat: int) -> Phrase:
        facts: dict[str, Fact] = {"name": self.names[seat]} if self.names else {"number": seat + 1}
        if seat == self.reader:
            facts["is"] = "you"
        return Phrase("named-seat" if self.names else "seat-name", facts)


def seat_name(seat: int) -> Phrase:
    """What a seat is called."""
    return Phrase("seat-name", {"number": seat + 1})


def key_of(phrase: Phrase) -> Hashable:
    """What the words of a phrase depend on."""
    return phrase.id, *[(n, key_of(fact) if isinstance(fact, Phrase) else fact) for n, fact in phrase.facts.items()]


@cache
def words_of(language: str, *folders: Path) -> Words:
    """The words of the core and of these packages; raises BadSetup for an unknown language."""
    return Words(checked_language(language), (HERE, *folders))


def checked_language(language: str) -> str:
    """The language, if it is spoken; raises BadSetup otherwise."""
    if language not in LANGUAGES:
        raise BadSetup(f"unknown language {language!r}; available are {', '.join(LANGUAGES)}")
    return language


@cache
def own_names() -> dict[str, str]:
    """All languages, each with its own name."""
    return {language: words_of(language).say(Phrase("language")) for language in LANGUAGES}
