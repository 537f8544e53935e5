"""A title: the face that a game shows to tables, terminals, pages and laboratories."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.core.log import SILENT, Log
from goodsyard.core.row import Row
from goodsyard.core.seeds import Seed, chance_of
from goodsyard.core.words import Phrase, Words, words_of

G = TypeVar("G", bound=Game)


@dataclass(frozen=True)
class Option:
    """Something that a table can choose before the game."""

    id: str
    values: tuple[str, ...]
    default: str
    since: int = 1
    """The rules version that introduced the option."""
    earlier: str = ""
    """The value that describes games played under earlier rules; by default the default."""

    def value_under(self, rules: int) -> str:
        """The value of a table that does not choose."""
        return self.earlier or self.default if rules < self.since else self.default


@dataclass(frozen=True)
class Said:
    """What a choice or an event says: a phrase, the marks of the things in the drawing, the clause of RULES.md."""

    phrase: Phrase
    refs: tuple[str, ...] = ()
    clause: str = ""


class Picture(Protocol):
    """One panel of a drawing, as `goodsyard.drawing` makes it."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def width(self) -> float: ...
    @property
    def height(self) -> float: ...
    @property
    def body(self) -> str: ...

    def inner(self) -> str:
        """For a page that brings the style sheet and the originals itself."""

    def originals(self) -> Mapping[str, str]:
        """What the picture uses and the page must hold once, by id."""

    def svg(self, theme: str | None = None) -> str:
        """A document that stands alone."""


class Pictures(Protocol):
    """A drawing: panels in reading order, and all of them in one document."""

    @property
    def panels(self) -> Sequence[Picture]: ...

    def __getitem__(self, id: str) -> Picture: ...

    def svg(self, theme: str | None = None) -> str: ...


class Title(ABC, Generic[G]):
    """What every game's package shows to the outside, as one object named `TITLE`."""

    id: str
    folder: Path
    rules: int
    fewest: int
    most: int
    options: tuple[Option, ...] = ()
    lines: tuple[str, ...]
    """The names of the score pad's lines."""
    event_kinds: tuple[str, ...]

    @abstractmethod
    def set_up(self, players: int, chance: Row, rules: int, options: Mapping[str, str], log: Log) -> G:
        """A new game with this chance, which writes into this log from its set-up on."""

    def begin(self, players: int, seed: Seed, rules: int, options: Mapping[str, str], log: Log = SILENT) -> G:
        """A new game; raises BadSetup for options that do not fit."""
        return self.set_up(players, chance_of(seed), rules, self.checked_options(players, options, rules), log)

    @abstractmethod
    def view(self, game: G, seat: int | None) -> msgspec.Struct:
        """What a seat may see; None is a spectator."""

    @abstractmethod
    def prompt(self, game: G, seat: int, kind: int, about: int) -> Phrase:
        """The question that a pending decision puts to its seat."""

    @abstractmethod
    def choice(self, game: G, seat: int, kind: int, about: int, action: int) -> Said:
        """What an option says."""

    @abstractmethod
    def event(self, game: G, kind: int, seat: int, facts: tuple[int, int, int], viewer: int | None) -> Said:
        """What an event says to a viewer, without what is hidden from that viewer."""

    @abstractmethod
    def refusal(self, game: G, seat: int, kind: int, about: int, action: int) -> tuple[Phrase, str] | None:
        """Why an action is not legal, and the clause; None if there is nothing special to say."""

    @abstractmethod
    def breakdown(self, game: G) -> list[list[int]]:
        """Per seat the points of each line."""

    def draw(self, view: Any, words: Words) -> Pictures:
        """A view of this game as SVG panels; things that choices and events speak of carry their marks."""
        raise NotImplementedError

    def facts(self, game: G) -> dict[str, int | str]:
        """What the game counts about itself, for statistics."""
        return {}

    def words(self, language: str) -> Words:
        return words_of(language, self.folder)

    def rules_text(self) -> str:
        return (self.folder / "RULES.md").read_text(encoding="utf-8")

    def clause_text(self, clause: str) -> str:
        """One clause of RULES.md, or an empty string."""
        start = f"**{clause}** "
        found = [line for line in self.rules_text().splitlines() if line.startswith(start)]
        return found[0].removeprefix(start) if found else ""

    def checked_options(self, players: int, options: Mapping[str, str], rules: int | None = None) -> dict[str, str]:
        """Every option with its value; raises BadSetup for what does not fit. Games of earlier rules get the values
        that describe them."""
        if not self.fewest <= players <= self.most:
            raise BadSetup(f"{self.id} is for {self.fewest} to {self.most} players, not {players}")
        known = {option.id: option for option in self.options}
        for name, value in options.items():
            if name not in known:
                listed = ", ".join(known) or "none"
                raise BadSetup(f"{self.id} has no option {name!r}; its options: {listed}")
            if value not in known[name].values:
                raise BadSetup(f"{self.id}: {name} is one of {', '.join(known[name].values)}, not {value!r}")
        version = self.rules if rules is None else rules
        return {option.id: options.get(option.id, option.value_under(version)) for option in self.options}
