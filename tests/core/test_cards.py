"""A designer's card file replaces a game's own if it has the same number and kinds of values."""

from __future__ import annotations

from pathlib import Path

import pytest

from goodsyard.core.cards import CHANGED, BadCards, Cards, file_for, is_alike
from goodsyard.core.packed import Packed

GROUPS = {"orders": "id points copies"}
PRINTED = """\
[source]
game = "Odd Lots"
[orders]
confidence = "confirmed"
rows = [{ id = "a", points = 1, copies = 2 }, { id = "b", points = 2, copies = 1 }]
"""


@pytest.fixture
def printed(tmp_path: Path) -> Path:
    folder = tmp_path / "odd_lots"
    folder.mkdir()
    (folder / "cards.toml").write_text(PRINTED, "utf-8")
    return folder / "cards.toml"


def put(monkeypatch: pytest.MonkeyPatch, folder: Path, before: str, after: str) -> Path:
    assert before in PRINTED
    file = folder / "mine.toml"
    file.write_text(PRINTED.replace(before, after), "utf-8")
    monkeypatch.setenv(CHANGED, f"odd_lots={file}")
    return file


def test_another_file_in_its_place(printed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    assert Cards(printed, GROUPS).column("orders", "points") == [1, 2]
    mine = put(monkeypatch, tmp_path, "points = 1", "points = 9")
    assert file_for(printed) == mine
    assert Cards(printed, GROUPS).column("orders", "points") == [9, 2]
    assert file_for(tmp_path / "other_game" / "cards.toml").parent.name == "other_game"


def test_copies_may_be_dealt_otherwise(printed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    put(
        monkeypatch,
        tmp_path,
        'copies = 2 }, { id = "b", points = 2, copies = 1',
        'copies = 1 }, { id = "b", points = 2, copies = 2',
    )
    assert Cards(printed, GROUPS).column("orders", "copies") == [1, 2]


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("points = 1", 'points = "1"', "mine.toml: orders: a: points is not of the same kind as 1"),
        ("points = 2, ", "", "orders: expected the columns id points copies"),
        (', { id = "b", points = 2, copies = 1 }', "", "orders: 1 rows instead of 2"),
        ("copies = 2", "copies = 3", "orders: 4 things instead of 3"),
        ('confidence = "confirmed"\n', "", "orders: expected confidence and rows"),
        ("[orders]", "[order]", "expected the groups orders"),
    ],
)
def test_what_does_not_fit_is_refused(
    printed: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, before: str, after: str, complaint: str
) -> None:
    put(monkeypatch, tmp_path, before, after)
    with pytest.raises(BadCards, match=complaint):
        Cards(printed, GROUPS)


@pytest.mark.parametrize(
    ("printed", "changed", "fits"),
    [
        ([[{"engine": 3}], [{"draw": 1}]], [[{"hire": 0}, {"build": 2}]], True),
        ([[{"engine": 3}]], [{"engine": 3}], False),
        (["a"], ["b", 2], False),
        ([], ["a"], True),
        ({"engine": 3}, {"engine": "woods"}, True),
        (1, True, False),
    ],
)
def test_lists_are_alike_with_their_elements(printed: object, changed: object, fits: bool) -> None:
    assert is_alike(printed, changed) is fits


def test_a_number_that_does_not_fit_its_field_is_refused(printed: Path) -> None:
    cards = Cards(printed, GROUPS)
    points = Packed("order").field("points", 2)
    cards.expect_fit("orders: a: points", 1, points)
    with pytest.raises(BadCards, match="orders: b: points is 2, but must be from 0 to 1"):
        cards.expect_fits("orders", "points", points)
