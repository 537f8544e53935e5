"""The command line: one Typer app, with one module per command."""

from __future__ import annotations

from typing import Annotated

import typer

from goodsyard import __version__
from goodsyard.cli.admin import admin
from goodsyard.cli.analyse import analyse
from goodsyard.cli.balance import balance
from goodsyard.cli.bench import bench
from goodsyard.cli.games import games
from goodsyard.cli.group import OneLineErrors
from goodsyard.cli.play import play
from goodsyard.cli.serve import serve
from goodsyard.cli.simulate import simulate
from goodsyard.cli.tournament import tournament
from goodsyard.cli.tune import tune
from goodsyard.cli.verify import verify

app = typer.Typer(
    name="goodsyard",
    cls=OneLineErrors,
    help="Modern board games to play, study and train on.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)
for command in (games, play, serve, simulate, tournament, tune, analyse, balance, verify, bench):
    app.command()(command)
app.add_typer(admin, name="admin")


@app.callback()
def main(
    context: typer.Context, version: Annotated[bool, typer.Option("--version", help="Print the version.")] = False
) -> None:
    """Modern board games to play, study and train on."""
    if version:
        print(f"goodsyard {__version__}")
    elif context.invoked_subcommand is None:
        print(context.get_help())
