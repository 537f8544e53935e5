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
    """A buffer for the actions that are legal now; it is filled again and again."""

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
    """One kind of decision. `about` is what this one is about: a number that the kind gives a meaning to.

    Actions are numbers from 0 to `size` - 1 with a fixed meaning inside their kind, so that a game has one fixed
    space of actions. Instances hold nothing that changes and are shared by all games.
    """

    def __init__(self, name: str, size: i64) -> None:
        self.name: Final = name
        self.size: Final = size

    def options(self, game: G, about: i64, found: Options) -> None:
        """Add every legal action, each once."""
        raise NotImplementedError

    def choose(self, game: G, about: i64, action: i64) -> None:
        """Carry out a legal action."""
        raise NotImplementedError
