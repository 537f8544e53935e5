"""The store: the schema and the only access to the database. Every action of a game is a row (table, number)."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from functools import partial
from time import sleep
from typing import Any

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Integer,
    MetaData,
    String,
    Table,
    Text,
    event,
    false,
    text,
)
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from goodsyard.server.notes import CHANNEL, Note
from goodsyard.server.settings import Settings

TRIES, PAUSE = 20, 0.1

metadata = MetaData()

users = Table(
    "users",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("login", String(64), unique=True),
    Column("password", String(200)),
    Column("lang", String(8)),
    Column("webhook", String(500)),
    Column("webhook_key", String(64)),
    Column("recovery", Text),
    Column("vacation", Text),
    Column("suspended", Text),
    Column("befriend", String(24), unique=True, index=True),
    Column("deleted", Float(53)),
    Column("created", Float(53), nullable=False),
)
sessions = Table(
    "sessions",
    metadata,
    Column("token_hash", String(64), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("created", Float(53), nullable=False),
    Column("seen", Float(53)),
    Column("agent", String(200)),
)
tables = Table(
    "tables",
    metadata,
    Column("id", String(24), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("seed_chosen", Boolean, nullable=False),
    Column("shuffle", Text),
    Column("visibility", String(8), nullable=False),
    Column("undo", String(8), nullable=False),
    Column("confirm", Boolean, nullable=False),
    Column("clock", Text),
    Column("rated", Boolean, nullable=False),
    Column("creator", ForeignKey("users.id"), nullable=False),
    Column("state", String(8), nullable=False, index=True),
    Column("created", Float(53), nullable=False),
    Column("finished", Float(53)),
    Column("version", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("undone", Text, nullable=False),
    Column("asked", Text),
    Column("due", Float(53), index=True),
    Column("rematch", String(24)),
    Column("invites", Integer, nullable=False, server_default="0"),
)
seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", ForeignKey("users.id"), index=True),
    Column("bot", String(64)),
    Column("clock_left", Float(53)),
    Column("clock_since", Float(53)),
    Column("score", Integer),
    Column("rank", Integer),
    Column("armed", Text),
    Column("away", Float(53)),
    Column("forfeited", Boolean, nullable=False, server_default=false()),
    Column("reminded", Float(53)),
)
actions = Table(
    "actions",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("kind", Integer, nullable=False),
    Column("action", Integer, nullable=False),
    Column("at", Float(53), nullable=False),
    Column("how", Integer, nullable=False, server_default="0"),
)
chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("at", Float(53), nullable=False),
    Column("name", String(64), nullable=False),
    Column("user_id", String(24), index=True),
    Column("seat", Integer),
    Column("room", String(12), nullable=False),
    Column("text", Text, nullable=False),
)
ratings = Table(
    "ratings",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
    Column("games", Integer, nullable=False),
)
rated = Table(
    "rated",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("at", Float(53), nullable=False),
    Column("mu", Float(53), nullable=False),
    Column("sigma", Float(53), nullable=False),
)
analyses = Table(
    "analyses",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("bot", String(64), nullable=False),
    Column("done", Integer, nullable=False),
    Column("verdicts", Text, nullable=False),
    Column("updated", Float(53), nullable=False),
)
friends = Table(
    "friends",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("other_id", ForeignKey("users.id"), primary_key=True),
    Column("since", Float(53), nullable=False),
)
invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("user_id", ForeignKey("users.id"), primary_key=True, index=True),
    Column("host_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("at", Float(53), nullable=False),
)
shunned = Table(
    "shunned",
    metadata,
    Column("user_id", ForeignKey("users.id"), primary_key=True),
    Column("other_id", ForeignKey("users.id"), primary_key=True),
    Column("blocked", Boolean, nullable=False),
    Column("since", Float(53), nullable=False),
)
reports = Table(
    "reports",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("at", Float(53), nullable=False),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("about_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("table_id", String(24)),
    Column("text", Text, nullable=False),
    Column("answer", Text),
    Column("closed", Float(53)),
)
pushes = Table(
    "pushes",
    metadata,
    Column("endpoint", String(500), primary_key=True),
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("p256dh", String(100), nullable=False),
    Column("auth", String(40), nullable=False),
    Column("created", Float(53), nullable=False),
)
secrets = Table(
    "secrets",
    metadata,
    Column("name", String(24), primary_key=True),
    Column("value", String(128), nullable=False),
)


class Writing:
    """A write transaction; its notes are sent only if it is committed."""

    def __init__(self, connection: AsyncConnection) -> None:
        self.connection = connection
        self.execute = connection.execute
        self.notes: list[Note] = []

    def tell(self, note: Note) -> None:
        self.notes.append(note)


class Store:
    """The database. SQLite allows one writer at a time, so writers queue here rather than for the file lock."""

    def __init__(self, settings: Settings) -> None:
        self.is_sqlite = settings.is_sqlite
        self.engine = engine_of(settings)
        self.on_note: Callable[[Note], None] = lambda note: None
        self.turn = asyncio.Lock()

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[Writing]:
        """A transaction: committed when the block succeeds, rolled back otherwise."""
        if self.is_sqlite:
            async with self.turn, self.engine.begin() as connection:
                yield (writing := Writing(connection))
        else:
            async with self.engine.begin() as connection:
                yield (writing := Writing(connection))
                for note in writing.notes:
                    notify = text("SELECT pg_notify(:channel, :note)")
                    await connection.execute(notify, {"channel": CHANNEL, "note": note.json()})
        self.deliver(writing.notes)

    def deliver(self, notes: list[Note]) -> None:
        """Pass notes on to this process, once the writer has applied its own change."""
        for note in notes:
            asyncio.get_running_loop().call_soon(self.on_note, note)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        async with self.engine.connect() as connection:
            yield connection

    @asynccontextmanager
    async def snapshot(self) -> AsyncIterator[AsyncConnection]:
        """A consistent snapshot for several reads."""
        async with self.engine.connect() as connection:
            if not self.is_sqlite:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            yield connection

    async def tell(self, note: Note) -> None:
        """Send the other processes a note without writing anything else."""
        if not self.is_sqlite:
            async with self.writing() as writing:
                writing.tell(note)

    async def close(self) -> None:
        await self.engine.dispose()


def patiently(act: Callable[[], object]) -> None:
    """Retry: SQLite does not wait when two processes open a new file together and both set its journal mode."""
    for _ in range(TRIES - 1):
        try:
            act()
        except sqlite3.OperationalError:
            sleep(PAUSE)
        else:
            return
    act()


def engine_of(settings: Settings) -> AsyncEngine:
    if not settings.is_sqlite:
        return create_async_engine(settings.database, pool_size=10, max_overflow=10, pool_pre_ping=True)
    engine = create_async_engine(settings.database, connect_args={"timeout": 15.0})

    def prepare(connection: Any, _record: Any) -> None:
        """With a write-ahead log readers never wait; with FULL, acknowledged moves survive even a power loss."""
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", f"synchronous={settings.sqlite_sync}", "foreign_keys=ON"):
            patiently(partial(cursor.execute, f"PRAGMA {pragma}"))
        cursor.close()

    event.listen(engine.sync_engine, "connect", prepare)
    return engine
