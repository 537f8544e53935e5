"""The commands for the whole database: status, backups, moving, verifying, new keys."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from goodsyard.cli.admin.shared import Database, Yes, admin, done, settings_for, sure
from goodsyard.cli.arguments import Json
from goodsyard.core.errors import BadSetup


@admin.command()
def status(database: Database = None, json: Json = False) -> None:
    """What is in the database, and how much room there is."""
    import msgspec
    from rich.table import Table

    from goodsyard.cli.output import output, print_json

    settings = settings_for(database)

    async def read() -> dict[str, Any]:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.status import status as status_of

        async with opened(settings) as books:
            found: dict[str, Any] = msgspec.to_builtins(await status_of(books, settings))
            return found

    found = done(read())
    if json:
        print_json(found)
        return
    shown = Table(box=None, show_header=False)
    for name, value in found.items():
        text = ", ".join(f"{key} {count}" for key, count in value.items()) if isinstance(value, dict) else value
        shown.add_row(name.replace("_", " "), "-" if text in (None, "") else str(text))
    output().print(shown)


@admin.command()
def backup(
    file: Annotated[Path, typer.Argument(help="The file to write; it must not exist.")], database: Database = None
) -> None:
    """Back up the database while the server runs, and check the backup."""
    from goodsyard.cli.output import progress
    from goodsyard.server.admin.backup import back_up

    settings = settings_for(database)
    with progress("pages", 100) as advance:
        shown = 0

        def part(pages: int, total: int) -> None:
            nonlocal shown
            percent = 100 * pages // max(1, total)
            advance(percent - shown)
            shown = percent

        said = back_up(settings, file, part)
    print(f"{file}: {said}, checked")


@admin.command()
def restore(
    file: Annotated[Path, typer.Argument(help="A backup made with `goodsyard admin backup`.")],
    database: Database = None,
    yes: Yes = False,
) -> None:
    """Replace the database with a backup while the server is stopped; a replaced SQLite file is kept beside it."""
    from goodsyard.server.admin.backup import restore as put_back

    settings = settings_for(database)
    sure(f"Replace {settings.database.rpartition('@')[2]} with {file}?", yes)
    said = put_back(settings, file)
    print(f"restored: {said}")


@admin.command()
def move(
    to: Annotated[str, typer.Argument(help="The new database: an SQLite file or postgresql://...")],
    database: Database = None,
) -> None:
    """Copy everything to another, empty database, for example from SQLite to PostgreSQL, and compare both sides."""
    from goodsyard.cli.output import progress

    old, new = settings_for(database), settings_for(to)
    if old.database == new.database:
        raise BadSetup("both are the same database")

    async def carry() -> dict[str, int]:
        from goodsyard.server.admin.books import made, opened
        from goodsyard.server.admin.transfer import row_counts, transfer

        async with opened(old) as source, made(new) as target:
            async with source.reading() as connection:
                total = sum((await row_counts(connection)).values())
            with progress("rows", total) as advance:
                return await transfer(source, target, advance)

    for name, count in done(carry()).items():
        print(f"{name}: {count} rows, equal on both sides")


@admin.command()
def verify(database: Database = None, json: Json = False) -> None:
    """Replay every stored game and print those that cannot be replayed any more. Exit code: 1 if there are any."""
    from goodsyard.cli.output import print_json, progress
    from goodsyard.core.errors import GoodsyardError
    from goodsyard.core.table import replay
    from goodsyard.lab.verify import BROKEN, UNCHANGED, Verdict, first_difference

    settings = settings_for(database)

    async def check() -> tuple[int, dict[str, str]]:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.games import ids, record_of

        wrong = {}
        async with opened(settings) as books:
            tables = await ids(books)
            with progress("games", len(tables)) as advance:
                for id in tables:
                    try:
                        record = await record_of(books, id)
                        verdict = first_difference(replay(record, 0), record)
                    except GoodsyardError as problem:
                        verdict = Verdict(BROKEN, None, str(problem))
                    if verdict.status != UNCHANGED:
                        wrong[id] = str(verdict)
                    advance(1)
        return len(tables), wrong

    count, wrong = done(check())
    if json:
        print_json({"games": count, "wrong": wrong})
    else:
        for id, said in wrong.items():
            print(f"{id}: {said}")
        print(f"{count} games, {len(wrong)} cannot be replayed")
    raise typer.Exit(1 if wrong else 0)


@admin.command()
def rotate_keys(database: Database = None, yes: Yes = False) -> None:
    """Make new keys, so that invitations and spectators' links stop working. Restart the server afterwards."""
    settings = settings_for(database)
    sure("Make all invitations and spectators' links useless?", yes)

    async def renew() -> None:
        from goodsyard.server.admin.books import opened
        from goodsyard.server.admin.keys import rotate

        async with opened(settings) as books:
            await rotate(books)

    done(renew())
    print("new keys are stored; restart the server")
