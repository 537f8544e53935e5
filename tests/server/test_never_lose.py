"""Games are never lost: kill -9, restarts, lost workers, several processes on one PostgreSQL."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import subprocess
import time
from pathlib import Path

import pytest

from goodsyard.server.schema import prepare
from goodsyard.server.settings import Settings, database_url
from goodsyard.server.store import Store
from tests.server.site import Site, Wire, play_on


def test_kill_9_in_the_middle_of_a_game_loses_nothing(database: str) -> None:
    with Site(database) as site, site.person("Ada") as ada, site.person("Bea") as bea:
        table = ada.open("me", "open")
        bea.join(ada.invite(table, 1))
        chance, acknowledged = random.Random(7), 0
        for round in range(3):
            with ada.sit(table) as first, bea.sit(table) as second:
                first.ready()
                assert second.ready()["number"] == first.state["number"] >= acknowledged
                play_on([first, second], chance, moves=12)
                wire = first if first.is_mine() else second
                acknowledged = wire.play(wire.state["choices"][0]["action"])["number"]
                site.kill()
            site.start(site.port)
        with ada.sit(table) as first:
            assert first.ready()["number"] == acknowledged
            assert len(first.log) >= acknowledged // 2


def test_moves_that_arrive_while_the_server_dies_are_stored_completely_or_not_at_all(database: str) -> None:
    with Site(database) as site, site.person() as ada:
        table = ada.open("me", "me", game="odd-lots")
        with ada.sit(table) as wire:
            wire.ready()
            wire.send("play", seat=0, number=0, action=wire.state["choices"][0]["action"])
            site.kill()
        site.start(site.port)
        with ada.sit(table) as wire:
            state = wire.ready()
            assert len(state["choices"]) > 0
            assert state["number"] in (0, 1)


def test_bots_continue_after_a_restart(database: str) -> None:
    with Site(database, GOODSYARD_BOT_SECONDS="60") as site, site.person() as ada:
        table = ada.open("me", "hanging", game="odd-lots")
        with ada.sit(table) as wire:
            wire.ready()
            wire.play(wire.state["choices"][0]["action"])
            site.kill()
        site.settings["GOODSYARD_BOT_SECONDS"] = "0.2"
        site.start(site.port)
        with ada.sit(table) as wire:
            wire.ready(lambda state: state["acting"] == [0])


def test_a_killed_worker_is_replaced(database: str) -> None:
    with Site(database) as site, site.person() as ada:
        table = ada.open("random", "me")
        with ada.sit(table) as wire:
            play_on([wire], random.Random(1), moves=10)
            for child in children(site.process.pid):
                os.kill(child, signal.SIGKILL)
            play_on([wire], random.Random(2), moves=20)


def test_killing_a_worker_while_it_thinks_loses_nothing(database: str) -> None:
    with Site(database) as site, site.person() as ada:
        table = ada.open("me", "expert", options={"starting_player": "1"})
        with ada.sit(table) as wire:
            wire.ready()
            while wire.is_mine():
                wire.play_any(random.Random(1))
            before = wire.state["number"]
            assert before > 0
            workers = children(site.process.pid)
            begun = {worker: processor_time(worker) for worker in workers}
            while not (busy := [each for each in workers if processor_time(each) > begun[each] + 0.2]):
                time.sleep(0.01)
            os.kill(busy[0], signal.SIGKILL)
            wire.reached(before + 1)
            assert any("bot expert failed" in line for line in site.lines)
            assert busy[0] not in children(site.process.pid)
            assert wire.state["seats"][1]["bot"] == "expert"
        position = ada.get(f"/api/tables/{table}/position/{before}")
        assert position["acting"] == [1]
        assert position["seats"][0]["name"] in " ".join(entry["text"] for entry in position["log"])


def processor_time(process: int) -> float:
    """Processor seconds that a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def children(parent: int) -> list[int]:
    """A server's bot processes."""
    found = subprocess.run(["ps", "--ppid", str(parent), "-o", "pid="], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


def test_a_small_cache_of_live_tables_is_enough(database: str) -> None:
    """A table that was evicted from memory is loaded again when somebody opens it."""
    with Site(database, GOODSYARD_LIVE_TABLES="2") as site, site.person() as ada:
        tables = [ada.open("me", "me") for _ in range(6)]
        for moves in (1, 2):
            for table in tables:
                with ada.sit(table) as wire:
                    assert wire.ready()["number"] == moves - 1
                    wire.play_any(random.Random(1))


def test_ctrl_c_stops_the_server_cleanly(database: str) -> None:
    site = Site(database)
    with site.person() as ada:
        table = ada.open("me", "random")
        with ada.sit(table) as wire:
            wire.ready()
            assert site.stop() in (0, 130)
            assert wire.closed_with() in (1001, 1012, 1006)
    assert not [line for line in site.lines if "Traceback" in line]


def test_migrations_can_run_twice_and_at_the_same_time(postgres: str, tmp_path: Path) -> None:
    async def twice(url: str) -> None:
        stores = [Store(Settings(url)), Store(Settings(url))]
        await asyncio.gather(*(prepare(store) for store in stores))
        await prepare(stores[0])
        for store in stores:
            await store.close()

    for database in (database_url(str(tmp_path / "new.db")), database_url(postgres)):
        asyncio.run(twice(database))


@pytest.fixture(scope="module")
def two_sites(postgres: str) -> object:
    with Site(postgres) as one, Site(postgres) as two:
        yield one, two


def test_a_move_through_one_process_appears_in_the_other(two_sites: tuple[Site, Site]) -> None:
    one, two = two_sites
    with one.person("Ada") as ada, two.person("Bea") as bea:
        table = ada.open("me", "open")
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second:
            play_on([first, second], random.Random(3), moves=60)
            first.ready(lambda state: state["seats"][1]["online"])
            second.ready(lambda state: state["seats"][0]["online"])
            second.send("chat", text="hello over there", to="players")
            first.until(lambda message: message.get("text") == "hello over there")
            undo_and_follow(first, second)
        two.kill()
        two.start(two.port)
        with ada.sit(table) as first, bea.sit(table) as second:
            play_on([first, second], random.Random(4))
            assert second.state["over"]


def undo_and_follow(first: Wire, second: Wire) -> None:
    """Somebody undoes an action through one process, and the other process follows."""
    for _ in range(50):
        for wire, other in ((first, second), (second, first)):
            if wire.state["undo"]["can"]:
                take_back(wire, other, wire.state["number"])
                return
        play_on([first, second], random.Random(5), moves=1)
    raise AssertionError("nobody could undo")


def take_back(wire: Wire, other: Wire, number: int) -> None:
    assert wire.ask("undo", seat=wire.state["viewer"], number=number)["number"] == number - 1
    for each in (wire, other):
        each.ready(lambda state: state["number"] == number - 1)
    assert [line["number"] for line in wire.log] == [line["number"] for line in other.log]


def test_one_of_two_writers_in_two_processes_wins(two_sites: tuple[Site, Site]) -> None:
    one, two = two_sites
    with one.person() as ada:
        table = ada.open("me", "me")
        with ada.sit(table) as here, ada.sit(table, port=two.port) as there:
            chance = random.Random(6)
            for _ in range(25):
                for wire in (here, there):
                    wire.send("focus", seat=wire.state["acting"][0] if wire.state else 0)
                    wire.ready(lambda state: state["choices"])
                newest = max(here.state["number"], there.state["number"])
                here.reached(newest), there.reached(newest)
                if here.state["viewer"] != there.state["viewer"]:
                    continue
                action = chance.choice(here.state["choices"])["action"]
                facts = {"seat": here.state["viewer"], "number": newest, "action": action}
                ids = [(wire, wire.send("play", **facts)) for wire in (here, there)]
                kinds = sorted(wire.answer(id)["type"] for wire, id in ids)
                assert kinds == ["ack", "refused"]
                here.reached(newest + 1), there.reached(newest + 1)
            assert here.state["number"] == there.state["number"] > 5


def test_simultaneous_seats_in_two_processes(two_sites: tuple[Site, Site]) -> None:
    one, two = two_sites
    with one.person() as ada, two.person() as bea:
        table = ada.open("me", "open", game="odd-lots")
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second:
            wires = [first, second]
            while not (first.ready()["over"] or second.ready()["over"]):
                for wire in wires:
                    wire.ready(lambda state: state["choices"] or state["over"])
                sent = [(wire, wire.send_first(seat)) for seat, wire in enumerate(wires) if wire.is_mine()]
                answers = [wire.answer(id) for wire, id in sent]
                assert {answer["type"] for answer in answers} <= {"ack"}
                for wire in wires:
                    wire.reached(max(answer["number"] for answer in answers))


def test_a_whole_game_on_postgres_with_a_bot(two_sites: tuple[Site, Site]) -> None:
    one, two = two_sites
    with two.person() as ada:
        table = ada.open("me", "random", "random")
        with ada.sit(table) as wire, ada.sit(table, port=one.port) as other:
            play_on([wire], random.Random(8))
            other.ready(lambda state: state["over"])
            assert other.state["scores"] == wire.state["scores"]
