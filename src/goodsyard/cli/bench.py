"""`goodsyard bench`: how fast the games run, compiled and interpreted."""

from __future__ import annotations

from typing import Annotated, Any

import typer

from goodsyard.cli.arguments import Json
from goodsyard.core.errors import BadSetup

USUAL_PLAYERS = 3
NAMES = {
    "decisions_per_s": "decisions/s inside the loop",
    "games_per_s": "games/s including setup",
    "api_decisions_per_s": "decisions/s through the Python API",
    "clones_per_s": "clones/s",
    "legal_per_s": "lists of legal actions/s",
}


def bench(
    game: Annotated[str | None, typer.Argument(help="A game; by default all of them, one by one.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of players; by default 3 where possible.")] = None,
    seconds: Annotated[float, typer.Option(help="Approximate measuring time per game.")] = 12.0,
    json: Json = False,
) -> None:
    """Measure random play, cloning and legal actions, compiled and interpreted in turn, in processor time."""
    from goodsyard.cli.output import print_json
    from goodsyard.core.registry import find, titles

    if not 0 < seconds < 86400:
        raise BadSetup(f"--seconds must be more than 0 and less than 86400, not {seconds:g}")
    for title in [find(game)] if game else titles().values():
        number = min(max(USUAL_PLAYERS, title.min_players), title.max_players) if players is None else players
        title.checked_options(number, {})
        report = measured(title.id, number, seconds)
        if json:
            print_json(report)
        else:
            show(report)


def measured(game: str, players: int, seconds: float) -> dict[str, Any]:
    """Measure with a progress bar."""
    from goodsyard.cli.output import progress
    from goodsyard.lab.bench import ROUNDS
    from goodsyard.lab.bench import bench as steps

    report: dict[str, Any] = {}
    with progress(f"measuring {game}", 2 * ROUNDS) as advance:
        for found in steps(game, players, seconds):
            if found is None:
                advance(1)
            else:
                report = found
    return report


def show(report: dict[str, Any]) -> None:
    from rich.table import Table

    from goodsyard.cli.games import INTERPRETED
    from goodsyard.cli.output import output

    compiled, interpreted = report["compiled"], report["interpreted"]
    table = Table("", "compiled", "interpreted", "ratio", box=None, pad_edge=False, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for key, name in NAMES.items():
        ratio = f"{compiled[key] / interpreted[key]:.1f}" if compiled else "-"
        table.add_row(name, f"{compiled[key]:,}" if compiled else "-", f"{interpreted[key]:,}", ratio)
    console = output()
    console.print(f"{report['game']}, {report['players']} players\n")
    console.print(table)
    if not compiled:
        console.print(f"\n{INTERPRETED}", soft_wrap=True)
