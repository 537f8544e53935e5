"""Connections that are never finished, never read or too many are let go, and the others do not notice."""

from __future__ import annotations

import json
import socket
import struct
from collections.abc import Iterator
from contextlib import ExitStack, closing
from threading import Event, Thread

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from tests.server.site import PATIENCE, Site, Wire

HEAD = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n"


@pytest.fixture(scope="module")
def brisk(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A server that waits for nobody longer than 0.4 seconds, and believes no proxy."""
    database = str(tmp_path_factory.mktemp("brisk") / "tables.db")
    limits = {"GOODSYARD_PATIENCE": "0.4", "GOODSYARD_CONNECTIONS_EACH": "40"}
    with Site(database, 0, GOODSYARD_PROXIES="", **limits) as site:
        yield site


def caller(site: Site, room: int = 0) -> socket.socket:
    """A connection that reads into a small window if `room` is given."""
    line = socket.socket()
    if room:
        line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, room)
    line.settimeout(PATIENCE)
    line.connect(("127.0.0.1", site.port))
    return line


def rest_of(line: socket.socket) -> bytes:
    """Everything until the server ends the connection."""
    found = b""
    try:
        while part := line.recv(65536):
            found += part
    except ConnectionError:
        pass
    return found


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HT",
        HEAD,
        HEAD + b"Content-Length: 50\r\n\r\n{",
        HEAD + b"Transfer-Encoding: chunked\r\n\r\n5\r\n{",
        b"GET /ws/tables/x HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\nGET /api/he",
    ],
)
def test_half_a_request_ends_in_time(brisk: Site, half: bytes) -> None:
    with closing(caller(brisk)) as line:
        line.sendall(half)
        said = rest_of(line)
        assert b"408 Request Timeout" in said or (b"200 OK" in said and half.count(b"GET") == 2), said


def test_a_request_that_trickles_ends_in_time(brisk: Site) -> None:
    """Each byte is more, but none of them may make the time longer."""
    done = Event()
    with closing(caller(brisk)) as line:

        def trickle() -> None:
            line.sendall(HEAD)
            while not done.wait(0.05):
                try:
                    line.sendall(b"X-More: 1\r\n")
                except OSError:
                    return

        sending = Thread(target=trickle)
        sending.start()
        try:
            assert b"408" in rest_of(line)
        finally:
            done.set()
            sending.join()


def test_a_response_that_is_not_read_ends_the_connection(brisk: Site) -> None:
    """The server may not keep what it has to say for ever."""
    ask = b"GET /schema/openapi.json HTTP/1.1\r\nHost: x\r\n\r\n"
    with closing(caller(brisk, room=4096)) as line:
        try:
            while True:
                line.sendall(ask * 50)
        except ConnectionError:
            pass


def test_a_live_connection_that_does_not_read_is_let_go(brisk: Site) -> None:
    with brisk.person() as ada, closing(caller(brisk, room=4096)) as line:
        table = ada.open("me", "me", game="great-western-trail", visibility="public")
        line.sendall(
            f"GET /ws/tables/{table} HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n".encode()
        )
        assert b"101" in line.recv(12)
        try:
            while True:
                line.sendall(frame({"type": "shape", "shape": "wide"}))
        except ConnectionError:
            pass
        with ada.sit(table) as wire:
            wire.ready()


def frame(message: dict[str, object]) -> bytes:
    """A masked text frame; with a mask of zeros the text stays as it is."""
    text = json.dumps(message).encode()
    return struct.pack("!BB4x", 0x81, 0x80 | len(text)) + text


def test_an_address_has_a_limited_number_of_connections(brisk: Site) -> None:
    with ExitStack() as stack, brisk.person() as ada:
        lines = [stack.enter_context(closing(caller(brisk))) for _ in range(60)]
        said = [rest_of(line) for line in lines]
        assert 15 < sum(b"429 Too Many Requests" in each for each in said) < 60
        assert ada.get("/api/me")


def test_visitors_without_a_session_count_by_address(brisk: Site) -> None:
    with brisk.person() as ada, ExitStack() as stack:
        table = ada.open("me", "me", visibility="public")
        url = f"ws://127.0.0.1:{brisk.port}/ws/tables/{table}"
        codes = []
        for _ in range(25):
            wire = stack.enter_context(Wire(url))
            codes.append(0 if wire.read()["type"] == "state" else wire.closed_with())
        assert codes == [0] * 20 + [4429] * 5
        with ada.sit(table) as mine:
            mine.ready()


def test_malformed_frames_end_the_connection_and_nothing_else(site: Site) -> None:
    with site.person() as ada:
        table = ada.open("me", "random")
        with ada.sit(table) as watching:
            before = watching.ready()["number"]
            for bad in (
                b"\xff\xff\xff\xff",
                b"\x81\x05hello",
                b"\x83\x80\0\0\0\0",
                frame({})[:1] + b"\xff" + b"\xff" * 8,
            ):
                with ada.sit(table) as wire:
                    wire.ready()
                    wire.socket.socket.sendall(bad)
                    assert wire.closed_with() in (1002, 1006, 1007, 1009)
            watching.send("ping")
            watching.until(lambda message: message["type"] == "pong")
            assert watching.state["number"] == before


def test_a_compression_bomb_stays_small(database: str) -> None:
    """With compressed live messages, 5 MB of zeros are a few kilobytes to send, but may not be unpacked."""
    with Site(database, GOODSYARD_DEFLATE="1") as packed, packed.person() as ada:
        table = ada.open("me", "random")
        with ada.sit(table, compression="deflate") as wire:
            wire.ready()
            try:
                wire.socket.send("0" * 5_000_000)
            except ConnectionClosed:
                pass
            assert wire.closed_with() in (1009, 1006)
        with pytest.raises(InvalidStatus):
            Wire(f"ws://127.0.0.1:{packed.port}/ws/nothing")
        with ada.sit(table) as wire:
            assert wire.ready()
        answer = ada.http.post("/api/tables", content=b"\x1f\x8b" + b"0" * 50, headers={"Content-Encoding": "gzip"})
        assert answer.status_code == 415
