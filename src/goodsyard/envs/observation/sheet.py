"""A sheet: rows of small numbers that observations are written into, plane by plane."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i16, i64

from goodsyard.core.row import Row, zeros
from goodsyard.envs.numbers import Numbers, numbers

# A note is one number: the place, and the value above the least one.
VALUE_BITS: Final = 16
VALUE_MASK: Final = 65535
LEAST: Final = -32768


class Sheet:
    """Observations of the same length one after the other; `at` is where the next number goes.

    Most numbers are 0. Only the others are noted; when a row is finished its notes are entered, several for the same
    place add up, and before it is written anew they are wiped out.

    Whoever writes announces every plane with its name, its scale and its meaning. A sheet that is told to listen keeps
    these announcements: the documentation comes from the code that writes the numbers.
    """

    def __init__(self, length: i64, count: i64 = 1, listening: bool = False) -> None:
        self.length: Final = length
        self.numbers: Numbers = numbers(length * count)
        self.notes: Row = zeros(length * count)  # row by row
        self.ends: Row = zeros(count)  # where the notes of a row end
        self.at: i64 = 0
        self.end: i64 = 0
        self.whose: str = ""  # whose planes these are, as a beginning of their names
        self.listening: bool = listening
        self.announced: list[tuple[str, int, int, str]] = []
        k: i64
        for k in range(count):
            self.ends[k] = k * length

    def begin(self, k: i64) -> None:
        """Wipe out a row, to write it."""
        out, notes = self.numbers, self.notes
        first = k * self.length
        place: i64
        for place in range(first, self.ends[k]):
            out[notes[place] >> VALUE_BITS] = 0
        self.at = first
        self.end = first

    def finish(self, k: i64) -> None:
        """Enter the notes of the row."""
        out, notes = self.numbers, self.notes
        place: i64
        for place in range(k * self.length, self.end):
            note = notes[place]
            out[note >> VALUE_BITS] += i16((note & VALUE_MASK) + LEAST)
        self.ends[k] = self.end

    def plane(self, name: str, scale: i64, meaning: str) -> None:
        """The numbers from here on are those of this plane; divided by the scale they are small."""
        if self.listening:
            self.announced.append((self.whose + name, self.at, scale, meaning))

    def add(self, place: i64, value: i64) -> None:
        """Add to the number at a place."""
        self.notes[self.end] = (place << VALUE_BITS) + value - LEAST
        self.end += 1

    def skip(self, length: i64) -> None:
        """So many places, to be written out of order."""
        self.at += length

    def count(self, value: i64) -> None:
        """One number."""
        if value != 0:
            self.add(self.at, value)
        self.at += 1

    def flag(self, is_set: bool) -> None:
        """1 or 0."""
        if is_set:
            self.add(self.at, 1)
        self.at += 1

    def counts(self, values: Row, first: i64, length: i64) -> None:
        """A part of a row, as it is."""
        notes, at, end = self.notes, self.at, self.end
        k: i64
        for k in range(length):
            value = values[first + k]
            if value != 0:
                notes[end] = ((at + k) << VALUE_BITS) + value - LEAST
                end += 1
        self.at = at + length
        self.end = end

    def one_of(self, place: i64, length: i64) -> None:
        """A one at the place among zeros; only zeros if the place is negative."""
        if place >= 0:
            self.add(self.at + place, 1)
        self.at += length

    def bits(self, value: i64, length: i64) -> None:
        """The lowest bits of a number, the lowest first."""
        place = self.at
        self.at += length
        while value != 0 and place < self.at:
            if value & 1:
                self.add(place, 1)
            value >>= 1
            place += 1
