"""The worker section of a player board."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, circle, icon, join, laurel, marked, path, piece, rect
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import MAX_WORKERS, NONE, WORKER_POINTS, action_of
from goodsyard.games.great_western_trail.say.names import WORKERS, action_name
from goodsyard.games.great_western_trail.show.actions import action_picture
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.tiles import worker
from goodsyard.games.great_western_trail.show.words import WORKER_ICON, capital, name, say

WIDTH, HEIGHT = 223.0, 135.0
WIDE, HIGH, PITCH, LINE = 35.0, 41.0, 36.6, 43.4
"""A space, and how far the next one is."""
WORTH = (5, 6)
"""Spaces whose workers score."""


@kept
def workers(seat: int, counts: tuple[int, ...], printed: bool, words: Words) -> Box:
    """Three rows of six spaces; what is printed on the free ones is the same for everybody."""
    lines = enumerate(zip(WORKERS, counts, strict=True))
    rows = [_row(k, seat, kind, count, printed, words) for k, (kind, count) in lines]
    return shelf(Box(WIDTH - 4, HEIGHT - 4, join(*rows)), WIDTH, HEIGHT, 2.5)


def _row(k: int, seat: int, kind: str, count: int, printed: bool, words: Words) -> Markup:
    """Hired workers on the left, the offers of the free spaces on the right."""
    y = k * LINE
    free = "".join(f"M{n * PITCH + 0.5:g} {y + 0.5:g}h34v40h-34z" for n in range(count, MAX_WORKERS))
    parts = [path(free, class_="empty")] if free else []
    for n in range(MAX_WORKERS if printed else count):
        drawn = Box(WIDE, HIGH, worker(kind, 33).around(WIDE / 2, HIGH / 2)) if n < count else _free(kind, n + 1, words)
        parts.append(drawn.at(n * PITCH, y))
    ground = rect(-1, y - 0.5, WIDTH - 3, HIGH + 1, 6, class_="edge quiet", fill="none", pointer_events="all")
    title = say(words, "draw-workers", worker=name(words, "tile", kind), count=count)
    return marked(f"workers:{seat}:{kind}", title, join(ground, *parts), CLAUSES["worker"])


@kept
def _free(kind: str, space: int, words: Words) -> Box:
    """A free space: its immediate action, and its points if it is one of the last two."""
    parts, said = [], []
    worth = space in WORTH
    number = action_of(f"{kind}_{space}")
    if number != NONE:
        parts.append(action_picture(number, 17).around(WIDE / 2 - (2 if worth else 0), HIGH / 2 + (3 if worth else 0)))
        said.append(capital(words.say(action_name(number))))
    if worth:
        alone = not said
        plate = Box(0, 0) if alone else Box(0, 0, circle(0, 0, 9, class_="card"))
        x, y = (WIDE / 2, HIGH / 2) if alone else (WIDE - 9, 9)
        parts += [plate.at(x, y), laurel(WORKER_POINTS, 20).around(x, y)]
        said.append(say(words, "draw-worker-points", points=WORKER_POINTS))
    if not said:
        return Box(WIDE, HIGH, icon(WORKER_ICON[kind], 18, "", "iron").around(WIDE / 2, HIGH / 2))
    return Box(WIDE, HIGH, piece("; ".join(said), *parts))
