"""Moving to another database: every row is copied, then counts and digests of both sides are compared."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any

import msgspec
from sqlalchemy import Column, ColumnElement, Table, func, select, text
from sqlalchemy.ext.asyncio import AsyncConnection

from goodsyard.core.errors import BadSetup
from goodsyard.server.store import Store, metadata

BATCH = 500


async def row_counts(connection: AsyncConnection) -> dict[str, int]:
    counts = {}
    for table in metadata.sorted_tables:
        counts[table.name] = int((await connection.execute(select(func.count()).select_from(table))).scalar() or 0)
    return counts


async def transfer(old: Store, new: Store, advance: Callable[[int], None]) -> dict[str, int]:
    """Copy everything into an empty database in one transaction; raises BadSetup unless both sides are equal then."""
    async with old.snapshot() as source, new.writing() as writing:
        target = writing.connection
        secrets = metadata.tables["secrets"]
        if any(count for name, count in (await row_counts(target)).items() if name != secrets.name):
            raise BadSetup("the new database is not empty")
        await target.execute(secrets.delete())
        for table in metadata.sorted_tables:
            await copy_rows(source, target, table, advance)
        if not new.is_sqlite:
            for name in ("chat", "reports"):
                count_on = f"SELECT setval(pg_get_serial_sequence('{name}', 'id'), max(id)) FROM {name}"
                await target.execute(text(count_on))
        counts = await row_counts(source)
        for table in metadata.sorted_tables:
            if await digest(source, table) != await digest(target, table):
                raise BadSetup(f"the rows of {table.name} differ after copying; nothing was written")
    return counts


async def copy_rows(
    source: AsyncConnection, target: AsyncConnection, table: Table, advance: Callable[[int], None]
) -> None:
    rows = await source.stream(select(table))
    async for batch in rows.mappings().partitions(BATCH):
        await target.execute(table.insert(), [dict(row) for row in batch])
        advance(len(batch))


async def digest(connection: AsyncConnection, table: Table) -> str:
    """A hash of all rows, in the order of their keys; the same on SQLite and PostgreSQL."""
    found = sha256()
    alphabet = "C" if connection.dialect.name == "postgresql" else "BINARY"
    rows = await connection.stream(select(table).order_by(*(by_bytes(key, alphabet) for key in table.primary_key)))
    async for row in rows:
        found.update(msgspec.json.encode(tuple(row)))
    return found.hexdigest()


def by_bytes(key: Column[Any], alphabet: str) -> ColumnElement[Any]:
    """A key to order by; text in the order of its bytes, whatever the database takes for the alphabet."""
    return key.collate(alphabet) if key.type.python_type is str else key
