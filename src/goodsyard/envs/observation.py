"""Observations: what a seat may know, as a row of numbers; `planes` says what each of them means.

`python -m goodsyard.envs.observation GAME PLAYERS` prints them as a table.
"""

from __future__ import annotations

import sys
from functools import cache
from typing import NamedTuple

from goodsyard.core.errors import BadSetup, GoodsyardError
from goodsyard.core.observation import Encoder
from goodsyard.core.registry import find
from goodsyard.core.sheet import Sheet

LONGEST = 1 << 14


class Plane(NamedTuple):
    """A part of an observation."""

    name: str
    first: int
    """Where it begins."""
    length: int
    scale: int
    """A divisor that brings most of its numbers into the range from 0 to 1."""
    meaning: str


@cache
def encoder_for(game: str, players: int) -> Encoder:
    """The encoder of a game for this number of players."""
    title = find(game)
    if title.encoder is None:
        raise BadSetup(
            f"{game} has no encoder: write one (about 20 lines, see docs/add-a-game.md) and name it in its title"
        )
    return title.encoder(players, len(title.example(players).kind_sizes()))


@cache
def planes(game: str, players: int) -> tuple[Plane, ...]:
    """The planes of an observation in order, as the encoder announces them while it writes."""
    sheet = Sheet(LONGEST, 1, listening=True)
    encoder_for(game, players).write(find(game).example(players), 0, sheet, 0)
    ends = [first for _, first, _, _ in sheet.announced[1:]] + [sheet.at]
    return tuple(
        Plane(name, first, end - first, scale, meaning)
        for (name, first, scale, meaning), end in zip(sheet.announced, ends, strict=True)
    )


def table(game: str, players: int) -> str:
    """The planes in Markdown."""
    lines = [f"| {p.first} | {p.length} | {p.name} | {p.scale} | {p.meaning} |" for p in planes(game, players)]
    return "\n".join(["| first | length | plane | scale | meaning |", "| --- | --- | --- | --- | --- |", *lines])


if __name__ == "__main__":
    if len(sys.argv) != 3 or not sys.argv[2].isdecimal():
        sys.exit("usage: python -m goodsyard.envs.observation GAME PLAYERS")
    try:
        print(table(sys.argv[1], int(sys.argv[2])))
    except GoodsyardError as problem:
        sys.exit(str(problem))
