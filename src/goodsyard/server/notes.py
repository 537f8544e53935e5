"""Notes: messages between server processes, sent through PostgreSQL's NOTIFY or within the single process."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from secrets import token_hex

import asyncpg
import msgspec

CHANNEL = "goodsyard"
ME = token_hex(6)
RETRY = 1.0

logger = logging.getLogger("goodsyard.notes")


class Note(msgspec.Struct, frozen=True):
    """Says that something has changed; recipients read the details from the database."""

    table: str = ""
    version: int = 0
    chat: int = 0
    users: list[str] | None = None
    """Who is watching the table through the sending process."""
    asking: bool = False
    """Asks all other processes who is watching the table through them."""
    ordered: str = ""
    """The person who has changed an order at the table; nobody else may notice."""
    session: str = ""
    """A session that has ended."""
    removed: str = ""
    """A person who has been removed from the table."""
    renamed: str = ""
    """A person whose name has changed."""
    origin: str = ME

    def json(self) -> str:
        return msgspec.json.encode(self).decode()


class Listener:
    """Receives the notes of other processes through PostgreSQL and reconnects when the connection is lost."""

    def __init__(self, database: str, on_note: Callable[[Note], None], missed: Callable[[], None]) -> None:
        self.dsn = "postgresql://" + database.partition("://")[2]
        self.on_note = on_note
        self.missed = missed

    async def run(self) -> None:
        while True:
            try:
                await self.listen()
            except (OSError, asyncpg.PostgresError, asyncpg.InterfaceError) as problem:
                logger.warning("lost the connection for database notes: %s", type(problem).__name__)
            await asyncio.sleep(RETRY)

    async def listen(self) -> None:
        """Listen until the connection ends; notes sent before it began may have been missed."""
        connection = await asyncpg.connect(self.dsn)
        ended = asyncio.Event()
        try:
            connection.add_termination_listener(lambda _: ended.set())
            await connection.add_listener(CHANNEL, self.received)
            self.missed()
            await ended.wait()
        finally:
            connection.terminate()

    def received(self, _connection: object, _pid: int, _channel: str, payload: object) -> None:
        try:
            note = msgspec.json.decode(str(payload), type=Note)
        except msgspec.DecodeError:
            return
        if note.origin != ME:
            self.on_note(note)
