"""Analyses: the cost of a choice, the chances of all seats, turning points in words, reports."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from typer.testing import CliRunner

import goodsyard
from goodsyard import bots
from goodsyard.analysis import Analysis, Verdict, judged, tell, turning_points
from goodsyard.cli import app
from goodsyard.core.errors import BadSetup, BrokenRecord
from goodsyard.core.record import Record, load, save
from goodsyard.core.table import Table, new
from goodsyard.lab.analyse import analyse, analysis_of, analysis_report
from goodsyard.lab.pools import Here, pool

RECORD = Path(__file__).parents[1] / "games/mineshaft/records/no-tiles.json"


def last_round() -> Table:
    """Odd Lots before its last bids: seat 0 is certain to take the prize, and wins if it doubles it."""
    for seed in range(100):
        table = new("odd-lots", 2, seed)
        prizes = list(table.game.prizes)[:3]  # type: ignore[attr-defined]
        if prizes[2] < prizes[0] + prizes[1] < 2 * prizes[2]:
            for seat, action in ((0, 1), (0, 0), (1, 4), (1, 0), (0, 2), (0, 0), (1, 3), (1, 0), (0, 4)):
                table.play(action, seat)
            return table
    raise AssertionError("no seed gives such prizes")


@pytest.mark.parametrize("double", [0, 1])
def test_the_cost_of_a_choice(double: int) -> None:
    table = last_round()
    for seat, action in ((0, double), (1, 2), (1, 0)):
        table.play(action, seat)
    assert table.ranking()[0] == (1 if double else 2)
    (verdict,) = judged(table.record(), "ismcts:200", [9])
    assert (verdict.number, verdict.seat, verdict.chosen, verdict.best) == (9, 0, double, 1)
    assert sum(verdict.chances) == pytest.approx(1, abs=0.001)
    assert verdict.chances[0] > 0.6
    assert verdict.is_sure == (not double)
    assert verdict.cost > 0.4 if not double else verdict.cost == 0


def test_forced_decisions_are_not_judged() -> None:
    record = load(RECORD)
    verdicts = judged(record, "ismcts:1", range(40))
    table = goodsyard.replay(record, 0)
    choices = []
    for number, (seat, _, action) in enumerate(record.actions[:40]):
        if len(table.choices(seat)) > 1:
            choices.append(number)
        table.take(action, seat)
    assert [verdict.number for verdict in verdicts] == choices
    assert len(choices) < 40


def played(game: str, *seats: str) -> Record:
    table = new(game, len(seats), 5)
    players = [bots.find(name, game) for name in seats]
    while not table.over:
        seat = table.game.current
        table.take(players[seat].choose(table.game, seat, bots.seed_for(5, seat, len(table.played))), seat)
    return table.record()


@pytest.fixture(scope="module")
def goods() -> Record:
    return played("oh-my-goods", "greedy", "random")


@pytest.fixture(scope="module")
def analysis(goods: Record) -> Analysis:
    return analysis_of(goods, "ismcts:40", [v for some in analyse(goods, "ismcts:40", Here()) for v in some])


def test_processes_make_no_difference(goods: Record, analysis: Analysis) -> None:
    with pool(2) as executor:
        assert [v for some in analyse(goods, "ismcts:40", executor, 2) for v in some] == analysis.verdicts


def test_good_players_lose_less_by_their_choices(analysis: Analysis) -> None:
    def given_away(seat: int) -> float:
        costs = [verdict.cost for verdict in analysis.verdicts if verdict.seat == seat]
        return sum(costs) / len(costs)

    assert given_away(0) < 0.6 * given_away(1)
    assert all(sum(chances) == pytest.approx(1, abs=0.001) for _, chances in analysis.points())
    assert sum(analysis.result) == 1


def test_a_turning_point_is_a_mistake_or_luck() -> None:
    table = last_round()
    for seat, action in ((0, 0), (1, 2), (1, 0)):
        table.play(action, seat)
    record = table.record()
    quiet = Verdict(9, 0, 0, 0, [0.9, 0.1], 0.0, 0.0)
    mistake = Verdict(9, 0, 0, 1, [0.9, 0.1], 0.8, 0.01)
    unsure = Verdict(9, 0, 0, 1, [0.9, 0.1], 0.1, 0.08)
    later = Verdict(11, 1, 0, 0, [0.2, 0.8], 0.0, 0.0)

    def turns(*verdicts: Verdict) -> list[int]:
        found = turning_points(record, Analysis("ismcts:1", list(verdicts), len(record.actions), [0.0, 1.0]))
        return [turn.verdict.number for turn in found]

    assert turns(mistake, later) == [9]
    assert turns(quiet, later) == turns(unsure, later) == []
    drawn = Verdict(3, 1, 0, 0, [0.5, 0.5], 0.0, 0.0)  # after it the next prize is turned up
    assert turns(drawn, quiet) == [3]
    told, said = tell(
        record, Analysis("ismcts:1", [mistake, later], len(record.actions), [0.0, 1.0]), "de", ("Ada", "Bo")
    )
    assert list(said.values()) == [
        f"Zug 10, Ada: „{told[0].chosen}“. Die Chance von Ada geht von 90 % auf 20 %. "
        f"Besser war „{told[0].best}“: Diese Wahl kostete 80 %."
    ]
    assert told[0].chosen != told[0].best


def test_the_report_is_self_contained(goods: Record, analysis: Analysis, tmp_path: Path) -> None:
    page, plots = analysis_report(goods, analysis, "de")
    assert page.startswith("<!doctype html><html lang=de>")
    assert "Siegchancen" in page
    assert "<svg" in page
    assert 'src="' not in page
    assert page.count("<tr>") == 1 + goods.players + 1 + len(analysis.verdicts)
    assert list(plots) == ["chances"]


def run(*arguments: object) -> tuple[int, str, str]:
    done = CliRunner().invoke(app, [str(argument) for argument in arguments], env={"COLUMNS": "150"})
    return done.exit_code, done.stdout, done.stderr


def test_the_command(goods: Record, analysis: Analysis, tmp_path: Path) -> None:
    file, report = tmp_path / "game.json", tmp_path / "report.html"
    save(goods, file)
    code, shown, _ = run("analyse", file, "--bot", "ismcts:40", "--json")
    told = json.loads(shown)
    assert code == 0
    assert [decision["cost"] for decision in told["decisions"]] == [verdict.cost for verdict in analysis.verdicts]
    assert all(decision["words"]["chosen"] for decision in told["decisions"])
    code, shown, _ = run("analyse", file, "--bot", "ismcts:4", "--lang", "de", "--report", report)
    assert code == 0
    assert "Wendepunkte" in shown
    assert "verschenkt je Entscheidung" in shown
    assert {path.name for path in tmp_path.glob("report*")} == {
        "report.html",
        "report-chances.svg",
        "report-chances.png",
    }


def test_both_languages_have_the_same_messages() -> None:
    folder = Path(goodsyard.__file__).parent / "analysis" / "words"
    said = [
        re.findall(r"^([\w-]+) =", (folder / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE) for lang in ("en", "de")
    ]
    assert said[0] == said[1]


def test_an_unfinished_game_has_no_result(goods: Record) -> None:
    cut = Record(1, goods.game, goods.rules_version, goods.players, goods.options, goods.seed, goods.actions[:30])
    half = analysis_of(cut, "ismcts:4", judged(cut, "ismcts:4", range(30)))
    assert half.result == []
    assert len(half.points()) == len(half.verdicts)


def test_invalid_analyses_are_refused(goods: Record, tmp_path: Path) -> None:
    with pytest.raises(BadSetup, match="an analysis needs a search bot"):
        list(analyse(goods, "greedy", Here()))
    broken = Record(
        1, goods.game, goods.rules_version, goods.players, goods.options, int(goods.seed) + 1, goods.actions
    )
    with pytest.raises(BrokenRecord):
        list(analyse(broken, "ismcts:1", Here()))
    file = tmp_path / "game.json"
    save(goods, file)
    for wrong, reason in ((("--lang", "fr"), "unknown language"), (("--jobs", 0), "at least one process")):
        code, _, complaint = run("analyse", file, "--bot", "ismcts:1", *wrong)
        assert code == 2
        assert reason in complaint
