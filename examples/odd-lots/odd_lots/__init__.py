"""Odd Lots. `TITLE` is everything that Goodsyard uses."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from goodsyard.core.log import Log
from goodsyard.core.row import Row
from goodsyard.core.title import Points, Title
from odd_lots.observe import OddLotsEncoder
from odd_lots.rules import PRIZES, OddLots, new, redeal
from odd_lots.say import SPEECH
from odd_lots.show import View, view_of

__all__ = ["PRIZES", "TITLE", "OddLots", "View"]


def set_up(players: int, chance: Row, rules_version: int, options: Mapping[str, str], log: Log) -> OddLots:
    return new(players, chance, rules_version, log)


TITLE: Title[OddLots, View] = Title(
    id="odd-lots",
    folder=Path(__file__).parent,
    set_up=set_up,
    view=view_of,
    speech=SPEECH,
    event_kinds=("turned_up", "revealed", "taken"),
    score_lines=("prizes",),
    breakdown=lambda game: [[points] for points in game.points],
    # Everything below is optional.
    points=lambda view: [Points(points) for points in view.points],
    encoder=OddLotsEncoder,
    redeal=redeal,
)
