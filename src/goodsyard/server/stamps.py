"""Stamps: what a message names to say for which position it was made.

Two positions of a table have the same stamp for a seat only if they are the same as far as the seat knows them: what
others have decided simultaneously in the meantime does not count, and what was taken back and decided differently does.
"""

from __future__ import annotations

from hashlib import blake2b
from secrets import token_bytes
from typing import NamedTuple

import msgspec

from goodsyard.server.changes import last_undone
from goodsyard.server.live import Live
from goodsyard.server.position import Position
from goodsyard.server.problems import Problem
from goodsyard.server.trials import draft_of

KEY = token_bytes(32)
"""A stamp is used over the connection through which it came, so each process can have a key of its own."""


class Place(NamedTuple):
    """A position as a seat knows it: the number of actions that the seat knows of, and the stamp."""

    number: int
    stamp: str


def place_of(live: Live, seat: int) -> Place:
    """Where a seat is: at the table, or in what its player tries out."""
    position = draft_of(live, seat) or live
    return Place(position.number - live.hidden_from(seat), stamp_of(live, position, seat))


def stamp_of(live: Live, position: Position, seat: int) -> str:
    """The stamp of a position of the table for a seat."""
    public = live.pasts[-1].public
    mine = [deed for deed in position.deeds(public) if deed.seat == seat]
    stamp = blake2b(live.pasts[public].print, key=KEY, digest_size=12)
    stamp.update(msgspec.json.encode((live.id, seat, mine, last_undone(live, seat))))
    return stamp.hexdigest()


def must_be_at(live: Live, seat: int, stamp: str) -> Position:
    """The table or the draft to which a seat's message refers; raises a Problem if it was made for another position."""
    position = draft_of(live, seat) or live
    if stamp != stamp_of(live, position, seat):
        raise Problem("stale", 409, number=position.number - live.hidden_from(seat))
    return position
