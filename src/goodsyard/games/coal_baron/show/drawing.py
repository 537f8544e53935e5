"""A view as SVG panels: display, seats, hand, cards looked at, score pad."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Drawing, Panel, panel
from goodsyard.games.coal_baron.show.display import display
from goodsyard.games.coal_baron.show.hand import hand, looked
from goodsyard.games.coal_baron.show.pad import score_pad, score_preview
from goodsyard.games.coal_baron.show.seat import seat_area
from goodsyard.games.coal_baron.show.view import View
from goodsyard.games.coal_baron.show.words import say, seat_title, zone_title


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that the viewer may see; things that choices speak of carry their marks."""
    panels = [panel("display", say(words, "draw-display"), display(view, words))]
    if view.looked and view.looked_from:
        title = say(words, "draw-looked", zone=zone_title(words, view.looked_from))
        panels.append(panel("looked", title, looked(view, words), "looked"))
    if view.you is not None:
        panels.append(panel("hand", say(words, "draw-hand"), hand(view.seats[view.you], words), "hand", view.you))
    for seat in view.seats:
        panels.append(
            panel(f"seat-{seat.seat}", seat_title(words, seat.seat), seat_area(view, seat, words), "seat", seat.seat)
        )
    panels.append(score(view, words))
    return Drawing(tuple(panels))


def score(view: View, words: Words) -> Panel:
    if view.over:
        return panel("score", say(words, "draw-score"), score_pad(view, words), "score")
    return panel("score", say(words, "draw-score-so-far"), score_preview(view, words), "score")
