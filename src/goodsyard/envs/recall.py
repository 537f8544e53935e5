"""Perfect recall as one number a seat: a hash of everything that the seat has seen and done since the beginning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import mix
from goodsyard.core.game import Game
from goodsyard.core.row import Row
from goodsyard.envs.observation.encoder import Encoder
from goodsyard.envs.observation.sheet import Sheet

LARGEST: Final = 32768


class Recall:
    """What all seats have been through. Two games that a seat cannot tell apart have the same number for it.

    Only a change of what a seat sees counts, so nobody learns how many hidden decisions the others have taken.
    """

    def __init__(self, latest: Row, passed: Row) -> None:
        self.latest: Row = latest  # by seat, a hash of what it sees now
        self.passed: Row = passed  # by seat, a hash of everything so far

    def clone(self) -> Recall:
        return Recall(self.latest[:], self.passed[:])

    def acted(self, seat: i64, action: i64) -> None:
        """The seat knows what it has done."""
        self.passed[seat] = mix(self.passed[seat], action + 1)

    def look(self, game: Game, encoder: Encoder, sheet: Sheet) -> None:
        """All seats look at the table; the sheet is for one observation."""
        seat: i64
        k: i64
        for seat in range(encoder.players):
            encoder.write(game, seat, sheet)
            state: i64 = 1
            numbers = sheet.numbers
            for k in range(sheet.length):
                if numbers[k] != 0:
                    state = mix(state, k * LARGEST + i64(numbers[k]))
            if state != self.latest[seat]:
                self.latest[seat] = state
                self.passed[seat] = mix(self.passed[seat], state)

    def of(self, seat: i64) -> int:
        return self.passed[seat]
