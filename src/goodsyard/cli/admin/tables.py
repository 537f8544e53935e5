"""The commands for tables: listing, closing, tidying up."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from goodsyard.cli.admin.shared import Database, Yes, admin, done, settings_for, sure
from goodsyard.cli.arguments import Json


@admin.command()
def tables(
    state: Annotated[str | None, typer.Option(help="waiting, dealing, playing, finished or cancelled.")] = None,
    database: Database = None,
    json: Json = False,
) -> None:
    """List the tables that are not over, the longest untouched first."""
    from rich.table import Table

    from goodsyard.cli.output import output, print_json

    settings = settings_for(database)

    async def read() -> list[dict[str, Any]]:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.games import listed

        async with opened(settings) as books:
            return [
                {
                    "table": each.row.id,
                    "game": each.row.game,
                    "state": each.row.state,
                    "people": [seat.bot or seat.name or "-" for seat in each.seats],
                    "actions": each.row.number,
                    "idle_days": round(each.idle_days, 1),
                }
                async for each in listed(books, state)
            ]

    found = done(read())
    if json:
        print_json(found)
        return
    shown = Table("table", "game", "state", "seats", "actions", "idle days", box=None)
    for each in found:
        shown.add_row(*(", ".join(value) if isinstance(value, list) else str(value) for value in each.values()))
    output().print(shown if found else "no tables")


@admin.command()
def close(
    tables: Annotated[list[str], typer.Argument(help="Ids of tables; `goodsyard admin tables` lists them.")],
    database: Database = None,
) -> None:
    """Cancel tables that are not over. Their actions are kept."""
    settings = settings_for(database)

    async def shut() -> None:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.games import close as close_table

        async with opened(settings) as books:
            for id in tables:
                await close_table(books, id)
                print(f"{id}: cancelled")

    done(shut())


@admin.command()
def purge(
    idle_days: Annotated[float, typer.Option(help="Delete unfinished tables untouched for so many days.", min=1)] = 180,
    guest_days: Annotated[float, typer.Option(help="Delete guests older than this who sit nowhere.", min=1)] = 180,
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Delete abandoned tables, guests who never came back, and expired sessions. Finished games always stay."""
    settings = settings_for(database)

    async def tidy() -> None:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.purge import leftovers
        from goodsyard.server.admin.purge import purge as purge_all

        async with opened(settings) as books:
            found = await leftovers(books, idle_days, guest_days)
            said = f"{len(found.tables)} tables, {len(found.guests)} guests and {found.sessions} sessions"
            sure(f"Delete {said}?", yes)
            await purge_all(books, found)
            print(f"deleted: {said}")

    done(tidy())
