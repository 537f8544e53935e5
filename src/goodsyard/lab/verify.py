"""Can stored games still be replayed? Records are JSON documents or files with one record per line."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from goodsyard.core.errors import GoodsyardError, IllegalAction
from goodsyard.core.fairness import unfairness
from goodsyard.core.record import Record, read
from goodsyard.core.table import Table, replay

UNCHANGED, DIFFERS, ILLEGAL, UNFAIR, BROKEN = "unchanged", "differs", "illegal", "unfair", "broken"


@dataclass(frozen=True)
class Verdict:
    """The result of checking one record."""

    status: str
    action: int | None = None
    """The first action that differs or is illegal, counted from 1."""
    reason: str = ""

    def __str__(self) -> str:
        if self.status == UNCHANGED:
            return UNCHANGED
        if self.action is None:
            return f"{self.status}: {self.reason}"
        return f"{self.status} at action {self.action}: {self.reason}"


def verdicts(path: Path) -> Iterator[tuple[str, Verdict]]:
    """The verdict on each record in a file, with its location."""
    try:
        content = path.read_bytes()
    except OSError as problem:
        yield str(path), Verdict(BROKEN, None, problem.strerror or str(problem))
        return
    lines = [(number, line) for number, line in enumerate(content.splitlines(), 1) if line.strip()]
    if path.suffix == ".jsonl" or (len(lines) > 1 and all(line.startswith(b"{") for _, line in lines)):
        for number, line in lines:
            yield f"{path}:{number}", verdict_on(line)
    else:
        yield str(path), verdict_on(content)


def verdict_on(text: bytes) -> Verdict:
    """Replay one record."""
    try:
        record = read(text)
        if record.fairness and (reason := unfairness(record.fairness, record.seed)):
            return Verdict(UNFAIR, None, reason)
        return first_difference(replay(record, 0), record)
    except GoodsyardError as problem:
        return Verdict(BROKEN, None, str(problem))


def first_difference(table: Table, record: Record) -> Verdict:
    """Replay a record's actions at a new table until something differs."""
    digests = dict(record.digests)
    for number, (seat, kind, action) in enumerate(record.actions, 1):
        try:
            table.check(action, seat)
        except IllegalAction as problem:
            return Verdict(ILLEGAL, number, str(problem))
        if table.game.decision(seat)[0] != kind:
            return Verdict(ILLEGAL, number, "it belongs to another kind of decision")
        table.take(action, seat)
        if number in digests and digests[number] != f"{table.game.digest():016x}":
            return Verdict(DIFFERS, number, "the position has a different digest")
    if digests and max(digests) > len(record.actions):
        reason = f"there are {len(record.actions)} actions, but a digest after {max(digests)}"
        return Verdict(BROKEN, None, reason)
    return Verdict(UNCHANGED)
