"""One search in several processes: all search the same position with different seeds, and results are added up."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from multiprocessing import get_all_start_methods, get_context
from multiprocessing.connection import Connection

from goodsyard.core.errors import BadSetup

Tried = list[tuple[int, int, float]]
"""Moves with visits and utility, most visited first."""


def think_together(think: Callable[[int], Tried], processes: int) -> Tried:
    """The combined results of `think(0)`, `think(1)`, ...; the first runs here, the others in separate processes."""
    if processes > 1 and "fork" not in get_all_start_methods():
        raise BadSetup(
            "a search in several processes requires an operating system with fork; leave out * in the budget"
        )
    fork = get_context("fork")
    ends = [fork.Pipe(duplex=False) for _ in range(processes - 1)]
    helpers = [fork.Process(target=tell, args=(think, k + 1, end[1])) for k, end in enumerate(ends)]
    for helper in helpers:
        helper.start()
    try:
        found = [think(0), *(mine.recv() for mine, _ in ends)]
    finally:
        for helper in helpers:
            helper.kill()
            helper.join()
        for end in ends:
            end[0].close()
            end[1].close()
    return added(found)


def tell(think: Callable[[int], Tried], number: int, end: Connection) -> None:
    """Run one search in a separate process and send back its results."""
    end.send(think(number))


def added(found: Iterable[Tried]) -> Tried:
    """Combine results: visits add up, and a move's utility is the mean over its visits."""
    visits: dict[int, int] = {}
    worth: dict[int, float] = {}
    for tried in found:
        for action, count, mean in tried:
            visits[action] = visits.get(action, 0) + count
            worth[action] = worth.get(action, 0.0) + count * mean
    moves = [(action, count, worth[action] / count if count else 0.0) for action, count in visits.items()]
    return sorted(moves, key=lambda move: (-move[1], -move[2], move[0]))
