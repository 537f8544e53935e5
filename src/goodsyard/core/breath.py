"""Trying out what a seat could do in one breath, for the bundles that a game suggests."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from goodsyard.core.game import Game

G = TypeVar("G", bound=Game)


def walk(game: G, seat: int, first: tuple[int, ...], choose: Callable[[G], int | None]) -> tuple[int, ...]:
    """Some actions and then what is chosen, until that is None or until luck, a reveal or others come in between.

    What is drawn or revealed by the last action is never asked about, so it cannot show in a suggestion.
    """
    probe: G = game.clone()  # type: ignore[assignment]  # a clone is of the same class
    actions: list[int] = []
    for action in first:
        probe.apply(action, seat)
        actions.append(action)
    while not probe.over and probe.luck == game.luck and seat in probe.acting():
        chosen = choose(probe)
        if chosen is None:
            break
        probe.apply(chosen, seat)
        actions.append(chosen)
    return tuple(actions)


def picks(game: Game, seat: int, kind: int, wanted: list[int]) -> int | None:
    """The first of the wanted actions that can be taken now, taken off the list; None at another kind of decision."""
    if game.decision(seat)[0] != kind:
        return None
    legal = game.legal(seat)
    found = next((action for action in wanted if action in legal), None)
    if found is not None:
        wanted.remove(found)
    return found
