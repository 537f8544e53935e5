"""The archive: past positions, records and reports. They are worked out one at a time in a process of its own, so that
live games do not wait, and kept while there is room."""

from __future__ import annotations

import asyncio
import logging
from collections import OrderedDict
from hashlib import blake2b
from typing import NamedTuple
from weakref import WeakValueDictionary

import msgspec

from goodsyard.core.errors import BrokenRecord
from goodsyard.core.record import FORMAT, Record
from goodsyard.server.limits import Buckets
from goodsyard.server.live import Lives
from goodsyard.server.lookback import Check, Checked, Found, Work
from goodsyard.server.problems import Problem
from goodsyard.server.process import Process
from goodsyard.server.rows import Deed, SeatRow, TableRow, read_deeds, read_seats, read_table

SECONDS = 10.0
"""The longest that one wish may take; the longest games take a tenth of it."""
ROOM = 32_000_000
"""Bytes of answers that are kept."""
IDLE = 600.0
NICENESS = 3

logger = logging.getLogger("goodsyard.archive")


class Archive:
    """Finds answers, or has them worked out; a person waits for one thing at a time, so nobody fills the queue."""

    def __init__(self, limit: Buckets) -> None:
        self.limit = limit
        self.process = Process("goodsyard.server.archivist", NICENESS)
        self.turn = asyncio.Lock()
        self.turns: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()
        self.kept: OrderedDict[bytes, bytes] = OrderedDict()
        self.size = 0
        self.rest: asyncio.TimerHandle | None = None

    async def find(self, work: Work, person: str) -> bytes:
        """The JSON that is asked for; raises BrokenRecord, or a Problem if it takes too long."""
        document = msgspec.msgpack.encode(work)
        key = blake2b(document).digest()
        if key not in self.kept:
            if not self.limit.allow(person):
                raise Problem("too-fast", 429)
            async with self.turns.setdefault(person, asyncio.Lock()):
                if key not in self.kept:
                    self.keep(key, await self.work_out(document))
        self.kept.move_to_end(key)
        return self.kept[key]

    async def check(self, check: Check, person: str) -> Checked:
        """Where a record from outside leads; raises BrokenRecord or a Problem if it cannot be replayed."""
        try:
            return msgspec.json.decode(await self.find(check, person), type=Checked)
        except OverflowError:  # a number beyond 64 bits, which no game has
            raise Problem("bad-message") from None

    async def work_out(self, document: bytes) -> bytes:
        async with self.turn:
            try:
                answer = await self.process.ask(document, SECONDS)
            except (OSError, TimeoutError, asyncio.IncompleteReadError) as problem:
                logger.warning("looking back failed: %s", type(problem).__name__)
                raise Problem("not-worked-out", 503) from None
            finally:
                self.rest_later()
        found = msgspec.msgpack.decode(answer, type=Found)
        if found.broken:
            raise BrokenRecord(found.broken)
        return found.json

    def keep(self, key: bytes, answer: bytes) -> None:
        """Keep the newest answers, and the last one in any case."""
        self.kept[key] = answer
        self.size += len(answer)
        while self.size > ROOM and len(self.kept) > 1:
            self.size -= len(self.kept.popitem(last=False)[1])

    def rest_later(self) -> None:
        """End the process when nobody has looked back for a while."""
        if self.rest is not None:
            self.rest.cancel()
        loop = asyncio.get_running_loop()
        self.rest = loop.call_later(IDLE, lambda: loop.create_task(self.close()))

    async def close(self) -> None:
        if self.rest is not None:
            self.rest.cancel()
        async with self.turn:
            await self.process.stop()


class Story(NamedTuple):
    """A game as it is stored."""

    row: TableRow
    seats: list[SeatRow]
    deeds: list[Deed]
    present: set[str]
    public: int
    """How many of the deeds everybody knows of."""

    def record(self, upto: int | None = None) -> Record:
        """What has happened so far, or until a position."""
        row, actions = self.row, [(deed.seat, deed.kind, deed.action) for deed in self.deeds[:upto]]
        return Record(FORMAT, row.game, row.rules, row.players, row.options, row.chance, actions)

    def seats_of(self, user: str | None) -> list[int]:
        """The seats that this person plays."""
        return [seat.seat for seat in self.seats if user is not None and seat.user == user and not seat.bot]


async def story_of(lives: Lives, id: str) -> Story:
    """A game from memory if it is there, otherwise from the database; only a running one is replayed for that."""
    live = lives.kept.get(id)
    if live is None or live.stale:
        async with lives.store.snapshot() as connection:
            row = await read_table(connection, id)
            if row.state != "playing":
                deeds = await read_deeds(connection, id)
                return Story(row, (await read_seats(connection, [id]))[id], deeds, set(), len(deeds))
        async with lives.hold(id) as live:
            pass
    return Story(live.row, live.seats, live.deeds(), live.present, live.pasts[-1].public)
