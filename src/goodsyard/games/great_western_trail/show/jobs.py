"""The job market: twelve rows of workers with their hiring costs, the token and the arrows."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, circle, figures, group, icon, join, path, piece, rect, row
from goodsyard.drawing import words as lettered
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.kept import kept
from goodsyard.games.great_western_trail.show.map import CITY, HEIGHT
from goodsyard.games.great_western_trail.show.tiles import worker
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

WIDE = CITY[0]
PITCH, SPOT, GAP = 40.5, 31.0, 2.0
MAX_COLUMNS = 4
ARROWS = CARDS.names("jobs", "arrow")
ARROW_SIGN = {"yellow": ("cow", "brass"), "red": ("flag", "signal")}


def job_market(view: View, words: Words) -> Box:
    """The whole market; with fewer players its left columns stay unused."""
    rows = [
        _row(k, line.cost, tuple(line.workers), line.token, words).at(6, 28 + k * PITCH)
        for k, line in enumerate(view.job_market)
    ]
    return Box(WIDE, HEIGHT - CITY[1] - 12, join(_ground(words), *rows))


@kept(4)
def _ground(words: Words) -> Markup:
    ground = rect(0, 0, WIDE, HEIGHT - CITY[1] - 12, 10, class_="card rim")
    title = lettered(say(words, "draw-job-market"), 130, 14, class_="heading", align=0)
    return join(ground, row(icon("hire", 18, "", "enamel"), title, gap=6).at(8, 6))


@kept(512)
def _row(k: int, cost: int, workers: tuple[str | None, ...], token: bool, words: Words) -> Box:
    left = (MAX_COLUMNS - len(workers)) * (SPOT + GAP)
    parts, free = [], []
    for n, kind in enumerate(workers):
        x = left + n * (SPOT + GAP)
        if kind:
            facts = {"worker": name(words, "tile", kind), "row": k + 1, "dollars": cost}
            title = say(words, "draw-job", **facts)
            parts.append(worker(kind, SPOT).marked(f"job:{k + 1}:{kind}", title, CLAUSES["jobs"]).at(x, 0))
        else:
            free.append(f"M{x + 1:g} 1h{SPOT - 2:g}v{SPOT - 2:g}h-{SPOT - 2:g}z")
    if free:
        parts.append(path("".join(free), class_="empty"))
    if token:
        parts.append(_token(words).around(left + (len(workers) - 1) * (SPOT + GAP) + SPOT / 2, SPOT / 2))
    price = figures(f"${cost}", 14)
    parts.append(price.at(WIDE - 14 - price.width, 8))
    if ARROWS[k]:
        parts.append(_arrow(ARROWS[k], words))
    return Box(WIDE - 12, SPOT, join(*parts))


@kept(4)
def _token(words: Words) -> Box:
    disc = circle(13, 13, 12, class_="solid")
    sign = group(icon("flag", 16, "").around(13, 13), class_="on-ink")
    return Box(26, 26, piece(say(words, "draw-token"), group(disc, class_="signal"), sign))


@kept(8)
def _arrow(colour: str, words: Words) -> Markup:
    """What happens when the token leaves this row."""
    sign, tone = ARROW_SIGN[colour]
    line = rect(0, SPOT + 4, WIDE - 32, 2, class_="solid")
    return piece(
        say(words, f"draw-arrow-{colour}"), group(line, icon(sign, 15, "").at(WIDE - 28, SPOT - 3), class_=tone)
    )
