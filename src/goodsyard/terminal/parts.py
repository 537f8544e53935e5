"""Parts that boards in the terminal have in common."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from rich.box import ROUNDED
from rich.console import RenderableType
from rich.panel import Panel
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from goodsyard.terminal.speech import Speech, colour, mark

WIDE = 150
"""From this width on, things are shown side by side."""

SEPARATOR = " · "


class Line(NamedTuple):
    """Something that a player has; with `always` the owner sees its label even when it is empty."""

    label: str
    value: Text
    always: bool = False


def heading(say: Speech, *about: str) -> Rule:
    """The game's name and its progress."""
    return Rule(SEPARATOR.join((f"[bold]{say('title')}[/]", *about)), style="dim")


def seat_panel(say: Speech, seat: int, you: int | None, about: Sequence[str], lines: Iterable[Line]) -> Panel:
    """A player, with one line for each kind of possession."""
    nothing = Text(say("ui-nothing"))
    shown = [Line(line.label, line.value or nothing) if seat == you and line.always else line for line in lines]
    return framed(say, seat, you, about, listing(shown))


def listing(lines: Iterable[Line]) -> Table:
    """Labelled lines; empty ones are left out."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(style="dim", no_wrap=True)
    grid.add_column(ratio=1)
    for line in lines:
        if line.value:
            grid.add_row(line.label, line.value)
    return grid


def framed(
    say: Speech, seat: int, you: int | None, about: Sequence[str], content: RenderableType, below: Sequence[str] = ()
) -> Panel:
    """A player's things in a frame, with the name and remarks above and optional remarks below."""
    return Panel(
        content,
        title=SEPARATOR.join((f"{mark(seat)} [bold]{say.player(seat, you)}[/]", *about)),
        subtitle=SEPARATOR.join(below) or None,
        title_align="left",
        subtitle_align="left",
        border_style=colour(seat) if seat == you else "dim",
        box=ROUNDED,
    )


def side_by_side(panels: Sequence[RenderableType]) -> Table:
    """Panels of equal width in one row."""
    grid = Table.grid(expand=True)
    for _ in panels:
        grid.add_column(ratio=1)
    grid.add_row(*panels)
    return grid


def counted(name: str, count: int) -> str:
    """A name with its count, if there are several."""
    return f"{count}× {name}" if count > 1 else name
