"""Every field of a state is cloned and digested: for the interpreted run, in which classes list their fields."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

NOT_STATE = {"log", "buffer", "seat", "players", "by_kind", "decided"}
"""What is not part of the digest in any game; the players are checked as parts of their own."""


def change(thing: object, name: str, place: int) -> None:
    """Give a field another value."""
    value = getattr(thing, name)
    if isinstance(value, list):
        value[place] += 1
    else:
        setattr(thing, name, not value if isinstance(value, bool) else value + 1)


def check_fields(game: Any, part: Callable[[Any], object], fixed: frozenset[str] = frozenset()) -> None:
    """Change each field of a part of the game: the original keeps its value, the digest and a clone notice."""
    for name in sorted(set(vars(part(game))) - NOT_STATE - fixed):
        twin = game.clone()
        change(part(twin), name, game.depth - 1 if name == "todo" else 0)
        assert getattr(part(game), name) != getattr(part(twin), name), f"{name} is shared"
        assert twin.digest() != game.digest(), f"{name} is not in the digest"
        assert getattr(part(twin.clone()), name) == getattr(part(twin), name), f"{name} is not cloned"
