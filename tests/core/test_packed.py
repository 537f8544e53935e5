"""Packed numbers: fields with names and limits, packed and unpacked without loss."""

from __future__ import annotations

from itertools import product

import pytest

from goodsyard.core.packed import Field, Packed


def declared(*limits: int, lowest: int = 0) -> tuple[Packed, list[Field]]:
    layout = Packed("thing")
    return layout, [layout.field(f"part {k}", limit, lowest) for k, limit in enumerate(limits)]


@pytest.mark.parametrize("limits", [(2, 8, 4), (10, 4), (3, 2, 7), (8, 3, 2)])
@pytest.mark.parametrize("lowest", [0, -1, 5])
def test_every_value_comes_back_and_no_two_numbers_are_equal(limits: tuple[int, ...], lowest: int) -> None:
    layout, fields = declared(*limits, lowest=lowest)
    seen = set()
    for values in product(*(range(lowest, lowest + limit) for limit in limits)):
        number = sum(field.at(value) for field, value in zip(fields, values, strict=True))
        assert tuple(field.of(number) for field in fields) == values
        seen.add(number)
    assert seen == set(range(layout.size))


def test_yes_and_no() -> None:
    for limits in ((4, 2), (10, 2)):
        _, (amount, optional) = declared(*limits)
        assert optional.has(amount.at(3) + optional.when(True))
        assert not optional.has(amount.at(3) + optional.when(False))
        assert optional.when(True) == optional.at(1)


@pytest.mark.parametrize("value", [-2, 3, 99])
def test_a_value_that_does_not_fit_is_refused_with_the_name_of_the_field(value: int) -> None:
    field = Packed("build").field("dollars a craftsman", 4, -1)
    assert not field.fits(value)
    with pytest.raises(ValueError, match=f"build: dollars a craftsman is {value}, but must be from -1 to 2"):
        field.at(value)
