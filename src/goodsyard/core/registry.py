"""Which games there are: every installed package can add some through the entry point `goodsyard.games`."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Any

from goodsyard.core.errors import UnknownGame
from goodsyard.core.title import Title

_titles: dict[str, Title[Any]] = {}


def register(title: Title[Any]) -> None:
    """Add a game that no entry point names."""
    _titles[title.id] = title


def titles() -> dict[str, Title[Any]]:
    """All games by id."""
    for entry in entry_points(group="goodsyard.games"):
        if entry.name not in _titles:
            register(entry.load())
    return dict(sorted(_titles.items()))


def find(game: str) -> Title[Any]:
    """The game with this id."""
    if game not in _titles:
        known = titles()
        if game not in known:
            meant = get_close_matches(game, known, 1)
            hint = f"did you mean {meant[0]}?" if meant else f"the games: {', '.join(known)}"
            raise UnknownGame(f"there is no game {game!r}; {hint}")
    return _titles[game]
