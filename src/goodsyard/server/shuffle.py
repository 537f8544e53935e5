"""A table's shuffle: the server's secret, committed to before the game, and the salts from the players' browsers."""

from __future__ import annotations

import msgspec

from goodsyard.core.fairness import (
    NO_SALT,
    Fairness,
    commitment_to,
    commitment_to_salt,
    key_from,
    new_secret,
    secret_of,
)
from goodsyard.server.problems import Problem

PATIENCE = 10.0
"""Seconds after which the game starts without the salts that have not been revealed."""


class Shuffle(msgspec.Struct, frozen=True):
    """What a table is shuffled with. Imported games bring their own key; otherwise the key is derived from the rest."""

    secret: str = ""
    salt: str = ""
    commitments: list[str] = []
    """For each seat, the hash of its browser's salt, or `-`."""
    salts: list[str] = []
    """For each seat, its browser's salt, or `-` while unknown."""
    imported: str = ""

    @property
    def key(self) -> str:
        return self.imported or key_from(self.secret, self.salts)

    @property
    def hash(self) -> str:
        """The hash published before the game; empty for imported games, whose course is already known."""
        return commitment_to(self.secret, self.salt) if self.secret else ""

    @property
    def missing(self) -> list[int]:
        """The seats whose salts have been promised but not revealed."""
        pairs = zip(self.commitments, self.salts, strict=True)
        return [seat for seat, (promised, salt) in enumerate(pairs) if promised != NO_SALT and salt == NO_SALT]

    def fairness(self) -> Fairness | None:
        """The proof of fairness, for after the game."""
        if not self.secret:
            return None
        return Fairness(self.hash, self.secret, self.salt, self.commitments, self.salts)

    def promised(self, seat: int, commitment: str) -> Shuffle:
        """Record a browser's commitment to a salt; it cannot be changed later."""
        if self.commitments[seat] not in (NO_SALT, commitment):
            raise Problem("salt-promised", 409)
        return msgspec.structs.replace(self, commitments=replaced(self.commitments, seat, commitment))

    def revealed(self, seat: int, salt: str) -> Shuffle:
        """Record a browser's salt."""
        if commitment_to_salt(salt) != self.commitments[seat]:
            raise Problem("wrong-salt", 409)
        return msgspec.structs.replace(self, salts=replaced(self.salts, seat, salt))

    def without(self, seats: list[int]) -> Shuffle:
        """Drop these seats' commitments."""
        commitments = [NO_SALT if seat in seats else kept for seat, kept in enumerate(self.commitments)]
        return msgspec.structs.replace(self, commitments=commitments)


def replaced(values: list[str], place: int, value: str) -> list[str]:
    return [*values[:place], value, *values[place + 1 :]]


def new_shuffle(players: int, seed: int | None = None) -> Shuffle:
    """Create the shuffle of a new table; with a chosen seed the same game can be repeated."""
    secret = new_secret() if seed is None else secret_of(seed)
    return Shuffle(secret, new_secret(), [NO_SALT] * players, [NO_SALT] * players)
