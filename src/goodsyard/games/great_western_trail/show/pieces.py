"""The players' figures: cattlemen, engines, discs."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    PAINTS,
    Box,
    circle,
    group,
    icon,
    join,
    numeral,
    overlap,
    piece,
    rect,
    seat_badge,
    seat_of,
)
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.words import say, seat_title


@kept(16)
def cattleman(seat: int, words: Words) -> Box:
    """A cattleman: the seat's badge under a hat."""
    drawn = Box(26, 32, piece("", seat_badge(seat, 24).at(1, 9), icon("hat", 26, "").at(0, -8)))
    return drawn.marked(
        f"cattleman:{seat}", say(words, "draw-cattleman", seat=seat_title(words, seat)), CLAUSES["move"]
    )


@kept(16)
def engine(seat: int, words: Words) -> Box:
    """An engine in its seat's paint with its letter."""
    looks = seat_of(seat)
    plate = rect(0.5, 0.5, 37, 21, 5, class_="painted paint-edge edge")
    face = group(icon("engine", 19, "").at(3, 1.5), numeral(looks.letter, 29, 11, 12), class_="on-paint")
    drawn = Box(38, 22, piece("", plate, face, paint=looks.paint))
    return drawn.marked(f"engine:{seat}", say(words, "draw-engine", seat=seat_title(words, seat)), CLAUSES["engine"])


@kept(8)
def corner(dark: bool) -> Box:
    """The disc space of a city or a station: a round place in a square with white or dark corners."""
    return _disc_space(dark, "paper rim", "rim", 20)


@kept(8)
def disc_space(dark: bool, covered: bool) -> Box:
    """A disc space of a player board; a disc on it takes the surrounding paint and lights up itself."""
    return _disc_space(dark, "painted paint-edge" if covered else "paper rim", "edge", 25)


def _disc_space(dark: bool, place: str, outline: str, size: float) -> Box:
    fill = PAINTS["soot" if dark else "chalk"].fill
    square = rect(0.5, 0.5, size - 1, size - 1, 2, class_=outline, fill=fill)
    return Box(size, size, join(square, circle(size / 2, size / 2, size * 0.38, class_=place)))


def discs(seats: tuple[int, ...], width: float, size: float = 19) -> Box:
    """Discs in the order they were placed; several of one seat with their number."""
    badges = []
    for seat in dict.fromkeys(seats):
        badge, count = seat_badge(seat, size), seats.count(seat)
        if count > 1:
            badge = Box(size + 9, size, join(badge.picture, numeral(f"×{count}", size + 4, size - 4, 11)))
        badges.append(badge)
    return overlap(badges, width, 1)
