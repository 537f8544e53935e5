"""Telling the log: what a seat did with one action becomes one line, in as few sentences as possible."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import TYPE_CHECKING

import msgspec

from goodsyard.core.words import Phrase, SeatedWords

if TYPE_CHECKING:
    from goodsyard.core.table import Event

APART = re.compile(r"[:;]|[.!?] ")
"""Sentences with this inside stand alone."""


class Line(msgspec.Struct, frozen=True):
    """What one seat did with one action, or what happened because of it."""

    text: str
    events: tuple[Event, ...]


def told(events: Sequence[Event], words: SeatedWords) -> list[Line]:
    """The log in lines."""
    groups = groupby(events, key=lambda event: (event.after, event.seat))
    return [line_of(list(group), words) for _, group in groups]


def line_of(events: Sequence[Event], words: SeatedWords) -> Line:
    """Sentences about the same seat share its name: "Boris moves to building 2a, pays $1 and draws 2 cards."."""
    subject = words.subject(events[0].seat) + " " if events[0].seat >= 0 else ""
    sentences: list[list[str]] = []
    for event in events:
        rest = predicate(event.text, subject)
        if rest and sentences and sentences[-1][0]:
            sentences[-1].append(rest)
        else:
            sentences.append([subject, rest] if rest else ["", event.text])
    return Line(" ".join(sentence(first, parts, words) for first, *parts in sentences), tuple(events))


def predicate(text: str, subject: str) -> str:
    """What a sentence says of its subject, if it can be joined with others."""
    if not subject or not text.startswith(subject) or not text.endswith("."):
        return ""
    rest = text[len(subject) : -1]
    return "" if APART.search(rest) else rest


def sentence(subject: str, parts: Sequence[str], words: SeatedWords) -> str:
    if not subject:
        return parts[0]
    counted = [(part, len(list(same))) for part, same in groupby(parts)]
    *first, last = [part if count == 1 else f"{part} ({count}×)" for part, count in counted]
    said = words.say(Phrase("and-last", {"first": ", ".join(first), "last": last})) if first else last
    return f"{subject}{said}."
