"""Arguments that several commands read alike."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer

from goodsyard.core.errors import BadSetup
from goodsyard.core.words import LANGUAGES

Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Game = Annotated[str, typer.Argument(help="The id of a game, for example coal-baron; `goodsyard games` lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", "-o", metavar="NAME=VALUE", help="A table option of the game; may be repeated."),
]
Language = Annotated[str, typer.Option(help="Language: en or de.", envvar="GOODSYARD_LANG")]


def checked_language(lang: str) -> str:
    """A language that there are words in."""
    if lang not in LANGUAGES:
        raise BadSetup(f"the languages are {' and '.join(LANGUAGES)}, not {lang!r}")
    return lang


def read_seats(text: str) -> tuple[str, ...]:
    """`me,random,random` as a tuple."""
    seats = tuple(seat.strip() for seat in text.split(","))
    if not all(seats):
        raise BadSetup(f"seats are names with commas between them, like me,random,random, not {text!r}")
    return seats


def read_options(texts: Iterable[str] | None) -> dict[str, str]:
    """`name=value`, several of them repeated or with commas between them."""
    options = {}
    for part in ",".join(texts or ()).split(","):
        name, equals, value = part.strip().partition("=")
        if equals and name and value:
            options[name] = value
        elif part.strip():
            raise BadSetup(f"an option is NAME=VALUE, not {part.strip()!r}")
    return options
