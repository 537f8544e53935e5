"""Before the game begins: invitations, bots for open seats, other options, cancelling."""

from __future__ import annotations

import httpx
import pytest

from tests.server.site import Person, Site


def refused(answer: httpx.Response, code: int) -> str:
    assert answer.status_code == code
    return str(answer.json()["error"])


def test_an_invitation_says_what_it_is_for(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open", "easy", game="oh-my-goods", options={}, clock={"bank": 600, "increment": 10})
        token = ada.invite(table, 1)
        told = boris.get(f"/api/join/{token}")
        assert (told["host"], told["game"], told["seat"], told["taken"]) == ("Ada", "oh-my-goods", 1, False)
        assert [seat["kind"] for seat in told["seats"]] == ["person", "open", "bot"]
        assert told["clock"]["bank"] == 600
        assert told["options"]
        boris.join(token)
        assert boris.get(f"/api/join/{token}")["taken"]
        assert refused(boris.http.get(f"/api/join/{token}x"), 404)


def test_a_bot_takes_an_open_seat_and_the_game_begins(site: Site) -> None:
    with site.person("Ada") as ada, site.person() as other:
        table = ada.open("me", "open")
        path = f"/api/tables/{table}/seats/1/fill"
        assert refused(other.http.post(path, json={"bot": "easy"}), 403)
        assert refused(ada.http.post(path, json={"bot": "nobody"}), 400)
        assert refused(ada.http.post(f"/api/tables/{table}/seats/0/fill", json={"bot": "easy"}), 409)
        ada.post(path, bot="easy")
        told = ada.get(f"/api/tables/{table}")
        assert told["state"] in ("dealing", "playing")
        assert told["seats"][1]["bot"] == "easy"
        assert refused(ada.http.post(path, json={"bot": "easy"}), 409)


def test_options_change_until_the_game_begins(site: Site) -> None:
    with site.person("Ada") as ada, site.person() as other:
        table = ada.open("me", "open", options={"starting_player": "1"})
        path = f"/api/tables/{table}"
        assert refused(other.http.patch(path, json={"undo": "consent"}), 403)
        ada.patch(path, options={"starting_player": "2"}, visibility="public", clock={"days": 3})
        told = ada.get(path)
        assert told["options"]["starting_player"] == "2"
        assert told["visibility"] == "public"
        assert told["clock"]["days"] == 3
        assert refused(ada.http.patch(path, json={"options": {"starting_player": "9"}}), 400)
        assert refused(ada.http.patch(path, json={"rated": True, "undo": "consent"}), 400)
        ada.patch(path, clock=None)
        assert ada.get(path)["clock"] is None
        other.join(ada.invite(table, 1))
        with_game = ada.sit(table)
        state = with_game.ready(lambda state: state["state"] == "playing")
        assert state["acting"] == [1]
        with_game.close()
        assert refused(ada.http.patch(path, json={"undo": "consent"}), 409)


def test_a_cancelled_table_is_closed_to_everybody(site: Site) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open", "open", visibility="public")
        token = ada.invite(table, 2)
        boris.join(ada.invite(table, 1))
        line = boris.sit(table)
        assert refused(boris.http.delete(f"/api/tables/{table}"), 403)
        ada.http.delete(f"/api/tables/{table}").raise_for_status()
        assert line.ready(lambda state: state["state"] == "cancelled")
        line.close()
        for person in (ada, boris):
            assert table not in [each["id"] for each in person.get("/api/tables", mine=1)]
        assert table not in [each["id"] for each in boris.get("/api/tables", open=1)]
        with site.person() as late:
            assert late.get(f"/api/join/{token}")["taken"]
            assert refused(late.http.post(f"/api/join/{token}"), 409)
        assert refused(ada.http.delete(f"/api/tables/{table}"), 409)


@pytest.mark.parametrize("before", [True, False])
def test_a_seat_can_be_left_before_and_after_the_beginning(site: Site, before: bool) -> None:
    with site.person("Ada") as ada, site.person("Boris") as boris:
        table = ada.open("me", "open", "open") if before else ada.open("me", "open")
        boris.join(ada.invite(table, 1))
        boris.post(f"/api/tables/{table}/seats/1/leave")
        seat = ada.get(f"/api/tables/{table}")["seats"][1]
        assert seat["kind"] == ("open" if before else "bot")


def test_public_games_in_progress_are_listed_to_watch(site: Site) -> None:
    with site.person("Ada") as ada, site.person() as watcher:
        table = ada.open("me", "easy", visibility="public")
        assert table in [each["id"] for each in watcher.get("/api/tables")]


def test_a_person_is_named(site: Site) -> None:
    with Person(site, "Clara") as clara:
        assert clara.get("/api/me")["name"] == "Clara"
