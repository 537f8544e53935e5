"""What a server finds when it starts: a database of an earlier version, or games that were interrupted for long."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

from tests.server.site import Person, Site, Wire, play_on

OLD = Path(__file__).with_name("schema-0003.sql")
"""Two accounts, four running games of 25 actions, two of them rated, a finished rated one, and a waiting table."""
PASSWORDS = {"Ada": "correct horse", "Boris": "battery staple"}


def known(site: Site, name: str) -> Person:
    """Somebody who logs in to an account of the old database."""
    person = Person(site)
    person.me = person.post("/api/login", name=name, password=PASSWORDS[name])
    person.http.headers["X-CSRF"] = person.me["csrf"]
    return person


def test_games_accounts_and_ratings_of_the_version_before_go_on(database: str) -> None:
    with sqlite3.connect(database) as old:
        old.executescript(OLD.read_text(encoding="utf-8"))
    with Site(database) as site, known(site, "Ada") as ada, known(site, "Boris") as boris:
        mine = ada.get("/api/tables", mine=1)
        assert sorted(table["state"] for table in mine) == ["playing"] * 4 + ["waiting"]
        for table in mine:
            if table["state"] == "waiting":
                boris.join(ada.invite(table["id"], 1))
                assert ada.get(f"/api/tables/{table['id']}")["state"] == "playing"
            else:
                go_on(table["id"], ada, boris)
        (finished,) = ada.get("/api/tables", finished=1)
        assert len(ada.get(f"/api/tables/{finished['id']}/record")["actions"]) > 200
        profile = ada.get(f"/api/players/{ada.me['id']}")
        assert [(game["game"], game["rated_games"]) for game in profile["games"]] == [("oh-my-goods", 1)]
    verified = subprocess.run(
        [sys.executable, "-m", "goodsyard.cli", "admin", "verify", "--database", database],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def test_clocks_stand_still_while_no_server_runs(database: str) -> None:
    with Site(database) as site, Person(site) as ada, Person(site) as boris:
        table = ada.open("me", "open", game="coal-baron", clock={"bank": 60, "increment": 0})
        boris.join(ada.invite(table, 1))
        token = ada.watch_token(table)
        with ada.sit(table) as wire, boris.sit(table) as other:
            play_on([wire, other], random.Random(1), 3)
    with sqlite3.connect(database) as stopped:  # as if it had stopped a day ago
        stopped.execute("UPDATE secrets SET value = value - 86400 WHERE name = 'alive'")
        stopped.execute("UPDATE seats SET clock_since = clock_since - 86400")
        stopped.execute("UPDATE tables SET due = due - 86400")
    with Site(database) as site:
        assert any("no server ran" in line for line in site.lines)
        with Wire(f"ws://127.0.0.1:{site.port}/ws/tables/{table}?watch={token}") as wire:
            clocks = [seat["clock"] for seat in wire.ready()["seats"]]
            assert all(40 < clock["left"] <= 60 for clock in clocks), clocks
            assert [seat["kind"] for seat in wire.state["seats"]] == ["person", "person"]


def go_on(table: str, *people: Person) -> None:
    """Whoever is to act takes one action more."""
    wires = [person.sit(table) for person in people]
    assert [wire.reached(25)["number"] for wire in wires] == [25, 25]
    mover = next(wire for wire in wires if wire.is_mine())
    assert mover.play_any(random.Random(1))["number"] == 26
    for wire in wires:
        wire.close()
