"""Prints the planes of a game's observations as a table: `python -m goodsyard.envs.observation coal-baron 3`."""

from __future__ import annotations

import sys

from goodsyard.core.errors import GoodsyardError
from goodsyard.envs.observation import planes


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
