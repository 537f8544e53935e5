"""Boards in the terminal, drawn from views; a game without its own board is shown as a tree of its view."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec
from rich.console import RenderableType
from rich.text import Text
from rich.tree import Tree

from goodsyard.core.title import Title
from goodsyard.terminal.speech import Speech


class Board(Protocol):
    """How a game looks in the terminal."""

    def whole(self, view: Any, width: int) -> RenderableType:
        """Everything that the viewer may see."""

    def mine(self, view: Any) -> RenderableType:
        """The viewer's own things, for a decision in the middle of a turn."""

    def paint(self, text: str) -> Text:
        """A sentence with the game's terms in colour."""


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


def board_of(title: Title, speech: Speech) -> Board:
    """The board of a game, by default its view as a tree."""
    return PlainBoard() if title.board is None else title.board(speech)
