"""Pictures that are kept: made once for the same facts, and no more of them than there is room for."""

from __future__ import annotations

from goodsyard.drawing import Box, kept
from goodsyard.drawing.kept import Shelf, Shown, size
from goodsyard.drawing.svg import Markup

TEN = Box(1, 1, Markup("0123456789"))


def test_a_picture_is_made_once_for_the_same_facts() -> None:
    made = []

    @kept.kept_whole
    def picture(facts: list[str], width: float) -> Box:
        made.append(facts)
        return Box(width, 1, Markup(f"<g>{len(made)}</g>"))

    first = picture(["red", "blue"], 3.0)
    assert picture(["red", "blue"], 3.0) is first
    assert picture(["red", "blue"], 4.0) is not first
    assert picture(["blue", "red"], 3.0) is not first
    assert len(made) == 3


def test_functions_do_not_share_pictures() -> None:
    @kept.kept_whole
    def one(number: int) -> Markup:
        return Markup("<one/>")

    @kept.kept_whole
    def other(number: int) -> Markup:
        return Markup("<other/>")

    assert (one(1), other(1)) == ("<one/>", "<other/>")


def test_what_was_not_looked_at_for_longest_makes_room() -> None:
    shelf, (a, b, c) = Shelf(2 * size(TEN)), (Shown(size, (name,)) for name in "abc")
    shelf.put(a, TEN)
    shelf.put(b, TEN)
    assert shelf.find(a) is TEN
    shelf.put(c, TEN)
    assert [shelf.find(what) for what in (a, b, c)] == [TEN, None, TEN]
    shelf.put(c, TEN)
    assert shelf.held == 2 * size(TEN)
