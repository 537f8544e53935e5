"""A real server in its own process, and people who use it over real connections."""

from __future__ import annotations

import json
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from threading import Thread
from typing import Any, Protocol, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from goodsyard.core.record import Record
from goodsyard.core.table import replay
from goodsyard.server.live import pasts_of

ROOT = Path(__file__).parents[2]
PATIENCE = 90.0
Json = dict[str, Any]


class Site:
    """One server process."""

    def __init__(self, database: str, port: int = 0, **settings: str) -> None:
        self.database, self.settings = database, settings
        self.start(port)

    def start(self, port: int) -> None:
        """Start it and wait until it prints its address."""
        command = [sys.executable, "-m", "goodsyard.cli", "serve", "--no-open", "--port", str(port)]
        more = {"GOODSYARD_DATABASE": self.database, "GOODSYARD_IMPORT": "tests.server.extra", "GOODSYARD_RATE": "1000"}
        environment = {**os.environ, **more, **self.settings}
        self.process = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)
        assert self.process.stderr is not None
        self.lines: list[str] = []
        for line in self.process.stderr:
            self.lines.append(line)
            if found := re.search(r"http://127\.0\.0\.1:(\d+)/", line):
                self.port = int(found[1])
                break
        else:
            raise AssertionError("".join(self.lines))
        self.reader = Thread(target=self.read_log, daemon=True)
        self.reader.start()
        self.url = f"http://127.0.0.1:{self.port}"

    def read_log(self) -> None:
        for line in self.process.stderr or ():
            self.lines.append(line)

    def kill(self) -> None:
        """Simulate a power failure with kill -9."""
        self.process.kill()
        self.stop()

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        """Stop the server, by default as Ctrl-C would."""
        if self.process.poll() is None:
            self.process.send_signal(how)
        code = self.process.wait(20)
        self.reader.join(5)
        if self.process.stderr:
            self.process.stderr.close()
        return code

    def person(self, name: str = "") -> Person:
        return Person(self, name)

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        code = self.stop()
        assert not [line for line in self.lines if '"error"' in line], "".join(self.lines)
        assert code in (0, 130, -signal.SIGKILL)


class Address(Protocol):
    """Where a server is reached."""

    @property
    def url(self) -> str: ...
    @property
    def port(self) -> int: ...


class Person:
    """A browser without a screen."""

    def __init__(self, site: Address, name: str = "") -> None:
        self.site = site
        self.http = httpx.Client(base_url=site.url, timeout=PATIENCE)
        self.me: Json = self.http.get("/api/me").json()
        self.http.headers["X-CSRF"] = self.me["csrf"]
        if name:
            self.patch("/api/me", name=name)

    def get(self, path: str, **query: Any) -> Any:
        return self.http.get(path, params=query).raise_for_status().json()

    def post(self, path: str, **data: Any) -> Any:
        return self.http.post(path, json=data).raise_for_status().json()

    def patch(self, path: str, **data: Any) -> Any:
        return self.http.patch(path, json=data).raise_for_status().json()

    def open(self, *seats: str, game: str = "coal-baron", **more: Any) -> str:
        """Open a table; a seat is `me`, `open` or a bot's name."""
        wishes = [{"kind": s} if s in ("me", "open") else {"kind": "bot", "bot": s} for s in seats]
        return str(self.post("/api/tables", game=game, seats=wishes, **more)["id"])

    def invite(self, table: str, seat: int) -> str:
        return str(self.get(f"/api/tables/{table}")["invites"][str(seat)].rpartition("/")[2])

    def watch_token(self, table: str) -> str:
        return str(self.get(f"/api/tables/{table}")["watch_url"].rpartition("=")[2])

    def join(self, token: str) -> None:
        self.post(f"/api/join/{token}")

    def sit(self, table: str, watch: str = "", port: int = 0, **more: Any) -> Wire:
        """Open a live connection to a table."""
        cookie = "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())
        return Wire(f"ws://127.0.0.1:{port or self.site.port}/ws/tables/{table}?watch={watch}", cookie, **more)

    def close(self) -> None:
        self.http.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


class Wire:
    """A live connection: keeps every frame and the resulting state."""

    def __init__(self, url: str, cookie: str = "", **more: Any) -> None:
        self.url = url
        headers = self.headers = {"Cookie": cookie} if cookie else {}
        self.stack = ExitStack()
        calling = connect(url, additional_headers=headers, max_size=None, open_timeout=PATIENCE, **more)
        self.socket = self.stack.enter_context(calling)
        self.frames: list[str] = []
        self.chat: list[Json] = []
        self.state: Json = {}
        self.log: list[Json] = []
        self.log_begins = 0
        self.panels: dict[str, str] = {}
        self.sent = 0
        self.stamps: dict[int, str] = {}
        """The latest stamp of each position, by its number."""

    def read(self, timeout: float = PATIENCE) -> Json:
        frame = str(self.socket.recv(timeout, decode=True))
        self.frames.append(frame)
        message: Json = json.loads(frame)
        if "stamp" in message and "number" in message:
            self.stamps[message["number"]] = message["stamp"]
        if message["type"] == "state":
            self.state = message
            kept = 0 if message["fresh"] else message["log_from"] - self.log_begins
            self.log_begins = message["log_from"] if message["fresh"] else self.log_begins
            self.log[kept:] = message["log"]
            self.panels |= {panel["id"]: panel["svg"] for panel in message["panels"]}
        if message["type"] == "chat":
            self.chat.append(message)
        return message

    def until(self, wanted: Callable[[Json], object]) -> Json:
        """The first matching message from now on."""
        while not wanted(message := self.read()):
            pass
        return message

    def ready(self, wanted: Callable[[Json], object] = lambda state: True) -> Json:
        """Wait until the state matches, and return it."""
        while not (self.state and wanted(self.state)):
            self.read()
        return self.state

    def send(self, type: str, **facts: Any) -> str:
        """Send a message; instead of a stamp, the number of a position that has been seen may be given."""
        if "number" in facts:
            facts["stamp"] = self.stamps.get(facts.pop("number"), "unknown")
        self.sent += 1
        id = f"c{self.sent}"
        self.socket.send(json.dumps({"type": type, "id": id, **facts}))
        return id

    def ask(self, type: str, **facts: Any) -> Json:
        """Send a message and return the answer."""
        return self.answer(self.send(type, **facts))

    def answer(self, id: str) -> Json:
        return self.until(lambda message: message.get("id") == id)

    def reached(self, number: int) -> Json:
        """The state at this position or a later one."""
        return self.ready(lambda state: state["number"] >= number)

    def public(self) -> int:
        """How many actions everybody knows of now."""
        site, _, rest = self.url.replace("ws://", "http://").partition("/ws/")
        table, _, query = rest.partition("?")
        answer = httpx.get(f"{site}/api/{table}?{query}", headers=self.headers, timeout=PATIENCE)
        return int(answer.raise_for_status().json()["number"])

    def play(self, action: int, seat: int | None = None, number: int | None = None) -> Json:
        seat = self.state["viewer"] if seat is None else seat
        return self.ask("play", seat=seat, number=self.state["number"] if number is None else number, action=action)

    def send_first(self, seat: int) -> str:
        """Send the first choice without waiting for the answer."""
        action = self.state["choices"][0]["action"]
        return self.send("play", seat=seat, number=self.state["number"], action=action)

    def is_mine(self) -> bool:
        return bool(self.state) and self.state["viewer"] in self.state["acting"] and bool(self.state["choices"])

    def play_any(self, chance: random.Random) -> Json:
        """Take a random choice, read the following state too, and return the acknowledgement."""
        answer = self.play(chance.choice(self.state["choices"])["action"])
        assert answer["type"] == "ack", answer
        self.reached(answer["number"])
        return answer

    def close(self) -> None:
        self.stack.close()

    def closed_with(self) -> int:
        """The code with which the server closes the connection."""
        try:
            while True:
                self.read()
        except ConnectionClosed as end:
            return end.rcvd.code if end.rcvd else 1006

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def play_on(wires: list[Wire], chance: random.Random, moves: int = 10_000) -> None:
    """Everybody plays until the end or for a number of moves, and sees where that has led."""
    while moves and not any(wire.state.get("over") for wire in wires):
        wire = next((wire for wire in wires if wire.is_mine()), None)
        if wire is None:
            min(wires, key=lambda each: each.state.get("number", -1)).read()
        else:
            wire.play_any(chance)
            moves -= 1
    newest = wires[0].public()
    for each in wires:
        each.reached(newest)


def known(record: Record, number: int, seat: int) -> int:
    """How many of a record's first actions a seat knows of: some may be secret, as others decided simultaneously."""
    table = replay(record, number)
    return number - sum(played.seat != seat for played in table.played[pasts_of(table)[-1].public :])
