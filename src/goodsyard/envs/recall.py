"""Perfect recall as one number per seat: a hash of everything the seat has seen and done so far."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import mix
from goodsyard.core.game import Game
from goodsyard.core.observation import Encoder
from goodsyard.core.row import Row
from goodsyard.core.sheet import Sheet

LARGEST: Final = 32768


class Recall:
    """The history of all seats. Two games that a seat cannot tell apart have the same number for it.

    Only changes in what a seat sees count, so the number of others' hidden decisions is not revealed.
    """

    def __init__(self, latest: Row, passed: Row) -> None:
        self.latest: Row = latest  # by seat, a hash of what it sees now
        self.passed: Row = passed  # by seat, a hash of everything so far

    def clone(self) -> Recall:
        return Recall(self.latest[:], self.passed[:])

    def acted(self, seat: i64, action: i64) -> None:
        """Add a seat's own action to its history."""
        self.passed[seat] = mix(self.passed[seat], action + 1)

    def look(self, game: Game, encoder: Encoder, sheet: Sheet) -> None:
        """Add what all seats now see to their histories; the sheet holds one observation."""
        seat: i64
        k: i64
        for seat in range(encoder.players):
            encoder.write(game, seat, sheet, 0)
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
