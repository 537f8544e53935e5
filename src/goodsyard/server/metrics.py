"""Metrics in the text format of Prometheus: what this process has done, and what it is doing."""

from __future__ import annotations

import os
from bisect import bisect_left
from collections.abc import Iterable, Iterator, Mapping
from time import process_time, time
from typing import TYPE_CHECKING

from goodsyard.server.connections import connections
from goodsyard.server.logs import complaints

if TYPE_CHECKING:
    from goodsyard.server.server import Server

BOUNDS = (0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 10.0)
"""Seconds up to which a histogram counts."""
Labels = tuple[tuple[str, str], ...]
BORN = time()


class Histogram:
    """How long something took, by its labels."""

    def __init__(self, name: str, help: str) -> None:
        self.name = name
        self.help = help
        self.counts: dict[Labels, list[int]] = {}
        self.sums: dict[Labels, float] = {}

    def observe(self, seconds: float, **labels: str) -> None:
        key = tuple(labels.items())
        counts = self.counts.setdefault(key, [0] * (len(BOUNDS) + 1))
        counts[bisect_left(BOUNDS, seconds)] += 1
        self.sums[key] = self.sums.get(key, 0.0) + seconds

    def lines(self) -> Iterator[str]:
        yield from heading(self.name, "histogram", self.help)
        for key, counts in self.counts.items():
            total = 0
            for bound, count in zip((*BOUNDS, "+Inf"), counts, strict=True):
                total += count
                yield line(f"{self.name}_bucket", (*key, ("le", str(bound))), total)
            yield line(f"{self.name}_sum", key, round(self.sums[key], 6))
            yield line(f"{self.name}_count", key, total)


class Metrics:
    """What a server process measures."""

    def __init__(self) -> None:
        self.requests = Histogram("goodsyard_request_seconds", "Time to answer requests, by route and status.")
        self.moves = Histogram("goodsyard_move_seconds", "Time until a move from the page was stored and acknowledged.")

    def text(self, server: Server) -> str:
        """Everything, as Prometheus reads it."""
        parts = (self.requests.lines(), self.moves.lines(), gauges(server), counters())
        return "\n".join([*(line for part in parts for line in part), ""])


def gauges(server: Server) -> Iterator[str]:
    """What is going on now."""
    live = server.lives.kept.values()
    yield from gauge("goodsyard_live_tables", "Tables in memory.", len(live))
    yield from gauge("goodsyard_watched_tables", "Tables that somebody looks at.", sum(bool(t.viewers) for t in live))
    yield from gauge("goodsyard_sockets", "Live connections to tables.", len(server.hub.viewers))
    yield from gauge("goodsyard_connections", "Network connections.", connections().open.total())
    waiting, begun = server.queue.counts(begun=False), server.queue.counts(begun=True)
    yield from gauge("goodsyard_questions_waiting", "Questions to bots that wait.", waiting)
    yield from gauge("goodsyard_questions_begun", "Questions to bots that are being worked on.", begun)
    yield from gauge("goodsyard_queue_age_seconds", "How long the oldest question of a table waits.", server.queue.age)
    yield from gauge("process_start_time_seconds", "When the process began.", BORN)
    yield from gauge("process_resident_memory_bytes", "Memory of the process.", resident())


def counters() -> Iterator[str]:
    """What has happened since the process began."""
    name = "goodsyard_complaints_total"
    yield from heading(name, "counter", "Warnings and errors in the log, by logger.")
    for (logger, level), count in sorted(complaints.counts.items()):
        yield line(name, (("logger", logger), ("level", level)), count)
    yield from heading("process_cpu_seconds_total", "counter", "Processor time of the process.")
    yield line("process_cpu_seconds_total", (), round(process_time(), 3))


def gauge(name: str, help: str, value: float | Mapping[str, int]) -> Iterator[str]:
    """One number, or one for each kind."""
    yield from heading(name, "gauge", help)
    if isinstance(value, Mapping):
        for kind, number in value.items():
            yield line(name, (("kind", kind),), number)
    else:
        yield line(name, (), round(value, 3))


def heading(name: str, type: str, help: str) -> Iterable[str]:
    return (f"# HELP {name} {help}", f"# TYPE {name} {type}")


def line(name: str, labels: Labels, value: float) -> str:
    inside = ",".join(f'{key}="{escaped(text)}"' for key, text in labels)
    return f"{name}{{{inside}}} {value}" if inside else f"{name} {value}"


def escaped(text: str) -> str:
    return text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")


def resident() -> int:
    """The memory that the process occupies; 0 where the system does not say."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return int(file.read().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0
