"""Observations for learning: what a seat may know, as a row of small numbers."""

from __future__ import annotations

from typing import cast

from goodsyard.core.game import Game
from goodsyard.core.observation import Encoder
from goodsyard.core.sheet import Sheet
from odd_lots.rules import CARDS, PRIZES, ROUNDS, OddLots


class OddLotsEncoder(Encoder):
    """Writes the prize, then the seats, the viewer's own first."""

    def table(self, game: Game, viewer: int, sheet: Sheet) -> None:
        state = cast(OddLots, game)
        sheet.plane("round", ROUNDS, "the round")
        sheet.count(state.round)
        sheet.plane("prize", 1, "the prize of this round, one of all")
        sheet.one_of(state.prizes[state.round - 1] - 1, PRIZES)

    def seat(self, game: Game, seat: int, viewer: int, sheet: Sheet) -> None:
        state = cast(OddLots, game)
        sheet.plane("points", 10, "the points")
        sheet.count(state.points[seat])
        sheet.plane("played", 1, "1 for each card that is gone from the hand; a hidden bid still counts as held")
        for card in range(1, CARDS + 1):
            sheet.flag(not state.holds(seat, card) and (seat == viewer or state.bids[seat] != card))
        sheet.plane("bid", 1, "the viewer's own bid, one of all cards, and whether it is doubled")
        sheet.one_of(state.bids[seat] - 1 if seat == viewer else -1, CARDS)
        sheet.flag(seat == viewer and state.doubled[seat] == 1)
