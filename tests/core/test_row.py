"""Rows and bits."""

from __future__ import annotations

from goodsyard.core.row import bit, count_bits, row, zeros


def test_rows() -> None:
    numbers = row([3, 1, 2])
    copy = numbers[:]
    copy[0] = 9
    assert list(numbers) == [3, 1, 2]
    assert list(zeros(2)) == [0, 0]


def test_bits_beyond_thirty_two() -> None:
    assert [bit(place) for place in (0, 31, 40, 62)] == [1, 1 << 31, 1 << 40, 1 << 62]
    assert count_bits(bit(3) | bit(40) | bit(62)) == 3
    assert count_bits(0) == 0
