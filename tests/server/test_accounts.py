"""Accounts: passwords, recovery codes, sessions, all own data, and deleting everything."""

from __future__ import annotations

import json
import random
import sqlite3
from contextlib import closing

import pytest

from goodsyard.core.record import read
from goodsyard.core.table import replay
from tests.server.site import Json, Person, Site, play_on

SECRET, OTHER = "correct horse", "battery staple"
FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"
CHROME = "Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0 Mobile Safari/537.36"


def register(person: Person, name: str) -> None:
    person.http.headers["X-CSRF"] = person.post("/api/account", name=name, password=SECRET)["csrf"]


def log_in(site: Site, name: str, password: str = SECRET, agent: str = "") -> Person:
    person = site.person()
    person.http.headers["User-Agent"] = agent
    person.http.headers["X-CSRF"] = person.post("/api/login", name=name, password=password)["csrf"]
    return person


def code_of(person: Person, path: str, **data: object) -> int:
    return person.http.post(path, json=data).status_code


def test_a_new_password_needs_the_old_one_and_ends_all_other_sessions(site: Site) -> None:
    with site.person() as ada, site.person() as eve:
        register(ada, "Changer")
        with log_in(site, "Changer") as laptop:
            table = laptop.open("me", "random")
            with laptop.sit(table) as wire:
                wire.ready()
                assert code_of(ada, "/api/account/password", old="wrong horse", new=OTHER) == 401
                assert code_of(ada, "/api/account/password", old=SECRET, new="short") == 400
                assert code_of(eve, "/api/account/password", old=SECRET, new=OTHER) == 403, "guests have none"
                before = dict(ada.http.cookies)
                ada.http.headers["X-CSRF"] = ada.post("/api/account/password", old=SECRET, new=OTHER)["csrf"]
                assert dict(ada.http.cookies) != before, "a cookie that somebody has copied is useless too"
                assert wire.closed_with() == 4401
            assert laptop.get("/api/me")["id"] != ada.me["id"]
        assert ada.get("/api/me")["id"] == ada.me["id"]
        assert code_of(eve, "/api/login", name="Changer", password=SECRET) == 401
        log_in(site, "Changer", OTHER).close()


def test_a_forgotten_password_is_reset_with_a_code_that_works_once(site: Site) -> None:
    with site.person() as ada, site.person() as other, site.person() as eve:
        register(ada, "Forgetful")
        assert code_of(ada, "/api/account/codes", password="wrong horse") == 401
        first = ada.post("/api/account/codes", password=SECRET)["codes"]
        codes = ada.post("/api/account/codes", password=SECRET)["codes"]
        assert len(set(codes)) == 10
        assert not set(first) & set(codes)
        with closing(sqlite3.connect(site.database)) as connection:
            (stored,) = connection.execute("SELECT recovery FROM users WHERE id = ?", (ada.me["id"],)).fetchone()
        assert not [code for code in codes if code in stored or code.replace("-", "") in stored]
        for name, code in (("Forgetful", first[0]), ("Forgetful", ""), ("Nobody", codes[0]), ("Forgetful", "x" * 64)):
            assert code_of(eve, "/api/account/reset", name=name, code=code, password=OTHER) == 401
        assert code_of(eve, "/api/account/reset", name="Forgetful", code=codes[0], password="short") == 400
        typed = codes[0].upper().replace("-", " ")
        me = other.post("/api/account/reset", name="forgetful", code=typed, password=OTHER)
        assert (me["id"], me["account"]) == (ada.me["id"], True)
        assert ada.get("/api/me")["id"] != me["id"], "all earlier sessions have ended"
        assert (me["codes"], other.get("/api/me")["codes"]) == (9, 9)
        assert code_of(eve, "/api/account/reset", name="Forgetful", code=codes[0], password=SECRET) == 401
        log_in(site, "Forgetful", OTHER).close()


def test_sessions_are_listed_in_words_and_ended_one_by_one_or_all_at_once(site: Site) -> None:
    with site.person() as ada, site.person() as eve:
        register(ada, "Roamer")
        with log_in(site, "Roamer", agent=FIREFOX) as laptop, log_in(site, "Roamer", agent=CHROME) as phone:
            phone.get("/api/account/sessions")
            expected = {"Firefox unter Linux", "Chrome unter Android", "Ein unbekannter Browser"}
            listed: dict[str, Json] = {}
            while set(listed) != expected:  # browsers are noted after the answer
                listed = {each["browser"]: each for each in laptop.get("/api/account/sessions", lang="de")}
                assert len(listed) <= 3
            assert [name for name, each in listed.items() if each["current"]] == ["Firefox unter Linux"]
            assert all(each["seen"] >= each["created"] for each in listed.values())
            path = f"/api/account/sessions/{listed['Chrome unter Android']['id']}"
            assert eve.http.delete(path).status_code == 404, "nobody else's"
            assert phone.get("/api/me")["id"] == ada.me["id"]
            laptop.http.delete(path).raise_for_status()
            assert phone.get("/api/me")["id"] != ada.me["id"]
            assert laptop.http.delete("/api/account/sessions").json() == {"ended": 1}
            assert ada.get("/api/me")["id"] != ada.me["id"]
            assert len(laptop.get("/api/account/sessions")) == 1


def test_all_own_data_is_one_document(site: Site) -> None:
    with site.person() as ada, site.person("Other <b>") as other:
        register(ada, "Curious")
        over, running = ada.open("me", "open", game="odd-lots"), ada.open("me", "random")
        other.join(ada.invite(over, 1))
        with ada.sit(over) as first, other.sit(over) as second:
            first.ready()
            first.send("chat", text="a line of mine")
            second.send("chat", text="a line of somebody else")
            second.until(lambda message: message.get("text") == "a line of somebody else")
            play_on([first, second], random.Random(6))
        answer = ada.http.get("/api/account/export")
        assert "attachment" in answer.headers["content-disposition"]
        found = json.loads(answer.content)
        assert found["profile"][0]["name"] == "Curious"
        assert [line["text"] for line in found["chat"]] == ["a line of mine"]
        tables = {each["table"]: each for each in found["tables"]}
        assert set(tables) == {over, running}
        record = tables[over]["record"]
        assert replay(read(json.dumps(record))).over
        assert "record" not in tables[running], "the record of a running game would tell its seed"
        for secret in ("argon2", ada.http.cookies["goodsyard_session"], other.me["id"], "somebody else"):
            assert secret not in answer.text
        assert {"sessions", "ratings", "friends", "reports", "blocked_or_muted", "push_addresses"} <= set(found)


def test_deleting_an_account_leaves_the_games_but_no_name(site: Site) -> None:
    with site.person() as ada, site.person("Boris") as boris:
        register(ada, "Quitter")
        running = ada.open("me", "open", options={"starting_player": "1"})
        boris.join(ada.invite(running, 1))
        mine, others = ada.open("me", "open"), boris.open("me", "open", "open", visibility="public")
        ada.join(boris.invite(others, 1))
        with boris.sit(running) as wire:
            wire.ready()
            with ada.sit(running) as line:
                line.ready()
                line.send("chat", text="bye")
                line.until(lambda message: message.get("text") == "bye")
            wire.until(lambda message: message.get("text") == "bye")
            assert code_of(ada, "/api/account/delete", password="wrong horse") == 401
            assert boris.get(f"/api/tables/{running}")["seats"][0]["kind"] == "person"
            ada.post("/api/account/delete", password=SECRET)
            wire.ready(lambda state: state["seats"][0]["kind"] == "bot" and state["acting"] == [1])
            wire.ready(lambda state: state["seats"][0]["name"] == "A former player")
            assert not [line for line in wire.log if "Quitter" in line["text"]]
        told = boris.http.get(f"/api/tables/{running}", params={"lang": "de"}).text
        assert "Ein früheres Mitglied" in told
        assert boris.get(f"/api/tables/{others}")["seats"][1]["kind"] == "open"
        with boris.sit(running) as wire:
            wire.until(lambda message: message.get("text") == "bye")
            assert "Quitter" not in str(wire.chat)
            assert wire.chat[-1]["from"] == "A former player"
        assert ada.get("/api/me")["id"] != ada.me["id"]
        assert code_of(boris, "/api/login", name="Quitter", password=SECRET) == 401
        with site.person() as new:
            register(new, "Quitter")
            assert new.get("/api/tables", mine=1) == []
        with closing(sqlite3.connect(site.database)) as connection:
            states = dict(connection.execute("SELECT id, state FROM tables"))
            row = connection.execute("SELECT * FROM users WHERE id = ?", (ada.me["id"],)).fetchone()
        assert states[mine] == "cancelled"
        assert [value for value in row if value and isinstance(value, str)] == [ada.me["id"]]


@pytest.mark.parametrize("path", ["password", "codes", "reset", "delete"])
def test_guessing_passwords_and_codes_is_slowed_down(database: str, path: str) -> None:
    data = {"old": "x" * 9, "new": OTHER, "password": "x" * 9, "name": "Ada", "code": "x"}
    with Site(database, GOODSYARD_RATE="0.2") as slow, Person(slow) as ada:
        register(ada, "Ada")
        assert 429 in [code_of(ada, f"/api/account/{path}", **data) for _ in range(4)]
