"""Tables around the game: seats, bots, clocks, records, ratings, webhooks."""

from __future__ import annotations

import json
import random
import time
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread
from typing import Any

import pytest

import goodsyard
from goodsyard import bots
from tests.server.site import Person, Site, play_on


def wait_for(person: Person, table: str, wanted: Any, **query: Any) -> Any:
    """Wait until the table's details match, and return them."""
    for _ in range(300):
        details = person.get(f"/api/tables/{table}", **query)
        if wanted(details):
            return details
        time.sleep(0.05)
    raise AssertionError(details)


def test_a_person_plays_against_two_bots(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("random", "me", "random")
        with ada.sit(table) as wire:
            play_on([wire], random.Random(4))
            assert wire.state["over"]
            assert [seat["kind"] for seat in wire.state["seats"]] == ["bot", "person", "bot"]
        profile = ada.get(f"/api/players/{ada.me['id']}")
        assert profile["games"][0]["played"] == 1
        assert profile["recent"][0]["id"] == table


@pytest.mark.parametrize("bot", ["hanging", "dying", "cheating"])
def test_a_bot_that_fails_does_not_stop_the_table(site: Site, bot: str) -> None:
    with site.person() as ada:
        table = ada.open(bot, "me", game="odd-lots")
        with ada.sit(table) as wire:
            wire.ready()
            wire.play(wire.state["choices"][0]["action"])
            wire.ready(lambda state: state["acting"] == [1])
            assert wire.state["seats"][0]["kind"] == "bot"


def test_a_seat_is_handed_to_a_bot_and_taken_back(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        table = ada.open("me", "open", options={"starting_player": "1"})
        bea.join(ada.invite(table, 1))
        assert ada.http.post(f"/api/tables/{table}/seats/1/leave").status_code == 403
        with bea.sit(table) as wire:
            wire.ready()
            ada.post(f"/api/tables/{table}/seats/0/leave")
            wire.ready(lambda state: state["seats"][0]["kind"] == "bot" and state["acting"] == [1])
            assert wire.state["seats"][0]["name"] == "Ada"
            assert ada.get(f"/api/tables/{table}")["left"] == [0]
            ada.post(f"/api/tables/{table}/seats/0/back")
            wire.ready(lambda state: state["seats"][0]["kind"] == "person")
        assert ada.get(f"/api/tables/{table}")["you"] == [0]
        assert ada.http.post(f"/api/tables/{table}/seats/0/back").status_code == 409


def test_before_the_game_a_seat_becomes_open_again(site: Site) -> None:
    with site.person() as ada, site.person() as bea:
        table = ada.open("me", "open", "open")
        token = ada.invite(table, 1)
        bea.join(token)
        assert bea.http.post(f"/api/join/{token}").status_code == 409
        bea.post(f"/api/tables/{table}/seats/1/leave")
        assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
        with ada.sit(table) as wire:
            assert wire.ready()["state"] == "waiting"
            assert wire.state["panels"] == []
            assert wire.ask("play", seat=0, number=0, action=0)["type"] == "refused"


def finished_record(players: int = 2, seed: int = 5) -> goodsyard.Record:
    table, bot = goodsyard.new("coal-baron", players, seed), bots.find("random", "coal-baron")
    while not table.over:
        seat = table.acting()[0]
        table.play(bot.choose(table.game, seat, bots.seed_for(seed, seat, len(table.played))), seat)
    return table.record()


def test_records_are_imported_exported_and_continued(site: Site) -> None:
    record = finished_record()
    with site.person() as ada, site.person() as bea:
        data = json.loads(record.json())
        table = ada.post("/api/tables/import", record=data)["id"]
        assert ada.get(f"/api/tables/{table}")["state"] == "finished"
        assert ada.get(f"/api/tables/{table}/record") == data
        middle = len(record.actions) // 2
        position = ada.get(f"/api/tables/{table}/position/{middle}", seat=1, lang="de")
        expected = goodsyard.replay(record, middle)
        assert position["number"] == middle
        expected.names = {"de": tuple(seat["name"] for seat in position["seats"])}
        assert position["panels"][0]["svg"] == str(expected.draw(1, "de").panels[0].inner())
        assert ada.http.get(f"/api/tables/{table}/position/{len(record.actions) + 1}").status_code == 404
        assert bea.http.get(f"/api/tables/{table}/position/0").status_code == 403
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
        on = ada.post(f"/api/tables/{table}/from/{middle}", seats=seats)["id"]
        details = ada.get(f"/api/tables/{on}")
        assert details["number"] >= middle
        assert details["seed_chosen"]
        broken = {**data, "actions": [*data["actions"][:5], [0, 0, 999], *data["actions"][6:]]}
        answer = ada.http.post("/api/tables/import", json={"record": broken})
        assert answer.status_code == 400
        assert "action 6" in answer.json()["error"]


@pytest.mark.parametrize("bot", ["bots.py:Mine", "/bots.py:Mine", "greedy@weights.toml", "ismcts:1s*8", "", "nobody"])
def test_only_known_bots_can_take_a_seat(site: Site, bot: str) -> None:
    with site.person() as ada:
        seats = [{"kind": "me"}, {"kind": "bot", "bot": bot}]
        answer = ada.http.post("/api/tables", json={"game": "coal-baron", "seats": seats})
        assert answer.status_code == 400
        assert answer.json()["error"]


def test_a_running_game_keeps_its_secrets(site: Site) -> None:
    with site.person() as ada, site.person() as bea, site.person() as cid:
        table = ada.open("me", "open", visibility="public")
        bea.join(ada.invite(table, 1))
        assert ada.get(f"/api/tables/{table}")["seed"] is None
        assert ada.http.get(f"/api/tables/{table}/record").status_code == 403
        assert ada.http.get(f"/api/tables/{table}/position/0?seat=1").status_code == 403
        assert cid.http.get(f"/api/tables/{table}/position/0?seat=0").status_code == 403
        assert cid.get(f"/api/tables/{table}/position/0")["viewer"] is None


def test_rated_games_and_rematch(site: Site) -> None:
    with site.person() as ada, site.person() as bea:
        for person, name in ((ada, "Rated Ada"), (bea, "Rated Bea")):
            person.http.headers["X-CSRF"] = person.post("/api/account", name=name, password="long enough")["csrf"]
        table = ada.open("me", "open", game="odd-lots", rated=True, clock={"bank": 600})
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as first, bea.sit(table) as second:
            play_on([first, second], random.Random(6))
            again = ada.post(f"/api/tables/{table}/rematch")["id"]
            assert bea.post(f"/api/tables/{table}/rematch")["id"] == again
            second.ready(lambda state: state["rematch"] == again)
        assert [seat["kind"] for seat in bea.get(f"/api/tables/{again}")["seats"]] == ["person", "person"]
        ratings = [person.get(f"/api/players/{person.me['id']}")["games"][0] for person in (ada, bea)]
        assert all(rating["rated_games"] == 1 for rating in ratings)
        assert sum(rating["won"] for rating in ratings) >= 1
        listed = bea.get("/api/tables", mine=1)
        assert again in [each["id"] for each in listed]
        assert table in [each["id"] for each in bea.get("/api/tables", finished=1)]


def test_a_bot_takes_over_when_a_clock_runs_out(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        clock = {"bank": 0.4, "increment": 30, "timeout": "bot"}
        table = ada.open("me", "open", clock=clock, options={"starting_player": "2"})
        bea.join(ada.invite(table, 1))
        with ada.sit(table) as wire:
            wire.ready(lambda state: state["acting"] == [0] and state["seats"][1]["kind"] == "bot")
            assert wire.state["seats"][0]["clock"]["left"] <= 0.4
            wire.until(lambda message: "run out of time" in message.get("text", ""))


class Hook(BaseHTTPRequestHandler):
    """Receives webhook requests."""

    bodies: list[bytes] = []  # noqa: RUF012

    def do_POST(self) -> None:
        self.bodies.append(self.rfile.read(int(self.headers["Content-Length"])))
        self.send_response(204)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.mark.parametrize("private", ["1", "0"])
def test_a_webhook_is_called_for_an_absent_player(database: str, private: str) -> None:
    Hook.bodies.clear()
    with HTTPServer(("127.0.0.1", 0), Hook) as hooks, Site(database, GOODSYARD_WEBHOOK_PRIVATE=private) as site:
        Thread(target=hooks.serve_forever, daemon=True).start()
        with site.person() as ada, site.person() as bea:
            address = f"http://127.0.0.1:{hooks.server_port}/turn"
            assert bea.http.patch("/api/me", json={"webhook": address}).status_code == 403
            bea.http.headers["X-CSRF"] = bea.post("/api/account", name="Bea", password="long enough")["csrf"]
            assert bea.patch("/api/me", webhook=address)["webhook"] == address
            table = ada.open("me", "open", options={"starting_player": "2"})
            bea.join(ada.invite(table, 1))
            for _ in range(100 if private == "1" else 10):
                if Hook.bodies:
                    break
                time.sleep(0.05)
        hooks.shutdown()
    assert len(Hook.bodies) == (1 if private == "1" else 0)


def test_accounts(site: Site) -> None:
    with site.person() as ada, site.person() as bea:
        before = dict(ada.http.cookies)
        table = ada.open("me", "random")
        assert ada.http.post("/api/account", json={"name": "Zoë", "password": "short"}).status_code == 400
        me = ada.post("/api/account", name="Zoë", password="correct horse")
        assert me["account"]
        assert dict(ada.http.cookies) != before
        assert bea.http.post("/api/account", json={"name": "zoË", "password": "correct horse"}).status_code == 409
        assert bea.http.patch("/api/me", json={"name": "ZOË"}).status_code == 409
        assert bea.http.post("/api/login", json={"name": "Zoë", "password": "wrong horse"}).status_code == 401
        bea.http.headers["X-CSRF"] = bea.post("/api/login", name="zoë", password="correct horse")["csrf"]
        assert bea.get("/api/me")["id"] == me["id"] == ada.me["id"]
        assert bea.get(f"/api/tables/{table}")["you"] == [0]
        bea.post("/api/logout")
        assert bea.get("/api/me")["id"] != me["id"]
        assert bea.http.post("/api/logout").status_code == 403
