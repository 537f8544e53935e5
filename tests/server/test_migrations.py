"""A database of an earlier version is brought up to date, and everything in it goes on."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from pathlib import Path

from tests.server.site import Person, Site

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
        profile = ada.get("/api/profile")
        assert [(game["game"], game["rated_games"]) for game in profile["games"]] == [("oh-my-goods", 1)]
    verified = subprocess.run(
        [sys.executable, "-m", "goodsyard.cli", "admin", "verify", "--database", database],
        capture_output=True,
        text=True,
        check=False,
    )
    assert verified.returncode == 0, verified.stdout + verified.stderr


def go_on(table: str, *people: Person) -> None:
    """Whoever is to act takes one action more."""
    wires = [person.sit(table) for person in people]
    assert [wire.reached(25)["number"] for wire in wires] == [25, 25]
    mover = next(wire for wire in wires if wire.is_mine())
    assert mover.play_any(random.Random(1))["number"] == 26
    for wire in wires:
        wire.close()
