"""A view as SVG panels: market display, assistants, hand, the players' buildings and strips, points."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Drawing, Panel, column, figures, icon, laurel, panel, piece, row, seat_badge
from goodsyard.games.oh_my_goods.rules.scoring import LINES
from goodsyard.games.oh_my_goods.show import assistants, hand, market, seat
from goodsyard.games.oh_my_goods.show.view import Seat, View
from goodsyard.games.oh_my_goods.show.words import say, seat_title

SIGNS = ("building", "people", "goods")


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that the viewer may see; the things that choices refer to are marked."""
    panels = [
        panel(
            "market",
            f"{say(words, 'draw-market')} – {market.round_of(view, words)}",
            market.market(view, words, shape),
            cell="market",
            size=market.SIZES[shape],
        ),
        panel(
            "assistants",
            say(words, "draw-assistants"),
            assistants.assistants(view, words, shape),
            cell="assistants",
            size=assistants.SIZES[shape],
        ),
    ]
    if view.you is not None:
        held = hand.hand(view.seats[view.you], words, shape)
        panels.append(panel("hand", say(words, "draw-hand"), held, "hand", view.you, size=hand.SIZES[shape]))
    for each in view.seats:
        panels += _seat_panels(view, each, words, shape)
    title = say(words, "draw-score" if view.over else "draw-score-so-far")
    panels.append(panel("score", title, column(*(_score(view, each, words) for each in view.seats), gap=8), "score"))
    return Drawing(tuple(panels))


def _seat_panels(view: View, each: Seat, words: Words, shape: str) -> list[Panel]:
    """A player's buildings, and the strip for the others."""
    title = seat_title(words, each.seat)
    area, strip = seat.seat_area(view, each, words, shape), seat.strip(view, each, words)
    return [
        panel(f"seat-{each.seat}", title, area, "seat", each.seat, size=seat.SIZES[shape]),
        panel(f"strip-{each.seat}", title, strip, "strip", each.seat, size=seat.strip_size(each)),
    ]


def _score(view: View, seat: Seat, words: Words) -> Box:
    """One seat's score lines and total."""
    lines = []
    for sign, line in zip(SIGNS, LINES, strict=True):
        drawn = row(icon(sign, 20, title=""), figures(str(seat.lines[line]), 16), gap=4)
        title = f"{say(words, f'line-{line}')}: {seat.lines[line]}"
        lines.append(Box(70, 24, piece(title, drawn.picture)))
    rank = [figures(f"{view.ranking[seat.seat]}.", 18)] if view.ranking else []
    return row(seat_badge(seat.seat, 26, seat_title(words, seat.seat)), laurel(seat.score, 36), *lines, *rank, gap=14)
