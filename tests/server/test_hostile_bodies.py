"""Hostile texts in every field of every route, and bodies that are no sensible JSON: clear errors, never a 500."""

from __future__ import annotations

import gzip
import json
import sqlite3
import unicodedata
import zlib
from collections.abc import Iterator
from contextlib import closing
from copy import deepcopy
from typing import Any

import httpx
import pytest

from tests.server.routes import BODIES, SECRET, Route, routes
from tests.server.site import Json, Person, Site

TEXTS = {
    "script": "<script>alert(1)</script>",
    "markup": "\"><img src=x onerror='alert(1)'>",
    "right to left": "\u202eadA\u2066",
    "zero width": "A\u200bd\u200da\ufeff",
    "nul": "A\0da",
    "lone surrogate": "A\ud800",
    "lines": "A\r\nSet-Cookie: x=1\u2028",
    "long": "x" * 5000,
    "marks": "e" + "\u0301" * 300,
    "sql": "' OR 1=1; DROP TABLE users; --",
    "fluent": "{ $name } { -brand }",
    "path": "../../../etc/passwd",
    "empty": "",
    "astral": "𝕬𝖉𝖆 \U0001f469\u200d\U0001f680",
}
BOTS = [
    "easy:5",
    "expert:1s",
    "random:1s",
    "ismcts:1e9",
    "ismcts:0",
    "ismcts:99999999999999999999s",
    "/tmp/net",
    "me:x",
]
AS_JSON = {"Content-Type": "application/json"}
Path = tuple[str | int, ...]


@pytest.fixture(scope="module")
def host(site: Site) -> Iterator[Person]:
    """An account with a waiting table."""
    with site.person() as host:
        host.http.headers["X-CSRF"] = host.post("/api/account", name="Host", password=SECRET)["csrf"]
        yield host


@pytest.fixture(scope="module")
def things(host: Person) -> dict[str, str]:
    table = host.open("me", "open", "open")
    token = host.invite(table, 1)
    return {"name": "Host", "person": host.me["id"], "table": table, "mark": "m",
            "id": table, "seat": "1", "number": "0", "token": token, "game": "coal-baron"}  # fmt: skip


def texts_in(body: Any, path: Path = ()) -> Iterator[Path]:
    """The places of all texts in a body."""
    inside = body.items() if isinstance(body, dict) else enumerate(body) if isinstance(body, list) else ()
    for key, value in inside:
        yield from texts_in(value, (*path, key))
    if isinstance(body, str):
        yield path


def changed(body: Json, path: Path, text: str, as_key: bool = False) -> Json:
    """The body with another text at a place, or with the text as the name of what stands there."""
    copy: Any = deepcopy(body)
    inner = copy
    for step in path[:-1]:
        inner = inner[step]
    if as_key:
        inner[text] = inner.pop(path[-1])
    else:
        inner[path[-1]] = text
    return dict(copy)


def send(person: Person, route: Route, things: dict[str, str], body: Any) -> httpx.Response:
    content = body if isinstance(body, bytes) else json.dumps(body).encode()
    answer = person.http.request(route.method, route.path.format(**things), content=content, headers=AS_JSON)
    if "goodsyard_session" in answer.cookies and answer.is_success:
        person.http.headers["X-CSRF"] = answer.json()["csrf"]
    return answer


def is_clear(answer: httpx.Response) -> bool:
    """Whether the answer is a refusal that a program and a person understand."""
    if not 400 <= answer.status_code < 500 or answer.headers["content-type"].partition(";")[0] != "application/json":
        return False
    return bool(answer.json()["error"]) and "Traceback" not in answer.text


TAKING = sorted(BODIES)


@pytest.mark.parametrize("name", TAKING)
def test_hostile_texts_are_refused_or_stored_as_text(site: Site, host: Person, things: Json, name: str) -> None:
    route = next(route for route in routes(site) if str(route) == name)
    body = route.body(things)
    slow = 3 if "password" in json.dumps(body) else 1  # each password that is compared takes a while
    for number, path in enumerate(texts_in(body)):
        for kind in list(TEXTS)[number % slow :: slow]:
            for as_key in (False, True):
                answer = send(host, route, things, changed(body, path, TEXTS[kind], as_key))
                assert is_clear(answer) or answer.is_success, (path, kind, answer.status_code, answer.text)
                assert answer.headers["content-type"].partition(";")[0] == "application/json"


def test_hostile_texts_in_addresses_are_refused(site: Site, host: Person, things: Json) -> None:
    odd = ["%3Cscript%3E", "%E2%80%AE", "%E2%80%8B", "%00", "%FF", "%0d%0aX:%201", "x" * 3000, "..%2f..%2fetc", "-1",
           "99999999999999999999999", "%F0%9F%98%80", "1e9", "%7B%7D"]  # fmt: skip
    for route in routes(site):
        for name in [name for name in things if f"{{{name}}}" in route.path]:
            for text in odd:
                more = {"json": route.body(things)} if route.takes else {}
                answer = host.http.request(route.method, route.path.format(**{**things, name: text}), **more)
                harmless = answer.is_success and route.method in ("DELETE", "GET")
                assert is_clear(answer) or harmless, (route, text, answer.status_code, answer.text)
        for query in ("lang", "watch", "seat", "shape", "mine"):
            for text in odd:
                if route.method == "GET":
                    answer = host.http.get(f"{route.path.format(**things)}?{query}={text}")
                    assert is_clear(answer) or answer.is_success, (route, query, text, answer.text)
    for path in ("/static/%00", "/static/..%2f..%2fsetup.py", "/static/%2e%2e/x", "/covers/%00", "/table/%00", "/%00"):
        assert host.http.get(path).status_code in (200, 400, 404), path
    assert host.http.get("/static/%00").status_code == 404


def test_what_is_stored_shows_everything_it_contains(site: Site, host: Person, things: Json) -> None:
    """Names, chat and reports have no characters that hide, turn round or end a line, and scripts are just text."""
    with site.person("Guest") as guest, guest.sit(things["table"], host.watch_token(things["table"])) as wire:
        wire.ready()
        for kind, text in TEXTS.items():
            for answer in (
                guest.http.patch("/api/me", content=json.dumps({"name": text}), headers=AS_JSON),
                guest.http.post("/api/reports", content=json.dumps({"about": host.me["id"], "text": text})),
            ):
                assert is_clear(answer) or answer.is_success, (kind, answer.text)
            wire.send("chat", text=text)
            wire.send("ping")
            wire.until(lambda message: message["type"] == "pong")
    with closing(sqlite3.connect(site.database)) as connection:
        names = [row[0] for row in connection.execute("SELECT name FROM users UNION SELECT name FROM chat")]
        texts = [row[0] for row in connection.execute("SELECT text FROM chat UNION SELECT text FROM reports")]
    for text in names:
        assert not [c for c in text if unicodedata.category(c)[0] in "CZ" and c != " "], repr(text)
    for text in texts:
        assert not [c for c in text if unicodedata.category(c)[0] == "C" and c != "\n"], repr(text)
    assert TEXTS["script"] in names
    assert TEXTS["script"] in texts


@pytest.mark.parametrize("bot", BOTS)
def test_bots_that_do_not_exist_or_think_too_long_are_refused(site: Site, host: Person, things: Json, bot: str) -> None:
    wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "bot", "bot": bot}]}
    for path, body in (
        ("/api/tables", wish),
        (f"/api/tables/{things['table']}/seats/2/fill", {"bot": bot}),
        ("/api/tables/import", {"record": BODIES["POST /api/tables/import"]["record"], "seats": wish["seats"]}),
    ):
        answer = host.http.post(path, json=body)
        assert is_clear(answer), (path, answer.status_code, answer.text)


def bodies() -> dict[str, tuple[bytes, dict[str, str]]]:
    """What is sent instead of JSON, and headers."""
    good = json.dumps(BODIES["POST /api/tables"]).encode()
    bomb = b'{"game":"' + b"0" * 20_000_000 + b'"}'
    plain: dict[str, bytes] = {
        "nothing": b"",
        "half": good[:-5],
        "text after it": good + b"x",
        "two documents": good + good,
        "null": b"null",
        "a number": b"7",
        "a list": b"[" + good + b"]",
        "brackets": b"[" * 7000,
        "deep objects": b'{"seats":' * 1500,
        "deep options": b'{"game":"coal-baron","options":' + b'{"a":' * 2500,
        "100,000 brackets": b"[" * 100_000,
        "oversized": b'{"game":"' + b"x" * 200_000 + b'"}',
        "NaN": good.replace(b"60", b"NaN"),
        "Infinity": good.replace(b"60", b"Infinity"),
        "minus Infinity": good.replace(b"60", b"-Infinity"),
        "1e400": good.replace(b"60", b"1e400"),
        "1e308": good.replace(b"60", b"1e308"),
        "huge": good.replace(b"60", b"9" * 5000),
        "huge seed": good[:-1] + b',"seed":' + b"9" * 400 + b"}",
        "negative seed": good[:-1] + b',"seed":-1}',
        "half a seed": good[:-1] + b',"seed":1.5}',
        "not UTF-8": good.replace(b"coal", b"\xff\xfe"),
        "cut UTF-8": good.replace(b"coal-baron", b"\xf0\x9f"),
        "overlong UTF-8": good.replace(b"coal-baron", b"\xc0\xaf"),
        "UTF-16": good.decode().encode("utf-16"),
        "a byte order mark": b"\xef\xbb\xbf" + good,
        "single quotes": good.replace(b'"', b"'"),
        "nul": good + b"\0",
    }
    found = {name: (body, {"Content-Type": "application/json"}) for name, body in plain.items()}
    for encoding, packed in (
        ("gzip", gzip.compress(good)),
        ("gzip", gzip.compress(bomb)),
        ("deflate", zlib.compress(good)),
        ("br", good),
        ("identity, gzip", gzip.compress(good)),
    ):
        headers = {"Content-Type": "application/json", "Content-Encoding": encoding}
        found[f"{encoding} of {len(packed)}"] = (packed, headers)
    for type in (
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data; boundary=x",
        "text/html",
        "x",
    ):
        found[type] = (good, {"Content-Type": type})
    found["another alphabet"] = (good.decode().encode("utf-16"), {"Content-Type": "application/json; charset=utf-16"})
    return found


@pytest.mark.parametrize("name", list(bodies()))
def test_what_is_no_sensible_json_is_refused(host: Person, name: str) -> None:
    body, headers = bodies()[name]
    before = len(host.get("/api/tables", mine=1))
    answer = host.http.post("/api/tables", content=body, headers=headers)
    assert is_clear(answer), (answer.status_code, answer.text)
    assert len(host.get("/api/tables", mine=1)) == before


def test_of_two_equal_keys_the_last_counts(host: Person) -> None:
    answer = host.http.patch("/api/me", content=b'{"lang":"de","lang":"en"}', headers=AS_JSON)
    assert (answer.status_code, answer.json()["lang"]) == (200, "en")


def test_bad_bodies_are_refused_by_every_route(site: Site, host: Person, things: Json) -> None:
    for route in [route for route in routes(site) if route.takes]:
        for body in (b"[" * 100_000, b"[" * 7000, b"\xff", b"null", b"[]", b'{"', b"1e999", b"{}" * 2):
            answer = send(host, route, things, body)
            fits = body == b"null" and "join" in route.path
            assert is_clear(answer) or fits, (route, body[:20], answer.status_code, answer.text)


def test_numbers_in_records_are_checked(host: Person) -> None:
    record = BODIES["POST /api/tables/import"]["record"]
    for name in ("goodsyard", "rules", "players", "seed"):
        numbers: tuple[Any, ...] = (-1, 0, 10**30, 1e300, True, None, [], {}, "9" * 5000, 2**63, 99)
        for number in numbers:
            answer = host.http.post("/api/tables/import", json={"record": {**record, name: number}})
            assert is_clear(answer) or answer.is_success, (name, number, answer.status_code, answer.text)
    wrong: tuple[Any, ...] = (
        [[0, 0, -1]],
        [[99, 0, 0]],
        [[0, 10**30, 0]],
        [[0]],
        [[0, 0, 0, 0]],
        [{}],
        [[0, 0, 2**63]],
    )
    for actions in wrong:
        answer = host.http.post("/api/tables/import", json={"record": {**record, "actions": actions}})
        assert is_clear(answer), (actions, answer.status_code, answer.text)
