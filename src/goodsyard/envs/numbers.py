"""Rows that compiled code fills and numpy reads without copying: packed numbers when compiled, arrays when interpreted.

Both offer their memory through the buffer protocol; `numpy.frombuffer` gives a view that follows every change.
"""

from __future__ import annotations

from array import array
from typing import Final, TypeAlias

from mypy_extensions import i16, i64, u8

try:
    from librt.vecs import vec
except ImportError:  # an interpreted install works without it
    pass

Numbers: TypeAlias = "vec[i16]"
Flags: TypeAlias = "vec[u8]"
Floats: TypeAlias = "vec[float]"

COMPILED: Final = not __file__.endswith(".py")


def numbers(size: i64) -> Numbers:
    """So many small whole numbers, all 0."""
    if not COMPILED:
        return array("h", bytes(2 * size))  # type: ignore[return-value]
    nothing: i16 = 0
    return vec[i16]([nothing] * size)


def flags(size: i64) -> Flags:
    """So many bytes, all 0."""
    if not COMPILED:
        return bytearray(size)  # type: ignore[return-value]
    nothing: u8 = 0
    return vec[u8]([nothing] * size)


def floats(size: i64) -> Floats:
    """So many floating-point numbers, all 0."""
    if not COMPILED:
        return array("d", bytes(8 * size))  # type: ignore[return-value]
    return vec[float]([0.0] * size)
