"""`goodsyard tournament`: which bot is better, and how certain is that?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goodsyard.cli.arguments import Game, Json, Options, read_options, read_seats
from goodsyard.cli.group import INTERRUPTED

if TYPE_CHECKING:
    from goodsyard.lab.standings import Standing
    from goodsyard.lab.tournament import Result, Tournament


def tournament(
    game: Game,
    bots: Annotated[str, typer.Option(help="Bots, separated by commas, like ismcts:1s,greedy,random.")],
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(help="Minimum number of games to play.")] = 200,
    seed: Annotated[int, typer.Option(help="The first seed; all line-ups play the same seeds.")] = 1,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    cluster: Annotated[str, typer.Option(help="`ray` runs the games on a Ray cluster.")] = "",
    options: Options = None,
    results: Annotated[
        Path | None, typer.Option(help="Save results in this file; games already in it are not repeated.")
    ] = None,
    report: Annotated[
        Path | None, typer.Option(help="Write an HTML report to this file, and its plots next to it.")
    ] = None,
    json: Json = False,
) -> None:
    """Play bots against each other and report win rates with 95 % intervals, ratings and scores. Ctrl-C stops early."""
    from goodsyard.cli.output import note
    from goodsyard.lab.standings import standings
    from goodsyard.lab.tournament import Tournament

    wanted = Tournament(game, read_seats(bots), players, games, seed, read_options(options))
    wanted.check()
    total = wanted.rounds() * len(wanted.lineups())
    played = play_all(wanted, total, jobs, cluster, results)
    table = standings(played)
    if json:
        print_standings(table)
    else:
        show(table)
    if report and played:
        write(report, wanted, played)
    if len(played) < total:
        note(f"stopped after {len(played)} of {total} games")
        raise typer.Exit(INTERRUPTED)


def play_all(wanted: Tournament, total: int, jobs: int, cluster: str, file: Path | None) -> list[Result]:
    """Play until all games are done or Ctrl-C is pressed."""
    from goodsyard.cli.output import progress
    from goodsyard.lab.pools import pool
    from goodsyard.lab.tournament import run

    played: list[Result] = []
    with pool(jobs, cluster) as executor, progress("games", total) as advance:
        try:
            for batch in run(wanted, executor, jobs, file):
                played += batch
                advance(len(batch))
        except KeyboardInterrupt:
            pass
    return played


def print_standings(table: list[Standing]) -> None:
    """Print the standings as JSON."""
    from goodsyard.cli.output import print_json

    print_json(
        [
            {
                "bot": bot.bot,
                "games": bot.games,
                "wins": bot.wins,
                "interval": [bot.low, bot.high],
                "rating": [bot.mu, bot.sigma],
                "score": bot.score.mean,
                "lines": {line: spread.mean for line, spread in bot.lines.items()},
            }
            for bot in table
        ]
    )


def show(table: list[Standing]) -> None:
    """Print the standings as a table."""
    from rich.table import Table

    from goodsyard.cli.output import output
    from goodsyard.lab.report import HEADS, standing_rows

    shown = Table(*HEADS, box=None, pad_edge=False, header_style="bold")
    for column in shown.columns[1:]:
        column.justify = "right"
    for row in standing_rows(table):
        shown.add_row(*row)
    output().print(shown)


def write(report: Path, wanted: Tournament, played: list[Result]) -> None:
    """Write the report and its plots."""
    from goodsyard.lab.report import tournament_report, write_report

    write_report(report, *tournament_report(wanted, played))
