"""`goodsyard tune`: improve the weights of a game's evaluation by self-play."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goodsyard.cli.arguments import Game
from goodsyard.cli.group import INTERRUPTED

if TYPE_CHECKING:
    from goodsyard.lab.evolution import Weights
    from goodsyard.lab.tuning import Tuning


def tune(
    game: Game,
    out: Annotated[
        Path, typer.Option(help="Write the tuned weights to this TOML file; the state is saved next to it.")
    ],
    bot: Annotated[str, typer.Option(help="The bot that plays: careful, or a search like ismcts:100.")] = "careful",
    generations: Annotated[int, typer.Option(help="Number of times candidates are drawn and compared.")] = 30,
    candidates: Annotated[int, typer.Option(help="Weight vectors tried in each generation.")] = 14,
    pairs: Annotated[int, typer.Option(help="Number of seeds that each candidate plays from both sides.")] = 16,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the whole tuning run.")] = 1,
    start: Annotated[
        Path | None, typer.Option("--from", help="Start from these weights; by default from the built-in ones.")
    ] = None,
    check: Annotated[
        int, typer.Option(help="Number of seeds for comparing the result with the initial weights.")
    ] = 100,
    jobs: Annotated[int, typer.Option(help="Number of processes.")] = 1,
    cluster: Annotated[str, typer.Option(help="`ray` runs the games on a Ray cluster.")] = "",
) -> None:
    """Tune the weights of an evaluation by self-play (CMA-ES). After Ctrl-C, the same command resumes."""
    from goodsyard.cli.output import note, output, progress
    from goodsyard.lab.pools import pool
    from goodsyard.lab.tuning import Tuning, as_toml, compare, run, with_weights

    tuning = Tuning(game, bot, generations, candidates, pairs, players, seed, start)
    tuning.check()
    state, done, weights = out.with_suffix(".json"), 0, with_weights(tuning)["weights"]
    with pool(jobs, cluster) as executor:
        try:
            with progress("generations", generations) as advance:
                for number, weights in run(tuning, executor, state):
                    advance(number - done)
                    done = number
            wins, games = compare(tuning, weights, check, executor) if check else (0.0, 0)
        except KeyboardInterrupt:
            note(f"stopped after {done} of {generations} generations; run the same command to resume")
            raise typer.Exit(INTERRUPTED) from None
    before, after = with_weights(tuning), with_weights(tuning, weights)
    out.write_text(as_toml(after, provenance(tuning, before["source"], wins, games)), encoding="utf-8")
    output().print(shown(before["weights"], weights))
    output().print(gain(wins, games))
    if games and 2 * wins <= games:
        note("no improvement; more --pairs reduce the noise, more --generations search further")


def gain(wins: float, games: int) -> str:
    """How the result compares with the initial weights."""
    from goodsyard.lab.report import percent
    from goodsyard.lab.standings import interval

    if not games:
        return "not compared with the initial weights"
    low, high = interval(wins, games)
    rate = f"{percent(wins / games)} ({percent(low)} - {percent(high)})"
    return f"wins {rate} of {games} games against the initial weights"


def provenance(tuning: Tuning, before: str, wins: float, games: int) -> str:
    """One line that says where the weights come from."""
    size = f"{tuning.generations} generations of {tuning.candidates} candidates with {2 * tuning.pairs} games each"
    how = f"CMA-ES, {size}, {tuning.bot}, {tuning.players} players, seed {tuning.seed}"
    return f"{how}; {gain(wins, games)} ({before})"


def shown(before: Weights, after: Weights) -> object:
    """A table of the weights before and after."""
    from rich.table import Table

    table = Table("feature", "before", "after", box=None, pad_edge=False, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, weight in after.items():
        table.add_row(name, str(before[name]), str(weight))
    return table
