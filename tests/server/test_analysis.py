"""The analysis of finished games: requested on the page, computed in the background, kept."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import msgspec
import pytest

from goodsyard.analysis import judged
from goodsyard.core.record import Record
from tests.server.site import Person, Site

ITERATIONS = "30"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Any:
    with Site(str(tmp_path_factory.mktemp("site") / "tables.db"), GOODSYARD_ANALYSIS=ITERATIONS) as site:
        yield site


def finished_game(person: Person, game: str = "oh-my-goods", **more: Any) -> str:
    """A game between bots, who play because somebody watches."""
    table = person.open("greedy", "random", game=game, **more)
    with person.sit(table) as wire:
        wire.ready(lambda state: state["over"])
    return table


def analysed(person: Person, table: str, **query: Any) -> Any:
    """Wait for the analysis to finish, and return it."""
    for _ in range(600):
        report = person.get(f"/api/tables/{table}/analysis", **query)
        if report["state"] == "done":
            return report
        assert report["state"] == "running"
        time.sleep(0.05)
    raise AssertionError(report)


def test_a_finished_game_is_analysed_and_kept(site: Site) -> None:
    with site.person() as ada:
        table = finished_game(ada)
        total = ada.get(f"/api/tables/{table}")["number"]
        before = ada.get(f"/api/tables/{table}/analysis")
        assert (before["state"], before["done"], before["total"]) == ("none", 0, total)
        assert ada.post(f"/api/tables/{table}/analysis")["state"] == "running"
        report = analysed(ada, table)
        record = msgspec.convert(ada.get(f"/api/tables/{table}/record"), Record)
        expected = judged(record, f"ismcts:{ITERATIONS}", range(total))
        found = [(each["number"], each["seat"], each["chances"], each["cost"]) for each in report["decisions"]]
        assert found == [(each.number, each.seat, each.chances, each.cost) for each in expected]
        assert sum(report["result"]) == 1
        assert all(turn["number"] in [each["number"] for each in report["decisions"]] for turn in report["turns"])
        assert ada.post(f"/api/tables/{table}/analysis")["state"] == "done"
        german = ada.get(f"/api/tables/{table}/analysis", lang="de")
        assert german["decisions"][0]["cost"] == report["decisions"][0]["cost"]
        assert german["decisions"][0]["chosen"] != report["decisions"][0]["chosen"]


def test_several_games_wait_for_each_other(site: Site) -> None:
    with site.person() as ada:
        tables = [finished_game(ada, "odd-lots") for _ in range(3)]
        for table in tables:
            ada.post(f"/api/tables/{table}/analysis")
            ada.post(f"/api/tables/{table}/analysis")
        assert [len(analysed(ada, table)["decisions"]) for table in tables] == [12] * 3


def test_who_may_not_see_a_game_may_not_analyse_it(site: Site) -> None:
    with site.person() as ada, site.person() as bea:
        table = finished_game(ada, "odd-lots", visibility="private")
        for refused in (bea.http.get, bea.http.post):
            assert refused(f"/api/tables/{table}/analysis").status_code == 403
        watch = ada.watch_token(table)
        assert bea.get(f"/api/tables/{table}/analysis", watch=watch)["state"] == "none"
        assert bea.http.post(f"/api/tables/{table}/analysis", params={"watch": watch}).status_code == 202
        assert analysed(bea, table, watch=watch)["decisions"]


def test_a_running_game_is_not_analysed(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("me", "random")
        for asked in (ada.http.get, ada.http.post):
            answer = asked(f"/api/tables/{table}/analysis")
            assert answer.status_code == 409
            assert answer.json()["error"] == "The game is not over yet."


def test_an_analysis_goes_on_after_a_restart(tmp_path: Path) -> None:
    with Site(str(tmp_path / "tables.db"), GOODSYARD_ANALYSIS="2000") as site:
        with site.person() as ada:
            table = finished_game(ada)
            ada.post(f"/api/tables/{table}/analysis")
            while not (half := ada.get(f"/api/tables/{table}/analysis"))["done"]:
                time.sleep(0.05)
            assert half["state"] == "running"
            cookies, csrf = ada.http.cookies, ada.me["csrf"]
        site.kill()
        site.settings["GOODSYARD_ANALYSIS"] = "1"
        site.start(site.port)
        with Person(site) as ada:
            ada.http.cookies, ada.http.headers["X-CSRF"] = cookies, csrf
            stopped = ada.get(f"/api/tables/{table}/analysis")
            assert stopped["state"] == "stopped"
            assert stopped["done"] >= half["done"]
            ada.post(f"/api/tables/{table}/analysis")
            going = ada.get(f"/api/tables/{table}/analysis")
            assert going["state"] == "running"
            assert going["done"] >= stopped["done"]
