"""Brings the database schema up to date when the server starts; several processes may start at the same time."""

from __future__ import annotations

import logging
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text

from goodsyard.core.errors import BadSetup
from goodsyard.server.store import Store

MIGRATIONS = Path(__file__).parent / "migrations"
LOCK = 0x600D5  # arbitrary, but not used by other applications


def config_for(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(MIGRATIONS).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config


def upgrade(connection: Connection) -> None:
    """Run pending migrations; raises BadSetup if the database is newer than this program."""
    config = config_for(connection)
    known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
    revision = MigrationContext.configure(connection).get_current_revision()
    if revision is not None and revision not in known:
        raise BadSetup(
            f"the database has schema {revision}, and this version knows none above {known[0]}: "
            "install the version that made it, or restore a backup"
        )
    command.upgrade(config, "head")


async def prepare(store: Store) -> None:
    """Run pending migrations, one process at a time."""
    logging.getLogger("alembic").setLevel(logging.WARNING)
    async with store.engine.begin() as connection:
        if store.is_sqlite:
            await connection.execute(text("BEGIN IMMEDIATE"))
        else:
            await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": LOCK})
        await connection.run_sync(upgrade)
