"""Arguments shared by several commands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Annotated

import typer

from goodsyard.core.errors import BadSetup
from goodsyard.core.words import LANGUAGES

Json = Annotated[bool, typer.Option("--json", help="Print JSON instead of tables.")]
Game = Annotated[str, typer.Argument(help="The id of a game; `goodsyard games` lists them.")]
Options = Annotated[
    list[str] | None,
    typer.Option("--options", "-o", metavar="NAME=VALUE", help="A game option; may be repeated."),
]
Language = Annotated[str, typer.Option(help=f"Language: {' or '.join(LANGUAGES)}.", envvar="GOODSYARD_LANG")]


def read_seats(text: str) -> tuple[str, ...]:
    """Parse `me,random,random`."""
    seats = tuple(seat.strip() for seat in text.split(","))
    if not all(seats):
        raise BadSetup(f"seats must be names separated by commas, like me,random,random, not {text!r}")
    return seats


def read_options(texts: Iterable[str] | None) -> dict[str, str]:
    """Parse `name=value` pairs, repeated or separated by commas."""
    options = {}
    for part in ",".join(texts or ()).split(","):
        name, equals, value = part.strip().partition("=")
        if equals and name and value:
            options[name] = value
        elif part.strip():
            raise BadSetup(f"options must have the form NAME=VALUE, not {part.strip()!r}")
    return options
