"""A decision: one kind of question that the rules put to a seat."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Generic, TypeVar

from mypy_extensions import i64, mypyc_attr

from goodsyard.core.row import Row, zeros

if TYPE_CHECKING:
    from goodsyard.core.game import Game

MOST_OPTIONS: Final = 256

G = TypeVar("G", bound="Game")


class Options:
    """A reusable buffer for the actions that are legal now."""

    def __init__(self) -> None:
        self.actions: Row = zeros(MOST_OPTIONS)
        self.count: i64 = 0

    def add(self, action: i64) -> None:
        self.actions[self.count] = action
        self.count += 1

    def listed(self) -> list[int]:
        return [action for action in self.actions[: self.count]]  # noqa: C416  `list` would take longer, compiled


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Generic[G]):
    """One kind of decision. `about` is its argument: a number whose meaning the kind defines.

    Actions are numbers from 0 to `size` - 1 with a fixed meaning within their kind, which gives every game one fixed
    action space. Instances are immutable and shared by all games.
    """

    def __init__(self, kind: i64, name: str, size: i64) -> None:
        self.kind: Final = kind
        self.name: Final = name
        self.size: Final = size

    def options(self, game: G, about: i64, found: Options) -> None:
        """Add every legal action, each once."""
        raise NotImplementedError

    def choose(self, game: G, about: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError


def by_kind(decisions: list[Decision[G]]) -> list[Decision[G]]:
    """A game's decisions in the order of their kinds, so that a kind is its place in the list."""
    ordered: list[Decision[G]] = []
    for kind in range(len(decisions)):
        ordered += [decision for decision in decisions if decision.kind == kind]
    if len(ordered) != len(decisions):
        raise ValueError(f"the kinds of decision must be numbered from 0 to {len(decisions) - 1}, each once")
    return ordered
