"""How panels share a screen: layouts as data, in letters that look like the table."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

SHAPES = ("wide", "tall")
"""What a drawing is made for: a screen that shows all panels at once, or one that shows a few at a time."""


class BadLayout(ValueError):
    """A layout that cannot be used; the message says why."""


@dataclass(frozen=True)
class Layout:
    """One arrangement of cells. `columns` and `rows` are shares of the room, in whatever unit."""

    areas: tuple[str, ...]
    """A line for each row: the names of its cells, a dot for an empty one. A name that occurs again spans the cells."""
    columns: tuple[float, ...]
    rows: tuple[float, ...]


@dataclass(frozen=True)
class Composition:
    """All arrangements of a game."""

    layouts: tuple[Layout, ...]
    """For screens that show everything; the page takes the one in which panels come out largest."""
    screens: tuple[tuple[str, ...], ...]
    """For phones: groups of cells that are shown together, one group at a time."""
    focus: dict[str, str] = field(default_factory=dict)
    """Kinds of decision, with the panel that grows while one is made."""
    moments: tuple[str, ...] = ()
    """Kinds of events that are shown large: rolls and reveals. Pictures of them are marked with `data-reveals`."""
    losses: tuple[str, ...] = ()
    """Kinds of events by which pieces leave the table; otherwise they go to the player who takes them."""
    sounds: dict[str, list[str]] = field(default_factory=dict)
    """Kinds of events by the sound they make (dice, coins); the others sound like something put down."""


DEFAULT = Composition(
    layouts=(
        Layout(("board mine", "board hand"), (3, 2), (2, 1)),
        Layout(("board board", "mine hand"), (1, 1), (3, 2)),
    ),
    screens=(("board",), ("mine", "hand")),
)
"""For games without layouts: cells are the roles of their panels, and cells without a panel take no room."""


def read_composition(file: Path) -> Composition:
    """The composition in a TOML file; raises BadLayout for one that cannot be used."""
    content = tomllib.loads(file.read_text(encoding="utf-8"))
    if not content.get("layout") or not content.get("screens"):
        raise BadLayout(f"{file}: expected at least one [[layout]] and screens")
    return Composition(
        layouts=tuple(_layout(each, f"{file}: layout {number}") for number, each in enumerate(content["layout"], 1)),
        screens=tuple(tuple(cells) for cells in content["screens"]),
        focus=content.get("focus", {}),
        moments=tuple(content.get("moments", ())),
        losses=tuple(content.get("losses", ())),
        sounds=content.get("sounds", {}),
    )


def _layout(content: dict[str, Any], where: str) -> Layout:
    areas = tuple(" ".join(line.split()) for line in content["areas"])
    columns, rows = tuple(map(float, content["columns"])), tuple(map(float, content["rows"]))
    if {len(line.split()) for line in areas} != {len(columns)}:
        raise BadLayout(f"{where}: every line of areas needs {len(columns)} cells, as many as there are columns")
    if len(areas) != len(rows):
        raise BadLayout(f"{where}: {len(areas)} lines of areas, but {len(rows)} rows")
    if min(columns + rows) <= 0:
        raise BadLayout(f"{where}: columns and rows must be greater than 0")
    return Layout(areas, columns, rows)
