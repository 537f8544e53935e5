"""Problems: errors explained to visitors in their own language."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from goodsyard.core.words import LANGUAGES, Fact, Phrase, words_of

HERE = Path(__file__).parent


class Problem(Exception):
    """A request that cannot be fulfilled: a message from `words/` with its arguments, and the HTTP status."""

    def __init__(self, id: str, status: int = 400, **facts: Fact) -> None:
        super().__init__(id)
        self.phrase = Phrase(id, facts)
        self.status = status

    def text(self, lang: str) -> str:
        return say(lang, self.phrase.id, **self.phrase.facts)


def say(lang: str, id: str, **facts: Fact) -> str:
    """One of the server's messages."""
    return words_of(lang, HERE).say(Phrase(id, facts))


def say_or(lang: str, id: str, otherwise: str) -> str:
    """A message if the server has it, otherwise the given text."""
    return say(lang, id) if words_of(lang, HERE).bundle.has_message(id) else otherwise


def spoken(language: str) -> str:
    """The language; raises a Problem if the server does not speak it."""
    if language not in LANGUAGES:
        raise Problem("unknown-language", 400, language=language, known=", ".join(LANGUAGES))
    return language


def chosen_language(query: str | None, stored: str | None, headers: Mapping[str, str]) -> str:
    """The language given in the address, stored for the visitor, or preferred by the browser, in that order."""
    accepted = [part.partition(";")[0].strip()[:2].lower() for part in headers.get("accept-language", "").split(",")]
    for language in (query, stored, *accepted):
        if language in LANGUAGES:
            return language
    return "en"
