"""The commands for people: reports, and suspending somebody for a while."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from goodsyard.cli.admin.shared import Database, admin, done, settings_for
from goodsyard.cli.arguments import Json
from goodsyard.core.errors import BadSetup

Name = Annotated[
    str, typer.Argument(help="The name of an account, or the id of a guest from `goodsyard admin reports`.")
]


@admin.command()
def reports(
    close: Annotated[int | None, typer.Option(help="Close the report with this number.", min=1)] = None,
    answer: Annotated[str | None, typer.Option(help="What to tell whoever has reported; needed to close.")] = None,
    every: Annotated[bool, typer.Option("--all", help="List closed reports too.")] = False,
    database: Database = None,
    json: Json = False,
) -> None:
    """List what people have reported, or close a report with an answer."""
    settings = settings_for(database)
    if (close is None) != (answer is None):
        raise BadSetup("--close needs an --answer, and an answer a number to --close")

    async def work() -> list[dict[str, Any]]:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.people import answered, listed

        async with opened(settings) as books:
            if close is not None and answer is not None:
                await answered(books, close, answer)
                return []
            return await listed(books, every)

    found = done(work())
    if close is not None:
        print(f"report {close}: closed")
    else:
        show(found, json)


def show(found: list[dict[str, Any]], json: bool) -> None:
    from rich.table import Table
    from rich.text import Text

    from goodsyard.cli.output import output, print_json

    if json:
        print_json(found)
        return
    shown = Table("number", "at", "by", "about", "id", "table", "text", "answer", box=None)
    for each in found:
        shown.add_row(*(Text("-" if value is None else str(value)) for value in each.values()))
    output().print(shown if found else "no reports")


@admin.command()
def suspend(
    name: Name,
    days: Annotated[float, typer.Option(help="For how many days.", min=0.01, max=36_500)],
    why: Annotated[str, typer.Option(help="The reason; the person is told.")],
    database: Database = None,
) -> None:
    """Keep somebody from opening and joining tables and from chatting; running games may be finished."""
    settings = settings_for(database)

    async def work() -> str:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.people import suspended

        async with opened(settings) as books:
            return await suspended(books, name, days, why)

    print(done(work()))


@admin.command()
def unsuspend(name: Name, database: Database = None) -> None:
    """End somebody's suspension."""
    settings = settings_for(database)

    async def work() -> str:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.people import unsuspended

        async with opened(settings) as books:
            return await unsuspended(books, name)

    print(done(work()))
