"""A view as SVG panels: market display, assistants, hand, seats, points."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Drawing, column, figures, icon, laurel, panel, piece, row, seat_badge, wrap
from goodsyard.games.oh_my_goods.rules.scoring import LINES
from goodsyard.games.oh_my_goods.show.cards import face
from goodsyard.games.oh_my_goods.show.market import assistants, market
from goodsyard.games.oh_my_goods.show.seat import seat_area
from goodsyard.games.oh_my_goods.show.view import Seat, View
from goodsyard.games.oh_my_goods.show.words import name, printed, say, seat_title

WIDTH = 977.0
SIGNS = ("building", "people", "goods")


def draw(view: View, words: Words, shape: str) -> Drawing:
    """Everything that the viewer may see; the things that choices refer to are marked."""
    round = say(words, "draw-over") if view.over else say(words, "draw-round", number=view.round)
    if view.last_round and not view.over:
        round = say(words, "draw-round-last", number=view.round, last=view.last_round)
    panels = [panel("market", f"{say(words, 'draw-market')} – {round}", market(view, words))]
    panels.append(panel("assistants", say(words, "draw-assistants"), assistants(view, words)))
    if view.you is not None:
        panels.append(panel("hand", say(words, "draw-hand"), hand(view.seats[view.you], words), "hand", view.you))
    for seat in view.seats:
        panels.append(
            panel(f"seat-{seat.seat}", seat_title(words, seat.seat), seat_area(view, seat, words), "seat", seat.seat)
        )
    title = say(words, "draw-score" if view.over else "draw-score-so-far")
    panels.append(panel("score", title, column(*(_score(view, seat, words) for seat in view.seats), gap=8), "score"))
    return Drawing(tuple(panels))


def hand(seat: Seat, words: Words) -> Box:
    """The viewer's cards, with equal prints as one choice, and the card set aside."""
    kinds = [printed(card) for card in seat.hand if card]
    cards = []
    for card in dict.fromkeys(kinds):
        copies = row(*[face(words, card)] * kinds.count(card), gap=-70)
        cards.append(copies.framed(quiet=True).marked(f"hand:{card}", name(words, f"card:{card}"), "1.7"))
    drawn = wrap(cards, WIDTH - 140, 8) if cards else Box(WIDTH - 140, 132)
    drawn = Box(WIDTH - 140, drawn.height, drawn.picture)
    if not seat.planned:
        return Box(WIDTH, drawn.height, drawn.picture)
    plan = face(words, seat.planned).framed().marked(f"planned:{seat.seat}", say(words, "draw-planned"), "4.6")
    sign = icon("hammer", 26, say(words, "draw-planned"))
    return row(drawn, sign, plan, gap=6, align=0)


def _score(view: View, seat: Seat, words: Words) -> Box:
    """One seat's score lines and total."""
    lines = []
    for sign, line in zip(SIGNS, LINES, strict=True):
        drawn = row(icon(sign, 20, title=""), figures(str(seat.lines[line]), 16), gap=4)
        title = f"{say(words, f'line-{line}')}: {seat.lines[line]}"
        lines.append(Box(70, 24, piece(title, drawn.picture)))
    rank = [figures(f"{view.ranking[seat.seat]}.", 18)] if view.ranking else []
    return row(seat_badge(seat.seat, 26, seat_title(words, seat.seat)), laurel(seat.score, 36), *lines, *rank, gap=14)
