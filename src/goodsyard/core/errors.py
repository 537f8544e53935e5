"""Errors that users can cause. Each message is one clear line that says what to do."""

from __future__ import annotations


class GoodsyardError(Exception):
    """The base class of all errors that users can cause."""


class UnknownGame(GoodsyardError):
    """There is no game with this id."""


class BadSetup(GoodsyardError):
    """The number of players, the options or the seed do not fit the game."""


class IllegalAction(GoodsyardError):
    """The rules do not allow the action; the message says why, and `clause` names the rule."""

    def __init__(self, reason: str, clause: str = "") -> None:
        super().__init__(reason)
        self.clause = clause


class BrokenRecord(GoodsyardError):
    """A record that cannot be read or replayed."""
