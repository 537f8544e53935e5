"""`goodsyard play`: a game in the terminal."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from goodsyard.cli.arguments import Language, Options, read_options, read_seats
from goodsyard.core.errors import BadSetup
from goodsyard.core.record import load
from goodsyard.core.seeds import read_seed, short_name
from goodsyard.core.table import Table, new, replay
from goodsyard.core.words import checked_language

ME = "me"


def play(
    game: Annotated[str | None, typer.Argument(help="The id of a game; `goodsyard games` lists them.")] = None,
    seats: Annotated[str | None, typer.Option(help="Players by seat, each me or a bot, like me,random,random.")] = None,
    seed: Annotated[str | None, typer.Option(help="The same seed gives the same game; random by default.")] = None,
    lang: Language = "en",
    options: Options = None,
    save: Annotated[Path | None, typer.Option(help="Save the record in this new file after every action.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the record in this file.")] = None,
    confirm: Annotated[
        bool, typer.Option("--confirm", help="Ask for confirmation before the turn passes to another player.")
    ] = False,
) -> None:
    """Play a game in the terminal, alone against bots or with several people sharing a keyboard."""
    from goodsyard.cli.session import Session

    checked_language(lang)
    table = resumed(resume, game) if resume else begun(game, seats, seed, read_options(options))
    file = resume or save or place_for(table)
    if save and resume:
        raise BadSetup("a resumed game is saved in its own file: leave out --save")
    if file != resume and file.exists():
        raise BadSetup(f"{file} already exists: continue it with --resume {file}, or choose another file")
    Session(table, seats_at(table, seats), lang, file, confirm).run()


def begun(game: str | None, seats: str | None, seed: str | None, options: dict[str, str]) -> Table:
    """Start a new game; by default one person plays against bots."""
    from goodsyard.core.registry import find, titles

    if game is None:
        raise BadSetup(f"which game? For example: goodsyard play {next(iter(titles()))}; `goodsyard games` lists them")
    title = find(game)
    players = len(read_seats(seats)) if seats else min(max(3, title.min_players), title.max_players)
    return new(game, players, None if seed is None else read_seed(seed), options)


def resumed(file: Path, game: str | None) -> Table:
    """Load the game from a record."""
    record = load(file)
    if game not in (None, record.game):
        raise BadSetup(f"{file} is a game of {record.game}, not {game}")
    return replay(record)


def seats_at(table: Table, text: str | None) -> tuple[str, ...]:
    """Who plays each seat; every bot must exist."""
    from goodsyard.bots import find

    seats = read_seats(text) if text else (ME, *["medium"] * (table.players - 1))
    if len(seats) != table.players:
        raise BadSetup(f"this game has {table.players} players, but --seats names {len(seats)}")
    for seat in seats:
        if seat != ME:
            find(seat, table.title.id)
    return seats


def place_for(table: Table) -> Path:
    """The file for a game started without --save, so that no game is lost."""
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    folder = Path(os.environ.get("GOODSYARD_HOME") or Path(home) / "goodsyard") / "records"
    folder.mkdir(parents=True, exist_ok=True)
    name, number = f"{table.title.id}-{short_name(table.seed)}", 1
    while (file := folder / (f"{name}.json" if number == 1 else f"{name}-{number}.json")).exists():
        number += 1
    return file
