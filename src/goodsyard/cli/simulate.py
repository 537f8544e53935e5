"""`goodsyard simulate`: many games between bots, with statistics."""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from goodsyard.cli.arguments import Game, Json, Options, read_options, read_seats
from goodsyard.cli.group import INTERRUPTED
from goodsyard.core.errors import BadSetup

if TYPE_CHECKING:
    from goodsyard.lab.simulate import Simulation
    from goodsyard.lab.tally import Tally


def simulate(
    game: Game,
    players: Annotated[int | None, typer.Option(help="Number of players; by default taken from --seats.")] = None,
    games: Annotated[int, typer.Option(help="Number of games to play.")] = 1000,
    seats: Annotated[str, typer.Option(help="Bots, separated by commas; a single one takes all seats.")] = "random",
    seed: Annotated[int, typer.Option(help="Game k (from 0) uses the seed SEED + k.")] = 1,
    jobs: Annotated[int, typer.Option(help="Number of processes; does not affect the result.")] = 1,
    options: Options = None,
    audit: Annotated[bool, typer.Option(help="Check that no piece is lost after each action.")] = True,
    records: Annotated[Path | None, typer.Option(help="Write the games to this file, one record per line.")] = None,
    json: Json = False,
) -> None:
    """Play many games between bots and report wins, scores, length and speed. Ctrl-C stops early."""
    from goodsyard.cli.output import note, print_json
    from goodsyard.lab.simulate import Simulation

    if jobs < 1:
        raise BadSetup(f"at least one process is needed, not {jobs}")
    bots = bots_at(game, seats, players)
    simulation = Simulation(game, bots, games, seed, read_options(options), audit, records is not None)
    tally = played(simulation, jobs, records)
    if json:
        print_json(tally.report(game))
    else:
        show(game, tally)
    if tally.games < games:
        note(f"stopped after {tally.games} of {games} games")
        raise typer.Exit(INTERRUPTED)


def bots_at(game: str, text: str, players: int | None) -> tuple[str, ...]:
    """The bots by seat; a single name stands for all players."""
    from goodsyard.core.registry import find

    title, seats = find(game), read_seats(text)
    if len(seats) == 1:
        return seats * (title.min_players if players is None else players)
    if players not in (None, len(seats)):
        raise BadSetup(f"--players is {players}, but --seats names {len(seats)} bots")
    return seats


def played(simulation: Simulation, jobs: int, records: Path | None) -> Tally:
    """Play until all games are done or Ctrl-C is pressed."""
    from goodsyard.cli.output import progress
    from goodsyard.core.registry import find
    from goodsyard.lab.simulate import simulate as play_all
    from goodsyard.lab.tally import Tally

    tally = Tally(len(simulation.seats), find(simulation.game).score_lines)
    chunks = play_all(simulation, jobs)
    with ExitStack() as stack:
        file = stack.enter_context(records.open("w", encoding="utf-8")) if records else None
        advance = stack.enter_context(progress("games", simulation.games))
        try:
            for chunk in chunks:
                tally.merge(chunk.tally)
                advance(chunk.tally.games)
                if file:
                    file.writelines(f"{record}\n" for record in chunk.records)
        except KeyboardInterrupt:
            pass
    return tally


def show(game: str, tally: Tally) -> None:
    """Print the statistics as tables."""
    from rich.table import Table

    from goodsyard.cli.output import output

    console = output()
    seats = range(len(tally.wins))
    table = Table("", *(f"seat {seat + 1}" for seat in seats), box=None, pad_edge=False, header_style="bold")
    for column in table.columns[1:]:
        column.justify = "right"
    share = [100 * float(wins) / tally.games if tally.games else 0.0 for wins in tally.wins]
    table.add_row("wins", *(f"{float(tally.wins[seat]):.1f} ({share[seat]:.1f} %)" for seat in seats))
    rows = {"score": tally.scores, **tally.lines}
    for name, spreads in rows.items():
        cells = (f"{spread.mean:.2f} ± {spread.deviation:.2f}" for spread in spreads)
        table.add_row(name.replace("_", " "), *cells, style="bold" if name == "score" else "")
    console.print(f"{tally.games:,} games of {game}, {len(tally.wins)} players; scores as mean ± standard deviation\n")
    console.print(table)
    length = f"{tally.decisions.mean:.1f} ± {tally.decisions.deviation:.1f} decisions per game"
    console.print(f"\n{length}; {tally.decisions_per_s:,.0f} decisions/s on one core")
    for name, fact in tally.facts().items():
        counts = (
            ", ".join(f"{word} {count}" for word, count in fact.items()) if isinstance(fact, dict) else f"{fact:.2f}"
        )
        console.print(f"{name.replace('_', ' ')}: {counts}")
