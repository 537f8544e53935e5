"""The log of a game, as numbers."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.row import Row, zeros

# An entry is a kind, a seat and three facts; a page holds PAGE entries.
ENTRY: Final = 5
PAGE: Final = 64
EMPTY_PAGE: Final[Row] = zeros(PAGE * ENTRY)


class Log:
    """What happened, as (kind, seat, three facts). Games in simulations and searches keep none."""

    def __init__(self, on: bool) -> None:
        self.on: Final = on
        self.length: i64 = 0
        self.pages: Final[list[Row]] = []
        self.page: Row = EMPTY_PAGE  # the last one

    def add(self, kind: i64, seat: i64, first: i64, second: i64, third: i64) -> None:
        """Append an entry."""
        place = self.length % PAGE * ENTRY
        if place == 0:
            self.page = EMPTY_PAGE[:]
            self.pages.append(self.page)
        page = self.page
        page[place] = kind
        page[place + 1] = seat
        page[place + 2] = first
        page[place + 3] = second
        page[place + 4] = third
        self.length += 1

    def copy(self) -> Log:
        """An independent copy. It is made here, because setting a row from interpreted code never frees it again."""
        twin = Log(self.on)
        for page in self.pages:
            twin.pages.append(page[:])
        if self.length > 0:
            twin.page = twin.pages[len(twin.pages) - 1]
        twin.length = self.length
        return twin

    @property
    def entries(self) -> list[tuple[int, int, int, int, int]]:
        """All entries, the earliest first."""
        places = range(0, PAGE * ENTRY, ENTRY)
        written = [(page[k], page[k + 1], page[k + 2], page[k + 3], page[k + 4]) for page in self.pages for k in places]
        return written[: self.length]


SILENT: Final = Log(False)
