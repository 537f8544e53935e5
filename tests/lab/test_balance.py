"""Balance: exact counts, differences with their bounds, dead choices, endless games, changed cards."""

from __future__ import annotations

import json
import os
from fractions import Fraction
from pathlib import Path

import pytest
from typer.testing import CliRunner

from goodsyard.cli import app
from goodsyard.core.errors import BadSetup
from goodsyard.core.registry import find
from goodsyard.core.table import new
from goodsyard.lab.balance import NAME, Balance, deeds_in, environment_for, run, try_cards
from goodsyard.lab.balance_report import balance_report
from goodsyard.lab.balance_tables import dead_choices, deed_rows, end_rows, turn_rows, width_rows, worths
from goodsyard.lab.census import Census, Difference, Group, change, mean_difference, rate_difference
from goodsyard.lab.pace import Watch
from goodsyard.lab.pools import Here, pool
from goodsyard.lab.report import percent
from goodsyard.lab.tally import Spread

CARDS = (find("coal-baron").folder / "cards.toml").read_text("utf-8")


def census_of(balance: Balance, jobs: int = 1) -> Census:
    census = Census(balance.players)
    with pool(jobs) as executor:
        for some in run(balance, executor, jobs):
            census.merge(some)
    return census


@pytest.fixture(scope="module")
def goods() -> Census:
    return census_of(Balance("oh-my-goods", "random", 3, 30))


def test_every_game_is_counted_once(goods: Census) -> None:
    assert goods.games == sum(goods.lengths.values()) == 30
    assert sum(seat.wins for seat in goods.seats) == 30
    assert [seat.size for seat in goods.seats] == [30] * 3
    assert goods.length().count == 30
    assert goods.everybody().size == 90
    assert all(goods.taken[key] <= offered for key, offered in goods.offered.items())


def test_processes_make_no_difference(goods: Census) -> None:
    again = census_of(Balance("oh-my-goods", "random", 3, 30), 2)
    assert (again.lengths, again.offered, again.taken) == (goods.lengths, goods.offered, goods.taken)
    assert [seat.wins for seat in again.seats] == [seat.wins for seat in goods.seats]
    assert {deed: group.size for deed, group in again.deeds.items()} == {
        deed: group.size for deed, group in goods.deeds.items()
    }


def test_deeds_are_what_a_seat_did_to_a_thing() -> None:
    table = new("coal-baron", 2, 7)
    table.names = {"en": (NAME, NAME)}
    while not table.over:
        table.take(table.game.legal()[-1 if table.game.current else 0], table.game.current)
    deeds = deeds_in(table)
    assert len(deeds) == 2
    assert all(words and NAME not in words for seat in deeds for _, words in seat)
    told = {(event.kind, event.text) for event in table.events(None) if event.seat == 1}
    assert {(kind, f"{NAME} {words}.") for kind, words in deeds[1]} <= told
    assert "game_over" not in {kind for seat in deeds for kind, _ in seat}


def test_a_group_and_the_rest_add_up_to_everybody() -> None:
    whole, part = Group(), Group()
    for number, margin in enumerate((5, -5, 2, 0, 9)):
        for group in (whole, part) if number < 2 else (whole,):
            group.add(Fraction(margin > 0), margin)
    rest = whole.without(part)
    assert (rest.size, rest.wins, rest.margins.sum) == (3, Fraction(2), 11)
    rest.merge(part)
    assert (rest.wins, rest.margins.__dict__) == (whole.wins, whole.margins.__dict__)


def test_turns_ends_and_choices_are_counted() -> None:
    census = census_of(Balance("mineshaft", "random", 2, 6))
    pace = census.pace
    assert pace.turns.count == sum(pace.ends.values()) == 6
    assert 0 < pace.gaining <= pace.lively <= pace.turns.sum
    assert pace.empty <= pace.idle == 1 - pace.gaining / pace.turns.sum
    assert pace.asked("mine") >= pace.asked("mine", 3) > 0
    again = census_of(Balance("mineshaft", "random", 2, 6), 2).pace
    assert (again.turns.sum, again.gaining, again.lively) == (pace.turns.sum, pace.gaining, pace.lively)
    assert (again.widths, again.ends) == (pace.widths, pace.ends)


def test_a_turn_belongs_to_the_seat_that_begins_it() -> None:
    table = new("mineshaft", 2, 3, {"starting_player": "1"})
    watch, gains, turns = Watch(table.title, table.game), 0, 0
    while turns < 12:
        turn, seat, before = table.game.turns_over, table.game.current, list(table.scores())  # type: ignore[attr-defined]
        while table.game.turns_over == turn:  # type: ignore[attr-defined]
            acting = table.game.current
            watch.see(acting, len(table.game.legal(acting)))
            table.take(table.game.legal(acting)[0], acting)
        gains += table.scores()[seat] > before[seat]
        turns += 1
    watch.close()
    assert watch.pace.gaining == gains
    assert 0 < gains < turns


def test_games_that_do_not_report_turns_have_no_turn_statistics(goods: Census) -> None:
    assert goods.pace.turns.count == 0
    assert (goods.pace.idle, goods.pace.empty) == (0, 0)
    assert goods.pace.ends == {"a player has 8 buildings": 30}
    assert turn_rows([("printed", goods)]) == []
    assert end_rows([("printed", goods)]) == [["a player has 8 buildings", "100.0 %"]]
    produced = next(row for row in width_rows([("printed", goods)]) if row[0] == "produce")
    asked = goods.pace.asked("produce")
    assert produced == ["produce", f"{asked / 30:.1f}", percent(goods.pace.asked("produce", 3) / asked)]


def spread(*values: int) -> Spread:
    made = Spread()
    for value in values:
        made.add(value)
    return made


def test_differences_have_bounds() -> None:
    one, other = Group(Fraction(56)), Group(Fraction(48))
    one.margins.count, other.margins.count = 70, 80
    difference = rate_difference(one, other)  # the worked example of Newcombe (1998), method 10
    assert (difference.value, difference.low, difference.high) == pytest.approx((0.2, 0.0524, 0.3339), abs=0.0001)
    assert difference.is_sure
    means = mean_difference(spread(1, 2, 3, 4), spread(2, 4, 6))
    assert means.value == -1.5
    assert means.high - means.value == pytest.approx(1.959964 * (5 / 3 / 4 + 4 / 3) ** 0.5)
    assert not means.is_sure
    assert change(Difference(2, 1, 3), Difference(1, 0, 2)).low == pytest.approx(1 - 2**0.5)


def test_dead_choices_are_offered_often_and_hardly_ever_taken() -> None:
    census = Census(2)
    census.offered.update({("turn", "pass"): 1000, ("turn", "mine"): 1000, ("turn", "rare"): 10})
    census.taken.update({("turn", "mine"): 500})
    assert dead_choices(census) == [(("turn", "pass"), 1000, 0)]


def test_valuable_deeds_are_reported(goods: Census) -> None:
    found = worths(goods)
    assert found
    assert all(group.size >= 20 for group, _ in found.values())
    rows = deed_rows([("printed", goods)])
    assert len(rows) == len(found)
    assert rows[0][0].split(": ")[0] in {kind.replace("_", " ") for kind, _ in found}


def test_the_report_is_self_contained(goods: Census) -> None:
    page, plots = balance_report(Balance("oh-my-goods", "random", 3, 30), [("printed", goods)])
    assert set(plots) == {"seats", "length", "worth-1"}
    assert page.count("<svg") == 3
    assert 'src="' not in page
    assert "Dead choices" in page


def test_endless_games_are_stopped_and_not_counted() -> None:
    whole = census_of(Balance("odd-lots", "random", 2, 6))
    assert (whole.games, whole.endless) == (6, 0)
    middle = sorted(census_of(Balance("oh-my-goods", "random", 2, 6)).lengths)[2]
    census = census_of(Balance("oh-my-goods", "random", 2, 6, longest=middle))
    assert census.games + census.endless == 6
    assert 0 < census.endless < 6
    assert max(census.lengths) == middle


def invoke(*arguments: object) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, ["balance", *map(str, arguments)], env={"COLUMNS": "200"})
    return done.exit_code, done.stdout, done.stderr


def test_a_game_that_never_ends_is_an_error() -> None:
    code, _, complaint = invoke("mineshaft", "--games", 2, "--longest", 5)
    assert code == 2
    assert "no game ended within 5 decisions" in complaint


def changed(folder: Path, before: str, after: str) -> Path:
    assert before in CARDS
    file = folder / "my_cards.toml"
    file.write_text(CARDS.replace(before, after), "utf-8")
    return file


def test_changed_cards_are_compared_with_the_printed_ones(tmp_path: Path) -> None:
    file, report = changed(tmp_path, "points = 3,  copies", "points = 30, copies"), tmp_path / "report.html"
    code, shown, _ = invoke("coal-baron", "--bot", "random", "--games", 8, "--data", file, "--json", "--report", report)
    assert code == 0
    sets = json.loads(shown)["sets"]
    scores = {name: sum(seat["score"] for seat in told["seats"]) for name, told in sets.items()}
    assert scores["my_cards.toml"] > scores["printed"] + 10
    printed = [words for told in sets["printed"]["choices"] if "VP" in (words := told["choice"])]
    assert not [words for words in printed if "30 VP" in words]
    assert "GOODSYARD_CARDS" not in os.environ
    assert {path.suffix for path in tmp_path.glob("report*")} == {".html", ".svg", ".png"}
    assert "difference in wins" in report.read_text("utf-8")


@pytest.mark.parametrize(
    ("before", "after", "complaint"),
    [
        ("points = 3,  copies", 'points = "3", copies', "orders: row 1: points is not of the same kind as 3"),
        ('{ id = "fox" },', "", "crests: 3 rows instead of 4"),
        ("copies = 6 }", "copies = 5 }", "wagons: 36 things instead of 40"),
        ("[crests]", "[crests", "cards.toml fail"),
        ('destination = "furnaces",   points', 'destination = "moon",   points', "cards.toml fail"),
    ],
)
def test_broken_cards_are_refused(tmp_path: Path, before: str, after: str, complaint: str) -> None:
    code, _, said = invoke("coal-baron", "--bot", "random", "--games", 1, "--data", changed(tmp_path, before, after))
    assert code == 2
    assert complaint in said
    assert "my_cards.toml" in said


def test_a_game_without_cards_cannot_be_changed(tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="has no cards"):
        environment_for("odd-lots", tmp_path)
    with pytest.raises(BadSetup, match="file not found"):
        environment_for("coal-baron", tmp_path / "none.toml")
    with pytest.raises(BadSetup, match="has already loaded the printed cards"):
        Here().submit(try_cards, Balance("coal-baron", "random", 2, 1), "my_cards.toml").result()
