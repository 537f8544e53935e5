"""The printed cards: counts and sums, and a loader that refuses anything else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from goodsyard.core.cards import BadCards
from goodsyard.games.oh_my_goods.rules.cards import CARDS, DECK, GoodsCards
from tests.clauses import clause

FILE = Path(__file__).parents[3] / "src/goodsyard/games/oh_my_goods/cards.toml"
RESOURCES = ["wood", "clay", "grain", "wool", "stone"]


def deck() -> list[dict[str, object]]:
    return CARDS.all[:DECK]


@clause("1.1")
def test_there_are_110_cards() -> None:
    workers, assistants = 4, len(CARDS.rows["assistants"]) // 2
    assert (len(deck()), len(CARDS.rows["charburners"]), workers, assistants) == (94, 4, 4, 8)
    assert 94 + 4 + 4 + 8 == 110


@clause("1.6")
def test_every_production_building_shows_what_it_needs_and_makes() -> None:
    for line in CARDS.rows["production"]:
        assert line["any"] in (11, 12) or 3 <= sum(line[resource] for resource in RESOURCES) <= 6
        building = CARDS.building(line)
        assert building["good"]
        assert bool(building["chain"]) == (building["id"] != "glassmaker")
    assert sum(line["half_suns"] for line in CARDS.all) == 43


@clause("1.8")
def test_colours_stand_for_resources() -> None:
    colours = Counter(CARDS.building(line)["colour"] for line in deck())
    assert colours == {"green": 26, "yellow": 17, "white": 17, "red": 17, "grey": 17}
    pairs = {line["colour"]: line["id"] for line in CARDS.rows["resources"]}
    assert pairs == {"green": "wood", "red": "clay", "yellow": "grain", "white": "wool", "grey": "stone"}


@clause("1.9")
def test_charburners() -> None:
    needs = [{name: line[name] for name in RESOURCES if line[name]} for line in CARDS.rows["charburners"]]
    assert needs == [{first: 2, "wood": 1} for first in ("stone", "grain", "clay", "wool")]
    for line in CARDS.all[DECK:]:
        assert (line["cost"], line["points"], CARDS.building(line)["good"]) == (0, 0, "coal")
        assert CARDS.building(line)["colour"] == "blue"


def test_goods_and_their_values() -> None:
    values = {line["id"]: line["coins"] for line in CARDS.rows["goods"]}
    assert values == {
        "coal": 1,
        "bricks": 2,
        "flour": 2,
        "planks": 2,
        "iron": 3,
        "cattle": 3,
        "fabric": 3,
        "glass": 4,
        "clothes": 4,
        "bread": 4,
        "barrels": 5,
        "windows": 5,
        "leather": 6,
        "tools": 6,
        "meat": 7,
        "shoes": 8,
        "food": 8,
    }


def test_chains() -> None:
    chains = {line["good"]: "+".join(line["chain"]) for line in CARDS.rows["buildings"] if line["good"]}
    assert chains == {
        "coal": "wood",
        "planks": "wood",
        "barrels": "planks",
        "windows": "planks+glass",
        "iron": "stone+coal",
        "tools": "iron+coal",
        "bricks": "clay+coal",
        "flour": "grain",
        "bread": "flour+coal",
        "food": "bread",
        "cattle": "grain",
        "meat": "cattle",
        "leather": "cattle",
        "shoes": "leather",
        "fabric": "wool",
        "clothes": "fabric+coal",
        "glass": "",
    }


@clause("11.1")
def test_assistants_fit_what_is_known_and_are_marked_as_reconstructed() -> None:
    sides = CARDS.rows["assistants"]
    assert CARDS.confidence["assistants"] == "reconstructed"
    assert {line["cost"] for line in sides} <= {2, 3, 4, 5, 6}
    assert {line["points"] for line in sides} == {2, 3}
    asked = [tuple(line[colour] for colour in ("green", "red", "yellow", "white", "grey")) for line in sides]
    assert len(set(asked)) == 16
    assert max(sum(colours) for colours in asked) == 5
    assert {(0, 2, 0, 0, 0), (4, 0, 0, 0, 0), (1, 1, 1, 1, 1)} <= set(asked)


@clause("11.2")
def test_half_suns_by_colour() -> None:
    suns = Counter[str]()
    for line in CARDS.all[:DECK]:
        suns[CARDS.building(line)["colour"]] += line["half_suns"]
    assert suns == {"green": 13, "yellow": 10, "white": 6, "red": 7, "grey": 7}
    assert "half suns: probable" in FILE.read_text(encoding="utf-8")


@clause("11.3")
def test_market_offices() -> None:
    offices = CARDS.rows["offices"]
    assert Counter(line["gives"] for line in offices) == {
        "wood": 2,
        "wool": 3,
        "stone": 3,
        "clay": 3,
        "grain": 3,
        "card": 3,
    }
    assert {(line["cost"], line["points"]) for line in offices if line["gives"] == "card"} == {(6, 2)}
    assert {(line["cost"], line["points"]) for line in offices if line["gives"] != "card"} == {(8, 3)}


@clause("11.4")
def test_cards_on_which_the_lists_differ() -> None:
    cards = {line["id"]: line for line in CARDS.all}
    shoemaker, tailor = cards["shoemaker_2"], cards["tailors_shop_3"]
    assert (shoemaker["cost"], shoemaker["half_suns"], shoemaker["grain"], shoemaker["clay"]) == (12, 1, 4, 2)
    assert (tailor["cost"], tailor["grain"], tailor["wool"]) == (7, 3, 2)


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[offices]", "[office]"),
        ("points = 2, half_suns = 1", "points = 2, suns = 1"),
        ("total = 77", "total = 78"),
        ('{ id = "wood", colour = "green" }', '{ id = "ore", colour = "green" }'),
        ('{ id = "wood", colour = "green" }', '{ id = "wood", colour = "red" }'),
        ('mode = "sloppily"', 'mode = "lazily"'),
        ('  { id = "food", coins = 8 },\n', ""),
        ("new_cards = 2", "new_cards = 3"),
        ('building = "sawmill"', 'building = "sawmills"'),
        (
            "total = 17\nrows = [",
            'total = 18\nrows = [\n  { id = "x", cost = 8, points = 3, gives = "wood" },',
        ),
        ('gives = "wood"', 'gives = "clay"'),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCards):
        GoodsCards(path)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        (
            "points = 2, clay = 1, wool = 3 }",
            "points = 2, clay = 128, wool = 3 }",
            "production: sawmill_1: clay is 128",
        ),
        (
            'id = "charburner_wool", wood = 1',
            'id = "charburner_wool", wood = -1',
            "charburners: charburner_wool: wood is -1",
        ),
    ],
)
def test_an_amount_that_does_not_fit_is_refused_with_the_name_of_its_card(
    tmp_path: Path, old: str, new: str, complaint: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "cards.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(BadCards, match=f"{complaint}, but must be from 0 to 127"):
        GoodsCards(path)
