"""Output of commands: results to stdout; progress to stderr, and only on a terminal."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rich.console import Console

if TYPE_CHECKING:
    from rich.progress import ProgressColumn

PIPE_WIDTH = 120


def output() -> Console:
    """The console for results; pipes have no width, so tables get a fixed one there."""
    console = Console(highlight=False)
    if not console.is_terminal and "COLUMNS" not in os.environ:
        console.width = PIPE_WIDTH
    return console


def print_json(value: object) -> None:
    """Print a JSON document on one line."""
    print(json.dumps(value, ensure_ascii=False))


def note(text: str) -> None:
    """Print a remark that is not part of the result."""
    print(f"goodsyard: {text}", file=sys.stderr)


@contextmanager
def progress(label: str, total: int) -> Iterator[Callable[[int], None]]:
    """Show a progress bar on stderr; yields the function that advances it."""
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    console = Console(stderr=True)
    columns: tuple[ProgressColumn, ...] = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as bar:
        task = bar.add_task(label, total=total)
        yield lambda count: bar.advance(task, count)
