"""A view as SVG panels: dice and piles, the map of the mine, what is left, seats, points."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Drawing, panel
from goodsyard.games.mineshaft.show.mine import PANEL as MINE
from goodsyard.games.mineshaft.show.mine import mine
from goodsyard.games.mineshaft.show.seat import score, seat_area
from goodsyard.games.mineshaft.show.stock import stock
from goodsyard.games.mineshaft.show.view import View
from goodsyard.games.mineshaft.show.words import say, seat_title
from goodsyard.games.mineshaft.show.works import PANEL as WORKS
from goodsyard.games.mineshaft.show.works import status, works


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that there is to see; things that choices speak of carry their marks."""
    panels = [
        panel(WORKS, say(words, "draw-works"), works(view, words)),
        panel(MINE, f"{say(words, 'draw-mine')} – {status(view, words)}", mine(view, words)),
        panel("stock", say(words, "draw-stock"), stock(view, words)),
    ]
    for seat in view.seats:
        panels.append(
            panel(f"seat-{seat.seat}", seat_title(words, seat.seat), seat_area(view, seat, words), "seat", seat.seat)
        )
    title = say(words, "draw-score" if view.over else "draw-score-so-far")
    panels.append(panel("score", title, score(view, words), "score"))
    return Drawing(tuple(panels))
