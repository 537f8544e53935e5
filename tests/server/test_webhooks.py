"""Webhooks: signed calls that are repeated if they fail, a key that can be renewed, and a test."""

from __future__ import annotations

import asyncio
import json
import time
from base64 import b64decode
from collections.abc import Iterator
from pathlib import Path
from threading import Thread
from typing import Any

import pytest

from goodsyard.server import store, webhooks
from goodsyard.server.outside import Outside
from goodsyard.server.settings import Settings, database_url
from goodsyard.server.store import Store
from goodsyard.server.webhooks import Webhooks, signed
from tests.server.site import Site
from tests.server.test_push import Service, account, begin

KEY = "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(str(tmp_path_factory.mktemp("hooks") / "tables.db"), GOODSYARD_WEBHOOK_PRIVATE="1") as site:
        yield site


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as service:
        Thread(target=service.serve_forever, daemon=True).start()
        yield service
        service.shutdown()


def lowered(headers: dict[str, str]) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items() if name.lower().startswith("webhook-")}


def test_the_example_of_standard_webhooks() -> None:
    made = signed(KEY, "msg_p5jXN8AQM9LWM0D4loKWxJek", 1614265330, b'{"test": 2432232314}')
    assert made["webhook-signature"] == "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE="


def test_a_call_is_signed_with_the_persons_own_key(site: Site, service: Service) -> None:
    with site.person("Ada") as ada, account(site, "Hooked", "en") as bea:
        assert bea.get("/api/account/webhook") == {"url": None, "key": None}
        bea.patch("/api/me", webhook=service.endpoint("bea"))
        hook = bea.get("/api/account/webhook")
        assert hook["url"] == service.endpoint("bea")
        assert len(b64decode(hook["key"].removeprefix("whsec_"))) == 32
        table = begin(ada, bea)
        path, headers, body = service.received.get(timeout=60)
        found = json.loads(body)
        assert (path, found["event"], found["table"]) == ("/bea", "your-turn", table)
        sent = lowered(headers)
        assert sent == signed(hook["key"], sent["webhook-id"], int(sent["webhook-timestamp"]), body)
        assert abs(time.time() - int(sent["webhook-timestamp"])) < 60


def test_a_new_key_replaces_the_old_one_and_ends_with_the_webhook(site: Site, service: Service) -> None:
    with account(site, "Renewer", "en") as ada, site.person() as guest:
        assert ada.http.post("/api/account/webhook/key").status_code == 409
        assert ada.http.post("/api/account/webhook/test").status_code == 409
        ada.patch("/api/me", webhook=service.endpoint("ada"))
        first = ada.get("/api/account/webhook")["key"]
        second = ada.post("/api/account/webhook/key")["key"]
        assert second == ada.get("/api/account/webhook")["key"] != first
        assert ada.post("/api/account/webhook/test") == {"ok": True, "status": 201}
        _, headers, body = service.received.get(timeout=60)
        sent = lowered(headers)
        assert json.loads(body)["event"] == "test"
        assert sent == signed(second, sent["webhook-id"], int(sent["webhook-timestamp"]), body)
        assert second not in str(ada.http.get("/api/account/export").content)
        ada.patch("/api/me", webhook=None)
        ada.patch("/api/me", webhook=service.endpoint("ada"))
        assert ada.get("/api/account/webhook")["key"] not in (first, second)
        assert guest.http.post("/api/account/webhook/key").status_code == 409


def test_tests_say_what_was_answered_and_are_limited(site: Site, service: Service, database: str) -> None:
    service.status = 404
    with account(site, "Tester", "en") as ada:
        ada.patch("/api/me", webhook=service.endpoint("x"))
        assert ada.post("/api/account/webhook/test") == {"ok": False, "status": 404}
        ada.patch("/api/me", webhook="http://127.0.0.1:9/")
        assert ada.post("/api/account/webhook/test") == {"ok": False, "status": 0}
    limits = {"GOODSYARD_RATE": "1", "GOODSYARD_WEBHOOK_PRIVATE": "1"}
    with Site(database, 0, **limits) as slow, account(slow, "Tester", "en") as ada:
        ada.patch("/api/me", webhook=service.endpoint("x"))
        codes = [ada.http.post("/api/account/webhook/test").status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2


class Failing(Outside):
    """Notes what is sent, and answers as it is told."""

    def __init__(self, settings: Settings, answers: list[int]) -> None:
        super().__init__(settings)
        self.answers = answers
        self.ids: list[str] = []

    async def post(self, url: str, body: bytes, headers: Any) -> int:
        self.ids.append(headers["webhook-id"])
        status = self.answers.pop(0)
        if not status:
            raise ConnectionRefusedError
        return status


@pytest.mark.parametrize(
    ("answers", "calls"), [([204], 1), ([500, 200, 200], 2), ([0, 302, 200, 200], 3), ([0, 0, 0, 0], 3)]
)
def test_a_call_that_fails_is_repeated_twice_under_the_same_id(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, answers: list[int], calls: int
) -> None:
    monkeypatch.setattr(webhooks, "PAUSES", (0.0, 0.0))
    settings = Settings(database_url(str(tmp_path / "t.db")))
    outside = Failing(settings, answers)

    async def call() -> None:
        books = Store(settings)
        async with books.writing() as writing:
            await writing.connection.run_sync(store.metadata.create_all)
            person = {"id": "ada", "name": "Ada", "webhook": "https://x.example/", "created": 0.0}
            await writing.execute(store.users.insert().values(**person))
        hooks = Webhooks(books, settings, outside)
        await hooks.call("ada", "your-turn", "t", "coal-baron")
        await hooks.call("nobody", "your-turn", "t", "coal-baron")
        await books.close()

    asyncio.run(call())
    assert len(outside.ids) == calls
    assert len(set(outside.ids)) == 1
