"""Draws the pictures of this folder from seeded games: `python docs/pictures/make.py`."""

from __future__ import annotations

from pathlib import Path
from random import Random

import goodsyard
from goodsyard import Table
from goodsyard.core.words import Phrase
from goodsyard.drawing import Box, Markup, Panel, column, row

HERE = Path(__file__).parent


def position(game: str, players: int, seed: int, actions: int) -> Table:
    """A busy position, reached by random play that hardly ever passes and prefers decisions that move things."""
    table, chance = goodsyard.new(game, players, seed), Random(seed)
    while not table.over and len(table.played) < actions:
        seat = table.acting()[0]
        choices = table.choices(seat)
        busy = [choice for choice in choices if choice.refs] if chance.random() < 0.97 else []
        moving = [choice for choice in busy if any(ref.startswith(("wagon:", "hand:")) for ref in choice.refs)]
        offered = moving or busy or choices
        table.play(offered[int(chance.random() * len(offered))].action, seat)
    return table


def coal_baron() -> str:
    """Display and two player boards in the middle of a three-player game, as the first player sees them."""
    table = position("coal-baron", players=3, seed=78, actions=180)
    drawing = table.draw(0)
    boards = row(boxed(drawing["seat-0"]), boxed(drawing["seat-1"]), gap=14)
    whole = column(boxed(drawing["display"]), boards, gap=0).padded(6)
    title = table.title.words("en").say(Phrase("title"))
    return Panel("coal-baron", title, whole.width, whole.height, whole.picture).svg("light")


def boxed(part: Panel) -> Box:
    return Box(part.width, part.height, Markup(part.body))


def pictures() -> dict[str, str]:
    """Every picture by its file name."""
    return {"coal-baron.svg": coal_baron()}


if __name__ == "__main__":
    for name, picture in pictures().items():
        (HERE / name).write_text(picture, encoding="utf-8")
