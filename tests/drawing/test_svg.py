"""The builder: escaping, short numbers, names for screen readers."""

from xml.etree import ElementTree

import pytest

from goodsyard.drawing import Box, Markup, element, escaped, group, join, marked, moved, number, piece, rect, text

HOSTILE = "</text><script>alert('x')</script> & \"quoted\" ]]> \x00\x0b\ud800 <!-- url(#pattern-dots-dark)"


@pytest.mark.parametrize(
    ("value", "short"),
    [
        (1, "1"),
        (1.0, "1"),
        (0.1 + 0.2, "0.3"),
        (2.005, "2"),
        (-0.001, "0"),
        (100, "100"),
        (1 / 3, "0.33"),
        (-1.5, "-1.5"),
    ],
)
def test_numbers_are_short(value: float, short: str) -> None:
    assert number(value) == short


@pytest.mark.parametrize("value", [float("nan"), float("inf")])
def test_numbers_without_a_place_are_refused(value: float) -> None:
    with pytest.raises(ValueError, match="cannot draw a coordinate"):
        number(value)


def test_hostile_text_stays_text() -> None:
    drawn = join(
        text(HOSTILE, 0, 0),
        piece(HOSTILE, rect(0, 0, 1, 1, class_=HOSTILE)),
        marked(HOSTILE, HOSTILE, HOSTILE),
    )
    root = ElementTree.fromstring(f"<svg>{drawn}</svg>")
    kept = HOSTILE.replace("\x00", "").replace("\x0b", "").replace("\ud800", "")
    assert root.find("script") is None
    assert root.findtext("text") == kept
    assert root[2].get("data-ref") == kept


def test_markup_is_escaped_once() -> None:
    assert escaped(escaped("<&>")) == "&lt;&amp;&gt;"
    assert element("g", Markup("<a/>"), "<b/>") == "<g><a/>&lt;b/&gt;</g>"


def test_attributes_are_named_like_in_svg() -> None:
    assert element("g", class_="a", data_ref="b", viewBox="0", x=None, y=0.5) == (
        '<g class="a" data-ref="b" viewBox="0" y="0.5"/>'
    )


def test_nothing_leaves_nothing() -> None:
    assert group() == ""
    assert moved(Markup("<a/>")) == "<a/>"


def test_a_marked_thing_is_named_and_free_to_move() -> None:
    thing = ElementTree.fromstring(Box(10, 10).framed().marked("order:7", "Order 7").picture)
    assert thing.get("data-ref") == "order:7"
    assert (thing.get("role"), thing.findtext("title")) == ("group", "Order 7")
    assert thing.get("transform") is None
    assert [child.get("class") for child in thing] == [None, "edge"]
