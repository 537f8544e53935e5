"""Packed numbers: several small values in one integer, declared once as fields with names and limits."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64


@final
class Field:
    """One part of a packed number: values from `lowest` up to `lowest + limit - 1`.

    `at` packs a value and checks it; `of` unpacks it. A packed number is the sum of its fields:

        ABOUT: Final = Packed("build")
        RATE: Final = ABOUT.field("dollars a craftsman", 4)
        OPTIONAL: Final = ABOUT.field("optional", 2)

        about = RATE.at(2) + OPTIONAL.at(1)
        rate = RATE.of(about)
    """

    def __init__(self, name: str, scale: i64, limit: i64, lowest: i64) -> None:
        self.name: Final = name
        self.scale: Final = scale
        self.limit: Final = limit
        self.lowest: Final = lowest
        # Powers of two are read by shifting, which is faster than dividing.
        is_bits = scale & (scale - 1) == 0 and limit & (limit - 1) == 0
        self.shift: Final[i64] = exponent(scale) if is_bits else -1
        self.mask: Final = limit - 1

    def of(self, packed: i64) -> i64:
        """The field's value in a packed number."""
        if self.shift < 0:
            return divided(self, packed)
        return (packed >> self.shift & self.mask) + self.lowest

    def has(self, packed: i64) -> bool:
        """Is the field set? For fields that are yes or no."""
        if self.shift < 0:
            return divided(self, packed) != 0
        return packed >> self.shift & self.mask != 0

    def at(self, value: i64) -> i64:
        """A value as its part of the packed number."""
        part = value - self.lowest
        if part < 0 or part >= self.limit:
            refuse(self, value)
        return part * self.scale

    def when(self, is_set: bool) -> i64:
        """The part of a field that is yes or no."""
        if is_set:
            return self.scale
        return 0

    def fits(self, value: i64) -> bool:
        return self.lowest <= value < self.lowest + self.limit

    def highest(self) -> i64:
        return self.lowest + self.limit - 1


# The two below are apart from `of` and `at`, so that these stay small enough to be inlined.


def divided(field: Field, packed: i64) -> i64:
    """The field's value where the layout is not one of bits."""
    if field.scale == 1:
        return packed % field.limit + field.lowest
    return packed // field.scale % field.limit + field.lowest


def refuse(field: Field, value: i64) -> None:
    """Raise an error that names the field."""
    raise ValueError(f"{field.name} is {value}, but must be from {field.lowest} to {field.highest()}")


class Packed:
    """The layout of a packed number: its fields, the lowest first."""

    def __init__(self, name: str) -> None:
        self.name: Final = name
        self.size: i64 = 1
        """How many different numbers there are."""

    def field(self, name: str, limit: i64, lowest: i64 = 0) -> Field:
        """Add a field above the ones declared so far."""
        declared = Field(f"{self.name}: {name}", self.size, limit, lowest)
        self.size *= limit
        return declared


def exponent(power: i64) -> i64:
    """Which power of two a number is."""
    found: i64 = 0
    while power > 1:
        power >>= 1
        found += 1
    return found
