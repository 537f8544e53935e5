"""The players' figures: cattlemen, engines, discs."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import (
    PAINTS,
    Box,
    circle,
    figures,
    group,
    icon,
    join,
    numeral,
    overlap,
    paint_class,
    piece,
    rect,
    row,
    seat_badge,
    seat_of,
)
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.map import RIDER
from goodsyard.games.great_western_trail.show.words import say, seat_title

ENGINE = (30.0, 17.0)
DISC = 22.0
"""The size of a disc space on a player board."""


@kept
def cattleman(seat: int, words: Words) -> Box:
    """A cattleman: the seat's badge under a hat, with a margin for fingers; one that is not lit covers nothing."""
    margin = rect(-2, -2, RIDER[0] + 4, RIDER[1] + 4, fill="none", pointer_events="all")
    drawn = Box(*RIDER, piece("", margin, seat_badge(seat, 20).at(1, 5), icon("hat", 20, "").at(1, -7)))
    title = say(words, "draw-cattleman", seat=seat_title(words, seat))
    standing = drawn.marked(f"cattleman:{seat}", title, CLAUSES["move"])
    return Box(*RIDER, group(standing.picture, class_="over"))


@kept
def engine(seat: int, words: Words) -> Box:
    """An engine in its seat's paint with its letter."""
    looks = seat_of(seat)
    plate = rect(0.5, 0.5, ENGINE[0] - 1, ENGINE[1] - 1, 4, class_="painted paint-edge edge")
    face = group(icon("engine", 15, "").at(2, 1), numeral(looks.letter, 23, 8.5, 12), class_="on-paint")
    drawn = Box(*ENGINE, piece("", plate, face, paint=looks.paint))
    return drawn.marked(f"engine:{seat}", say(words, "draw-engine", seat=seat_title(words, seat)), CLAUSES["engine"])


@kept
def platform(dark: bool, seats: tuple[int, ...], wide: float) -> Box:
    """The disc space of a city or a station, white or dark, with the discs in the order they were placed."""
    ground = rect(0, 0, wide, 16, 3, class_="painted rim")
    place = circle(8, 8, 5.5, class_="paper rim")
    inside = discs(seats, wide - 2).at(1, 1) if seats else place
    return Box(wide, 16, group(ground, inside, class_=paint_class("soot" if dark else "chalk")))


@kept
def disc_space(dark: bool, covered: bool) -> Box:
    """A disc space of a player board; a disc on it takes the surrounding paint and lights up itself."""
    fill = PAINTS["soot" if dark else "chalk"].fill
    square = rect(0.5, 0.5, DISC - 1, DISC - 1, 2, class_="edge", fill=fill)
    place = circle(DISC / 2, DISC / 2, DISC * 0.38, class_="painted paint-edge" if covered else "paper rim")
    return Box(DISC, DISC, join(square, place))


def discs(seats: tuple[int, ...], width: float) -> Box:
    """Several discs of one seat stand there once with their number."""
    badges = []
    for seat in dict.fromkeys(seats):
        badge, count = seat_badge(seat, 14), seats.count(seat)
        if count > 1:
            times = figures(str(count), 12)
            badge = row(badge, Box(times.width, 12, group(times.picture, class_="on-paint")), gap=-1)
        badges.append(badge.moving(f"disc:{seat}:{count}", seat))
    return overlap(badges, width, 1)
