"""Looking back: past positions and records are worked out beside the live games, kept, and limited."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
from concurrent.futures import ThreadPoolExecutor

import pytest

from goodsyard.core.errors import BrokenRecord
from goodsyard.core.record import Record
from goodsyard.core.table import new
from goodsyard.server import archive
from goodsyard.server.archive import Archive
from goodsyard.server.limits import Buckets
from goodsyard.server.lookback import Check
from goodsyard.server.problems import Problem
from tests.server.site import Json, Person, Site, Wire


def archivists(site: Site) -> list[int]:
    """The processes in which a server looks back."""
    command = ["ps", "--ppid", str(site.process.pid), "-o", "pid=,args="]
    lines = subprocess.run(command, capture_output=True, text=True, check=False).stdout.splitlines()
    return [int(line.split()[0]) for line in lines if "archivist" in line]


def play_alone(wire: Wire, moves: int) -> None:
    """Somebody who has all seats plays a number of moves."""
    for _ in range(moves):
        seat = wire.ready(lambda state: state["acting"])["acting"][0]
        if wire.state["viewer"] != seat:
            wire.send("focus", seat=seat)
        while wire.state["viewer"] != seat or not wire.is_mine():
            wire.read()
        before = wire.state
        answer = wire.play(random.Random(before["number"]).choice(before["choices"])["action"])
        assert answer["type"] == "ack", answer
        while wire.state["stamp"] == before["stamp"]:  # the next one may be another seat's, which knows of less
            wire.read()


def shown(wire: Wire) -> Json:
    kept = ("number", "acting", "scores", "lines", "panel_ids", "prompt")
    panels = {id: wire.panels[id] for id in wire.state["panel_ids"]}
    return {name: wire.state[name] for name in kept} | {"panels": panels, "log": wire.log[:]}


@pytest.mark.parametrize("game", ["coal-baron", "oh-my-goods"])
def test_a_past_position_is_what_was_seen_then(site: Site, game: str) -> None:
    with site.person("Ada") as ada:
        table = ada.open("me", "me", game=game, visibility="public")
        seen: dict[int, Json] = {}
        with ada.sit(table) as wire, Wire(f"ws://127.0.0.1:{site.port}/ws/tables/{table}") as watching:
            for _ in range(25):
                play_alone(wire, 1)
                watching.reached(watching.public())
                seen.setdefault(watching.state["number"], shown(watching))
        for number, then in list(seen.items())[::6]:
            now = ada.get(f"/api/tables/{table}/position/{number}")
            assert {panel["id"]: panel["svg"] for panel in now["panels"]} == then["panels"]
            now["panels"] = then["panels"]
            assert {name: now[name] for name in then} == then


def test_nobody_waits_for_somebody_who_looks_back(site: Site) -> None:
    """Moves are answered while the process that looks back does nothing at all."""
    with site.person() as ada, site.person() as eve, ThreadPoolExecutor(1) as pool:
        table = ada.open("me", "me", visibility="public")
        with ada.sit(table) as wire:
            play_alone(wire, 4)
            ada.get(f"/api/tables/{table}/position/1")
            (process,) = archivists(site)
            os.kill(process, signal.SIGSTOP)
            try:
                looking = pool.submit(eve.get, f"/api/tables/{table}/position/2")
                play_alone(wire, 4)
                ada.get(f"/api/tables/{table}")
                assert not looking.done()
            finally:
                os.kill(process, signal.SIGCONT)
            assert looking.result()["number"] == 2


def test_answers_are_kept_and_a_dead_process_is_replaced(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("random", "random", visibility="public")
        with ada.sit(table) as wire:
            wire.ready(lambda state: state["over"])
        paths = [f"/api/tables/{table}/position/7", f"/api/tables/{table}/record"]
        before = [ada.get(path) for path in paths]
        (process,) = archivists(site)
        os.kill(process, signal.SIGSTOP)
        assert [ada.get(path) for path in paths] == before
        os.kill(process, signal.SIGKILL)
        assert ada.http.get(f"/api/tables/{table}/position/8").status_code in (200, 503)
        assert ada.get(f"/api/tables/{table}/position/8")["number"] == 8
        assert process not in archivists(site)


def test_failed_imports_count_like_others(database: str) -> None:
    record = new("coal-baron", 2, seed=1).record()
    broken = {"goodsyard": 1, "game": "coal-baron", "rules": 2, "players": 2, "options": {}, "seed": 1}
    with Site(database, GOODSYARD_RATE="0.2") as strict, Person(strict) as eve:
        wish = {"record": {**broken, "actions": [[0, 99, 99]]}}
        said = [eve.http.post("/api/tables/import", json=wish) for _ in range(6)]
        assert [each.status_code for each in said] == [400] * 4 + [429] * 2
        assert "not legal" in said[0].json()["error"]
        assert record.actions == []


def test_looking_back_is_limited_for_each_person(database: str) -> None:
    with Site(database, GOODSYARD_RATE="0.2") as strict, Person(strict) as eve:
        table = eve.open("random", "random")
        with eve.sit(table) as wire:
            wire.ready(lambda state: state["over"])
        codes = [eve.http.get(f"/api/tables/{table}/position/{number}").status_code for number in range(25)]
        assert codes[:8] == [200] * 8
        assert 429 in codes[8:]
        assert eve.http.get(f"/api/tables/{table}/position/0").status_code == 200


def test_a_record_may_not_take_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    record = new("coal-baron", 2, seed=1).record()

    async def attempt() -> None:
        place = Archive(Buckets(1000, 1000))
        process = await place.process.start()
        os.kill(process.pid, signal.SIGSTOP)
        monkeypatch.setattr(archive, "SECONDS", 0.1)
        with pytest.raises(Problem):
            await place.check(Check(record), "eve")
        monkeypatch.setattr(archive, "SECONDS", 60.0)
        assert process.returncode is not None
        assert (await place.check(Check(record), "ada")).actions == []
        with pytest.raises(BrokenRecord):
            await place.check(Check(Record(1, "chess", 1, 2, {}, 1, [])), "ada")
        await place.close()

    asyncio.run(attempt())


def test_only_so_much_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(archive, "ROOM", 100)
    place = Archive(Buckets(1, 1))
    for number in range(20):
        place.keep(bytes([number]), b"x" * 30)
    assert place.size == 90
    assert list(place.kept) == [bytes([number]) for number in (17, 18, 19)]
