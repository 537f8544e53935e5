"""Oh My Goods! in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.text import Text

from goodsyard.cli.boards.oh_my_goods.cards import CardWords
from goodsyard.cli.boards.oh_my_goods.market import MarketTable
from goodsyard.cli.boards.oh_my_goods.seat import SeatPanel
from goodsyard.cli.boards.parts import WIDE, heading, side_by_side
from goodsyard.cli.speech import Speech
from goodsyard.games.oh_my_goods import View


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
            round = self.say("oh-my-goods-last-round", number=view.round, last=view.last_round)
        phase = self.say(f"oh-my-goods-{view.phase.replace('_', '-')}")
        return heading(self.say, round, phase, self.say("oh-my-goods-active", seat=self.say.seat(view.active)))


BOARD = OhMyGoodsBoard
