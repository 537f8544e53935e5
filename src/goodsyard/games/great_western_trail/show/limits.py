"""The certificate track and the disc spaces that raise limits: certificates, steps, hand."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, circle, figures, icon, join, laurel, numeral, piece, rect, row
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS, STEP_B
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.pieces import DISC, disc_space
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import name, say, toned

HEIGHT = 30.0
TRACK = (0, 1, 2, 3, 4, 6)
"""The numbers of the certificate track."""


def certificates(seat: Seat, words: Words) -> Box:
    """The track with its marker; the discs on 4 and 6 are its limit."""
    covered = (seat.discs["certificate_limit_4"], seat.discs["certificate_limit_6"])
    return _certificates(seat.seat, seat.certificates, seat.permanent_certificates, covered, words)


@kept
def _certificates(seat: int, marker: int, permanent: int, covered: tuple[int, int], words: Words) -> Box:
    places = [_number(value, value == marker) for value in TRACK[:4]]
    for value, disc in zip(TRACK[4:], covered, strict=True):
        place = disc_space(value == TRACK[-1], True) if disc else _number(value, value == marker)
        places.append(disc_place(place, seat, f"certificate_limit_{value}", words))
    more = [toned(figures(f"+{permanent}", 14), "moss")] if permanent else []
    title = say(words, "draw-certificates", count=marker, permanent=permanent)
    track = row(icon("certificate", 19, ""), *places, *more, gap=1)
    edge = rect(0, 0, track.width, track.height, 6, class_="edge quiet", fill="none", pointer_events="all")
    drawn = Box(track.width, track.height, join(edge, track.picture))
    return shelf(drawn.marked(f"certificates:{seat}", title, CLAUSES["certificate"]), 180, HEIGHT, 3)


def _number(value: int, marker: bool) -> Box:
    """A number of the track, with the marker on it or without."""
    ground = circle(DISC / 2, DISC / 2, DISC / 2 - 0.5, class_="painted paint-edge" if marker else "card rim")
    text = numeral(str(value), DISC / 2, DISC / 2, 13, "number on-paint" if marker else "number")
    return Box(DISC, DISC, join(ground, text))


def disc_place(place: Box, seat: int, disc: str, words: Words) -> Box:
    """Disc spaces from which a disc can be taken, with a margin for fingers."""
    ground = rect(0, -2, place.width, place.height + 4, fill="none", pointer_events="all")
    place = Box(place.width, place.height, join(ground, place.picture))
    return place.marked(f"disc:{seat}:{disc}", name(words, "disc", disc), CLAUSES["disc"])


@kept
def steps(seat: int, limit: int, first: int, second: int, words: Words) -> Box:
    """How far the cattleman may go."""
    sign = _limit("cattleman", limit, say(words, "draw-step-limit", count=limit))
    one = disc_place(disc_space(True, first > 0), seat, "step_a", words)
    other = disc_place(disc_space(True, second > 0), seat, "step_b", words)
    gain = toned(figures("+$3", 12), "moss")
    worth = laurel(CARDS.rows["discs"][STEP_B]["points"], 20)
    return shelf(row(sign, one, gain, other, worth, gap=2), 140, HEIGHT, 3)


@kept
def hand_limit(seat: int, limit: int, left: int, words: Words) -> Box:
    """How many cards the hand may have."""
    sign = _limit("hand", limit, say(words, "draw-hand-limit", count=limit))
    places = row(*(disc_space(True, n >= 2 - left) for n in range(2)), gap=1)
    cost = toned(figures("−$5", 12), "signal")
    return shelf(row(sign, disc_place(places, seat, "hand_limit", words), cost, gap=2), 116, HEIGHT, 3)


def _limit(sign: str, limit: int, title: str) -> Box:
    drawn = row(icon(sign, 20, ""), figures(str(limit), 16), gap=1)
    return Box(drawn.width, drawn.height, piece(title, drawn.picture))
