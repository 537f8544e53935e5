"""Rated games cannot be evaded: leaving counts, clocks do not gain, everybody has one seat and an account."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

import pytest

from tests.server.site import Json, Person, Site, Wire, play_on
from tests.server.test_tables import wait_for

SECRET = "correct horse"
NUMBERS = count(1)
LIVE = {"bank": 600, "increment": 5}
CALM = {"days": 3}


def enrol(person: Person, name: str = "") -> Person:
    """Make a guest an account."""
    name = f"{name or 'Somebody'} {next(NUMBERS)}"
    person.http.headers["X-CSRF"] = person.post("/api/account", name=name, password=SECRET)["csrf"]
    return person


def refused(person: Person, method: str, path: str, **data: Any) -> tuple[int, str]:
    answer = person.http.request(method, path, json=data)
    return answer.status_code, answer.json().get("error", "")


@contextmanager
def pair(site: Site) -> Iterator[tuple[Person, Person]]:
    with site.person() as one, site.person() as other:
        yield enrol(one, "Ada"), enrol(other, "Boris")


def rated_table(ada: Person, boris: Person, **more: Any) -> str:
    table = ada.open("me", "open", **{"game": "odd-lots", "rated": True, "clock": CALM, **more})
    boris.join(ada.invite(table, 1))
    wait_for(ada, table, lambda told: told["state"] == "playing")
    return table


def bid(wire: Wire, card: int, double: bool) -> None:
    """A seat's part in a round of Odd Lots: the highest card takes the prize, or twice the prize if doubled; doubling
    costs the others a point."""
    wire.ready(lambda state: state["kind"] == "bid")
    assert wire.play(card)["type"] == "ack"
    wire.ready(lambda state: state["kind"] == "double")
    assert wire.play(int(double))["type"] == "ack"


def until_ada_is_far_ahead(first: Wire, second: Wire) -> None:
    """Two of three rounds; whatever happens in the third, Ada has more points in the end."""
    for mine, other in ((4, 1), (3, 2)):
        bid(first, mine, True)
        bid(second, other, True)
    for wire in (first, second):
        wire.reached(8)


def has_lost(told: Json) -> bool:
    return bool(told["seats"][0]["forfeited"])


def history(person: Person) -> list[Json]:
    return list(person.get("/api/account/export")["ratings_over_time"])


def strength(person: Person) -> float:
    (rated,) = history(person)
    return float(rated["mu"])


def check_that_ada_is_last(table: str, ada: Person, boris: Person, state: Json) -> None:
    """Although she, or the bot in her place, has more points."""
    assert state["scores"][0] > state["scores"][1]
    assert state["ranking"] == [2, 1]
    assert has_lost(boris.get(f"/api/tables/{table}"))
    assert strength(ada) < strength(boris)
    assert boris.get(f"/api/players/{boris.me['id']}")["games"][0]["won"] == 1
    last = boris.get(f"/api/tables/{table}/position/{state['number']}")
    assert (last["ranking"], [seat["forfeited"] for seat in last["seats"]]) == ([2, 1], [True, False])


def lose_the_seat_across_a_restart(site: Site) -> None:
    with pair(site) as (ada, boris):
        table = rated_table(ada, boris, clock=LIVE)
        with ada.sit(table) as first, boris.sit(table) as second:
            until_ada_is_far_ahead(first, second)
            ada.post(f"/api/tables/{table}/seats/0/leave")
            second.until(lambda message: "is ranked last" in message.get("text", ""))
            site.kill()
        site.start(site.port)
        with boris.sit(table) as second:
            second.until(lambda message: "did not come back in time" in message.get("text", ""))
            second.ready(has_lost)
            assert ada.get(f"/api/tables/{table}")["left"] == []
            status, why = refused(ada, "POST", f"/api/tables/{table}/seats/0/back")
            assert (status, "too long" in why) == (409, True)
            play_on([second], random.Random(1))
            check_that_ada_is_last(table, ada, boris, second.ready(lambda state: state["over"]))


def test_who_does_not_come_back_in_time_is_ranked_last_also_after_a_restart(database: str) -> None:
    with Site(database, GOODSYARD_GRACE="0.02") as site:
        lose_the_seat_across_a_restart(site)


def test_the_same_on_postgres(postgres: str) -> None:
    with Site(postgres, GOODSYARD_GRACE="0.02") as site:
        lose_the_seat_across_a_restart(site)


@pytest.mark.parametrize("comes_back", [True, False])
def test_who_comes_back_in_time_has_stayed(site: Site, comes_back: bool) -> None:
    """Who is still away at the end has left, however much grace there was."""
    with pair(site) as (ada, boris):
        table = rated_table(ada, boris, clock=LIVE)
        with ada.sit(table) as first, boris.sit(table) as second:
            until_ada_is_far_ahead(first, second)
        ada.post(f"/api/tables/{table}/seats/0/leave")
        assert ada.get(f"/api/tables/{table}")["left"] == [0]
        if comes_back:
            ada.post(f"/api/tables/{table}/seats/0/back")
        with ada.sit(table) as first, boris.sit(table) as second:
            play_on([first, second] if comes_back else [second], random.Random(1))
            state = second.ready(lambda state: state["over"])
        if not comes_back:
            check_that_ada_is_last(table, ada, boris, state)
        else:
            assert (state["ranking"], strength(ada) > strength(boris)) == ([1, 2], True)
            assert not has_lost(boris.get(f"/api/tables/{table}"))


def test_if_everybody_leaves_the_bots_finish_and_who_left_first_is_last(site: Site) -> None:
    """Nobody has to watch them; otherwise leaving an opponent who leaves too would cost nothing."""
    with pair(site) as (ada, boris):
        table = rated_table(ada, boris)
        with ada.sit(table) as first, boris.sit(table) as second:
            until_ada_is_far_ahead(first, second)
        ada.post(f"/api/tables/{table}/seats/0/leave")
        boris.post(f"/api/tables/{table}/seats/1/leave")
        told = wait_for(ada, table, lambda told: told["state"] == "finished")
        assert [seat["forfeited"] for seat in told["seats"]] == [True, True]
        assert strength(ada) < strength(boris)


def test_who_runs_out_of_time_has_lost_the_seat_at_once(site: Site) -> None:
    with pair(site) as (ada, boris):
        table = rated_table(ada, boris, game="coal-baron", clock={"bank": 0.4}, options={"starting_player": "1"})
        with boris.sit(table) as wire:
            wire.until(lambda message: "has run out of time and is ranked last" in message.get("text", ""))
            wire.ready(has_lost)
        status, why = refused(ada, "POST", f"/api/tables/{table}/seats/0/back")
        assert (status, "out of time" in why) == (409, True)


def test_deleting_an_account_is_leaving(site: Site) -> None:
    with pair(site) as (ada, boris):
        table = rated_table(ada, boris)
        with ada.sit(table) as first, boris.sit(table) as second:
            until_ada_is_far_ahead(first, second)
            ada.post("/api/account/delete", password=SECRET)
            second.ready(lambda state: state["seats"][0]["kind"] == "bot")
            play_on([second], random.Random(1))
            assert second.ready(lambda state: state["over"])["ranking"] == [2, 1]
        assert strength(boris) > 25
        again = boris.post(f"/api/tables/{table}/rematch")["id"]
        assert [seat["kind"] for seat in boris.get(f"/api/tables/{again}")["seats"]] == ["open", "person"]


def time_left(wire: Wire) -> float:
    """Of the first seat; a message that only the clock has changed is not sent, so the connection is new."""
    return float(wire.ready(lambda state: state["seats"][0]["clock"])["seats"][0]["clock"]["left"])


@pytest.mark.parametrize("rated", [True, False])
@pytest.mark.parametrize("clock", [{"bank": 20, "increment": 30}, {"days": 1}])
def test_leaving_and_coming_back_never_gains_time(site: Site, rated: bool, clock: Json) -> None:
    with pair(site) as (ada, boris):
        options = {"starting_player": "1"}
        table = rated_table(ada, boris, game="coal-baron", rated=rated, clock=clock, options=options)
        left = [float(clock.get("bank", 86_400))]
        for _ in range(4):
            ada.post(f"/api/tables/{table}/seats/0/leave")
            ada.post(f"/api/tables/{table}/seats/0/back")
            with ada.sit(table) as wire:
                left.append(time_left(wire))
        assert left == sorted(left, reverse=True)


def test_in_an_unrated_game_who_ran_out_of_time_comes_back_once_the_bot_has_moved(site: Site) -> None:
    with site.person() as ada:
        clock = {"bank": 0.4, "increment": 30}
        table = ada.open("me", "hanging", clock=clock, options={"starting_player": "1"})
        wait_for(ada, table, lambda told: told["left"] == [0])
        path = f"/api/tables/{table}/seats/0/back"
        status, why = refused(ada, "POST", path)  # nobody watches, so the bot waits
        assert (status, "once the bot has moved" in why) == (409, True)
        with ada.sit(table) as wire:
            wire.ready(lambda state: state["acting"] == [1])
            ada.post(path)
            assert time_left(wire) <= 0.4


def seats(*kinds: str) -> list[Json]:
    return [{"kind": kind} for kind in kinds]


def test_rated_tables_need_accounts(site: Site) -> None:
    with pair(site) as (ada, _), site.person("Guest") as guest:
        for kinds in (("me", "open"), ("open", "open")):
            status, why = refused(
                guest, "POST", "/api/tables", game="odd-lots", rated=True, clock=CALM, seats=seats(*kinds)
            )
            assert (status, "need an account" in why) == (403, True)
        table = ada.open("me", "open", game="odd-lots", rated=True, clock=CALM)
        token = ada.invite(table, 1)
        assert guest.get(f"/api/join/{token}")["rated"]
        status, why = refused(guest, "POST", f"/api/join/{token}")
        assert (status, "need an account" in why) == (403, True)
        assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "open"
        enrol(guest).join(token)
        assert ada.get(f"/api/tables/{table}")["seats"][1]["kind"] == "person"


def test_a_table_becomes_rated_only_if_everybody_there_may_be_rated(site: Site) -> None:
    with pair(site) as (ada, _), site.person("Guest") as guest:
        table = ada.open("me", "open", "open", game="odd-lots")
        guest.join(ada.invite(table, 1))
        path = f"/api/tables/{table}"
        status, why = refused(ada, "PATCH", path, rated=True, clock=CALM)
        assert (status, "guest" in why) == (409, True)
        enrol(guest)
        ada.patch(path, rated=True, clock=CALM)
        status, why = refused(ada, "POST", f"{path}/seats/1/remove")
        assert status == 200
        ada.post(f"{path}/seats/1/fill", bot="random")
        status, why = refused(ada, "POST", f"{path}/seats/2/fill", bot="random")
        assert (status, "at least 2 people" in why) == (400, True)
        assert ada.get(path)["seats"][2]["kind"] == "open"
        shared = ada.open("me", "me", "open", game="odd-lots")
        status, why = refused(ada, "PATCH", f"/api/tables/{shared}", rated=True, clock=CALM)
        assert (status, "only one seat" in why) == (400, True)
        assert not ada.get(f"/api/tables/{shared}")["rated"]


@pytest.mark.parametrize("clock", [None, {"bank": 600, "timeout": "none"}])
def test_a_rated_game_cannot_be_evaded_by_never_moving(site: Site, clock: Json | None) -> None:
    with site.person() as ada:
        enrol(ada)
        wish = {"game": "odd-lots", "seats": seats("me", "open"), "rated": True, "clock": clock}
        status, why = refused(ada, "POST", "/api/tables", **wish)
        assert (status, "needs a clock" in why) == (400, True)
        table = ada.open("me", "open", game="odd-lots", rated=True, clock=CALM)
        status, why = refused(ada, "PATCH", f"/api/tables/{table}", clock=clock)
        assert (status, "needs a clock" in why) == (400, True)
        assert ada.get(f"/api/tables/{table}")["clock"]["days"] == 3


def test_everybody_has_one_seat_at_a_rated_table(site: Site) -> None:
    with pair(site) as (ada, boris):
        for kinds, sentence in {
            ("me", "me"): "only one seat",
            ("me", "me", "open"): "only one seat",
            ("me", "bot"): "at least 2 people",
        }.items():
            status, why = refused(
                ada, "POST", "/api/tables", game="odd-lots", rated=True, clock=CALM, seats=seats(*kinds)
            )
            assert (status, sentence in why) == (400, True), kinds
        table = ada.open("me", "open", "open", game="odd-lots", rated=True, clock=CALM)
        token = ada.invite(table, 2)
        for person in (ada, boris):
            if person is boris:
                boris.join(ada.invite(table, 1))
            status, why = refused(person, "POST", f"/api/join/{token}")
            assert (status, "only one seat" in why) == (409, True)
        assert ada.get(f"/api/tables/{table}")["seats"][2]["kind"] == "open"


def test_another_clock_begins_with_its_own_time(site: Site) -> None:
    """Otherwise a table could be opened with much time and get an increment later."""
    with pair(site) as (ada, boris):
        table = ada.open("me", "open", clock={"bank": 3600}, options={"starting_player": "1"})
        ada.patch(f"/api/tables/{table}", clock={"bank": 60, "increment": 5})
        boris.join(ada.invite(table, 1))
        with ada.sit(table) as wire:
            wire.ready(lambda state: state["state"] == "playing")
            assert all(seat["clock"]["left"] <= 60 for seat in wire.state["seats"])
