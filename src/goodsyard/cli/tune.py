"""`goodsyard tune`: better weights for a game's evaluation, found by self-play."""

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
    out: Annotated[Path, typer.Option(help="The tuned weights go to this TOML file; its state lies beside it.")],
    bot: Annotated[str, typer.Option(help="Who plays: careful, or a search like ismcts:100.")] = "careful",
    generations: Annotated[int, typer.Option(help="How often candidates are drawn and compared.")] = 30,
    candidates: Annotated[int, typer.Option(help="Weights that are tried in each generation.")] = 14,
    pairs: Annotated[int, typer.Option(help="Seeds that each candidate plays from both sides.")] = 16,
    players: Annotated[int, typer.Option(help="Number of players.")] = 2,
    seed: Annotated[int, typer.Option(help="The seed of the whole.")] = 1,
    start: Annotated[
        Path | None, typer.Option("--from", help="Begin with these weights; by default with the package's own.")
    ] = None,
    check: Annotated[int, typer.Option(help="Seeds on which the result is then compared with the beginning.")] = 100,
    jobs: Annotated[int, typer.Option(help="Processes.")] = 1,
    cluster: Annotated[str, typer.Option(help="`ray` plays on a Ray cluster.")] = "",
) -> None:
    """Tune the weights of an evaluation by self-play (CMA-ES). Ctrl-C keeps what is done; the same command goes on."""
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
            note(f"stopped after {done} of {generations} generations; the same command goes on")
            raise typer.Exit(INTERRUPTED) from None
    before, told = with_weights(tuning), with_weights(tuning, weights)
    out.write_text(as_toml(told, provenance(tuning, before["source"], wins, games)), encoding="utf-8")
    output().print(shown(before["weights"], weights))
    output().print(gain(wins, games))
    if games and 2 * wins <= games:
        note("that is no better than before; more pairs disturb the comparison less, more generations lead further")


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
    size = f"{tuning.generations} generations of {tuning.candidates} candidates with {2 * tuning.pairs} games each"
    how = f"CMA-ES, {size}, {tuning.bot}, {tuning.players} players, seed {tuning.seed}"
    return f"{how}; {gain(wins, games)} ({before})"


def shown(before: Weights, after: Weights) -> object:
    """The weights before and after."""
    from rich.table import Table

    table = Table("feature", "before", "after", box=None, pad_edge=False, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    for name, weight in after.items():
        table.add_row(name, str(before[name]), str(weight))
    return table
