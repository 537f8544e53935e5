"""Shared by the commands of `goodsyard admin`: the database, questions, and errors in one line."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from goodsyard.cli.group import OneLineErrors
from goodsyard.core.errors import BadSetup

if TYPE_CHECKING:
    from goodsyard.server.settings import Settings

T = TypeVar("T")
admin = typer.Typer(cls=OneLineErrors, help="Look after a server's database.", no_args_is_help=True)
Database = Annotated[
    str | None, typer.Option(help="SQLite file or postgresql://...; overrides GOODSYARD_DATABASE.", show_default=False)
]
Yes = Annotated[bool, typer.Option("--yes", "-y", help="Do not ask.")]


def settings_for(database: str | None) -> Settings:
    try:
        from goodsyard.server.admin import books
    except ModuleNotFoundError as missing:
        raise BadSetup(f"{missing.name} is missing: pip install 'goodsyard[server]'") from None
    return books.settings_for(database)


def done(work: Coroutine[Any, Any, T]) -> T:
    """The result of work on the database; what the database itself complains about becomes one line."""
    from sqlalchemy.exc import DBAPIError

    try:
        return asyncio.run(work)
    except DBAPIError as problem:
        raise BadSetup(f"the database refused: {problem.orig}") from None


def sure(question: str, yes: bool) -> None:
    """Ask on a terminal; anywhere else --yes has to say it."""
    import sys

    if yes:
        return
    if not sys.stdin.isatty():
        raise BadSetup("nobody can be asked here: add --yes")
    typer.confirm(question, abort=True)
