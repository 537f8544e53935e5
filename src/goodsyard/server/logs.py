"""Logs: one JSON document per line, with the id of the request or the live connection that it belongs to.

Never names, cookies, link addresses, headers or bodies.
"""

from __future__ import annotations

import logging
import re
from collections.abc import Iterable
from contextvars import ContextVar
from secrets import token_hex
from typing import Any

import msgspec

GIVEN = re.compile(rb"[A-Za-z0-9._-]{1,64}")
"""An id that a proxy may give; anything else is replaced, so that nobody writes lines of their own into the log."""

current: ContextVar[str] = ContextVar("request", default="")
"""The id of the request that is being answered."""


def request_id(headers: Iterable[tuple[bytes, bytes]]) -> str:
    """The id that the request brings along, or a new one."""
    given = next((value for name, value in headers if name == b"x-request-id"), b"")
    return given.decode() if GIVEN.fullmatch(given) else token_hex(8)


class JsonLines(logging.Formatter):
    """Time, level, logger, message, request, and the facts that the message comes with."""

    def format(self, record: logging.LogRecord) -> str:
        said: dict[str, Any] = {
            "at": self.formatTime(record, "%Y-%m-%dT%H:%M:%S%z"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage(),
        }
        if request := current.get():
            said["request"] = request
        said |= getattr(record, "facts", {})
        if record.exc_info:
            said["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(said).decode()


class Complaints(logging.Handler):
    """Counts warnings and errors by logger and level; the operator sees them among the metrics."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.counts: dict[tuple[str, str], int] = {}

    def emit(self, record: logging.LogRecord) -> None:
        key = (record.name, record.levelname.lower())
        self.counts[key] = self.counts.get(key, 0) + 1


complaints = Complaints()


def counting() -> Complaints:
    return complaints


LOGGING: dict[str, Any] = {
    "version": 1,
    "disable_existing_loggers": False,
    "formatters": {"json": {"()": JsonLines}},
    "handlers": {
        "stderr": {"class": "logging.StreamHandler", "formatter": "json"},
        "complaints": {"()": counting},
    },
    "loggers": {
        "goodsyard": {"handlers": ["stderr", "complaints"], "level": "INFO", "propagate": False},
        "uvicorn": {"handlers": ["stderr", "complaints"], "level": "WARNING", "propagate": False},
    },
}
