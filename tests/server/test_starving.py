"""Nobody starves: bots think for whoever had least, quick answers do not wait, and quotas keep everybody modest."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from tests.server.site import Json, Person, Site, Wire

ROGUE_TABLES = 12


@pytest.fixture
def narrow(database: str) -> Iterator[Site]:
    """A server with small quotas."""
    with Site(database, GOODSYARD_RATE="1", GOODSYARD_TABLES_EACH="2", GOODSYARD_BOTS_EACH="5") as site:
        yield site


def against(person: Person, bot: str) -> tuple[str, Wire]:
    """A table against a bot, with the person to move."""
    table = person.open("me", bot, game="mineshaft", options={"starting_player": "1"})
    wire = person.sit(table)
    wire.ready()
    return table, wire


def is_bots_turn(state: Json) -> bool:
    return bool(state["acting"] == [1])


def hand_over(wire: Wire) -> None:
    """Act until the bot is to move."""
    while not is_bots_turn(wire.state):
        wire.play_any(Random(1))


def moves(person: Person, table: str) -> int:
    return int(person.get(f"/api/tables/{table}")["number"])


@pytest.mark.parametrize("bot", ["easy", "ismcts:100"])
def test_one_guests_many_long_thoughts_do_not_hold_up_anybody_else(database: str, bot: str) -> None:
    with Site(database, GOODSYARD_BOT_SECONDS="1") as site, Person(site) as rogue, Person(site) as guest:
        seated = [against(rogue, "ismcts:1000ms") for _ in range(ROGUE_TABLES)]
        for _, wire in seated:
            hand_over(wire)
        before = sum(moves(rogue, table) for table, _ in seated)
        _, mine = against(guest, bot)
        hand_over(mine)
        begun = mine.state["number"]
        mine.ready(lambda state: not is_bots_turn(state))
        decisions = mine.state["number"] - begun
        served = sum(moves(rogue, table) for table, _ in seated) - before
        assert served < decisions * ROGUE_TABLES / 2, "before each decision, the guest waited for the rogue's bots"
        for _, wire in (*seated, ("", mine)):
            wire.close()


def test_tables_and_bots_are_limited_for_each_person(narrow: Site) -> None:
    with Person(narrow) as ada:
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * 3]}
        ada.post("/api/tables", **wish)
        refused = ada.http.post("/api/tables", json=wish)
        assert (refused.status_code, "5 bots" in refused.json()["error"]) == (429, True), refused.text
        ada.open("me", "easy", "easy")
        refused = ada.http.post("/api/tables", json={**wish, "seats": [{"kind": "me"}, {"kind": "open"}]})
        assert (refused.status_code, "2 tables" in refused.json()["error"]) == (429, True), refused.text
        assert len(ada.get("/api/tables", mine=1)) == 2


def test_a_network_is_limited_however_many_guests_it_has(narrow: Site) -> None:
    people = [Person(narrow) for _ in range(9)]
    answers = [
        person.http.post("/api/tables", json={"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "open"}]})
        for person in people
    ]
    assert [answer.status_code for answer in answers] == [201] * 8 + [429]
    for person in people:
        person.close()


def test_a_table_that_is_cancelled_makes_room(narrow: Site) -> None:
    with Person(narrow) as ada:
        first, _ = ada.open("me", "open"), ada.open("me", "open")
        ada.http.delete(f"/api/tables/{first}").raise_for_status()
        assert ada.open("me", "open")


def test_a_bot_does_not_move_for_somebody_who_has_come_back(database: str) -> None:
    """Its thought waits behind another one, so that the person is back before it ends."""
    with Site(database, GOODSYARD_BOT_SECONDS="1") as site, Person(site) as ada, Person(site) as bea:
        _, busy = against(bea, "ismcts:1000ms")
        hand_over(busy)
        table = ada.open("me", "open", game="coal-baron", options={"starting_player": "1"})
        bea.join(ada.invite(table, 1))
        ada.post(f"/api/tables/{table}/seats/0/leave")
        ada.post(f"/api/tables/{table}/seats/0/back")
        busy.ready(lambda state: not is_bots_turn(state))
        _, other = against(ada, "ismcts:10")
        hand_over(other)
        other.ready(lambda state: not is_bots_turn(state))  # whatever was asked before has been answered
        details = ada.get(f"/api/tables/{table}")
        assert (details["number"], details["seats"][0]["kind"]) == (0, "person")
        busy.close()
        other.close()
