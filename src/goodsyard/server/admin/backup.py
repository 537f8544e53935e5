"""Backups: SQLite's online backup while the server runs, and PostgreSQL's own tools. Every backup is checked."""

from __future__ import annotations

import os
import shutil
import sqlite3
import subprocess
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from goodsyard.core.errors import BadSetup
from goodsyard.server.admin.books import file_of, must_exist
from goodsyard.server.settings import Settings

PAGES = 256
"""Pages copied between two looks at the clock; writers get their turn in between."""


class BadBackup(BadSetup):
    """A backup that cannot be trusted."""


def back_up(settings: Settings, target: Path, advance: Callable[[int, int], None]) -> str:
    """Write a checked backup to a new file, and say what is in it; `advance` hears of pages done and in all."""
    must_exist(settings)
    if target.exists():
        raise BadSetup(f"{target} exists already: choose another name")
    if not target.parent.is_dir():
        raise BadSetup(f"there is no folder {target.parent}")
    unfinished = target.with_name(f"{target.name}.part")
    try:
        if settings.is_sqlite:
            copy(file_of(settings), unfinished, advance)
            said = checked(unfinished)
        else:
            run("pg_dump", "--format=custom", f"--file={unfinished}", address_of(settings))
            said = dumped(unfinished)
        os.replace(unfinished, target)
    finally:
        unfinished.unlink(missing_ok=True)
    return said


def copy(source: Path, target: Path, advance: Callable[[int, int], None]) -> None:
    with closing(sqlite3.connect(f"file:{source}?mode=ro", uri=True)) as old, closing(sqlite3.connect(target)) as new:
        old.backup(new, pages=PAGES, progress=lambda _, left, total: advance(total - left, total))


def checked(file: Path) -> str:
    """Whether an SQLite file is sound; raises BadBackup if not, and says how many tables and actions it holds."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro&immutable=1", uri=True)) as connection:
            (verdict,) = connection.execute("PRAGMA integrity_check").fetchone()
            orphans = connection.execute("PRAGMA foreign_key_check").fetchall()
            if verdict != "ok" or orphans:
                raise BadBackup(f"{file} is damaged: {verdict}, {len(orphans)} rows without what they refer to")
            (tables,) = connection.execute("SELECT count(*) FROM tables").fetchone()
            (actions,) = connection.execute("SELECT count(*) FROM actions").fetchone()
    except sqlite3.DatabaseError as problem:
        raise BadBackup(f"{file} is no Goodsyard database: {problem}") from None
    return f"{tables} tables, {actions} actions"


def restore(settings: Settings, source: Path) -> str:
    """Put a backup in the place of the database, which is kept beside it; the server must not be running."""
    if not source.is_file():
        raise BadSetup(f"there is no file {source}")
    if not settings.is_sqlite:
        said = dumped(source)
        run("pg_restore", "--clean", "--if-exists", "--exit-on-error", "--single-transaction", "--no-owner",
            f"--dbname={address_of(settings)}", str(source))  # fmt: skip
        return said
    said, file = checked(source), file_of(settings)
    if file.exists():
        must_be_idle(file)
        os.replace(file, kept_as(file))
    for rest in ("-wal", "-shm"):
        file.with_name(file.name + rest).unlink(missing_ok=True)
    copy(source, file, lambda done, total: None)
    return said


def kept_as(file: Path) -> Path:
    """A name for the database that a backup replaces."""
    names = (file.with_name(f"{file.name}.before-restore{k or ''}") for k in range(1000))
    return next(name for name in names if not name.exists())


def must_be_idle(file: Path) -> None:
    """Raise BadSetup if a server has the database open; what it has written last is brought into the file."""
    try:
        with closing(sqlite3.connect(file, timeout=1)) as connection:
            connection.execute("PRAGMA locking_mode=EXCLUSIVE")
            connection.execute("BEGIN EXCLUSIVE")
            connection.commit()
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    except sqlite3.OperationalError:
        raise BadSetup(f"{file} is in use: stop the server first") from None
    except sqlite3.DatabaseError:
        return  # it is not a database any more: there is nothing to lose


def dumped(file: Path) -> str:
    """Whether a dump of PostgreSQL is complete; says how many tables it has data for."""
    listing = run("pg_restore", "--list", str(file))
    wanted = ("users", "sessions", "tables", "seats", "actions")
    missing = [name for name in wanted if f"TABLE DATA public {name} " not in listing]
    if missing:
        raise BadBackup(f"{file} is incomplete: there is nothing of {', '.join(missing)}")
    return f"{listing.count('TABLE DATA')} database tables"


def run(*words: str) -> str:
    """Run one of PostgreSQL's tools."""
    if shutil.which(words[0]) is None:
        raise BadSetup(f"{words[0]} is missing: install PostgreSQL's client programs")
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    if done.returncode:
        raise BadBackup(f"{words[0]} failed: {done.stderr.strip() or 'no reason given'}")
    return done.stdout


def address_of(settings: Settings) -> str:
    return settings.database.replace("postgresql+asyncpg://", "postgresql://", 1)
