"""A player board: auxiliary actions, workers, certificates and limits with their discs, and what was collected."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, figures, group, icon, paint_class, piece, row, seat_of
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.show.auxiliary import auxiliary
from goodsyard.games.great_western_trail.show.collected import collected, tiles
from goodsyard.games.great_western_trail.show.limits import certificates, hand_limit, steps
from goodsyard.games.great_western_trail.show.piles import other_piles, own_piles
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.view import Seat, View
from goodsyard.games.great_western_trail.show.words import say
from goodsyard.games.great_western_trail.show.workers import workers

OWN, OTHERS = (365.0, 312.0), (365.0, 338.0)
"""The size of the viewer's board, and of the others', which have a line more."""


def seat_area(view: View, seat: Seat, words: Words) -> Box:
    """Everything of one player that all may see."""
    discs, mine = seat.discs, seat.seat == view.you
    helpers = auxiliary(seat.seat, tuple(discs[line["disc"]] for line in CARDS.rows["auxiliary"]), words)
    crew = workers(seat.seat, tuple(seat.workers.values()), view.you in (None, seat.seat), words)
    walk = steps(seat.seat, seat.step_limit, discs["step_a"], discs["step_b"], words)
    hold = hand_limit(seat.seat, seat.hand_limit, discs["hand_limit"], words)
    starter = seat.seat == view.starter and not view.over
    lines = [
        row(helpers, crew, gap=3, align=0),
        row(certificates(seat, words), tiles(seat, words), gap=3),
        row(purse(seat.money, starter, seat.token, words), walk, hold, gap=3),
        collected(seat, words),
        *(own_piles(seat, words) if mine else other_piles(seat, words)),
    ]
    drawn = column(*lines, gap=2.5)
    wide, high = OWN if mine else OTHERS
    inside = Box(drawn.width, drawn.height, group(drawn.picture, class_=paint_class(seat_of(seat.seat).paint)))
    return Box(wide, high, inside.picture)


@kept
def purse(money: int, starter: bool, token: bool, words: Words) -> Box:
    """Dollars, and whether the player has the starting player's marker or the job market token."""
    dollars = row(icon("dollar", 21, ""), figures(str(money), 18), gap=3)
    signs = [Box(dollars.width, dollars.height, piece(say(words, "draw-money", dollars=money), dollars.picture))]
    if starter:
        signs.append(icon("start", 17, say(words, "draw-starter"), "enamel"))
    if token:
        signs.append(icon("flag", 17, say(words, "draw-has-token"), "signal"))
    return shelf(row(*signs, gap=5), 103, 30, 4)
