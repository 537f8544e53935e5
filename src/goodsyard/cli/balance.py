"""`goodsyard balance`: are the seats fair, and what is each card worth?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goodsyard.cli.arguments import Game, Json, Options, read_options

if TYPE_CHECKING:
    from goodsyard.lab.balance import Balance
    from goodsyard.lab.balance_tables import Rows, Set

PRINTED = "printed"
SHOWN = 10


def balance(
    game: Game,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(help="Number of games to play.")] = 200,
    bot: Annotated[str, typer.Option(help="The bot that plays all seats.")] = "careful",
    seed: Annotated[int, typer.Option(help="Game k (from 0) uses the seed SEED + k.")] = 1,
    jobs: Annotated[int, typer.Option(help="Number of processes; does not affect the result.")] = 1,
    data: Annotated[Path | None, typer.Option(help="Compare with this changed copy of the game's cards.toml.")] = None,
    longest: Annotated[int, typer.Option(help="Stop a game after this many decisions.")] = 5000,
    options: Options = None,
    report: Annotated[
        Path | None, typer.Option(help="Write an HTML report to this file, and its plots next to it.")
    ] = None,
    json: Json = False,
) -> None:
    """Report win rates by seat, values of cards and actions, game length and dead choices, also for changed cards."""
    from goodsyard.cli.output import note, print_json
    from goodsyard.lab.balance import Balance
    from goodsyard.lab.balance_tables import as_json

    wanted = Balance(game, bot, players, games, seed, read_options(options), longest)
    wanted.check()
    sets = played(wanted, jobs, data)
    for name, census in sets:
        if census.endless:
            note(f"{name}: {census.endless} games were stopped after {longest} decisions and are not counted")
    if report:
        write(report, wanted, sets)
    if json:
        print_json(as_json(wanted, sets))
    else:
        show(wanted, sets)


def played(wanted: Balance, jobs: int, data: Path | None) -> list[Set]:
    """The games with the printed cards and, if given, those with the changed cards."""
    from goodsyard.cli.output import progress
    from goodsyard.core.errors import BadSetup
    from goodsyard.lab.balance import environment_for, run, try_cards
    from goodsyard.lab.census import Census
    from goodsyard.lab.pools import pool, uninterrupted

    environments: dict[str, dict[str, str] | None] = {PRINTED: None}
    if data is not None:
        environments[data.name] = environment_for(wanted.game, data)
    sets = []
    for name, environment in environments.items():
        census = Census(wanted.players)
        with pool(jobs, environment=environment) as executor, progress(name, wanted.games) as advance:
            if environment is not None:
                with uninterrupted():
                    executor.submit(try_cards, wanted, name).result()
            for some in run(wanted, executor, jobs):
                census.merge(some)
                advance(some.games + some.endless)
        if not census.games:
            raise BadSetup(f"no game ended within {wanted.longest} decisions: increase --longest or use another bot")
        sets.append((name, census))
    return sets


def show(wanted: Balance, sets: list[Set]) -> None:
    """Print the most important results as tables."""
    from goodsyard.cli.output import output
    from goodsyard.lab import balance_tables as tables

    console = output()
    games = ", ".join(f"{census.games:,} games ({name})" for name, census in sets)
    console.print(f"{wanted.game}, {wanted.players} players, {wanted.bot} in all seats: {games}\n")
    table(tables.seat_heads(sets), tables.seat_rows(sets))
    table(tables.LENGTH_HEADS, tables.length_rows(sets))
    table(tables.TURN_HEADS, tables.turn_rows(sets))
    table(["end", *(name for name, _ in sets)], tables.end_rows(sets))
    table(tables.width_heads(sets), tables.width_rows(sets))
    deeds = tables.deed_rows(sets)
    few = deeds if len(deeds) <= 2 * SHOWN else [*deeds[:SHOWN], ["…"], *deeds[-SHOWN:]]
    if len(sets) == 2:
        few = [row for row in deeds if row[-1].endswith("*") or "" in row[1:-1]]
    table(tables.deed_heads(sets), few)
    for name, census in sets:
        table([f"dead choices ({name})", *tables.DEAD_HEADS[1:]], tables.dead_rows(census)[:SHOWN])


def table(heads: list[str], rows: Rows) -> None:
    from rich.markup import escape
    from rich.table import Table

    from goodsyard.cli.output import output

    if not rows:
        return
    shown = Table(*heads, box=None, pad_edge=False, header_style="bold")
    for column in shown.columns[1:]:
        column.justify = "right"
    for row in rows:
        shown.add_row(*map(escape, row))
    output().print(shown, end="\n\n")


def write(report: Path, wanted: Balance, sets: list[Set]) -> None:
    """Write the report and its plots."""
    from goodsyard.lab.balance_report import balance_report
    from goodsyard.lab.report import write_report

    write_report(report, *balance_report(wanted, sets))
