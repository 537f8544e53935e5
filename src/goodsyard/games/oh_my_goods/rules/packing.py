"""Resources as one number, for the log."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

PACKED_BITS: Final = 7  # there are fewer than 128 cards
PACKED_MASK: Final = 127


def one_packed(resource: i64) -> i64:
    """One unit of a resource; numbers of this kind can be added."""
    unit: i64 = 1
    return unit << (PACKED_BITS * resource)


def unpacked(packed: i64, resource: i64) -> i64:
    """How many units of a resource there are."""
    return packed >> (PACKED_BITS * resource) & PACKED_MASK
