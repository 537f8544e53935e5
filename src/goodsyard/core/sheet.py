"""A sheet: rows of small numbers that observations are written into, plane by plane."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from goodsyard.core.numbers import heads, numbers, overwrite
from goodsyard.core.row import Row


class Sheet:
    """Observations of equal length in one block of memory; `at` is where the next number goes.

    The numbers stay where they are: a row is wiped when it begins, and then written anew.

    Whoever writes announces every plane with its name, its scale and its meaning. A sheet that is told to listen keeps
    these announcements: the documentation comes from the code that writes the numbers.
    """

    def __init__(self, length: i64, count: i64 = 1, listening: bool = False) -> None:
        self.length: Final = length
        self.blank: Final = numbers(length)
        self.heads: Final = heads(length, count)
        self.numbers: Final = self.heads[count]
        self.at: i64 = 0
        self.whose: str = ""  # prefix of the names of a seat's planes
        self.listening: Final = listening
        self.announced: list[tuple[str, int, int, str]] = []

    def begin(self, row: i64) -> None:
        """Clear a row and continue writing there."""
        overwrite(self.heads, row, self.blank)
        self.at = row * self.length

    def plane(self, name: str, scale: i64, meaning: str) -> None:
        """Start a plane: the numbers that follow belong to it, and most are at most 1 when divided by the scale."""
        if self.listening:
            self.announce(name, scale, meaning)

    def announce(self, name: str, scale: i64, meaning: str) -> None:
        self.announced.append((self.whose + name, self.at, scale, meaning))

    def add(self, place: i64, value: i64) -> None:
        """Add to the number `place` positions ahead."""
        self.numbers[self.at + place] += i16(value)

    def skip(self, length: i64) -> None:
        """Skip positions; they stay 0."""
        self.at += length

    def count(self, value: i64) -> None:
        """One number."""
        self.numbers[self.at] = i16(value)
        self.at += 1

    def flag(self, is_set: bool) -> None:
        """1 or 0."""
        self.numbers[self.at] = 1 if is_set else 0
        self.at += 1

    def row(self, values: Row) -> None:
        """A whole row of counts."""
        out, at = self.numbers, self.at
        for k, value in enumerate(values):
            out[at + i64(k)] = i16(value)
        self.at = at + len(values)

    def counts(self, values: Row, first: i64, length: i64) -> None:
        """Part of a row of counts."""
        out, at = self.numbers, self.at
        k: i64
        for k in range(first, first + length):
            out[at] = i16(values[k])
            at += 1
        self.at = at

    def one_of(self, place: i64, length: i64) -> None:
        """One-hot: a 1 at the place, all zeros if the place is negative."""
        if place >= 0:
            self.numbers[self.at + place] = 1
        self.at += length

    def each_one_of(self, values: Row, length: i64) -> None:
        """One-hot for each value of a row, counted from 1; all zeros for 0."""
        out, before = self.numbers, self.at - 1
        for value in values:
            if value > 0:
                out[before + value] = 1
            before += length
        self.at = before + 1

    def bits(self, value: i64, length: i64) -> None:
        """The lowest bits of a number, the lowest first."""
        out, place = self.numbers, self.at
        end = place + length
        while value != 0 and place < end:
            out[place] = i16(value & 1)
            value >>= 1
            place += 1
        self.at = end
