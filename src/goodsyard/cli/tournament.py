"""`goodsyard tournament`: which bot is better, and how sure is that?"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goodsyard.cli.arguments import Game, Json, Options, read_options, read_seats

if TYPE_CHECKING:
    from goodsyard.lab.tournament import Result

INTERRUPTED = 130


def tournament(
    game: Game,
    bots: Annotated[str, typer.Option(help="Bots with commas between them, like ismcts:1s,greedy,random.")],
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    games: Annotated[int, typer.Option(help="How many games to play at least.")] = 200,
    seed: Annotated[int, typer.Option(help="The first seed; all line-ups play the same ones.")] = 1,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    cluster: Annotated[str, typer.Option(help="`ray` plays on a Ray cluster.")] = "",
    options: Options = None,
    results: Annotated[
        Path | None, typer.Option(help="Results go to this file; what is there is not played again.")
    ] = None,
    report: Annotated[Path | None, typer.Option(help="Write an HTML page, with its plots beside it.")] = None,
    json: Json = False,
) -> None:
    """Let bots play each other: win rates with 95 % intervals, ratings, scores by line. Ctrl-C keeps what is done."""
    from goodsyard.cli.output import note, output, print_json, progress
    from goodsyard.lab.pools import pool
    from goodsyard.lab.report import HEADS, save, standing_rows, tournament_report
    from goodsyard.lab.standings import standings
    from goodsyard.lab.tournament import Tournament, run

    wanted = Tournament(game, read_seats(bots), players, games, seed, read_options(options))
    wanted.check()
    played: list[Result] = []
    total, stopped = wanted.rounds() * len(wanted.lineups()), False
    with pool(jobs, cluster) as executor, progress("games", total) as advance:
        try:
            for batch in run(wanted, executor, jobs, results):
                played += batch
                advance(len(batch))
        except KeyboardInterrupt:
            stopped = True
    table = standings(played)
    if json:
        print_json(
            [{"bot": s.bot, "games": s.games, "wins": s.wins, "interval": [s.low, s.high], "rating": [s.mu, s.sigma]}
             | {"score": s.score.mean, "lines": {line: spread.mean for line, spread in s.lines.items()}} for s in table]
        )  # fmt: skip
    else:
        from rich.table import Table

        shown = Table(*HEADS, box=None, pad_edge=False, header_style="bold")
        for column in shown.columns[1:]:
            column.justify = "right"
        for row in standing_rows(table):
            shown.add_row(*row)
        output().print(shown)
    if report and played:
        text, plots = tournament_report(wanted, played)
        report.write_text(text, encoding="utf-8")
        for name, plot in plots.items():
            save(plot, report.with_name(f"{report.stem}-{name}"))
    if stopped:
        note(f"stopped after {len(played)} of {total} games")
        raise typer.Exit(INTERRUPTED)
