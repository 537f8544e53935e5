"""`goodsyard tune`: better weights for a game's evaluation, found by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goodsyard.cli.arguments import Game
from goodsyard.cli.group import INTERRUPTED

if TYPE_CHECKING:
    from goodsyard.lab.tuning import Course, Tuning


def tune(
    game: Game,
    out: Annotated[Path, typer.Option(help="The tuned weights go to this TOML file; its state lies beside it.")],
    bot: Annotated[str, typer.Option(help="Who plays: careful, or a search like ismcts:100.")] = "careful",
    steps: Annotated[int, typer.Option(help="Steps; each is a match between two neighbours of the weights.")] = 200,
    pairs: Annotated[int, typer.Option(help="Seeds a step, each played from both sides.")] = 16,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the whole.")] = 1,
    start: Annotated[
        Path | None, typer.Option("--from", help="Begin with these weights; by default with the package's own.")
    ] = None,
    check: Annotated[int, typer.Option(help="Seeds on which the result is then compared with the beginning.")] = 100,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    cluster: Annotated[str, typer.Option(help="`ray` plays on a Ray cluster.")] = "",
) -> None:
    """Tune the weights of an evaluation by self-play (SPSA). Ctrl-C keeps what is done; the same command goes on."""
    from goodsyard.cli.output import note, output, progress
    from goodsyard.lab.pools import pool
    from goodsyard.lab.tuning import Tuning, as_toml, compare, run, tuned, with_weights

    tuning = Tuning(game, bot, steps, pairs, players, seed, start)
    tuning.check()
    state, course = out.with_suffix(".json"), None
    with pool(jobs, cluster) as executor:
        try:
            with progress("steps", steps) as advance:
                done = 0
                for course in run(tuning, executor, state):
                    advance(course.steps - done)
                    done = course.steps
            wins, games = compare(tuning, tuned(course), check, executor) if course and check else (0.0, 0)
        except KeyboardInterrupt:
            note(f"stopped after {course.steps if course else 0} of {steps} steps; the same command goes on")
            raise typer.Exit(INTERRUPTED) from None
    assert course is not None
    told = with_weights(tuning, tuned(course))
    out.write_text(as_toml(told, provenance(tuning, told["source"], wins, games)), encoding="utf-8")
    output().print(shown(course))
    output().print(gain(wins, games))
    if games and 2 * wins <= games:
        note("that is no better than before; more pairs a step disturb the way less, more steps lead further")


def gain(wins: float, games: int) -> str:
    """How the result compares with the beginning."""
    from goodsyard.lab.report import percent
    from goodsyard.lab.standings import interval

    if not games:
        return "not compared with the weights at the beginning"
    low, high = interval(wins, games)
    rate = f"{percent(wins / games)} ({percent(low)} - {percent(high)})"
    return f"wins {rate} of {games} games against the weights at the beginning"


def provenance(tuning: Tuning, before: str, wins: float, games: int) -> str:
    """Where the weights come from, in one line."""
    steps = f"SPSA, {tuning.steps} steps of {2 * tuning.pairs} games"
    return f"{steps}, {tuning.bot}, {tuning.players} players, seed {tuning.seed}; {gain(wins, games)} ({before})"


def shown(course: Course) -> object:
    """The weights before and after."""
    from rich.table import Table

    from goodsyard.lab.tuning import tuned

    table = Table("feature", "before", "after", box=None, pad_edge=False, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, weight in tuned(course).items():
        table.add_row(name, str(course.first[name]), str(weight))
    return table
