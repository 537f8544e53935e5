"""Encoders: what a seat may know of a position, as a row of numbers with a fixed length and meaning."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from goodsyard.core.game import Game, about_in, kind_in
from goodsyard.core.sheet import Sheet

WHOSE: Final = ["own: ", "second: ", "third: ", "fourth: "]
ABOUT_BITS: Final = 24


@mypyc_attr(allow_interpreted_subclasses=True)
class Encoder:
    """Writes the decision, the common board, then the seats in turn order, starting with the viewer's own.

    Only what the viewer may know is written: `determinize` for that seat changes no number.
    """

    def __init__(self, players: i64, kinds: i64) -> None:
        self.players: Final = players
        self.kinds: Final = kinds

    def table(self, game: Game, viewer: i64, sheet: Sheet) -> None:
        """Write what belongs to no seat."""
        raise NotImplementedError

    def seat(self, game: Game, seat: i64, viewer: i64, sheet: Sheet) -> None:
        """Write what belongs to a seat, as far as the viewer may know it."""
        raise NotImplementedError

    def write(self, game: Game, viewer: i64, sheet: Sheet, row: i64) -> None:
        """Write the whole observation into a row of the sheet."""
        sheet.begin(row)
        self.decision(game, viewer, sheet)
        self.table(game, viewer, sheet)
        k: i64
        for k in range(self.players):
            if sheet.listening:
                sheet.whose = WHOSE[k]
            self.seat(game, (viewer + k) % self.players, viewer, sheet)
        sheet.whose = ""

    def decision(self, game: Game, viewer: i64, sheet: Sheet) -> None:
        """Who may act, and the question that the viewer has to answer."""
        sheet.plane("seat", 1, "which seat the viewer has, one of all")
        sheet.one_of(viewer, self.players)
        sheet.plane("over", 1, "1 when the game is over")
        sheet.flag(game.over)
        sheet.plane("acting", 1, "1 for each seat that may act now, the viewer's first, then in turn order")
        k: i64
        for k in range(self.players):
            sheet.flag(game.place_of((viewer + k) % self.players) >= 0)
        first = sheet.at
        sheet.plane("decision", 1, "the kind of decision that the viewer has to take now, one of all kinds, or none")
        sheet.skip(self.kinds)
        sheet.plane("about", 1, "what that decision is about, a number with a meaning inside its kind, as bits")
        place = game.place_of(viewer)
        if place < 0:
            sheet.skip(ABOUT_BITS)
            return
        entry = game.todo[place]
        sheet.numbers[first + kind_in(entry)] = 1
        sheet.bits(about_in(entry), ABOUT_BITS)

    def relative(self, seat: i64, viewer: i64, sheet: Sheet) -> None:
        """Write a seat relative to the viewer as one of all; nothing if it is negative."""
        if seat >= 0:
            sheet.numbers[sheet.at + self.after(viewer, seat)] = 1
        sheet.skip(self.players)

    def after(self, viewer: i64, seat: i64) -> i64:
        """How many places after the viewer the seat sits in turn order."""
        return seat - viewer if seat >= viewer else seat - viewer + self.players
