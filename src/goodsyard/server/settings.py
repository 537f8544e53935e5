"""Settings: environment variables with sensible defaults; options of `goodsyard serve` set some of them."""

from __future__ import annotations

import os
from collections.abc import Mapping
from dataclasses import dataclass
from ipaddress import ip_network
from pathlib import Path

from goodsyard.core.errors import BadSetup

HELP = {
    "GOODSYARD_DATABASE": "an SQLite file, or postgresql://user:password@host/name",
    "GOODSYARD_HOME": "folder for the default database and saved records",
    "GOODSYARD_SQLITE_SYNC": "FULL survives power loss, NORMAL only a crash (FULL)",
    "GOODSYARD_BOT_WORKERS": "bot processes per server process for long thoughts; one more answers what is quick (1)",
    "GOODSYARD_BOT_SECONDS": "how many seconds a bot may think about a decision (10)",
    "GOODSYARD_ANALYSIS": "search iterations per decision when analysing a finished game (1000)",
    "GOODSYARD_TABLES_EACH": "unfinished tables of the last day per person; four times as many per address (20)",
    "GOODSYARD_BOTS_EACH": "bots at these tables per person; four times as many per address (60)",
    "GOODSYARD_ANALYSES_EACH": "analyses at the same time per person; four times as many per address (3)",
    "GOODSYARD_ANALYSES": "analyses at the same time per server process (50)",
    "GOODSYARD_LIVE_TABLES": "tables kept in memory, per server process (500)",
    "GOODSYARD_GRACE": "factor applied to the time in which players may come back to a rated game (1)",
    "GOODSYARD_SOCKETS": "maximum live connections per server process (2000)",
    "GOODSYARD_SOCKETS_EACH": "maximum live connections per visitor (20)",
    "GOODSYARD_CONNECTIONS_EACH": "maximum connections of any kind per address (200)",
    "GOODSYARD_PATIENCE": "seconds in which a request must arrive and what is sent must be read (30)",
    "GOODSYARD_PROXIES": "proxies whose X-Forwarded-For is believed, separated by commas (127.0.0.1,::1)",
    "GOODSYARD_METRICS": "token with which GET /metrics answers other machines too",
    "GOODSYARD_RATE": "factor applied to all rate limits, and to the numbers of tables and bots (1)",
    "GOODSYARD_URL": "public address behind a proxy: https://play.example.org",
    "GOODSYARD_DEFLATE": "1 compresses live messages: less traffic, more CPU time (0)",
    "GOODSYARD_WEBHOOK_PRIVATE": "1 allows webhooks to private and loopback addresses (0)",
    "GOODSYARD_IMPORT": "modules with your own games and bots, separated by commas",
}


@dataclass(frozen=True)
class Settings:
    """How the server runs."""

    database: str
    sqlite_sync: str = "FULL"
    bot_workers: int = 1
    bot_seconds: float = 10.0
    analysis: int = 1000
    tables_each: int = 20
    bots_each: int = 60
    analyses_each: int = 3
    analyses: int = 50
    live_tables: int = 500
    grace: float = 1.0
    sockets: int = 2000
    sockets_each: int = 20
    connections_each: int = 200
    patience: float = 30.0
    proxies: tuple[str, ...] = ("127.0.0.1", "::1")
    metrics: str = ""
    rate: float = 1.0
    url: str = ""
    deflate: bool = False
    webhook_private: bool = False
    imports: tuple[str, ...] = ()

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")


def from_environment(environment: Mapping[str, str] = os.environ) -> Settings:
    """Read the settings from the environment; raises BadSetup for invalid values."""

    def number(name: str, default: float) -> float:
        text = environment.get(name, "")
        try:
            value = float(text) if text else default
        except ValueError:
            raise BadSetup(f"{name} must be a number, not {text!r}") from None
        if value < 0:
            raise BadSetup(f"{name} must not be negative")
        return value

    return Settings(
        database=database_url(environment.get("GOODSYARD_DATABASE", ""), environment),
        sqlite_sync="NORMAL" if environment.get("GOODSYARD_SQLITE_SYNC", "").upper() == "NORMAL" else "FULL",
        bot_workers=max(1, int(number("GOODSYARD_BOT_WORKERS", 1))),
        bot_seconds=max(0.1, number("GOODSYARD_BOT_SECONDS", 10.0)),
        analysis=max(1, int(number("GOODSYARD_ANALYSIS", 1000))),
        tables_each=int(number("GOODSYARD_TABLES_EACH", 20)),
        bots_each=int(number("GOODSYARD_BOTS_EACH", 60)),
        analyses_each=int(number("GOODSYARD_ANALYSES_EACH", 3)),
        analyses=int(number("GOODSYARD_ANALYSES", 50)),
        live_tables=max(1, int(number("GOODSYARD_LIVE_TABLES", 500))),
        grace=number("GOODSYARD_GRACE", 1.0),
        sockets=int(number("GOODSYARD_SOCKETS", 2000)),
        sockets_each=int(number("GOODSYARD_SOCKETS_EACH", 20)),
        connections_each=max(1, int(number("GOODSYARD_CONNECTIONS_EACH", 200))),
        patience=number("GOODSYARD_PATIENCE", 30.0),
        proxies=networks(environment.get("GOODSYARD_PROXIES", "127.0.0.1,::1")),
        metrics=environment.get("GOODSYARD_METRICS", ""),
        rate=number("GOODSYARD_RATE", 1.0),
        url=environment.get("GOODSYARD_URL", "").rstrip("/"),
        deflate=environment.get("GOODSYARD_DEFLATE") == "1",
        webhook_private=environment.get("GOODSYARD_WEBHOOK_PRIVATE") == "1",
        imports=tuple(name for name in environment.get("GOODSYARD_IMPORT", "").split(",") if name),
    )


def networks(text: str) -> tuple[str, ...]:
    """Addresses or networks, separated by commas; an empty text means none."""
    found = tuple(part.strip() for part in text.split(",") if part.strip())
    for part in found:
        try:
            ip_network(part)
        except ValueError:
            raise BadSetup(f"GOODSYARD_PROXIES must be addresses or networks, not {part!r}") from None
    return found


def database_url(text: str, environment: Mapping[str, str] = os.environ) -> str:
    """The SQLAlchemy URL, with an asynchronous driver."""
    if text.startswith(("postgresql://", "postgres://")):
        return "postgresql+asyncpg://" + text.partition("://")[2]
    if text.startswith("postgresql+asyncpg://"):
        return text
    if "://" in text and not text.startswith("sqlite"):
        raise BadSetup(f"the database must be an SQLite file or postgresql://..., not {text.partition('://')[0]}://...")
    path = Path(text.partition(":///")[2] if "://" in text else text) if text else home(environment) / "tables.db"
    path.parent.mkdir(parents=True, exist_ok=True)
    return f"sqlite+aiosqlite:///{path}"


def home(environment: Mapping[str, str] = os.environ) -> Path:
    """The default folder for data."""
    data = environment.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(environment.get("GOODSYARD_HOME") or Path(data) / "goodsyard")
