"""The shuffle: committed to before the game, mixed with the players' salts, and verifiable afterwards."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from goodsyard.core.fairness import commitment_to_salt, key_from, unfairness
from goodsyard.core.record import read
from goodsyard.core.seeds import chance_of
from goodsyard.lab.verify import verdict_on
from tests.server.site import Json, Person, Site, Wire, play_on

SALTS = ["0a" * 32, "b1" * 32]
OLD_TABLES = Path(__file__).with_name("schema-0002.sql")
OLD_SESSION = "hc_CBGWQ1sGsBTl2GxTXwSenYpzrPs3_uUXZzY135V8"


@pytest.fixture
def people(site: Site) -> Iterator[tuple[Person, Person]]:
    with site.person("Ada") as ada, site.person("Bea") as bea:
        yield ada, bea


def join_with(person: Person, token: str, commitment: str) -> None:
    person.post(f"/api/join/{token}", commitment=commitment)


def dealt(ada: Person, bea: Person) -> tuple[str, Json]:
    """A table at which both browsers have committed to a salt and the last seat is taken."""
    table = ada.open("me", "open")
    before = ada.get(f"/api/tables/{table}")
    with ada.sit(table) as wire:
        wire.ready()
        assert wire.ask("promise", seat=0, commitment=commitment_to_salt(SALTS[0]))["type"] == "ack"
    join_with(bea, ada.invite(table, 1), commitment_to_salt(SALTS[1]))
    return table, before


def reveal(wire: Wire, seat: int) -> Json:
    wire.ready(lambda state: state["state"] == "dealing")
    return wire.ask("reveal", seat=seat, salt=SALTS[seat])


def test_the_salts_of_both_browsers_are_part_of_the_shuffle(people: tuple[Person, Person]) -> None:
    ada, bea = people
    table, before = dealt(ada, bea)
    with ada.sit(table) as one, bea.sit(table) as two:
        assert one.ready()["acting"] == []
        assert one.panels == {}, "nothing of a game may be shown before it is shuffled"
        assert reveal(one, 0)["type"] == reveal(two, 1)["type"] == "ack"
        one.ready(lambda state: state["state"] == "playing")
        assert ada.get(f"/api/tables/{table}")["fairness"] is None
        two.ready(lambda state: state["state"] == "playing")
        play_on([one, two], random.Random(1))
    after = ada.get(f"/api/tables/{table}")
    content = ada.http.get(f"/api/tables/{table}/record").content
    record = read(content)
    assert record.fairness is not None
    assert record.fairness.salts == SALTS
    assert record.fairness.hash == before["seed_hash"] == after["seed_hash"]
    assert after["seed"] == record.seed == key_from(record.fairness.secret, SALTS)
    assert before["seed"] is before["fairness"] is None
    assert unfairness(record.fairness, record.seed) == ""
    assert verdict_on(content).status == "unchanged"
    for change in ("secret", "salt", "hash"):
        lied = content.replace(getattr(record.fairness, change).encode(), b"00" * 32)
        assert verdict_on(lied).status == "unfair"
    assert verdict_on(content.replace(SALTS[0].encode(), SALTS[1].encode())).status == "unfair"


def test_a_salt_without_a_commitment_is_refused(people: tuple[Person, Person]) -> None:
    ada, bea = people
    table, _ = dealt(ada, bea)
    with ada.sit(table) as one, bea.sit(table) as two:
        one.ready()
        assert "commitment" in one.ask("reveal", seat=0, salt=SALTS[1])["error"]
        assert one.ask("reveal", seat=1, salt=SALTS[1])["error"] == "This is not your seat."
        assert "now" in one.ask("promise", seat=0, commitment=commitment_to_salt(SALTS[1]))["error"]
        for wrong in ("", "zz" * 32, "0a" * 33):
            one.send("reveal", seat=0, salt=wrong)
            assert one.until(lambda message: message["type"] == "error")
        assert reveal(one, 0)["type"] == reveal(two, 1)["type"] == "ack"
        assert one.ask("reveal", seat=0, salt=SALTS[0])["type"] == "refused"
        one.ready(lambda state: state["state"] == "playing")


def test_a_commitment_cannot_be_changed_but_ends_when_the_seat_is_left(people: tuple[Person, Person]) -> None:
    ada, bea = people
    table = ada.open("me", "open", "open")
    with ada.sit(table) as wire:
        wire.ready()
        promise = commitment_to_salt(SALTS[0])
        assert wire.ask("promise", seat=0, commitment=promise)["type"] == "ack"
        assert wire.ask("promise", seat=0, commitment=promise)["type"] == "ack"
        assert "already" in wire.ask("promise", seat=0, commitment=commitment_to_salt(SALTS[1]))["error"]
    join_with(bea, ada.invite(table, 1), commitment_to_salt(SALTS[1]))
    promised = [commitment_to_salt(salt) for salt in SALTS]
    assert bea.get(f"/api/tables/{table}")["commitments"] == [*promised, "-"]
    bea.post(f"/api/tables/{table}/seats/1/leave")
    assert ada.get(f"/api/tables/{table}")["commitments"] == [promised[0], "-", "-"]


def test_a_browser_that_does_not_reveal_is_left_out_even_after_a_crash(database: str) -> None:
    with Site(database) as site, site.person("Ada") as ada, site.person("Bea") as bea:
        table, _ = dealt(ada, bea)
        with ada.sit(table) as one:
            one.ready()
            assert reveal(one, 0)["type"] == "ack"
        site.kill()
        site.start(site.port)
        with ada.sit(table) as one, bea.sit(table) as two:
            one.ready(lambda state: state["state"] == "playing")
            two.ready(lambda state: state["state"] == "playing")
            while not any("Bea's browser did not reveal" in line["text"] for line in one.chat):
                one.read()
            play_on([one, two], random.Random(1))
        record = read(ada.http.get(f"/api/tables/{table}/record").content)
        assert record.fairness is not None
        assert record.fairness.salts == [SALTS[0], "-"]
        assert unfairness(record.fairness, record.seed) == ""


def test_without_salts_the_game_begins_immediately_and_a_chosen_seed_gives_the_same_game(
    people: tuple[Person, Person],
) -> None:
    ada, bea = people
    tables = [ada.open("me", "open", game="mineshaft", seed=7) for _ in range(2)]
    for table in tables:
        join_with(bea, ada.invite(table, 1), commitment_to_salt(SALTS[1]))
    one, two = (ada.get(f"/api/tables/{table}") for table in tables)
    assert one["state"] == "playing"
    assert (one["seed"], one["seed_chosen"], one["commitments"]) == ("7", True, ["-", "-"])
    assert one["seed_hash"] != two["seed_hash"], "the salt must change the hash of the same secret"
    first, second = (ada.get(f"/api/tables/{table}/position/0") for table in tables)
    assert first["panels"] == second["panels"]


def test_an_exported_game_can_be_imported_and_continued(people: tuple[Person, Person]) -> None:
    ada, _ = people
    table = ada.open("me", "me")
    with ada.sit(table) as wire:
        while not wire.ready().get("over"):
            if not wire.is_mine():
                wire.send("focus", seat=wire.state["acting"][0])
                wire.ready(lambda state: state["viewer"] in state["acting"] or state["over"])
                continue
            wire.play_any(random.Random(3))
    record = read(ada.http.get(f"/api/tables/{table}/record").content)
    assert len(chance_of(record.seed)) > 3
    again = ada.http.post("/api/tables/import", content=b'{"record":' + record.json().encode() + b"}")
    id = again.raise_for_status().json()["id"]
    details = ada.get(f"/api/tables/{id}")
    assert (details["seed"], details["seed_chosen"], details["fairness"]) == (record.seed, True, None)
    on = ada.post(f"/api/tables/{id}/from/5")["id"]
    assert ada.get(f"/api/tables/{on}")["number"] == 5


def test_tables_older_than_shuffles_keep_their_seeds(database: str) -> None:
    """A database with the schema before shuffles, with a running game of each kind and a waiting table."""
    old = sqlite3.connect(database)
    old.executescript(OLD_TABLES.read_text(encoding="utf-8"))
    old.close()
    with Site(database) as site, site.person() as bea:
        ada = Person(site)
        ada.http.close()
        ada.http = httpx.Client(base_url=site.url, cookies={"goodsyard_session": OLD_SESSION}, timeout=30)
        ada.me = ada.http.get("/api/me").json()
        ada.http.headers["X-CSRF"] = ada.me["csrf"]
        tables = ada.get("/api/tables", mine=1)
        assert sorted(table["state"] for table in tables) == ["playing"] * 4 + ["waiting"]
        for table in tables:
            if table["state"] == "waiting":
                join_with(bea, ada.invite(table["id"], 1), commitment_to_salt(SALTS[1]))
                assert ada.get(f"/api/tables/{table['id']}")["state"] == "playing"
            else:
                assert ada.get(f"/api/tables/{table['id']}")["seed"] is None
                with ada.sit(table["id"]) as wire:
                    number = 39 if table["game"] == "oh-my-goods" else 40  # the other one has planned in secret
                    assert wire.ready()["number"] == number
                    if wire.is_mine():
                        assert wire.play_any(random.Random(1))["number"] == number + 1
        ada.close()
