"""The printed components, and chapter 13: what is reconstructed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from goodsyard.core.cards import BadCards
from goodsyard.games.mineshaft import TITLE
from goodsyard.games.mineshaft.rules.cards import CARDS, MineTiles
from tests.clauses import clause

FILE = TITLE.folder / "cards.toml"
TILES = CARDS.rows["classic"]
RICH = CARDS.rows["tiles"]
COLOURS = ("yellow", "blue", "red", "green")


@clause("13.1")
def test_tiles_by_colour_and_kind() -> None:
    assert Counter(line["colour"] for line in TILES) == {"yellow": 16, "blue": 16, "red": 16, "green": 16, "": 16}
    kinds = Counter(line["kind"] for line in TILES)
    assert kinds.pop("shaft") == 52
    assert kinds.pop("end_of_shaft") == 12
    assert kinds.pop("fire") == kinds.pop("timed_fuse") == 3
    assert set(kinds.values()) == {2}
    assert Counter(line["mark"] for line in TILES) == {2: 40, 3: 20, 4: 20}
    for colour in COLOURS:
        ends = [line for line in TILES if line["colour"] == colour and line["kind"] == "end_of_shaft"]
        assert len(ends) == 3


@clause("13.2")
def test_slots() -> None:
    assert Counter(line["slots"] for line in TILES if line["colour"]) == {1: 32, 2: 16, 3: 16}
    assert {line["slots"] for line in TILES if line["shape"] == "end"} == {3}
    assert {line["slots"] for line in TILES if line["shape"] in ("tee", "cross") and line["colour"]} == {1}
    assert sum(line["slots"] for line in TILES) == 112


@clause("13.3")
def test_shapes() -> None:
    shapes: dict[str, list[str]] = {}
    for line in TILES:
        if not line["colour"]:
            shapes.setdefault(line["kind"], []).append(line["shape"])
    assert shapes["porous_rock"] == shapes["mine_kart"] == ["straight", "straight"]
    assert (shapes["tunnel"], shapes["call_for_help"]) == (["tee", "tee"], ["cross", "cross"])
    assert shapes["swap"] == ["straight", "curve"]
    count = Counter(line["shape"] for line in TILES)
    assert count == {"straight": 21, "curve": 17, "tee": 14, "cross": 10, "end": 12, "": 6}


@clause("13.1", "13.4")
def test_the_rich_design() -> None:
    assert Counter(line["mark"] for line in RICH) == {2: 28, 3: 24, 4: 28}
    assert {line["slots"] for line in RICH if line["colour"]} == {3}
    for colour in COLOURS:
        shapes = Counter(line["shape"] for line in RICH if line["colour"] == colour)
        assert shapes == {"cross": 6, "tee": 5, "straight": 1, "curve": 1, "end": 1}
    assert {line["mark"] for line in RICH if line["kind"] == "end_of_shaft"} == {4}
    kinds = Counter(line["kind"] for line in RICH if not line["colour"])
    assert (kinds.pop("tunnel"), kinds.pop("fire"), kinds.pop("swap"), kinds.pop("timed_fuse")) == (9, 5, 3, 1)
    assert kinds == {"porous_rock": 2, "mine_kart": 2, "call_for_help": 2}
    assert Counter(line["mark"] for line in RICH if not line["colour"]) == {2: 8, 3: 8, 4: 8}


@clause("13.3")
def test_special_tiles_have_the_same_shapes_in_the_rich_design() -> None:
    shapes = {(line["kind"], line["shape"]) for line in RICH if not line["colour"] and line["shape"]}
    straight = {("porous_rock", "straight"), ("mine_kart", "straight"), ("swap", "straight"), ("swap", "curve")}
    assert shapes == straight | {("tunnel", "tee"), ("call_for_help", "cross")}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[sets]", "[set]"),
        ("points = 5", "worth = 5"),
        ("total = 80", "total = 79"),
        ('id = "gold"', 'id = "iron"'),
        ('id = "curve"', 'id = "bend"'),
        ('{ id = "swap" }', '{ id = "swop" }'),
        ('id = "medium"', 'id = "middle"'),
        ("collected = 2", "collected = 3"),
        ('a = "green"', 'a = "quake"'),
        ('kind = "swap", shape = "straight"', 'kind = "swap", shape = ""'),
        ('colour = "yellow", slots = 3', 'colour = "", slots = 3'),
        ('colour = "yellow", slots = 3', 'colour = "yellow", slots = 4'),
        ('colour = "yellow", slots = 3', 'colour = "pink", slots = 3'),
        ('{ a = "yellow", b = 1 },', ""),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCards):
        MineTiles(path)


def test_a_number_that_the_log_cannot_hold_is_refused_with_its_counter(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    path = tmp_path / "cards.toml"
    path.write_text(text.replace("total = 100", "total = 200").replace("copies = 50", "copies = 150"), encoding="utf-8")
    with pytest.raises(BadCards, match="counters: coal: copies is 150, but must be from 0 to 127"):
        MineTiles(path)


def test_a_tile_with_too_many_slots_is_refused_with_its_name(tmp_path: Path) -> None:
    text = FILE.read_text(encoding="utf-8")
    path = tmp_path / "cards.toml"
    path.write_text(text.replace('colour = "blue", slots = 3', 'colour = "blue", slots = 4', 1), encoding="utf-8")
    with pytest.raises(BadCards, match="blue_1: too many slots"):
        MineTiles(path)
