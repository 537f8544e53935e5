"""Rows of counters: packed machine integers when compiled, plain lists when interpreted.

This file alone knows how a row is stored; everything else says `Row`, `zeros` and `row`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from mypy_extensions import i64

try:
    from librt.vecs import vec
except ImportError:  # an interpreted install works without it
    pass

Row: TypeAlias = "vec[i64]"

COMPILED: Final = not __file__.endswith(".py")


def zeros(size: i64) -> Row:
    """A row of `size` zeros."""
    if not COMPILED:
        return [0] * size  # type: ignore[return-value]
    return vec[i64]([0] * size)


def row(values: list[int]) -> Row:
    """A row that holds these values."""
    if not COMPILED:
        return list(values)  # type: ignore[return-value]
    return vec[i64]([i64(value) for value in values])


# A table, because a shifted literal `1` would be a 32-bit number in compiled code.
BITS: Final[Row] = row([1 << place for place in range(63)])


def bit(place: i64) -> i64:
    """A number with one bit set, for places up to 62."""
    return BITS[place]


def count_bits(bits: i64) -> i64:
    """The number of set bits."""
    count: i64 = 0
    while bits:
        bits &= bits - 1
        count += 1
    return count
