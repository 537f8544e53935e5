"""The certificate track and the disc spaces that raise limits: certificates, steps, hand."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, circle, figures, icon, join, laurel, numeral, piece, row
from goodsyard.games.great_western_trail.rules.cards import CARDS, STEP_B
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.pieces import disc_space
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import name, say, toned

HEIGHT = 44.0
TRACK = (0, 1, 2, 3, 4, 6)
"""The numbers of the certificate track."""


def limits(seat: Seat, words: Words) -> Box:
    """Three shelves side by side."""
    discs = seat.discs
    covered = (discs["certificate_limit_4"], discs["certificate_limit_6"])
    papers = certificates(seat.seat, seat.certificates, seat.permanent_certificates, covered, words)
    walk = steps(seat.seat, seat.step_limit, discs["step_a"], discs["step_b"], words)
    return row(papers, walk, hand_limit(seat.seat, seat.hand_limit, discs["hand_limit"], words), gap=6)


@kept(512)
def certificates(seat: int, marker: int, permanent: int, covered: tuple[int, int], words: Words) -> Box:
    """The track with its marker; the discs on 4 and 6 are its limit."""
    places = [_number(value, value == marker) for value in TRACK[:4]]
    for value, disc in zip(TRACK[4:], covered, strict=True):
        place = disc_space(value == TRACK[-1], True) if disc else _number(value, value == marker)
        places.append(disc_place(place, seat, f"certificate_limit_{value}", words))
    more = [toned(figures(f"+{permanent}", 14), "moss")] if permanent else []
    title = say(words, "draw-certificates", count=marker, permanent=permanent)
    drawn = row(icon("certificate", 22, ""), *places, *more, gap=3).framed(quiet=True)
    return shelf(drawn.marked(f"certificates:{seat}", title, CLAUSES["certificate"]), 232, HEIGHT)


def _number(value: int, marker: bool) -> Box:
    """A number of the track, with the marker on it or without."""
    ground = circle(12.5, 12.5, 11.5, class_="painted paint-edge" if marker else "card rim")
    return Box(25, 25, join(ground, numeral(str(value), 12.5, 12.5, 13, "number on-paint" if marker else "number")))


def disc_place(place: Box, seat: int, disc: str, words: Words) -> Box:
    """Disc spaces from which a disc can be taken."""
    return place.marked(f"disc:{seat}:{disc}", name(words, "disc", disc), CLAUSES["disc"])


@kept(256)
def steps(seat: int, limit: int, first: int, second: int, words: Words) -> Box:
    """How far the cattleman may go."""
    sign = _limit("cattleman", limit, say(words, "draw-step-limit", count=limit))
    one = disc_place(disc_space(True, first > 0), seat, "step_a", words)
    other = disc_place(disc_space(True, second > 0), seat, "step_b", words)
    gain = toned(figures("+$3", 12), "moss")
    return shelf(row(sign, one, gain, other, laurel(CARDS.rows["discs"][STEP_B]["points"], 22), gap=4), 172, HEIGHT)


@kept(256)
def hand_limit(seat: int, limit: int, left: int, words: Words) -> Box:
    """How many cards the hand may have."""
    sign = _limit("hand", limit, say(words, "draw-hand-limit", count=limit))
    places = row(*(disc_space(True, n >= 2 - left) for n in range(2)), gap=2)
    cost = toned(figures("−$5", 12), "signal")
    return shelf(row(sign, disc_place(places, seat, "hand_limit", words), cost, gap=3), 132, HEIGHT)


def _limit(sign: str, limit: int, title: str) -> Box:
    drawn = row(icon(sign, 22, ""), figures(str(limit), 17), gap=2)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))
