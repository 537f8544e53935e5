"""Limits on the size and frequency of messages and requests."""

from __future__ import annotations

import ipaddress
from collections import OrderedDict
from time import monotonic

MAX_FRAME = 4096
MAX_BODY = 16_384
MAX_IMPORT = 1_000_000
MAX_IMPORTED_ACTIONS = 5000
MAX_NAME = 32
MAX_CHAT = 500
MAX_QUEUED = 256
MAX_QUEUED_BYTES = 1_000_000
REMEMBERED = 10_000
NOWHERE = "nowhere"
SIGHT = 180
"""Seconds between two notes of when a session was last used."""


class Buckets:
    """Token buckets by key; the least recently used are dropped."""

    def __init__(self, per_second: float, burst: float) -> None:
        self.per_second = per_second
        self.burst = burst
        self.levels: OrderedDict[str, tuple[float, float]] = OrderedDict()

    def allow(self, key: str, cost: float = 1.0) -> bool:
        """Take tokens from the key's bucket; false if there are not enough."""
        now = monotonic()
        level, before = self.levels.pop(key, (self.burst, now))
        level = min(self.burst, level + (now - before) * self.per_second)
        allowed = level >= cost
        self.levels[key] = (level - cost if allowed else level, now)
        if len(self.levels) > REMEMBERED:
            self.levels.popitem(last=False)
        return allowed


class Limits:
    """The rate limits of a server process."""

    def __init__(self, rate: float) -> None:
        self.requests = Buckets(30 * rate, 200 * rate)
        self.writes = Buckets(5 * rate, 40 * rate)
        self.guests = Buckets(0.5 * rate, 30 * rate)
        self.logins = Buckets(0.1 * rate, 10 * rate)
        self.names = Buckets(0.05 * rate, 20 * rate)
        self.company = Buckets(0.2 * rate, 20 * rate)
        self.exports = Buckets(0.01 * rate, 5 * rate)
        self.tests = Buckets(0.02 * rate, 5 * rate)
        self.sights = Buckets(1 / SIGHT, 1)
        self.tables = Buckets(0.2 * rate, 20 * rate)
        self.looks = Buckets(8 * rate, 40 * rate)
        self.frames = Buckets(30 * rate, 90 * rate)
        self.chat = Buckets(0.5 * rate, 8 * rate)


def key_of(host: str) -> str:
    """What a limit by address is kept under: everybody gets at least 64 bits of IPv6 addresses to choose from.

    What is no address, such as a proxy's invention, shares one key, so that nobody can make up new ones.
    """
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return NOWHERE
    if address.version == 4:
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ipaddress.ip_network((address, 64), strict=False))
