"""Strangers call every route with everything that is other people's: nothing changes, nothing private is shown."""

from __future__ import annotations

import random
import sqlite3
from collections.abc import Iterator
from contextlib import ExitStack, closing
from pathlib import Path
from typing import Any, get_args

import httpx
import pytest

from goodsyard.server.incoming import Incoming
from tests.server.mirror import OPTIONS, SEED
from tests.server.routes import BODIES, SECRET, SUBSCRIPTION, Route, routes
from tests.server.site import Json, Person, Site, Wire, play_on

LATER = {("sessions", "seen"), ("sessions", "agent"), ("tables", "due")}
"""Columns that change by themselves."""
PULSES = (("secrets", "health"), ("secrets", "alive"))
"""What the health check writes, and the server as long as it runs."""
OWNER = {"users": "id", "sessions": "user_id", "tables": "creator", "chat": "user_id", "shunned": "user_id",
         "reports": "user_id", "pushes": "user_id"}  # fmt: skip
"""Columns that say to whom a row belongs. Friendships and invitations belong to two."""
SAID = "between us only"
ZEROS = "0" * 32
Rows = dict[tuple[str, ...], Json]


class Town:
    """Two people with everything that people can have on a server."""

    def __init__(self, site: Site, stack: ExitStack) -> None:
        self.site = site
        self.ada, self.bea = (stack.enter_context(account(site, name)) for name in ("Victim Ada", "Victim Bea"))
        ada, bea = self.ada, self.bea
        self.link = ada.post("/api/friends/link")["link"].rpartition("/")[2]
        bea.post(f"/api/befriend/{self.link}")
        ada.patch("/api/me", webhook="https://hooks.example/ada-hook")
        self.codes = ada.post("/api/account/codes", password=SECRET)["codes"]
        ada.post("/api/push", **{**SUBSCRIPTION, "endpoint": "https://push.example/ada-push"})
        ada.post("/api/reports", about=bea.me["id"], text=SAID)
        self.waiting = ada.open("me", "open", "open")
        ada.post(f"/api/tables/{self.waiting}/invitations", user=bea.me["id"])
        self.invites = [ada.invite(self.waiting, seat) for seat in (1, 2)]
        self.running = self.begun("private", "great-western-trail", seed=SEED, options=OPTIONS)
        self.shown = self.begun("public", "coal-baron", options={"starting_player": "1"})
        self.finished = self.begun("private", "odd-lots")
        with ada.sit(self.finished) as one, bea.sit(self.finished) as two:
            play_on([one, two], random.Random(1))
        ada.post(f"/api/tables/{self.finished}/analysis")
        while ada.get(f"/api/tables/{self.finished}/analysis")["state"] != "done":
            pass
        self.wire = stack.enter_context(ada.sit(self.running))
        self.try_something()
        self.sessions = [one["id"] for person in (ada, bea) for one in person.get("/api/account/sessions")]
        self.watch = [ada.watch_token(table) for table in (self.waiting, self.running, self.finished)]

    def begun(self, visibility: str, game: str, **more: Any) -> str:
        """A table at which both sit and have written to each other."""
        table = self.ada.open("me", "open", game=game, visibility=visibility, confirm=True, **more)
        self.bea.join(self.ada.invite(table, 1))
        with self.ada.sit(table) as wire:
            wire.ready()
            wire.send("chat", text=SAID, to="players")
            wire.until(lambda message: message.get("text") == SAID)
        return table

    def try_something(self) -> None:
        """Leave a draft that only its owner may see and change."""
        state = self.wire.ready(lambda state: state["choices"])
        answer = self.wire.ask("play", seat=0, number=0, action=state["choices"][0]["action"], trial=True)
        assert answer["type"] == "ack", answer
        self.wire.ready(lambda state: state["trying"] == 1)

    @property
    def values(self) -> dict[str, list[str]]:
        """Every id of these people, for every parameter of an address."""
        tables = [self.waiting, self.running, self.shown, self.finished]
        people = [self.ada.me["id"], self.bea.me["id"]]
        forged = [f"{self.waiting}-1-{ZEROS}", self.ada.me["id"]]
        return {
            "id": [*tables, *people, *self.sessions],
            "seat": ["0", "1"],
            "number": ["0", "1"],
            "token": forged,
            "game": ["coal-baron"],
        }

    @property
    def things(self) -> dict[str, str]:
        """What bodies name."""
        return {"name": "Victim Ada", "person": self.ada.me["id"], "table": self.running, "mark": "ada-push"}

    def private(self, rows: Rows) -> list[str]:
        """What no stranger may ever read."""
        columns = [("users", "password"), ("users", "webhook_key"), ("sessions", "token_hash"), ("secrets", "value"),
                   ("pushes", "p256dh"), ("tables", "shuffle"), ("analyses", "verdicts")]  # fmt: skip
        stored = [str(row[column]) for key, row in rows.items() for table, column in columns if key[0] == table]
        said = [SAID, "ada-hook", "push.example/ada-push", self.link, *self.codes, *self.invites, *self.watch]
        return [text for text in (*stored, *said, *self.sessions) if text not in ("None", "[]")]


def account(site: Site, name: str) -> Person:
    person = site.person(name)
    person.http.headers["X-CSRF"] = person.post("/api/account", name=name, password=SECRET)["csrf"]
    return person


@pytest.fixture(scope="module")
def town(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Town]:
    file = str(tmp_path_factory.mktemp("town") / "tables.db")
    with Site(file, GOODSYARD_ANALYSIS="5") as site, ExitStack() as stack:
        yield Town(site, stack)


def rows_of_others(database: str, strangers: set[str]) -> Rows:
    """Everything in the database that does not belong to the strangers, without what changes by itself."""
    found: Rows = {}
    with closing(sqlite3.connect(Path(database))) as connection:
        connection.row_factory = sqlite3.Row
        tables = [row[0] for row in connection.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        own = {row["id"] for row in connection.execute("SELECT id, creator FROM tables") if row["creator"] in strangers}
        for table in tables:
            keys = [row["name"] for row in connection.execute(f"PRAGMA table_info({table})") if row["pk"]]
            for row in connection.execute(f"SELECT * FROM {table}"):
                facts = {name: row[name] for name in row.keys() if (table, name) not in LATER}  # noqa: SIM118
                if facts.get(OWNER.get(table, "")) not in strangers and facts.get("table_id") not in own:
                    found[table, *(str(row[key]) for key in keys)] = facts
    for pulse in PULSES:
        found.pop(pulse, None)
    return found


def test_there_is_a_body_for_every_route_that_takes_one(site: Site) -> None:
    """A new route that takes a body needs one in `BODIES`; then everything here is tried with it too."""
    assert {str(route) for route in routes(site) if route.takes} == set(BODIES)
    assert len(routes(site)) > 50


@pytest.mark.parametrize("kind", ["guest", "account"])
def test_strangers_change_nothing_and_read_nothing_private(town: Town, kind: str) -> None:
    with account(town.site, "Mallory") if kind == "account" else town.site.person("Eve") as eve:
        before = rows_of_others(town.site.database, {eve.me["id"]})
        private = town.private(before)
        for route in routes(town.site):
            for address in route.addresses(town.values):
                answer = called(eve, route, address, town.things)
                assert answer.status_code < 500, (route, address, answer.text)
                leaked = [text for text in private if text in answer.text and text not in address]
                assert not leaked, (route, address, leaked)
                assert answer.status_code >= 400 or is_harmless(route, address, town), (route, address, answer.text)
            after = rows_of_others(town.site.database, {eve.me["id"]})
            assert changes(before, after) == [], route
    assert town.wire.ask("redo", seat=0, number=0)["error"], "nothing has been taken back"
    assert town.wire.state["trying"] == 1, "the draft is still there"


def called(person: Person, route: Route, address: str, things: dict[str, str]) -> httpx.Response:
    more: Json = {"json": route.body(things)} if route.takes else {}
    if route.method == "GET":
        more = {"params": {"seat": 0, "watch": ZEROS, "mine": 1}}
    if address == "/api/push":
        more["json"] = {**SUBSCRIPTION, "endpoint": "https://push.example/ada-push", "keys": other_keys()}
    return person.http.request(route.method, address, **more)


def other_keys() -> Json:
    """Those of another browser."""
    keys: Json = SUBSCRIPTION["keys"]
    return {**keys, "auth": "AAAAAAAAAAAAAAAAAAAAAA"}


HARMLESS = {"DELETE /api/tables/{id}/invitations", "DELETE /api/friends/{id}", "DELETE /api/people/{id}/shunned",
            "PUT /api/people/{id}/shunned", "GET /api/games/{game}/rules", "GET /api/leaderboards/{game}",
            "GET /api/players/{id}"}  # fmt: skip
"""Ending what does not exist, and shunning anybody, succeeds, while the rows of others stay; everybody has a page."""


def is_harmless(route: Route, address: str, town: Town) -> bool:
    """Whether a route with ids of others may succeed."""
    looking = route.method == "GET" and (f"/{town.shown}" in address or "{" not in route.path)
    return looking or "{" not in route.path or str(route) in HARMLESS


def changes(before: Rows, after: Rows) -> list[Any]:
    return [(key, before.get(key), after.get(key)) for key in before | after if before.get(key) != after.get(key)]


MESSAGES: dict[str, Json] = {
    "play": {"seat": 0, "stamp": "x", "action": 0},
    "bundle": {"seat": 0, "stamp": "x", "actions": [0, 1]},
    "confirm": {"seat": 0, "stamp": "x"},
    "undo": {"seat": 0, "stamp": "x"},
    "redo": {"seat": 0, "stamp": "x"},
    "undo-consent": {"seat": 0, "stamp": "x", "to": 0, "yes": True},
    "order": {"seat": 0, "order": "pass"},
    "chat": {"text": "heckle", "to": "players"},
    "why": {"seat": 0, "ref": "space:A1"},
    "focus": {"seat": 0},
    "hint": {"seat": 0, "stamp": "x"},
    "earlier": {"before": 5},
    "promise": {"seat": 0, "commitment": "0" * 64},
    "reveal": {"seat": 0, "salt": "0" * 64},
    "lang": {"lang": "de"},
    "shape": {"shape": "tall"},
    "ping": {},
}
LOOKING = {"chat", "earlier", "lang", "shape", "ping"}
"""What spectators may do."""


def test_there_is_an_example_of_every_message() -> None:
    assert {message.__struct_config__.tag for message in get_args(Incoming)} == set(MESSAGES)


@pytest.mark.parametrize("kind", ["guest", "account", "nobody"])
def test_strangers_do_nothing_over_live_connections(town: Town, kind: str) -> None:
    with account(town.site, f"Wire {kind}") if kind == "account" else town.site.person("Eve") as eve:
        if kind == "nobody":
            eve.http.cookies.clear()
        before = rows_of_others(town.site.database, {eve.me["id"]})
        for table in (town.waiting, town.running, town.finished):
            with eve.sit(table, ZEROS) as wire:
                assert "private" in wire.read()["error"]
                assert wire.closed_with() == 4403
        with eve.sit(town.shown) as wire:
            stamp = wire.ready()["stamp"]
            for type, facts in MESSAGES.items():
                id = wire.send(type, **facts | ({"stamp": stamp} if "stamp" in facts else {}))
                if type not in LOOKING:
                    assert wire.answer(id)["error"] == "This is not your seat.", type
            wire.send("ping")
            wire.until(lambda message: message["type"] == "pong")
            assert SAID not in str(wire.frames)
            assert wire.state["viewer"] is None
        assert changes(before, rows_of_others(town.site.database, {eve.me["id"]})) == []
        with Wire(f"ws://127.0.0.1:{town.site.port}/ws/tables/{'x' * 500}") as wire:
            assert wire.closed_with() == 4404
