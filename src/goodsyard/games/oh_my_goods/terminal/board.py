"""Oh My Goods! in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from goodsyard.games.oh_my_goods.show.view import View
from goodsyard.games.oh_my_goods.terminal.cards import CardWords
from goodsyard.games.oh_my_goods.terminal.market import MarketTable
from goodsyard.games.oh_my_goods.terminal.seat import SeatPanel
from goodsyard.terminal.parts import WIDE, heading, side_by_side
from goodsyard.terminal.speech import Speech


class OhMyGoodsBoard:
    """The market display as a table, each seat as a panel."""

    def __init__(self, speech: Speech) -> None:
        self.say = speech
        self.words = CardWords(speech)
        self.market = MarketTable(self.words)
        self.seat = SeatPanel(self.words)

    def whole(self, view: View, width: int) -> RenderableType:
        others = [self.seat.whole(view, seat) for seat in view.seats if seat.seat != view.you]
        own = [self.seat.whole(view, view.seats[view.you])] if view.you is not None else []
        pairs = [side_by_side(others[k : k + 2]) for k in range(0, len(others), 2)]
        market = [self.market.whole(view, width)] if not view.over else []
        return Group(self.heading(view), *market, *(pairs if width >= WIDE else others), *own)

    def mine(self, view: View) -> RenderableType:
        """With the market display, which may have grown since the player's last decision."""
        if view.you is None:
            return Text()
        return Group(self.market.short(view), self.seat.short(view, view.seats[view.you]))

    def paint(self, text: str) -> Text:
        return self.words.paint(text)

    def heading(self, view: View) -> RenderableType:
        if view.over:
            return heading(self.say, self.say("draw-over"))
        round = self.say("draw-round", number=view.round)
        if view.last_round:
            round = self.say("board-last-round", number=view.round, last=view.last_round)
        phase = self.say(f"board-{view.phase.replace('_', '-')}")
        return heading(self.say, round, phase, self.say("board-active", seat=self.say.seat(view.active)))
