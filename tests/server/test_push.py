"""Push messages: encrypted for one browser, signed by the server, and no more sent to browsers that are gone."""

from __future__ import annotations

import hashlib
import hmac
import json
import time
from base64 import urlsafe_b64decode, urlsafe_b64encode
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from queue import Queue
from threading import Thread
from typing import Any

import pytest
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import encode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from goodsyard.server.webpush import encrypt
from tests.server.site import Json, Person, Site

CURVE = ec.SECP256R1()
SECRET = "correct horse"


def packed(data: bytes) -> str:
    return urlsafe_b64encode(data).rstrip(b"=").decode()


def unpacked(text: str) -> bytes:
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


class Browser:
    """A browser's half of Web Push, written from the RFC and independent of the server's."""

    def __init__(self) -> None:
        self.key = ec.generate_private_key(CURVE)
        self.auth = b"sixteen bytes..."

    @property
    def point(self) -> bytes:
        return self.key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)

    def subscription(self, endpoint: str) -> Json:
        return {"endpoint": endpoint, "keys": {"p256dh": packed(self.point), "auth": packed(self.auth)}}

    def read(self, body: bytes) -> Json:
        salt, size, length = body[:16], int.from_bytes(body[16:20], "big"), body[20]
        sender, box = body[21 : 21 + length], body[21 + length :]
        assert len(box) <= size
        shared = self.key.exchange(ec.ECDH(), ec.EllipticCurvePublicKey.from_encoded_point(CURVE, sender))
        secret = derive(self.auth, shared, b"WebPush: info\0" + self.point + sender, 32)
        key, nonce = (
            derive(salt, secret, b"Content-Encoding: " + what, n)
            for what, n in ((b"aes128gcm\0", 16), (b"nonce\0", 12))
        )
        padded = AESGCM(key).decrypt(nonce, box, None).rstrip(b"\0")
        assert padded.endswith(b"\x02")
        found: Json = json.loads(padded[:-1])
        return found


def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    """HKDF (RFC 5869) for at most one block."""
    key = hmac.digest(salt, secret, hashlib.sha256)
    return hmac.digest(key, info + b"\x01", hashlib.sha256)[:length]


class Service(HTTPServer):
    """A push service: keeps what it is sent and answers with a status."""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Receiver)
        self.received: Queue[tuple[str, dict[str, str], bytes]] = Queue()
        self.status = 201

    def endpoint(self, name: str) -> str:
        return f"http://127.0.0.1:{self.server_port}/{name}"


class Receiver(BaseHTTPRequestHandler):
    server: Service

    def do_POST(self) -> None:
        body = self.rfile.read(int(self.headers["Content-Length"]))
        self.server.received.put((self.path, dict(self.headers), body))
        self.send_response(self.server.status)
        self.end_headers()

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    with Site(str(tmp_path_factory.mktemp("push") / "tables.db"), GOODSYARD_WEBHOOK_PRIVATE="1") as site:
        yield site


@pytest.fixture
def service() -> Iterator[Service]:
    with Service() as service:
        Thread(target=service.serve_forever, daemon=True).start()
        yield service
        service.shutdown()


def account(site: Site, name: str, lang: str) -> Person:
    person = site.person(name)
    person.http.headers["X-CSRF"] = person.post("/api/account", name=name, password=SECRET)["csrf"]
    person.patch("/api/me", lang=lang)
    return person


def begin(host: Person, guest: Person) -> str:
    """A game in which the guest, who is not there, is to move."""
    table = host.open("me", "open", options={"starting_player": "2"})
    guest.join(host.invite(table, 1))
    return table


def test_the_example_of_rfc_8291() -> None:
    private = int.from_bytes(unpacked("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"), "big")
    browser = "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"
    body = encrypt(
        b"When I grow up, I want to be a watermelon",
        unpacked(browser),
        unpacked("BTBZMqHH6r4Tts7J_aSIgg"),
        unpacked("DGv6ra1nlYgDCS1FRnbzlw"),
        ec.derive_private_key(private, CURVE),
    )
    assert packed(body) == (
        "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A"
        "_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN"
    )


def test_your_turn_reaches_an_absent_persons_browser_and_nobody_else_can_read_it(site: Site, service: Service) -> None:
    browser = Browser()
    with site.person("Ada") as ada, account(site, "Bea", "de") as bea:
        key = bea.get("/api/push")["key"]
        bea.post("/api/push", **browser.subscription(service.endpoint("bea")))
        table = begin(ada, bea)
        path, headers, body = service.received.get(timeout=60)
        assert path == "/bea"
        message = browser.read(body)
        assert (message["title"], message["body"]) == ("Du bist am Zug", "Glück Auf: Das große Kartenspiel")
        assert (message["url"], message["tag"]) == (f"/table/{table}", table)
        assert (headers["Content-Encoding"], headers["Topic"]) == ("aes128gcm", table)
        assert int(headers["TTL"]) > 0
        claims = verified(headers["Authorization"], key)
        assert claims["aud"] == service.endpoint("").rstrip("/")
        assert time.time() < claims["exp"] <= time.time() + 24 * 3600
        assert table.encode() not in body


def verified(authorization: str, key: str) -> dict[str, Any]:
    """The claims of a VAPID header, whose signature must be by this key."""
    scheme, _, rest = authorization.partition(" ")
    parts = dict(part.strip().split("=", 1) for part in rest.split(","))
    assert (scheme, parts["k"]) == ("vapid", key)
    said, _, signature = parts["t"].rpartition(".")
    numbers = unpacked(signature)
    one, two = (int.from_bytes(numbers[start : start + 32], "big") for start in (0, 32))
    public = ec.EllipticCurvePublicKey.from_encoded_point(CURVE, unpacked(key))
    public.verify(encode_dss_signature(one, two), said.encode(), ec.ECDSA(hashes.SHA256()))
    claims: dict[str, Any] = json.loads(unpacked(said.partition(".")[2]))
    return claims


@pytest.mark.parametrize("status", [404, 410])
def test_a_browser_that_is_gone_is_forgotten(site: Site, service: Service, status: int) -> None:
    service.status = status
    with site.person("Ada") as ada, account(site, f"Gone {status}", "en") as bea:
        bea.post("/api/push", **Browser().subscription(service.endpoint("gone")))
        begin(ada, bea)
        assert service.received.get(timeout=60)[0] == "/gone"
        while json.loads(bea.http.get("/api/account/export").content)["push_addresses"]:
            pass
        bea.post("/api/push", **Browser().subscription(service.endpoint("new")))
        begin(ada, bea)
        assert service.received.get(timeout=60)[0] == "/new", "only the browser that is still there"


def test_a_browser_belongs_to_whoever_subscribed_it_last(site: Site, service: Service) -> None:
    browser = Browser()
    with site.person("Ada") as ada, account(site, "First", "en") as one, account(site, "Second", "en") as two:
        one.post("/api/push", **browser.subscription(service.endpoint("shared")))
        one.post("/api/push", **browser.subscription(service.endpoint("own")))
        two.post("/api/push", **browser.subscription(service.endpoint("shared")))
        one.post("/api/push/end", endpoint=service.endpoint("shared"))
        begin(ada, one)
        assert service.received.get(timeout=60)[0] == "/own"
        begin(ada, two)
        assert service.received.get(timeout=60)[0] == "/shared", "nobody can end somebody else's"


def test_what_is_no_subscription_is_refused(site: Site, service: Service, database: str) -> None:
    good = Browser().subscription(service.endpoint("x"))
    keys = good["keys"]
    with account(site, "Bad", "en") as bea, site.person() as guest:
        for bad in (
            {**good, "endpoint": "javascript:alert(1)"},
            {**good, "endpoint": ""},
            {**good, "keys": {**keys, "p256dh": "AAAA"}},
            {**good, "keys": {**keys, "p256dh": keys["p256dh"][:-4] + "AAAA"}},
            {**good, "keys": {**keys, "auth": "é"}},
        ):
            assert bea.http.post("/api/push", json=bad).status_code == 400, bad
        assert guest.http.post("/api/push", json=good).status_code == 403
    with Site(database) as strict, account(strict, "Ada", "en") as ada:
        assert ada.http.post("/api/push", json=good).status_code == 400, "not encrypted on the way"
        key = ada.get("/api/push")["key"]
        strict.kill()
        strict.start(strict.port)
        assert ada.get("/api/push")["key"] == key, "browsers stay subscribed after a restart"
