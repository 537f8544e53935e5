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


def total(values: Row) -> i64:
    """The sum of a row."""
    result: i64 = 0
    k: i64
    for k in range(len(values)):
        result += values[k]
    return result
