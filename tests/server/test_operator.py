"""`goodsyard admin`: what people have reported, and suspending somebody for a while."""

from __future__ import annotations

import json

import pytest

from tests.server.site import Person, Site
from tests.server.test_admin import admin, at


def opened(person: Person) -> int:
    seats = [{"kind": "me"}, {"kind": "open"}]
    return person.http.post("/api/tables", json={"game": "coal-baron", "seats": seats}).status_code


def test_reports_are_listed_and_closed_with_an_answer(database: str) -> None:
    with Site(database) as site, site.person("Ada") as ada, site.person("Boris [red]") as boris:
        assert admin("reports", database=database).strip() == "no reports"
        for text in ("Rude [bold] words", "Still rude"):
            ada.post("/api/reports", about=boris.me["id"], text=text, table="abc")
        said = admin("reports", database=database)
        for word in ("Rude [bold] words", "Boris [red]", boris.me["id"], "abc"):
            assert word in said
        assert "needs an --answer" in admin("reports", "--close", 1, database=database, code=2)
        assert "no open report 7" in admin("reports", "--close", 7, "--answer", "?", database=database, code=2)
        admin("reports", "--close", 1, "--answer", "We have talked to Boris.", database=database)
        assert "no open report 1" in admin("reports", "--close", 1, "--answer", "?", database=database, code=2)
        listed = json.loads(admin("reports", "--json", database=database))
        assert [(each["number"], each["by"], each["text"]) for each in listed] == [(2, "Ada", "Still rude")]
        assert len(json.loads(admin("reports", "--all", "--json", database=database))) == 2
        answers = {each["text"]: (each["closed"], each["answer"]) for each in ada.get("/api/reports")}
        assert answers["Rude [bold] words"] == (True, "We have talked to Boris.")


def test_a_suspended_person_finishes_games_but_opens_joins_and_says_nothing(database: str) -> None:
    with Site(database) as site, site.person("Ada") as ada, site.person() as guest:
        login = {"name": "Zoë", "password": "long enough"}
        guest.http.headers["X-CSRF"] = guest.post("/api/account", **login)["csrf"]
        running = guest.open("me", "open", options={"starting_player": "1"})
        ada.join(guest.invite(running, 1))
        invitation = ada.invite(ada.open("me", "open"), 1)
        with guest.sit(running) as wire:
            wire.ready(lambda state: state["choices"])
            assert "nobody called" in admin("suspend", "Nobody", "--days", 1, "--why", "?", database=database, code=2)
            admin("suspend", "zoe\u0308", "--days", 3, "--why", "Rude words", database=database)
            assert wire.ask("chat", text="still here")["type"] == "refused"
            assert wire.play(wire.state["choices"][0]["action"])["type"] == "ack", "games are finished"
        told = guest.get("/api/me", lang="de")["suspended"]
        assert told.startswith("Bis 20")
        assert told.endswith("Rude words")
        for path, data in (
            (f"/api/join/{invitation}", {}),
            (f"/api/tables/{running}/invitations", {"user": ada.me["id"]}),
            ("/api/tables", {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "bot"}]}),
        ):
            answer = guest.http.post(path, json=data)
            assert answer.status_code == 403
            assert "Rude words" in answer.json()["error"]
        guest.post("/api/logout")
        guest.http.headers["X-CSRF"] = guest.get("/api/me")["csrf"]
        guest.http.headers["X-CSRF"] = guest.post("/api/login", **login)["csrf"]
        assert opened(guest) == 403, "logging in again does not help"
        admin("unsuspend", "Zoë", database=database)
        assert "not suspended" in admin("unsuspend", "Zoë", database=database, code=2)
        assert (opened(guest), guest.get("/api/me")["suspended"]) == (201, None)


@pytest.mark.parametrize("until", [1.0, 4e9])
def test_a_suspension_ends_by_itself(database: str, until: float) -> None:
    with Site(database) as site, site.person("Ada") as ada:
        stored = json.dumps({"until": until, "why": "Rude words"})
        at(database, "UPDATE users SET suspended = ? WHERE id = ?", stored, ada.me["id"])
        assert opened(ada) == (201 if until == 1.0 else 403)
