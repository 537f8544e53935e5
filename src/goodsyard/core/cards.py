"""A file of printed things: `cards.toml` of a game, read and checked group by group."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr


class BadCards(ValueError):
    """A file of cards that does not fit the rules."""


CHANGED: Final = "GOODSYARD_CARDS"
"""In the environment `coal_baron=my_cards.toml` puts a designer's file in the place of that folder's own."""


def file_for(path: Path) -> Path:
    """The file to read: the printed one, or the one that a designer puts in its place."""
    folder, _, file = os.environ.get(CHANGED, "").partition("=")
    return Path(file) if file and folder == path.parent.name else path


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The rows of a file of cards. Every group says how sure its facts are, and may say how many things there are.

    `groups` names the columns of each group; a file with other groups or columns is refused.
    """

    def __init__(self, path: Path, groups: dict[str, str]) -> None:
        file = file_for(path)
        self.name: Final = file.name
        self.rows: Final[dict[str, list[dict[str, Any]]]] = {}
        self.confidence: Final[dict[str, str]] = {}
        content: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        self.expect(set(content) == {"source", *groups}, f"expected the groups {', '.join(groups)}")
        if file != path:
            printed: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
            for group in groups:
                self.expect_alike(group, printed[group], content[group])
        for group, columns in groups.items():
            self.rows[group] = content[group]["rows"]
            self.confidence[group] = content[group]["confidence"]
            for line in self.rows[group]:
                self.expect(set(line) == set(columns.split()), f"{group}: expected the columns {columns}, found {line}")
            copies = sum(line.get("copies", 1) for line in self.rows[group])
            total = content[group].get("total", copies)
            self.expect(copies == total, f"{group}: {copies} things instead of {total}")

    def expect(self, fits: bool, problem: str) -> None:
        """Refuse the file unless it fits."""
        if not fits:
            raise BadCards(f"{self.name}: {problem}")

    def expect_alike(self, group: str, printed: dict[str, Any], changed: dict[str, Any]) -> None:
        """A changed group holds as many things as the printed one, told in the same way."""
        self.expect(set(changed) >= {"confidence", "rows"}, f"{group}: expected confidence and rows")
        for line, (before, after) in enumerate(zip(printed["rows"], changed["rows"], strict=False), 1):
            for column, value in before.items():
                fits = type(after.get(column)) is type(value)
                self.expect(fits, f"{group}, row {line}: {column} is not of the same kind as {value!r}")
        sizes = [len(told["rows"]) for told in (printed, changed)]
        self.expect(sizes[0] == sizes[1], f"{group}: {sizes[1]} rows instead of {sizes[0]}")
        counts = [sum(row.get("copies", 1) for row in told["rows"]) for told in (printed, changed)]
        self.expect(counts[0] == counts[1], f"{group}: {counts[1]} things instead of {counts[0]}")

    def expect_sizes(self, sizes: dict[str, int]) -> None:
        """The rules count on so many rows."""
        for group, size in sizes.items():
            self.expect(len(self.rows[group]) == size, f"{group}: {len(self.rows[group])} rows instead of {size}")

    def expect_order(self, group: str, names: str, column: str = "id") -> None:
        """The rules name these rows by their place."""
        self.expect(" ".join(self.names(group, column)) == names, f"{group}: expected {names} in this order")

    def column(self, group: str, column: str) -> list[int]:
        return [line[column] for line in self.rows[group]]

    def names(self, group: str, column: str = "id") -> list[str]:
        return [line[column] for line in self.rows[group]]

    def place(self, group: str, name: str) -> int:
        """Where a name stands in its group; -1 for an empty name."""
        known = self.names(group)
        self.expect(not name or name in known, f"{group}: unknown {name}")
        return known.index(name) if name else -1

    def places(self, group: str, column: str, of: str) -> list[int]:
        """A column of names as places in the group that they name."""
        return [self.place(of, name) for name in self.names(group, column)]
