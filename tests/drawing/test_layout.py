"""Boxes and text: what is put together takes the room it says, text fits its box."""

import pytest

from goodsyard.drawing import SMALLEST, Box, column, fan, fit, grid, measure, overlap, row, words, wrap

SQUARE = Box(10, 10)


def size(box: Box) -> tuple[float, float]:
    return box.width, box.height


def test_rows_and_columns_add_up() -> None:
    assert size(row(SQUARE, Box(20, 30), gap=5)) == (35, 30)
    assert size(column(SQUARE, Box(20, 30), gap=5)) == (20, 45)
    assert size(grid([SQUARE] * 5, columns=2, gap=1)) == (21, 32)
    assert size(wrap([SQUARE] * 5, width=32, gap=1)) == (32, 21)


def test_nothing_takes_no_room() -> None:
    for empty in (row(), column(), grid([], 3), wrap([], 50), fan([]), overlap([], 50)):
        assert size(empty) == (0, 0)


def test_overlapping_boxes_stay_within_their_room() -> None:
    assert overlap([SQUARE] * 9, width=40).width == pytest.approx(40)
    assert overlap([SQUARE] * 2, width=400, gap=3).width == 23


def test_a_fan_of_one_is_the_card_itself() -> None:
    assert size(fan([Box(63, 88)])) == (63, 88)
    assert fan([Box(63, 88)] * 5).width > 63


def test_text_is_shrunk_then_shortened_but_never_too_small() -> None:
    assert fit("Coal", 100, 16).size == 16
    assert 11 <= fit("Great Western Trail", 120, 16).size < 16
    cut = fit("An innovation with a very long name", 60, 13)
    assert cut.size == SMALLEST
    assert cut.lines[0].endswith("…")


@pytest.mark.parametrize(
    "text", ["", " ", "Donaudampfschifffahrtsgesellschaft", "two words", "many short words " * 9, "煤炭男爵" * 9]
)
@pytest.mark.parametrize("lines", [1, 2, 4])
def test_text_always_fits(text: str, lines: int) -> None:
    lettering = fit(text, 80, 15, lines)
    assert len(lettering.lines) <= lines
    assert lettering.size >= SMALLEST
    assert all(measure(line, lettering.size) <= 80 for line in lettering.lines)


def test_words_take_the_width_they_are_given() -> None:
    assert words("many short words " * 3, 80, lines=3).width == 80
    assert words("one", 80).height < words("many short words", 40, lines=3).height
