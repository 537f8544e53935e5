"""The games: every installed package can add some through the entry point `goodsyard.games`."""

from __future__ import annotations

from difflib import get_close_matches
from importlib.metadata import entry_points

from goodsyard.core.errors import UnknownGame
from goodsyard.core.title import Title

_titles: dict[str, Title] = {}


def register(title: Title) -> None:
    """Add a game that has no entry point."""
    _titles[title.id] = title


def titles() -> dict[str, Title]:
    """All games by id."""
    for entry in entry_points(group="goodsyard.games"):
        if entry.name not in _titles:
            register(entry.load())
    return dict(sorted(_titles.items()))


def find(game: str) -> Title:
    """The game with this id."""
    if game not in _titles:
        known = titles()
        if game not in known:
            meant = get_close_matches(game, known, 1)
            hint = f"did you mean {meant[0]}?" if meant else f"the games: {', '.join(known)}"
            raise UnknownGame(f"there is no game {game!r}; {hint}")
    return _titles[game]
