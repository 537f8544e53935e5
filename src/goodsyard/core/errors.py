"""What can go wrong from outside. Each message is one clear line that says what to do."""

from __future__ import annotations


class GoodsyardError(Exception):
    """The base of all errors that a person can cause."""


class UnknownGame(GoodsyardError):
    """There is no game with this id."""


class BadSetup(GoodsyardError):
    """Players, options or seed do not fit the game."""


class IllegalAction(GoodsyardError):
    """The rules do not allow it; the message says why, `clause` names the rule."""

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.clause = clause


class BrokenRecord(GoodsyardError):
    """A record that cannot be read, or that does not replay."""
