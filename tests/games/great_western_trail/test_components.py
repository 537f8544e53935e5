"""The printed parts: counts and sums, and a loader that refuses everything else."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest
from typer.testing import CliRunner

from goodsyard.cli import app
from goodsyard.core.cards import BadCards
from goodsyard.core.errors import BadSetup
from goodsyard.games.great_western_trail.rules import kinds
from goodsyard.games.great_western_trail.rules.cards import CARDS, read_cards
from goodsyard.games.great_western_trail.rules.trail import START, WAYS
from goodsyard.lab.balance import Balance, environment_for, try_cards
from goodsyard.lab.pools import pool
from tests.clauses import clause

FILE = Path(__file__).parents[3] / "src/goodsyard/games/great_western_trail/cards.toml"


def copies(group: str, column: str = "copies") -> dict[str, int]:
    return {line["id"]: line[column] for line in CARDS.rows[group]}


@clause("1.1")
def test_the_parts_are_complete() -> None:
    tiles = copies("tiles")
    assert [tiles[name] for name in ("cowboy", "craftsman", "engineer")] == [18, 18, 18]
    assert (tiles["teepee_green"], tiles["teepee_blue"]) == (11, 11)
    for hazard in ("flood", "drought", "rockfall"):
        assert sum(count for name, count in tiles.items() if name.startswith(hazard)) == 6
    assert sum(copies("cattle", "own").values()) == 14
    assert sum(copies("cattle").values()) == 36
    objectives = copies("objectives")
    assert (sum(objectives.values()), sum(name.startswith("START") for name in objectives)) == (28, 4)
    buildings = CARDS.names("buildings")
    assert buildings == [*"ABCDEFG", *(f"{k}a" for k in range(1, 11)), *(f"{k}b" for k in range(1, 11))]
    assert (sum(copies("discs").values()), len(CARDS.rows["masters"])) == (14, 5)


@clause("1.5")
def test_the_backs_of_the_tiles() -> None:
    piles = [copies("tiles", f"pile_{k}") for k in (1, 2, 3)]
    assert [sum(pile.values()) for pile in piles] == [35, 33, 26]
    assert {name: count for name, count in piles[1].items() if count} == {"cowboy": 11, "craftsman": 11, "engineer": 11}
    assert (piles[0]["teepee_green"], piles[0]["teepee_blue"]) == (9, 8)
    assert [piles[2][name] for name in ("cowboy", "craftsman", "engineer", "teepee_green", "teepee_blue")] == [
        7,
        7,
        7,
        2,
        3,
    ]
    for line in CARDS.rows["tiles"]:
        assert line["pile_1"] + line["pile_2"] + line["pile_3"] == line["copies"]


@clause("2.1")
def test_the_trail_forks_and_joins() -> None:
    names = CARDS.names("spaces")
    assert [names[space] for space, ways in enumerate(WAYS) if len(ways) == 2] == ["A", "B", "C", "C2", "E", "F", "G"]
    joins = Counter(names[other] for ways in WAYS for other in ways)
    assert {name for name, count in joins.items() if count > 1} == {"B", "C", "E", "F", "G", "KC"}
    assert paths_from(START) == 96, "all of them lead to Kansas City"


def paths_from(space: int) -> int:
    return sum(paths_from(other) for other in WAYS[space]) if WAYS[space] else 1


@clause("2.3")
def test_the_spaces() -> None:
    kinds = Counter(CARDS.names("spaces", "kind"))
    assert kinds == {"neutral": 7, "building": 22, "hazard": 12, "teepee": 9, "start": 1, "kansas_city": 1}
    sections = Counter(line["section"] for line in CARDS.rows["spaces"] if line["kind"] == "hazard")
    assert sections == {"flood": 4, "drought": 4, "rockfall": 4}
    teepees = {line["money"]: line["next"] for line in CARDS.rows["spaces"] if line["kind"] == "teepee"}
    assert sorted(teepees) == [-3, -2, -1, 1, 2, 4, 6, 8, 10]
    assert [money for money, ways in teepees.items() if not ways] == [-1, -2, -3], "beside the trail"


@clause("2.4")
def test_the_woods() -> None:
    woods = {line["id"] for line in CARDS.rows["spaces"] if line["woods"]}
    assert woods == {"FLOOD_RISK2", "B1", "C11", "C12", "E1", "E2", "ROCKFALL_RISK2", "F2"}


@clause("2.5", "15.28")
def test_the_risk_actions() -> None:
    risks = {line["id"]: line["risk"] for line in CARDS.rows["spaces"] if line["risk"]}
    assert Counter(risks.values()) == {"risk_any": 3, "risk_jersey": 4}
    assert {name for name, risk in risks.items() if risk == "risk_any"} == {
        "DROUGHT_RISK",
        "TRADE_RISK1",
        "ROCKFALL_RISK1",
    }


@clause("7.10")
def test_more_points_always_need_more_craftsmen() -> None:
    tiles = CARDS.rows["buildings"][7:]
    for one in tiles:
        for other in tiles:
            assert (one["craftsmen"] < other["craftsmen"]) == (one["points"] < other["points"])


@clause("10.2")
def test_nine_discs_fit_everywhere() -> None:
    corners = Counter[int]()
    for line in CARDS.rows["discs"]:
        corners[line["dark"]] += line["copies"]
    assert corners == {0: 9, 1: 5}


@clause("9.19")
def test_the_income_pays_transport_and_a_disc_on_every_dark_city() -> None:
    dark = [line for line in CARDS.rows["cities"] if line["dark"]]
    assert [line["value"] - line["crosses"] for line in dark] == [5, 5, 7, 7]


def test_every_group_says_how_certain_it_is() -> None:
    assert set(CARDS.confidence.values()) == {"confirmed", "high"}
    assert {group for group, sure in CARDS.confidence.items() if sure == "high"} == {"tiles", "cattle"}


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("[discs]", "[disc]"),
        ('{ id = "START", kind', '{ id = "START", sort'),
        ("total = 94", "total = 95"),
        ('next = ["A1", "FLOOD1"]', 'next = ["A1", "START"]'),
        ('next = ["A1", "FLOOD1"]', 'next = ["A1", "FLOOD1", "B"]'),
        ('next = ["A1", "FLOOD1"]', 'next = ["A1", "FLOOD9"]'),
        ('risk = "risk_any"', 'risk = "risk_all"'),
        ("{ cattle = true }", "{ cows = true }"),
        ("{ cattle = true }", "{ cattle = 1 }"),
        ("{ cattle = true }", '{ cattle = true, per = "cowboys" }'),
        ("{ build = 2 }", "{ build = true }"),
        ("{ build = 2 }", "{ build = 2, op = 3 }"),
        ('discard = "pair"', 'discard = "two"'),
        ('per = "pairs"', 'per = "teepees"'),
        ('engine = "engineers"', 'engine = "trains"'),
        ('then = "engine"', 'then = "train"'),
        ("[[{ engine = 3 }], [{ delivery = true }]]", "[]"),
        ("[[{ engine = 3 }], [{ delivery = true }]]", "[[{ engine = 3 }], []]"),
        ("[[{ engine = 3 }], [{ delivery = true }]]", "[[{ engine = 3 }], [{ copy = true }]]"),
        ("[{ move = 4 }]]", "[{ move = 4 }], [{ move = 4 }]]"),
        ("6 = { trade = true }", "7 = { trade = true }"),
        ('2 = { discard = "jersey"', '2 = { discard = "any"'),
        ('tasks = ["san_francisco"]', 'tasks = ["santa_fe"]'),
        ('disc = "aux_draw"', 'disc = "aux_drawing"'),
        ("players = 4, green_fee", "players = 5, green_fee"),
        ("tiles_on_trail = 7", "tiles_on_trail = 8"),
        ("  { cost = 6 },\n", ""),
        ('{ id = "hazards", certificates', '{ id = "dangers", certificates'),
    ],
)
def test_a_file_that_does_not_fit_is_refused(tmp_path: Path, old: str, new: str) -> None:
    with pytest.raises(BadCards):
        read_cards(changed(tmp_path, old, new))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("{ build = 2 }", "{ build = 4 }", "action of B: build is 4, but must be from 0 to 3"),
        ("4 = { build = 1 }", "4 = { build = -1 }", "action of craftsman_4: build is -1, but must be from 0 to 3"),
        ("{ hire = 2 }", "{ hire = 6 }", "action of A: hire is 6, but must be from -2 to 5"),
        ("{ hire = -2 }", "{ hire = -3 }", "action of engineer_4: hire is -3, but must be from -2 to 5"),
        ("{ engine = 4 }", "{ engine = 16 }", "action of 10b: engine is 16, but must be from 0 to 15"),
        ("amount = 1", "amount = 16", "action of 2b: amount is 16, but must be from 0 to 15"),
        ("{ engine_back = 1", "{ engine_back = 4", "action of 1b: engine_back is 4, but must be from 0 to 3"),
        (
            "{ engine_back = 1, dollars = 3",
            "{ engine_back = 1, dollars = 8",
            "action of 1b: dollars is 8, but must be from 0 to 7",
        ),
        (
            "{ engine_back = 1, dollars = 3",
            "{ engine_back = 1, certificates = 4",
            "action of 1b: certificates is 4, but must be from 0 to 3",
        ),
        ("{ hazard = 7 }", "{ hazard = 16 }", "action of F: hazard is 16, but must be from 0 to 15"),
        (
            "{ hazard_or_trade = 0 }",
            "{ hazard_or_trade = 16 }",
            "action of master_objectives: hazard_or_trade is 16, but must be from 0 to 15",
        ),
        ("{ move = 5 }", "{ move = 8 }", "action of 10a: move is 8, but must be from 0 to 7"),
        ("{ free_move = 3 }", "{ free_move = 8 }", "action of MOVE_1: free_move is 8, but must be from 0 to 7"),
        ("{ draw = 3 }", "{ draw = 7 }", "action of DRAW_1: draw is 7, but must be from 0 to 6"),
        ('{ draw = "cowboys" }', '{ draw = "woods" }', "action of 4b: draw is 8, but must be from 0 to 6"),
        ('{ draw = "cowboys" }', '{ draw = "pairs" }', "action of 4b: draw is 11, but must be from 0 to 6"),
        ("steps = 4,", "steps = 5,", "setup: 4 players: the sum of all steps is 8, but must be from 0 to 7"),
        ("{ after = 39,", "{ after = 40,", "stations: row 10: after is 40, but must be from 0 to 39"),
        ("{ after = 17 }", "{ after = 40 }", "crosses: row 11: after is 40, but must be from 0 to 39"),
        ("value = 5, points = 7", "value = 4096, points = 7", "cattle: texas_longhorn_7: value is 4096, but must be"),
    ],
)
def test_a_number_that_cannot_be_packed_is_refused(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    cards = read_cards(changed(tmp_path, old, new))
    with pytest.raises(BadCards, match=complaint):
        kinds.expect_limits(cards)


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ("{ build = 2 }", "{ build = 4 }", "action of B: build is 4, but must be from 0 to 3"),
        ("[{ build = 2 }]", "{ build = 2 }", "buildings: B: actions is not of the same kind as"),
        ('next = ["C11", "C2"]', 'next = ["C11", 2]', "spaces: C: next is not of the same kind as"),
        ('["A2"]', '["A2", "A3"]', "spaces: 8 forks, but must be at most 7"),
        ("value = 3, points = 1", "value = 4, points = 1", "purchases: 31 choices of cards instead of 30"),
    ],
)
def test_balance_refuses_what_the_rules_cannot_play(tmp_path: Path, old: str, new: str, complaint: str) -> None:
    """The same way as `goodsyard balance great-western-trail --data FILE` tries a file: in a separate process."""
    file = changed(tmp_path, old, new)
    wanted = Balance("great-western-trail", "random", 2, 1)
    with pool(1, environment=environment_for(wanted.game, file)) as executor, pytest.raises(BadSetup) as refused:
        executor.submit(try_cards, wanted, file.name).result()
    assert complaint in str(refused.value)


def test_balance_command_refuses_a_rate_of_four_dollars(tmp_path: Path) -> None:
    arguments = ["balance", "great-western-trail", "--bot", "random", "--games", "1", "--data"]
    arguments.append(str(changed(tmp_path, "{ build = 2 }", "{ build = 4 }")))
    done = CliRunner().invoke(app, arguments, env={"COLUMNS": "200"})
    assert done.exit_code == 2
    assert "action of B: build is 4, but must be from 0 to 3" in done.stderr


def test_a_changed_building_plays(tmp_path: Path) -> None:
    """Other icons, and more or fewer of them, are a designer's business."""
    file = changed(
        tmp_path, "[[{ engine = 3 }], [{ delivery = true }]]", "[[{ build = 3 }, { draw = 2 }, { hire = 1 }]]"
    )
    wanted = Balance("great-western-trail", "random", 2, 1)
    with pool(1, environment=environment_for(wanted.game, file)) as executor:
        executor.submit(try_cards, wanted, file.name).result()


def changed(folder: Path, old: str, new: str) -> Path:
    """A copy of the file with one change."""
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    path = folder / "my_cards.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    return path
