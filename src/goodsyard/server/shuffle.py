"""The shuffle of a table: the server's secret, committed to before the game, and the salts of the players' browsers."""

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
"""Browsers that have not revealed their salts after this many seconds are left out."""


class Shuffle(msgspec.Struct, frozen=True):
    """What a table is shuffled with. An imported game brings its key; every other key follows from the rest."""

    secret: str = ""
    salt: str = ""
    commitments: list[str] = []
    """Per seat the hash of its browser's salt, or `-`."""
    salts: list[str] = []
    """Per seat its browser's salt, or `-` while it is unknown."""
    imported: str = ""

    @property
    def key(self) -> str:
        return self.imported or key_from(self.secret, self.salts)

    @property
    def hash(self) -> str:
        """What is published before the game; nothing for a game that others have seen already."""
        return commitment_to(self.secret, self.salt) if self.secret else ""

    @property
    def missing(self) -> list[int]:
        """The seats whose salts have been promised and not been revealed."""
        pairs = zip(self.commitments, self.salts, strict=True)
        return [seat for seat, (promised, salt) in enumerate(pairs) if promised != NO_SALT and salt == NO_SALT]

    def fairness(self) -> Fairness | None:
        """The proof, for after the game."""
        if not self.secret:
            return None
        return Fairness(self.hash, self.secret, self.salt, self.commitments, self.salts)

    def promised(self, seat: int, commitment: str) -> Shuffle:
        """A browser commits itself to a salt; it cannot change its mind."""
        if self.commitments[seat] not in (NO_SALT, commitment):
            raise Problem("salt-promised", 409)
        return msgspec.structs.replace(self, commitments=replaced(self.commitments, seat, commitment))

    def revealed(self, seat: int, salt: str) -> Shuffle:
        """A browser shows its salt."""
        if commitment_to_salt(salt) != self.commitments[seat]:
            raise Problem("wrong-salt", 409)
        return msgspec.structs.replace(self, salts=replaced(self.salts, seat, salt))

    def without(self, seats: list[int]) -> Shuffle:
        """Give up waiting for these seats' salts."""
        commitments = [NO_SALT if seat in seats else kept for seat, kept in enumerate(self.commitments)]
        return msgspec.structs.replace(self, commitments=commitments)


def replaced(values: list[str], place: int, value: str) -> list[str]:
    return [*values[:place], value, *values[place + 1 :]]


def new_shuffle(players: int, seed: int | None = None) -> Shuffle:
    """For a new table; a seed that somebody chose gives the same game again."""
    secret = new_secret() if seed is None else secret_of(seed)
    return Shuffle(secret, new_secret(), [NO_SALT] * players, [NO_SALT] * players)
