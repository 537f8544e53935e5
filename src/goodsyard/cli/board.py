"""Boards in the terminal, drawn from views; a game without a board of its own is shown as a tree of its view."""

from __future__ import annotations

from importlib import import_module
from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from goodsyard.cli.speech import Speech

BOARDS = {
    "coal-baron": "goodsyard.cli.boards.coal_baron",
    "great-western-trail": "goodsyard.cli.boards.great_western_trail",
    "mineshaft": "goodsyard.cli.boards.mineshaft",
    "oh-my-goods": "goodsyard.cli.boards.oh_my_goods",
}


class Board(Protocol):
    """How a game looks in the terminal."""

    def whole(self, view: Any, width: int) -> RenderableType:
        """Everything that the viewer may see."""

    def mine(self, view: Any) -> RenderableType:
        """The viewer's own things, for a decision in the middle of a turn."""

    def paint(self, text: str) -> Text:
        """A sentence with its words in the game's colours."""


class PlainBoard:
    """The view itself."""

    def whole(self, view: Any, width: int) -> RenderableType:
        return tree_of(view.__class__.__name__.lower(), msgspec.to_builtins(view))

    def mine(self, view: Any) -> RenderableType:
        return Text()

    def paint(self, text: str) -> Text:
        return Text(text)


def tree_of(name: str, value: Any) -> Tree:
    """Nested values as a tree; lists of plain values stay on one line."""
    tree = Tree(Text(name))
    for key, item in value.items() if isinstance(value, dict) else enumerate(value, 1):
        plain = not isinstance(item, (dict, list)) or not any(isinstance(part, (dict, list)) for part in item)
        if plain and not isinstance(item, dict):
            tree.add(Text(f"{key}: {', '.join(map(str, item)) if isinstance(item, list) else item}"))
        else:
            tree.add(tree_of(str(key), item))
    return tree


def board_of(game: str, speech: Speech) -> Board:
    """The board of a game."""
    if game not in BOARDS:
        return PlainBoard()
    board: Board = import_module(BOARDS[game]).BOARD(speech)
    return board
