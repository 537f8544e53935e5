"""The job market: twelve rows of workers with their hiring costs, the token and the arrows."""

from __future__ import annotations

from typing import NamedTuple

from goodsyard.core.words import Words
from goodsyard.drawing import Box, Markup, circle, figures, group, icon, join, path, piece, rect, row
from goodsyard.drawing import words as lettered
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.tiles import worker
from goodsyard.games.great_western_trail.show.view import View
from goodsyard.games.great_western_trail.show.words import name, say

MAX_COLUMNS = 4
ARROWS = CARDS.names("jobs", "arrow")
ARROW_SIGN = {"yellow": ("cow", "brass"), "red": ("flag", "signal")}


class Sheet(NamedTuple):
    """The measures of the market in one shape."""

    width: float
    height: float
    rows: int
    """How many rows lie below each other."""
    spot: float
    pitch: float


SHEETS = {"wide": Sheet(146, 382, 12, 25, 29.3), "tall": Sheet(380, 240, 6, 31, 35)}
PRICE = 30.0


def job_market(view: View, words: Words, shape: str) -> Box:
    """The whole market; with fewer players its left columns stay unused."""
    sheet = SHEETS[shape]
    across = sheet.width / (len(view.job_market) // sheet.rows)
    rows = [
        _row(k, line.cost, tuple(line.workers), line.token, shape, words).at(
            5 + across * (k // sheet.rows), 25 + k % sheet.rows * sheet.pitch
        )
        for k, line in enumerate(view.job_market)
    ]
    return Box(sheet.width, sheet.height, join(_ground(shape, words), *rows))


@kept
def _ground(shape: str, words: Words) -> Markup:
    sheet = SHEETS[shape]
    ground = rect(0.5, 0.5, sheet.width - 1, sheet.height - 1, 10, class_="card rim")
    title = lettered(say(words, "draw-job-market"), 110, 14, class_="heading", align=0)
    return join(ground, row(icon("hire", 17, "", "enamel"), title, gap=5).at(6, 4))


@kept
def _row(k: int, cost: int, workers: tuple[str | None, ...], token: bool, shape: str, words: Words) -> Box:
    spot = SHEETS[shape].spot
    pitch = spot + 1.5
    left = (MAX_COLUMNS - len(workers)) * pitch
    parts, free = [], []
    for n, kind in enumerate(workers):
        x = left + n * pitch
        if kind:
            title = say(words, "draw-job", worker=name(words, "tile", kind), row=k + 1, dollars=cost)
            hired = worker(kind, spot).marked(f"job:{k + 1}:{kind}", title, CLAUSES["jobs"])
            parts.append(hired.moving(f"tile:{kind}").at(x, 0))
        else:
            free.append(f"M{x + 1:g} 1h{spot - 2:g}v{spot - 2:g}h-{spot - 2:g}z")
    if free:
        parts.append(path("".join(free), class_="empty", stroke_opacity=0.6))
    if token:
        parts.append(
            _token(words).moving("job-market-token").around(left + (len(workers) - 1) * pitch + spot / 2, spot / 2)
        )
    wide = MAX_COLUMNS * pitch + PRICE
    price = figures(f"${cost}", 14)
    parts.append(price.at(wide - price.width, spot / 2 - 7))
    if ARROWS[k]:
        parts.append(_arrow(ARROWS[k], shape, words))
    return Box(wide, spot, join(*parts))


@kept
def _token(words: Words) -> Box:
    disc = circle(12, 12, 11.5, class_="solid")
    sign = group(icon("flag", 15, "").around(12, 12), class_="on-ink")
    return Box(24, 24, piece(say(words, "draw-token"), group(disc, class_="signal"), sign))


@kept
def _arrow(colour: str, shape: str, words: Words) -> Markup:
    """What happens when the token leaves this row."""
    sign, tone = ARROW_SIGN[colour]
    spot = SHEETS[shape].spot
    wide = MAX_COLUMNS * (spot + 1.5)
    line = rect(0, spot + 1.5, wide + 14, 1.6, class_="solid")
    signed = icon(sign, 12, "").at(wide + 17, spot - 4)
    return piece(say(words, f"draw-arrow-{colour}"), group(line, signed, class_=tone))
