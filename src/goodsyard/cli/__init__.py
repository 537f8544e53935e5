"""The command line: one Typer app, one module a command."""

from __future__ import annotations

import typer

from goodsyard.cli.bench import bench
from goodsyard.cli.games import games
from goodsyard.cli.group import OneLineErrors
from goodsyard.cli.play import play
from goodsyard.cli.simulate import simulate
from goodsyard.cli.verify import verify

app = typer.Typer(
    name="goodsyard",
    cls=OneLineErrors,
    help="Modern board games to play, study and train on.",
    no_args_is_help=True,
    add_completion=True,
    pretty_exceptions_enable=False,
)
for command in (games, play, simulate, verify, bench):
    app.command()(command)


@app.callback()
def main() -> None:
    """Modern board games to play, study and train on."""
