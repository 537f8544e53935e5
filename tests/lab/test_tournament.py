"""Tournaments: fair line-ups, resumable results, standings with their uncertainty, reports."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
from typer.testing import CliRunner

from goodsyard.cli import app
from goodsyard.core.errors import BadSetup
from goodsyard.lab.playing import EndlessGame, chosen
from goodsyard.lab.pools import pool
from goodsyard.lab.standings import duels, interval, standings
from goodsyard.lab.tournament import Result, Tournament, play_seed, run


def all_of(tournament: Tournament, jobs: int = 1, file: Path | None = None) -> list[Result]:
    with pool(jobs) as executor:
        return [result for batch in run(tournament, executor, jobs, file) for result in batch]


def test_every_bot_plays_every_seat_on_the_same_seeds() -> None:
    three = Tournament("coal-baron", ("greedy", "easy", "random"), 2, 10)
    assert len(three.lineups()) == 6
    assert three.rounds() == 2
    for bot in three.bots:
        assert [sum(lineup[seat] == bot for lineup in three.lineups()) for seat in (0, 1)] == [2, 2]
    many = Tournament("coal-baron", ("greedy", "random"), 4, 1)
    assert many.lineups()[0] == ("greedy", "random", "random", "random")
    assert {lineup.index("greedy") for lineup in many.lineups()} == {0, 1, 2, 3}
    assert Tournament("coal-baron", ("random",), 3, 1).lineups() == [("random",) * 3]


def test_results_do_not_depend_on_processes_and_are_resumed(tmp_path: Path) -> None:
    wanted, file = Tournament("oh-my-goods", ("easy", "random"), 2, 8, seed=5), tmp_path / "results.jsonl"
    first = all_of(Tournament("oh-my-goods", ("easy", "random"), 2, 4, seed=5), file=file)
    with file.open("a", encoding="utf-8") as stream:
        stream.write('{"seed": 99, "sea')
    together = all_of(wanted, 2, file)
    assert len(first) == 4
    assert len(together) == 8

    def plain(results: list[Result]) -> list[tuple[int, tuple[str, ...], list[int]]]:
        return sorted((result.seed, result.seats, result.scores) for result in results)

    assert plain(together) == plain(all_of(wanted))
    assert sorted(result.seconds for result in together[:4]) == sorted(result.seconds for result in first)
    assert plain(all_of(wanted, 1, file)) == plain(together)
    assert len(file.read_text(encoding="utf-8").splitlines()) == 8 + 1
    with pytest.raises(BadSetup, match="another tournament"):
        all_of(Tournament("oh-my-goods", ("medium", "random"), 2, 4, seed=5), file=file)


def test_standings_include_their_uncertainty() -> None:
    results = all_of(Tournament("coal-baron", ("greedy", "random"), 2, 6))
    best, worst = standings(results)
    assert (best.bot, worst.bot) == ("greedy", "random")
    assert (best.games, best.wins) == (6, 6)
    assert best.low == pytest.approx(0.61, abs=0.005)
    assert best.high == 1
    assert best.mu - worst.mu > 10
    assert best.score.mean == pytest.approx(sum(line.mean for line in best.lines.values()))
    assert duels(results)["greedy", "random"] == (6, 6)
    assert interval(50, 100) == pytest.approx((0.404, 0.596), abs=0.001)
    assert interval(0, 0) == (0, 1)


@pytest.mark.parametrize(
    ("bots", "players", "games"), [((), 2, 1), (("random", "random"), 2, 1), (("random",), 9, 1), (("random",), 2, 0)]
)
def test_invalid_tournaments_are_refused(bots: tuple[str, ...], players: int, games: int) -> None:
    with pytest.raises(BadSetup):
        all_of(Tournament("coal-baron", bots, players, games))


def test_the_command_writes_a_self_contained_page(tmp_path: Path) -> None:
    report, results = tmp_path / "report.html", tmp_path / "games.jsonl"
    given = ["tournament", "coal-baron", "--bots", "easy,random", "--games", "4", "--report", str(report)]
    done = CliRunner().invoke(app, [*given, "--results", str(results)])
    assert done.exit_code == 0, done.output
    assert "95 % interval" in done.output
    text = report.read_text(encoding="utf-8")
    assert text.count("<svg") == 2
    assert "src=" not in text
    assert "<script" not in text
    assert {path.name for path in tmp_path.glob("report-*")} == {
        f"report-{name}.{kind}" for name in ("wins", "lines") for kind in ("svg", "png")
    }
    again = CliRunner().invoke(app, [*given[:6], "--results", str(results), "--json"])
    assert {entry["bot"] for entry in json.loads(again.output)} == {"easy", "random"}
    assert len(results.read_text(encoding="utf-8").splitlines()) == 4


def test_an_unknown_cluster_and_a_wrong_number_of_jobs() -> None:
    for given in (["--cluster", "sky"], ["--jobs", "0"]):
        done = CliRunner().invoke(app, ["tournament", "coal-baron", "--bots", "random", "--games", "1", *given])
        assert done.exit_code != 0


def test_a_game_without_an_end_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("goodsyard.lab.tournament.chosen", partial(chosen, max_decisions=50))
    with pytest.raises(EndlessGame, match="seed 1 did not end within 50"):
        play_seed(Tournament("mineshaft", ("random",), 2, 1), 1)
