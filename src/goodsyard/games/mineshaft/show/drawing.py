"""A view as SVG panels: the map of the mine, dice and piles, what is left, the players' counters and strips, points."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Drawing, Panel, panel
from goodsyard.games.mineshaft.show import mine, seat, stock, works
from goodsyard.games.mineshaft.show.view import Seat, View
from goodsyard.games.mineshaft.show.words import say, seat_title


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that there is to see; things that choices speak of carry their marks. The map grows with the mine."""
    title = f"{say(words, 'draw-mine')} – {works.status(view, words)}"
    beside, left = works.works(view, words, shape), stock.stock(view, words, shape)
    panels = [
        panel(mine.PANEL, title, mine.mine(view, words, shape), cell="map"),
        panel(works.PANEL, say(words, "draw-works"), beside, cell="works", size=works.SIZES[shape]),
        panel(stock.PANEL, say(words, "draw-stock"), left, cell="stock", size=stock.SIZES[shape]),
    ]
    for each in view.seats:
        panels += _seat_panels(view, each, words, shape)
    points = say(words, "draw-score" if view.over else "draw-score-so-far")
    panels.append(panel("score", points, seat.score(view, words), "score"))
    return Drawing(tuple(panels))


def _seat_panels(view: View, each: Seat, words: Words, shape: str) -> list[Panel]:
    """A player's counters, large and as a strip for the others."""
    title = seat_title(words, each.seat)
    area, strip = seat.seat_area(view, each, words, shape), seat.strip(view, each, words)
    return [
        panel(f"seat-{each.seat}", title, area, "seat", each.seat, size=seat.SIZES[shape]),
        panel(f"strip-{each.seat}", title, strip, "strip", each.seat, size=seat.STRIP),
    ]
