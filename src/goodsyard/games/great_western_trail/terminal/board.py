"""Great Western Trail in the terminal."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.terminal.markets import cattle_market, job_market, kansas_city, objectives
from goodsyard.games.great_western_trail.terminal.players import Player
from goodsyard.games.great_western_trail.terminal.railroad import cities, railroad
from goodsyard.games.great_western_trail.terminal.terms import Terms
from goodsyard.games.great_western_trail.terminal.trail import Trail
from goodsyard.terminal.parts import WIDE, heading, side_by_side
from goodsyard.terminal.speech import Speech

ROOMY = 100
"""From this width on the markets are shown beside the trail."""


class GreatWesternTrailBoard:
    """Trail, markets and railroad, then each seat as a panel."""

    def __init__(self, speech: Speech) -> None:
        self.terms = Terms(speech)

    def whole(self, view: View, width: int) -> RenderableType:
        others = [Player(self.terms, view, seat).panel() for seat in view.seats if seat.seat != view.you]
        own = [] if view.you is None else [Player(self.terms, view, view.seats[view.you]).panel()]
        shown = [side_by_side(others)] if width >= WIDE and len(others) > 1 else others
        return Group(self.heading(view), *self.table(view, width), *shown, *own)

    def mine(self, view: View) -> RenderableType:
        return Text() if view.you is None else Player(self.terms, view, view.seats[view.you]).panel(brief=True)

    def paint(self, text: str) -> Text:
        return self.terms.paint(text)

    def heading(self, view: View) -> RenderableType:
        about = [] if view.over else [self.terms("turn", seat=self.terms.say.seat(view.turn))]
        about += [self.terms("last-turns")] if view.ending and not view.over else []
        return heading(self.terms.say, *about)

    def table(self, view: View, width: int) -> list[RenderableType]:
        """The common part, in one, two or three columns."""
        trail = Trail(self.terms, view)
        makers = (kansas_city, job_market, cattle_market, objectives, railroad, cities)
        city, jobs, cattle, display, stations, towns = (make(self.terms, view) for make in makers)
        if width < ROOMY:
            return [trail, city, jobs, cattle, display, stations, towns]
        if width < WIDE:
            return [beside(trail, Group(city, jobs, cattle), 42), beside(stations, towns), display]
        return [beside(trail, Group(stations, towns), 82), beside(Group(city, jobs), Group(cattle, display), 82)]


def beside(left: RenderableType, right: RenderableType, width: int | None = None) -> Table:
    """Two things side by side, the right one as wide as it is told or needs to be."""
    grid = Table.grid(expand=True, padding=(0, 2, 0, 0))
    grid.add_column(ratio=1)
    grid.add_column(width=width)
    grid.add_row(left, right)
    return grid
