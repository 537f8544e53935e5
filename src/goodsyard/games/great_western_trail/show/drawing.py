"""A view as SVG panels: trail, railroad, markets, hand, player boards, score pad."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Drawing, panel
from goodsyard.games.great_western_trail.show.hand import hand
from goodsyard.games.great_western_trail.show.market import market
from goodsyard.games.great_western_trail.show.pad import score_pad
from goodsyard.games.great_western_trail.show.railroad import railroad
from goodsyard.games.great_western_trail.show.seat import seat_area
from goodsyard.games.great_western_trail.show.trail import trail
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import say, seat_title


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that the viewer may see; things that choices and events speak of carry their marks."""
    panels = [
        panel("trail", say(words, "draw-trail"), trail(view, words)),
        panel("railroad", say(words, "draw-railroad"), railroad(view, words)),
        panel("market", say(words, "draw-market"), market(view, words)),
    ]
    if view.you is not None:
        panels.append(panel("hand", say(words, "draw-hand"), hand(view.seats[view.you], words), "hand", view.you))
    for seat in view.seats:
        panels.append(
            panel(f"seat-{seat.seat}", seat_title(words, seat.seat), seat_area(view, seat, words), "seat", seat.seat)
        )
    title = say(words, "draw-score" if view.over else "draw-score-so-far")
    panels.append(panel("score", title, score_pad(view, words), "score"))
    return Drawing(tuple(panels))
