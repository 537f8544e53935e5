"""Writes, for each game and language, what a player reads in a seeded game: `python docs/samples/make.py`."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import NamedTuple

import goodsyard
from goodsyard import Table, bots
from goodsyard.core.registry import titles
from goodsyard.core.title import Title
from goodsyard.core.words import LANGUAGES, Phrase

HERE = Path(__file__).parent
NAMES = ("Ada", "Boris", "Clara")
SEED = 5
AT_RANDOM = 0.3
"""The share of decisions that are taken at random, so that clumsy things happen too."""
GAMES = 5
"""The choices come from all of them, the log from the one with the most kinds of event."""
CHOICES = 60


class Said(NamedTuple):
    """A prompt and an answer to it, each in all languages."""

    prompts: tuple[str, ...]
    answers: tuple[str, ...]


def played(title: Title, seed: int, pool: dict[str, dict[Said, None]]) -> Table:
    """A whole game; everything that a seat could have chosen goes into the pool, by the message that says it."""
    table, chance, bot = goodsyard.new(title, len(NAMES), seed), Random(seed), bots.find("greedy", title.id)
    table.names = dict.fromkeys(LANGUAGES, NAMES)
    while not table.over:
        seat = table.acting()[0]
        for message, said in offered(table, seat):
            pool.setdefault(message, {})[said] = None
        options = table.game.legal(seat)
        if chance.random() < AT_RANDOM:
            action = options[int(chance.random() * len(options))]
        else:
            action = bot.choose(table.game, seat, bots.seed_for(seed, seat, len(table.played)))
        table.play(action, seat)
    return table


def offered(table: Table, seat: int) -> Iterator[tuple[str, Said]]:
    """The choices and bundles of a seat, each with the messages that ask and answer."""
    kind, about = table.game.decision(seat)
    speech = table.title.speech
    asked = speech.prompt(table.game, seat, kind, about).id
    answers = {bundle.actions: bundle.said for bundle in table.title.bundles(table.game, seat)}
    prompts = tuple(table.prompt(seat, lang) for lang in LANGUAGES)
    choices = [table.choices(seat, lang) for lang in LANGUAGES]
    for same in zip(*choices, strict=True):
        answer = speech.choice(table.game, seat, kind, about, same[0].action).phrase.id
        yield f"{asked} {answer}", Said(prompts, tuple(choice.text for choice in same))
    for bundle in zip(*(table.bundles(seat, lang) for lang in LANGUAGES), strict=True):
        answer = answers[bundle[0].actions].phrase.id
        yield f"{asked} {answer}", Said(prompts, tuple(choice.text for choice in bundle))


def spread(pool: dict[str, dict[Said, None]]) -> list[Said]:
    """As many for each message as there are, up to an equal share, evenly from all that was offered."""
    shares = dict.fromkeys(pool, 0)
    while sum(shares.values()) < min(CHOICES, sum(map(len, pool.values()))):
        more = [message for message in pool if shares[message] < len(pool[message])]
        shares[min(more, key=lambda message: shares[message])] += 1
    return [
        list(found)[number * len(found) // shares[message]]
        for message, found in pool.items()
        for number in range(shares[message])
    ]


def samples_of(title: Title) -> dict[str, str]:
    """The files of a game by name."""
    pool: dict[str, dict[Said, None]] = {}
    tables = [played(title, SEED + number, pool) for number in range(GAMES)]
    table = max(tables, key=lambda table: len({event.kind for event in table.events()}))
    chosen = spread(pool)
    files = {}
    for number, lang in enumerate(LANGUAGES):
        log = [f"- {line.text}" for line in table.told(0, 0, lang)]
        choices = [f"- {said.prompts[number]} **{said.answers[number]}**" for said in chosen]
        lines = [f"# {title.words(lang).say(Phrase('title'))}", "", "## Log", "", *log, "", "## Choices", "", *choices]
        files[f"{title.id}.{lang}.md"] = "\n".join(lines) + "\n"
    return files


def samples() -> dict[str, str]:
    """Every file by its name."""
    games = [title for title in titles().values() if title.folder.parent.name == "games"]
    return {name: text for title in games for name, text in samples_of(title).items()}


if __name__ == "__main__":
    for name, text in samples().items():
        (HERE / name).write_text(text, encoding="utf-8")
