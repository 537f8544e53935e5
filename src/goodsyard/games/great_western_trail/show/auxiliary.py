"""The auxiliary actions of a player board with their disc spaces."""

from __future__ import annotations

from goodsyard.core.words import Words
from goodsyard.drawing import Box, column, figures, group, icon, row
from goodsyard.drawing.kept import kept
from goodsyard.games.great_western_trail.rules.cards import CARDS
from goodsyard.games.great_western_trail.say.names import AUXILIARIES, auxiliary_name
from goodsyard.games.great_western_trail.show.actions import gains
from goodsyard.games.great_western_trail.show.clauses import CLAUSES
from goodsyard.games.great_western_trail.show.limits import disc_place
from goodsyard.games.great_western_trail.show.pieces import disc_space
from goodsyard.games.great_western_trail.show.shelf import shelf
from goodsyard.games.great_western_trail.show.words import capital, toned

WIDTH, LINE = 138.0, 26.4
SLOTS = 2


@kept
def auxiliary(seat: int, discs: tuple[int, ...], words: Words) -> Box:
    """Five lines: two disc spaces and the action, which is locked while discs lie on both."""
    lines = [_line(k, seat, count, words) for k, count in enumerate(discs)]
    return shelf(column(*lines, gap=0), WIDTH, len(lines) * LINE + 3, 2)


def _line(k: int, seat: int, count: int, words: Words) -> Box:
    facts = CARDS.rows["auxiliary"][k]
    slots = row(*(disc_space(False, n >= SLOTS - count) for n in range(SLOTS)), gap=1)
    slots = disc_place(slots, seat, facts["disc"], words)
    signs = row(*_signs(AUXILIARIES[k]), gap=2)
    picture = group(signs.picture, opacity=0.7 if count == SLOTS else None)
    action = Box(88, LINE - 2, Box(0, 0, picture).at(2, (LINE - 2 - signs.height) / 2)).framed(quiet=True)
    title = capital(words.say(auxiliary_name(k, False)))
    action = action.marked(f"auxiliary:{seat}:{facts['id']}", title, CLAUSES["auxiliary"])
    return Box(WIDTH, LINE, row(slots, action, gap=2).at(0, 1))


def _signs(auxiliary: str) -> list[Box]:
    pay = toned(figures("−$1", 12), "signal")
    back = icon("engine-back", 20, "")
    if auxiliary == "dollar":
        return gains(1, 0)
    if auxiliary == "draw":
        return [icon("draw-card", 21, ""), icon("discard", 21, "")]
    if auxiliary == "certificate":
        return [pay, back, *gains(0, 1, 16)]
    if auxiliary == "engine":
        return [pay, icon("engine", 20, ""), figures("≤1", 12)]
    return [back, icon("card", 20, ""), icon("cross", 14, "", "signal")]
