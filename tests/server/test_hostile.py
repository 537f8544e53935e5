"""A hostile client changes nothing and gets clear errors."""

from __future__ import annotations

import json
import random
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from typing import Any

import httpx
import hypothesis
import pytest
import schemathesis
from hypothesis import HealthCheck, strategies
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)
from websockets.exceptions import ConnectionClosed, InvalidStatus

from goodsyard.server.tokens import Links
from tests.server.site import Person, Site, Wire, play_on

SCRIPT = "<script>alert(1)</script>"


def test_writes_need_a_session_and_its_csrf_token(site: Site) -> None:
    with site.person() as ada, site.person() as bea:
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        for headers in ({"X-CSRF": ""}, {"X-CSRF": bea.me["csrf"]}, {"X-CSRF": "x" * 5000}):
            answer = ada.http.post("/api/tables", json=wish, headers=headers)
            assert answer.status_code == 403
            assert "X-CSRF" in answer.json()["error"]
        assert httpx.post(f"{site.url}/api/tables", json=wish).status_code == 403
        assert ada.get("/api/tables", mine=1) == []


def test_responses_have_strict_headers(site: Site) -> None:
    for path in ("/", "/api/me", "/api/nothing", "/static/drawing.css", "/schema/openapi.json"):
        headers = httpx.get(site.url + path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
    assert "HttpOnly" in httpx.get(f"{site.url}/api/me").headers["set-cookie"]


def test_errors_are_json_and_reveal_no_internals(site: Site) -> None:
    with site.person() as ada:
        for method, path, body in (
            ("GET", "/api/tables/nothing", None),
            ("GET", "/api/nothing", None),
            ("POST", "/api/tables", b"{"),
            ("POST", "/api/tables", b"[" * 10_000),
            ("POST", "/api/tables", json.dumps({"game": "chess", "seats": [{"kind": "me"}]}).encode()),
            ("POST", "/api/tables", json.dumps({"game": "coal-baron", "seats": [{"kind": "me"}]}).encode()),
            ("POST", "/api/tables", b"x" * 200_000),
            ("POST", "/api/tables/import", b"x" * 2_000_000),
            ("DELETE", "/api/tables", None),
        ):
            answer = ada.http.request(method, path, content=body, headers={"Content-Type": "application/json"})
            assert 400 <= answer.status_code < 500, (path, answer.text)
            assert answer.json()["error"]
            assert "Traceback" not in answer.text


def test_another_origin_is_refused(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("me", "random")
        with pytest.raises(InvalidStatus) as refused:
            ada.sit(table, origin="http://evil.example")
        assert refused.value.response.status_code == 403
        with ada.sit(table, origin=site.url) as wire:
            wire.ready()


def test_private_tables_and_forged_tokens(site: Site) -> None:
    with site.person() as ada, site.person() as eve:
        table = ada.open("me", "open")
        token = ada.invite(table, 1)
        for forged in (
            Links("").invite(table, 1, 0),
            token[:-1],
            token + "0",
            f"{table}-0-{token[-32:]}",
            "x",
            "é",
            "--",
        ):
            answer = eve.http.post(f"/api/join/{forged}")
            assert answer.status_code == 404, forged
            assert answer.json()["error"]
        for watch in ("", "0" * 32, Links("").watch(table)):
            with eve.sit(table, watch) as wire:
                assert "private" in wire.read()["error"]
                assert wire.closed_with() == 4403
        with eve.sit("nothing") as wire:
            assert wire.closed_with() == 4404
        assert eve.http.get(f"/api/tables/{table}").status_code == 403
        assert [seat["kind"] for seat in ada.get(f"/api/tables/{table}")["seats"]] == ["person", "open"]


def test_invalid_messages_change_nothing(site: Site) -> None:
    with site.person() as ada, site.person() as eve:
        table = ada.open("me", "open", visibility="public")
        eve.join(ada.invite(table, 1))
        with ada.sit(table) as mine, eve.sit(table) as wire:
            mine.ready()
            before = wire.ready()["number"]
            for frame in (
                *("", "{", "null", "[]", "{}", '{"type":"nothing"}', '{"type":"play"}', "[" * 3000),
                *('{"type":"play","seat":"x"}', '{"type":"play","seat":-1,"number":0,"action":0}'),
                *('{"type":"play","seat":0,"number":0,"action":1e300}', "\u0000", '{"type":"chat"}'),
                '{"type":"chat","text":"' + "x" * 5000 + '"}',
                b"\xff\xfe",
            ):
                wire.socket.send(frame)
                assert wire.until(lambda message: message["type"] == "error")["error"]
            for action in range(0, 200, 7):
                assert wire.play(action, seat=0)["type"] == "refused"
            assert mine.ask("play", seat=0, number=99, action=0)["type"] == "refused"
            assert wire.state["number"] == before
            assert len(str(mine.frames)) == len(str(mine.frames).replace("Traceback", ""))


def test_a_frame_of_10_mb_ends_the_connection(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("me", "random")
        with ada.sit(table) as wire:
            wire.ready()
            try:
                wire.socket.send("x" * 10_000_000)
            except ConnectionClosed:
                pass
            assert wire.closed_with() in (1009, 1006)
        with ada.sit(table) as wire:
            assert wire.ready()


def test_script_in_names_and_chat_stays_text(site: Site) -> None:
    with site.person(SCRIPT) as ada:
        assert ada.get("/api/me")["name"] == SCRIPT
        table = ada.open("me", "random")
        assert ada.get(f"/api/tables/{table}")["seats"][0]["name"] == SCRIPT
        with ada.sit(table) as wire:
            wire.ready()
            wire.send("chat", text=SCRIPT)
            assert wire.until(lambda message: message.get("text") == SCRIPT)["from"] == SCRIPT
            assert all("<script" not in svg for svg in wire.panels.values())
        for bad in ("", "   ", "x" * 33, "\u202e\u0000"):
            assert ada.http.patch("/api/me", json={"name": bad}).status_code == 400


def test_a_thousand_connections(site: Site) -> None:
    """Connections beyond a visitor's limit are refused with the reason; the table continues."""
    with site.person() as ada, site.person() as eve, ExitStack() as stack:
        table = ada.open("me", "random", visibility="public")
        cookie = f"goodsyard_session={eve.http.cookies['goodsyard_session']}"
        url = f"ws://127.0.0.1:{site.port}/ws/tables/{table}"

        def attack(_: int) -> bool:
            wire = Wire(url, cookie)
            first = wire.read()
            if first["type"] == "state":
                stack.callback(wire.close)
                return True
            assert "Too many" in first["error"]
            assert wire.closed_with() == 4429
            wire.close()
            return False

        with ThreadPoolExecutor(16) as pool:
            let_in = sum(pool.map(attack, range(1000)))
        assert let_in == 20
        with ada.sit(table) as wire:
            wire.ready(lambda state: state["choices"])
            wire.play_any(random.Random(1))


def test_clients_that_are_too_fast_are_told_so(database: str) -> None:
    with Site(database, GOODSYARD_RATE="0.2") as slow, Person(slow) as ada:
        table = ada.open("me", "me")
        with ada.sit(table) as wire:
            wire.ready()
            for _ in range(25):
                wire.send("ping")
            assert "Too many requests" in wire.until(lambda message: message["type"] == "error")["error"]
        codes = {ada.http.get("/api/games").status_code for _ in range(90)}
        assert 429 in codes


def test_ended_sessions_are_disconnected(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("me", "random")
        with ada.sit(table) as wire:
            wire.ready()
            ada.post("/api/logout")
            assert wire.closed_with() == 4401


CHECKS = (not_a_server_error, status_code_conformance, content_type_conformance, response_headers_conformance,
          response_schema_conformance)  # fmt: skip


def test_every_answer_is_as_documented(site: Site) -> None:
    """Every operation of the OpenAPI document, with generated requests from somebody who may write."""
    found: Any = schemathesis.openapi.from_url(f"{site.url}/schema/openapi.json").get_all_operations()
    operations = [result.ok() for result in found]
    assert len(operations) > 50
    with site.person() as host:
        tables = [host.open("me", "open", visibility="public"), host.open("me", "me", game="odd-lots"), finished(host)]
        for operation in operations:
            with site.person() as guest:  # some requests end the session of whoever sends them
                attack(operation.as_strategy(), host if "{id}" in operation.path else guest, tables)


def finished(host: Person) -> str:
    table = host.open("me", "random", game="odd-lots")
    with host.sit(table) as wire:
        play_on([wire], random.Random(1))
    return table


def attack(cases: Any, person: Person, tables: list[str]) -> None:
    cookie = f"goodsyard_session={person.http.cookies['goodsyard_session']}"
    headers = {"X-CSRF": person.me["csrf"], "Cookie": cookie}
    ids = strategies.sampled_from([*tables, None])

    @hypothesis.settings(max_examples=15, deadline=None, derandomize=True, suppress_health_check=list(HealthCheck))
    @hypothesis.given(case=cases, table=ids)
    def check(case: Any, table: str | None) -> None:
        if table is not None and "id" in (case.path_parameters or {}):
            case.path_parameters["id"] = table
        case.call_and_validate(headers=headers, checks=CHECKS)

    check()
