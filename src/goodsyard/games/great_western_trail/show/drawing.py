"""A view as SVG panels, each drawn for its cell: city, jobs, trail, railroad, markets, boards, hand, strips, score."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Drawing, Panel, panel
from goodsyard.games.great_western_trail.show.city import kansas_city
from goodsyard.games.great_western_trail.show.hand import SIZE as HAND_SIZE
from goodsyard.games.great_western_trail.show.hand import hand
from goodsyard.games.great_western_trail.show.jobs import job_market
from goodsyard.games.great_western_trail.show.market import market
from goodsyard.games.great_western_trail.show.objectives import objectives
from goodsyard.games.great_western_trail.show.pad import score_pad
from goodsyard.games.great_western_trail.show.railroad import railroad
from goodsyard.games.great_western_trail.show.seat import seat_area
from goodsyard.games.great_western_trail.show.strip import strip
from goodsyard.games.great_western_trail.show.trail import trail
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say, seat_title


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that the viewer may see; things that choices and events speak of carry their marks."""
    title = say(words, "draw-score" if view.over else "draw-score-so-far")
    score = panel("score", title, score_pad(view, words), "score")
    return Drawing((*_common(view, words, shape), *_seats(view, words), score))


def _common(view: View, words: Words, shape: str) -> list[Panel]:
    """What lies on the table for everybody."""
    drawn = {
        "city": (name(words, "city", "kansas_city"), kansas_city(view, words, shape)),
        "jobs": (say(words, "draw-job-market"), job_market(view, words, shape)),
        "trail": (say(words, "draw-trail"), trail(view, words, shape)),
        "railroad": (say(words, "draw-railroad"), railroad(view, words, shape)),
        "market": (say(words, "draw-cattle-market"), market(view, words, shape)),
        "objectives": (say(words, "draw-objectives"), objectives(view, words, shape)),
    }
    return [panel(id, title, box, cell=id, size=(box.width, box.height)) for id, (title, box) in drawn.items()]


def _seats(view: View, words: Words) -> list[Panel]:
    """The players' things: the viewer's hand, all boards, and all strips."""
    drawn = []
    if view.you is not None:
        held = hand(view.seats[view.you], words)
        drawn.append(panel("hand", say(words, "draw-hand"), held, "hand", view.you, size=HAND_SIZE))
    for seat in view.seats:
        title, board = seat_title(words, seat.seat), seat_area(view, seat, words)
        size = (board.width, board.height)
        drawn.append(panel(f"seat-{seat.seat}", title, board, "seat", seat.seat, size=size))
        glance = strip(seat, words)
        drawn.append(panel(f"strip-{seat.seat}", title, glance, "strip", seat.seat, size=(glance.width, glance.height)))
    return drawn
