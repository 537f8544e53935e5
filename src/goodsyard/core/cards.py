"""A file of printed things: `cards.toml` of a game, read and checked group by group."""

from __future__ import annotations

import os
import tomllib
from pathlib import Path
from typing import Any, Final

from mypy_extensions import mypyc_attr

from goodsyard.core.packed import Field


class BadCards(ValueError):
    """A file of cards that does not fit the rules."""


CHANGED: Final = "GOODSYARD_CARDS"
"""Environment variable: `my_game=my_cards.toml` replaces the file in the folder of that name."""


def file_for(path: Path) -> Path:
    """The file to read: the printed one, or a designer's replacement."""
    folder, _, file = os.environ.get(CHANGED, "").partition("=")
    return Path(file) if file and folder == path.parent.name else path


def is_alike(printed: Any, changed: Any) -> bool:
    """Are two values of the same type, lists with all their elements? What is inside a table the game checks itself."""
    if type(printed) is not type(changed):
        return False
    if not isinstance(printed, list) or not printed:
        return True
    return all(is_alike(printed[0], element) for element in changed)


@mypyc_attr(allow_interpreted_subclasses=True)
class Cards:
    """The rows of a file of cards. Each group says how certain its facts are, and may say how many things there are.

    `groups` names the columns of each group; a file with other groups or columns is refused. A column that most rows
    leave out has a default value, written as in TOML and without spaces: `"id dollars=0 risk=''"`.
    """

    def __init__(self, path: Path, groups: dict[str, str]) -> None:
        file = file_for(path)
        self.name: Final = file.name
        self.rows: Final[dict[str, list[dict[str, Any]]]] = {}
        self.confidence: Final[dict[str, str]] = {}
        content: dict[str, Any] = tomllib.loads(file.read_text(encoding="utf-8"))
        self.expect(set(content) == {"source", *groups}, f"expected the groups {', '.join(groups)}")
        for group, columns in groups.items():
            self.fill_in(group, columns, content[group])
        if file != path:
            printed: dict[str, Any] = tomllib.loads(path.read_text(encoding="utf-8"))
            for group, columns in groups.items():
                self.fill_in(group, columns, printed[group])
                self.expect_alike(group, printed[group], content[group])
        for group in groups:
            self.rows[group] = content[group]["rows"]
            self.confidence[group] = content[group]["confidence"]
            copies = sum(line.get("copies", 1) for line in self.rows[group])
            total = content[group].get("total", copies)
            self.expect(copies == total, f"{group}: {copies} things instead of {total}")

    def fill_in(self, group: str, columns: str, told: dict[str, Any]) -> None:
        """Give the rows of a group the defaults that they leave out; refuse unknown and missing columns."""
        self.expect({"confidence", "rows"} <= set(told), f"{group}: expected confidence and rows")
        names = [column.partition("=")[0] for column in columns.split()]
        defaults: dict[str, Any] = tomllib.loads("\n".join(column for column in columns.split() if "=" in column))
        for line in told["rows"]:
            for name, value in defaults.items():
                line.setdefault(name, value)
            self.expect(set(line) == set(names), f"{group}: expected the columns {' '.join(names)}, found {line}")

    def expect(self, fits: bool, problem: str) -> None:
        """Refuse the file unless it fits."""
        if not fits:
            raise BadCards(f"{self.name}: {problem}")

    def expect_alike(self, group: str, printed: dict[str, Any], changed: dict[str, Any]) -> None:
        """A changed group has as many things as the printed one, with values of the same types."""
        for number, (before, after) in enumerate(zip(printed["rows"], changed["rows"], strict=False), 1):
            name = before.get("id", f"row {number}")
            for column, value in before.items():
                fits = is_alike(value, after.get(column))
                self.expect(fits, f"{group}: {name}: {column} is not of the same kind as {value!r}")
        sizes = [len(told["rows"]) for told in (printed, changed)]
        self.expect(sizes[0] == sizes[1], f"{group}: {sizes[1]} rows instead of {sizes[0]}")
        counts = [sum(row.get("copies", 1) for row in told["rows"]) for told in (printed, changed)]
        self.expect(counts[0] == counts[1], f"{group}: {counts[1]} things instead of {counts[0]}")

    def expect_sizes(self, sizes: dict[str, int]) -> None:
        """The rules rely on the number of rows."""
        for group, size in sizes.items():
            self.expect(len(self.rows[group]) == size, f"{group}: {len(self.rows[group])} rows instead of {size}")

    def expect_order(self, group: str, names: str, column: str = "id") -> None:
        """The rules rely on the order of these rows."""
        self.expect(" ".join(self.names(group, column)) == names, f"{group}: expected {names} in this order")

    def expect_fits(self, group: str, column: str, field: Field) -> None:
        """Every number of a column must fit into the field of a packed number that the rules put it into."""
        for number, line in enumerate(self.rows[group], 1):
            self.expect_fit(f"{group}: {line.get('id', f'row {number}')}: {column}", line[column], field)

    def expect_fit(self, what: str, value: int, field: Field) -> None:
        """A number must fit into a field of a packed number."""
        known = f"{field.lowest} to {field.highest()}"
        self.expect(field.fits(value), f"{what} is {value}, but must be from {known}")

    def column(self, group: str, column: str) -> list[int]:
        return [line[column] for line in self.rows[group]]

    def names(self, group: str, column: str = "id") -> list[str]:
        return [line[column] for line in self.rows[group]]

    def place(self, group: str, name: str) -> int:
        """The index of a name in its group; -1 for an empty name."""
        known = self.names(group)
        self.expect(not name or name in known, f"{group}: unknown {name}")
        return known.index(name) if name else -1

    def places(self, group: str, column: str, of: str) -> list[int]:
        """A column of names as indices into the group that they name."""
        return [self.place(of, name) for name in self.names(group, column)]
