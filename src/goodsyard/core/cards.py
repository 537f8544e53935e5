"""A file of printed things: `cards.toml` of a game, read and checked group by group."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr


class BadCards(ValueError):
    """A file of cards that does not fit the rules."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The rows of a file of cards. Every group says how sure its facts are, and may say how many things there are.

    `groups` names the columns of each group; a file with other groups or columns is refused.
    """

    def __init__(self, path: Path, groups: dict[str, str]) -> None:
        self.name: Final = path.name
        self.rows: Final[dict[str, list[dict[str, Any]]]] = {}
        self.confidence: Final[dict[str, str]] = {}
        content: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
        self.expect(set(content) == {"source", *groups}, f"expected the groups {', '.join(groups)}")
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
