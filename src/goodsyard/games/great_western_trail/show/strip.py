"""A player at a glance: what matters for the others' decisions."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, figures, icon, join, piece
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.say.names import WORKERS
from goodsyard.games.great_western_trail.show.cards import task_sign
from goodsyard.games.great_western_trail.show.tiles import worker
from goodsyard.games.great_western_trail.show.view import Seat
from goodsyard.games.great_western_trail.show.words import name, say

SIZE = (232.0, 40.0)
ACROSS = 46.0


def strip(seat: Seat, words: Words) -> Box:
    """Two lines: dollars, workers and hand above, certificates, what was collected and buildings below."""
    collected = (len(seat.hazards), seat.teepees["green"], seat.teepees["blue"])
    papers = (seat.certificates, seat.permanent_certificates)
    crew = tuple(seat.workers.values())
    return _strip(seat.money, crew, len(seat.hand), papers, collected, len(seat.buildings), words)


@kept
def _strip(
    money: int,
    crew: tuple[int, ...],
    hand: int,
    papers: tuple[int, int],
    collected: tuple[int, int, int],
    buildings: int,
    words: Words,
) -> Box:
    hazards, green, blue = collected
    above = [_count(icon("dollar", 17, ""), money, say(words, "draw-money", dollars=money))]
    for kind, count in zip(WORKERS, crew, strict=True):
        title = say(words, "draw-workers", worker=name(words, "tile", kind), count=count)
        above.append(_count(worker(kind, 17), count, title))
    above.append(_count(icon("hand", 17, ""), hand, say(words, "draw-hand-count", count=hand)))
    title = say(words, "draw-certificates", count=papers[0], permanent=papers[1])
    below = [_count(icon("certificate", 17, ""), sum(papers), title)]
    below.append(_count(icon("hazard", 17, ""), hazards, say(words, "draw-hazard-count", count=hazards)))
    for colour, count in (("green", green), ("blue", blue)):
        below.append(
            _count(task_sign(f"teepee_{colour}", 16), count, f"{name(words, 'tile', f'teepee_{colour}')}: {count}")
        )
    below.append(_count(icon("building", 17, ""), buildings, say(words, "draw-buildings-left", count=buildings)))
    lines = [box.at(1 + ACROSS * k, y) for y, line in ((1, above), (21, below)) for k, box in enumerate(line)]
    return Box(*SIZE, join(*lines))


def _count(sign: Box, count: int, title: str) -> Box:
    number = figures(str(count), 14)
    return Box(ACROSS, 18, piece(title, sign.at(0, 9 - sign.height / 2), number.at(sign.width + 3, 2)))
