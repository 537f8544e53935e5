"""Records: a saved game is (game, rules version, players, options, seed, actions); loading it means replaying it."""

from __future__ import annotations

from pathlib import Path

import msgspec

from goodsyard.core.errors import BrokenRecord
from goodsyard.core.fairness import Fairness
from goodsyard.core.seeds import Seed

FORMAT = 1
DIGEST_EVERY = 64


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """One game as it is stored and exchanged."""

    goodsyard: int
    game: str
    rules_version: int = msgspec.field(name="rules")
    players: int
    options: dict[str, str]
    seed: Seed
    """A number, or the key of a table where people played; it also tells which random generator was used."""
    actions: list[tuple[int, int, int]]
    """Seat, kind of decision, action."""
    digests: list[tuple[int, str]] = []
    """The state's digest after some of the actions."""
    fairness: Fairness | None = None
    """For a table where people played: the proof that nobody chose the shuffle."""

    def json(self) -> str:
        return msgspec.json.encode(self).decode()


def read(text: str | bytes) -> Record:
    """A record from its JSON form."""
    try:
        record = msgspec.json.decode(text, type=Record)
    except (msgspec.DecodeError, UnicodeError) as problem:
        raise BrokenRecord(f"this is not a readable record: {problem}") from None
    if record.goodsyard != FORMAT:
        raise BrokenRecord(f"this record has format {record.goodsyard}; this version reads format {FORMAT}")
    return record


def load(path: Path) -> Record:
    """A record from a file."""
    try:
        content = path.read_bytes()
    except OSError as problem:
        raise BrokenRecord(f"{path}: {problem.strerror or problem}") from None
    try:
        return read(content)
    except BrokenRecord as problem:
        raise BrokenRecord(f"{path}: {problem}") from None


def save(record: Record, path: Path) -> None:
    """Write a record; a crash while writing leaves the old file."""
    draft = path.with_name(path.name + ".part")
    draft.write_text(record.json() + "\n", encoding="utf-8")
    draft.replace(path)
