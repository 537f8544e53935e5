"""Mineshaft in the terminal."""

from __future__ import annotations

from collections.abc import Iterator

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from goodsyard.games.mineshaft.show.view import CountedSeat, Seat, View
from goodsyard.games.mineshaft.terminal.cells import near_mine, whole_mine
from goodsyard.games.mineshaft.terminal.map import MineMap
from goodsyard.games.mineshaft.terminal.names import Names
from goodsyard.games.mineshaft.terminal.works import Works
from goodsyard.terminal.parts import WIDE, Line, heading, listing, seat_panel, side_by_side
from goodsyard.terminal.speech import Speech

BESIDE_MAP = 36
"""The minimum width of a column beside the map."""
GAP = 2


class MineshaftBoard:
    """The mine as a map, dice and piles beside it, each seat as a panel."""

    def __init__(self, speech: Speech) -> None:
        self.say = speech
        self.names = Names(speech)
        self.works = Works(self.names)

    def whole(self, view: View, width: int) -> RenderableType:
        others = [self.seat(view, seat) for seat in view.seats if seat.seat != view.you]
        own = [self.seat(view, view.seats[view.you])] if view.you is not None else []
        shown = [side_by_side(others)] if width >= WIDE and len(others) > 1 else others
        return Group(self.heading(view), self.table(view, width), *shown, *own)

    def mine(self, view: View) -> RenderableType:
        """The part of the mine that the decision is about, with what the turn has brought."""
        if view.you is None:
            return Text()
        return Group(near_mine(view, self.names), self.seat(view, view.seats[view.you], *self.works.now(view)))

    def paint(self, text: str) -> Text:
        return self.names.paint(text)

    def heading(self, view: View) -> RenderableType:
        if view.over:
            return heading(self.say, self.say("draw-over"))
        turn = self.say("draw-turn", number=view.turn + 1, seat=self.say.seat(view.active))
        final = [self.say("draw-final-turns", count=view.final_turns)] if view.final_turns else []
        return heading(self.say, turn, *final, self.say("board-starter", seat=self.say.seat(view.starter)))

    def table(self, view: View, width: int) -> RenderableType:
        """The map with dice, piles and stack beside it if there is room."""
        mine, works, stock = whole_mine(view, self.names), listing(self.works.lines(view)), self.works.stock(view)
        room = (width - mine.width) // (BESIDE_MAP + GAP)
        if room > 1:
            return columns(mine, works, stock)
        if room == 1:
            return columns(mine, Group(works, "", stock))
        return Group(mine, side_by_side([Padding(works, (0, GAP, 0, 0)), stock]))

    # A player.

    def seat(self, view: View, seat: Seat, *more: Line) -> Panel:
        score = [seat.score] if isinstance(seat, CountedSeat) else []
        about = [self.say("ui-final-score" if view.over else "ui-score", points=points) for points in score]
        about += [self.say("draw-acting")] if seat.seat in view.acting else []
        return seat_panel(self.say, seat.seat, view.you, about, (*more, *self.lines(view, seat)))

    def lines(self, view: View, seat: Seat) -> Iterator[Line]:
        covered = self.say("board-covered", count=seat.count)
        counters = covered if seat.counters is None else self.names.amounts(seat.counters)
        yield Line(self.say("board-counters"), self.paint(counters))
        spot = view.spots[seat.spot]
        name = self.names.spot(spot)
        stands = self.say("board-collapsed", tile=name) if spot.collapsed else name
        yield Line(self.say("board-stands"), self.paint(stands))


def columns(mine: MineMap, *beside: RenderableType) -> Table:
    """The map as wide as it is, the other things share the rest."""
    grid = Table.grid(expand=True, padding=(0, GAP, 0, 0))
    grid.add_column(width=mine.width)
    for _ in beside:
        grid.add_column(ratio=1)
    grid.add_row(mine, *beside)
    return grid
