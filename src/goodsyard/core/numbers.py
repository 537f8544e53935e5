"""Rows that compiled code fills and numpy reads without copying: packed numbers when compiled, arrays when interpreted.

Both offer their memory through the buffer protocol; `numpy.frombuffer` gives a view that follows every change.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable
from typing import Final, TypeAlias

from mypy_extensions import i16, i64, u8

from goodsyard.core.row import Row, zeros

try:
    from librt.vecs import extend, vec
except ImportError:  # an interpreted install works without it
    pass

Numbers: TypeAlias = "vec[i16]"
Flags: TypeAlias = "vec[u8]"
Floats: TypeAlias = "vec[float]"

COMPILED: Final = not __file__.endswith(".py")


def numbers(size: i64) -> Numbers:
    """A row of small integers, all 0."""
    if not COMPILED:
        return array("h", bytes(2 * size))  # type: ignore[return-value]
    nothing: i16 = 0
    return vec[i16]([nothing] * size)


def heads(length: i64, count: i64) -> list[Numbers]:
    """The memory of `count` rows of equal length: for each row everything before it, and last the whole."""
    if not COMPILED:
        return [array("h", bytes(2 * length * count))] * (count + 1)  # type: ignore[list-item]
    head, blank = vec[i16](capacity=length * count), numbers(length)
    found: list[Numbers] = []
    k: i64
    for k in range(count):
        found.append(head)
        head = extend(head, blank)
    found.append(head)
    return found


def overwrite(before: list[Numbers], row: i64, values: Numbers) -> None:
    """Overwrite a row in place: the memory behind a head has room for it."""
    if not COMPILED:
        before[row][row * len(values) : (row + 1) * len(values)] = values  # type: ignore[index, assignment]
    else:
        extend(before[row], values)


def taken(values: Iterable[i64]) -> Row:
    """Integers as a row; an array is copied in one step."""
    if not COMPILED:
        return [int(value) for value in values]  # type: ignore[return-value]
    return vec[i64](values)


def large_numbers(size: i64) -> Row:
    """A row, all 0, that numpy can read."""
    if not COMPILED:
        return array("q", bytes(8 * size))  # type: ignore[return-value]
    return zeros(size)


def flags(size: i64) -> Flags:
    """A row of bytes, all 0."""
    if not COMPILED:
        return bytearray(size)  # type: ignore[return-value]
    nothing: u8 = 0
    return vec[u8]([nothing] * size)


def floats(size: i64) -> Floats:
    """A row of floating-point numbers, all 0."""
    if not COMPILED:
        return array("d", bytes(8 * size))  # type: ignore[return-value]
    return vec[float]([0.0] * size)
