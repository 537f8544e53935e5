"""The benchmark against other libraries: measures, summaries and report. No test depends on time."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from bench.peers.environments import REQUIREMENTS, ROOT, NotInstalled, last_words, run
from bench.peers.measures import GROUPS, MEASURES, OURS, PEERS, Measure
from bench.peers.plot import draw
from bench.peers.process import Failed, Worker
from bench.peers.report import BEGIN, END, Circumstances, page_part, problems, verdict, write_page
from bench.peers.rounds import in_turn
from bench.peers.summary import Results, aims

import goodsyard

TOLD = Circumstances("a processor", 0.1, "Python 3", "2026-01-01", 3, 0.4)
MINE = Measure("zoo", OURS, "mineshaft", 2)
THEIRS = Measure("zoo", "pettingzoo", "rps_v2", 2, "env")
SLOWER = Measure("zoo", "pettingzoo", "go_v5", 2, "env")
compiled = pytest.mark.skipif(not goodsyard.COMPILED, reason="only the compiled engine is measured")
KINDS = {(each.group, each.variant): each for each in MEASURES if each.peer == OURS}


def results(mine: list[float]) -> Results:
    """Three rounds of PettingZoo environments."""
    found = Results()
    found.versions = {"goodsyard": "1.2.3", "pettingzoo": "4.5"}
    for measure, rates in ((MINE, mine), (SLOWER, [1.0, 1.0, 1.0]), (THEIRS, [10.0, 10.0, 20.0])):
        found.rounds[measure] = [{"steps/s": rate} for rate in rates]
    return found


def test_every_peer_has_requirements_with_an_upper_limit() -> None:
    assert sorted(path.stem for path in REQUIREMENTS.glob("*.txt")) == sorted(PEERS)
    for path in REQUIREMENTS.glob("*.txt"):
        assert ">=" in path.read_text(), path
        assert "<" in path.read_text(), path


def test_ours_is_in_every_group() -> None:
    assert {each.group for each in MEASURES if each.peer == OURS} == {group.id for group in GROUPS}
    assert len(set(MEASURES)) == len(MEASURES)


def test_ours_and_theirs_take_turns() -> None:
    more = [Measure("zoo", OURS, game, 2) for game in "abc"]
    assert in_turn([*more, THEIRS, SLOWER]) == [more[0], THEIRS, more[1], SLOWER, more[2]]


def test_median_and_noise() -> None:
    found = results([100.0, 60.0, 80.0])
    assert found.rate(MINE) == 80
    assert found.noise(MINE) == 0.25
    assert found.of("zoo") == [MINE, THEIRS, SLOWER]


def test_a_ratio_compares_rounds_and_not_medians() -> None:
    assert results([100.0, 40.0, 120.0]).ratio(MINE, THEIRS, "steps/s") == 6


@pytest.mark.parametrize(("mine", "said"), [(50.0, "met: "), (49.0, "NOT met: ")])
def test_an_aim_is_held_against_the_fastest(mine: float, said: str) -> None:
    found = results([mine, mine, 2 * mine])
    aim = next(aim for aim in aims(found) if "`env`" in aim.text)
    assert verdict(aim).startswith(said)
    assert "mineshaft (2) against rps_v2 (2), env" in verdict(aim)


def test_what_was_not_measured_is_no_success() -> None:
    assert not any(aim.met for aim in aims(Results()))
    assert all(verdict(aim).startswith("not measured") for aim in aims(Results()))


def test_the_page_shows_who_is_ahead(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}old\n{END}after\n")
    found = results([5.0, 5.0, 5.0])
    found.missing["RLCard"] = "no network"
    write_page(page, page_part(found, TOLD, "pictures/peers.svg"))
    text = page.read_text()
    assert text.startswith("before\n")
    assert text.endswith("after\n")
    assert "old" not in text
    assert text.index("rps_v2") < text.index("| **Goodsyard** | mineshaft (2) | 5 | ±0 % |") < text.index("go_v5")
    assert "PettingZoo 4.5" in text
    assert "RLCard is missing: no network" in text


def test_a_page_without_marks_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing")
    with pytest.raises(SystemExit):
        write_page(page, "new")
    assert page.read_text() == "nothing"


def test_the_page_of_the_docs_has_the_marks() -> None:
    text = (ROOT / "docs" / "benchmarks.md").read_text()
    assert text.count(BEGIN) == text.count(END) == 1


def test_the_picture(tmp_path: Path) -> None:
    files = [tmp_path / "peers.svg", tmp_path / "peers.png"]
    draw(results([5.0, 6.0, 7.0]), files)
    assert "<svg" in files[0].read_text()
    assert files[1].read_bytes().startswith(b"\x89PNG")


def test_what_cannot_be_installed_says_why() -> None:
    with pytest.raises(NotInstalled, match="no such luck"):
        run([sys.executable, "-c", "raise SystemExit('no such luck')"])
    assert last_words("") == "no output"


@pytest.fixture(scope="module")
def ours() -> Iterator[Worker]:
    with Worker(OURS, Path(sys.executable)) as worker:
        yield worker


@compiled
@pytest.mark.parametrize("measure", KINDS.values(), ids=lambda measure: f"{measure.group} {measure.variant}")
def test_our_process_measures_everything(ours: Worker, measure: Measure) -> None:
    rates = ours.measure(measure, 0.001)
    assert rates
    assert all(rate > 0 for rate in rates.values())


@compiled
def test_a_failure_is_told_and_the_process_goes_on(ours: Worker) -> None:
    with pytest.raises(Failed, match="no-such-game"):
        ours.measure(Measure("api", OURS, "no-such-game", 2), 0.001)
    assert ours.measure(Measure("api", OURS, "mineshaft", 2), 0.001)


@compiled
def test_after_a_crash_the_process_is_started_again() -> None:
    with Worker(OURS, Path(sys.executable)) as worker:
        worker.process.kill()
        with pytest.raises(Failed, match="the process exited with -9"):
            worker.answer()
        assert worker.measure(Measure("api", OURS, "mineshaft", 2), 0.001)


def test_a_process_that_cannot_start_says_why() -> None:
    with pytest.raises(Failed, match="No module named 'catanatron'"):
        Worker("catanatron", Path(sys.executable))


def test_problems_are_listed() -> None:
    found = results([1.0, 1.0, 1.0])
    found.failed[THEIRS] = "it broke"
    assert problems(found) == ["PettingZoo, zoo, rps_v2 (2), env: it broke"]
    assert THEIRS not in found.of("zoo")
