"""The database as the operator opens it: never created by accident, and named in every error."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace
from pathlib import Path

from goodsyard.core.errors import BadSetup
from goodsyard.server.schema import prepare
from goodsyard.server.settings import Settings, database_url, from_environment
from goodsyard.server.store import Store


def settings_for(database: str | None) -> Settings:
    """The settings of the server, for the database that is asked for or the server's own."""
    settings = from_environment()
    return settings if database is None else replace(settings, database=database_url(database))


def file_of(settings: Settings) -> Path:
    """The file of an SQLite database."""
    return Path(settings.database.partition(":///")[2])


def must_exist(settings: Settings) -> None:
    if settings.is_sqlite and not file_of(settings).is_file():
        raise BadSetup(f"there is no database at {file_of(settings)}: name one with --database")


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Store]:
    """The database that exists, brought up to date."""
    must_exist(settings)
    async with made(settings) as store:
        yield store


@asynccontextmanager
async def made(settings: Settings) -> AsyncIterator[Store]:
    """The database, made if there is none."""
    store = Store(settings)
    try:
        await prepare(store)
        yield store
    finally:
        await store.close()
