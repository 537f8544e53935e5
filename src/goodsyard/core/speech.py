"""What a game says: prompts, choices, refusals and events as phrases, each kind of decision with its own class."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeAlias

from typing_extensions import TypeVar

from goodsyard.core.game import Game
from goodsyard.core.words import Phrase

G = TypeVar("G", bound=Game, default=Any)


@dataclass(frozen=True)
class Said:
    """What a choice or an event says: a phrase, the marks of the things in the drawing, the clause of RULES.md."""

    phrase: Phrase
    refs: tuple[str, ...] = ()
    clause: str = ""
    declines: bool = False
    """Whether a choice does nothing of what was asked; such choices come last, because they are seldom wanted."""


@dataclass(frozen=True)
class Bundle:
    """Several actions of one seat that people take in one breath, suggested as one choice."""

    actions: tuple[int, ...]
    said: Said


@dataclass(frozen=True)
class Order(Generic[G]):
    """What a player may ask for in advance, to be done as soon as the seat is to act."""

    phrase: Phrase
    """What it says, as a choice does."""
    stage: Callable[[G, int], int | None]
    """The stage of the game for which a seat may ask for it now, such as the number of the shift; None if it may
    not. The order ends when the stage is another one."""
    action: Callable[[G, int], int | None]
    """What the seat, which is to act, does by this order; None ends the order."""


Reason: TypeAlias = tuple[Phrase, str]
"""Why an action is refused, and the clause."""

Facts: TypeAlias = tuple[int, int, int]
"""The three numbers of an event."""


class DecisionSpeech(Generic[G]):
    """What one kind of decision says."""

    def prompt(self, game: G, seat: int, about: int) -> Phrase:
        """The question, in the second person."""
        raise NotImplementedError

    def choice(self, game: G, seat: int, about: int, action: int) -> Said:
        """An option."""
        raise NotImplementedError

    def refusal(self, game: G, seat: int, about: int, action: int) -> Reason | None:
        """Why an action of this kind is not legal now; None if there is nothing specific to say."""
        return None


EventSpeech: TypeAlias = Callable[[G, int, Facts, "int | None"], Said]
"""An event as a viewer may read it: game, seat, facts, viewer."""


@dataclass(frozen=True)
class Speech(Generic[G]):
    """What a game or one chapter of its rules says: about its decisions by kind, and about its events by kind."""

    decisions: Mapping[int, DecisionSpeech[G]] = field(default_factory=dict)
    events: Mapping[int, EventSpeech[G]] = field(default_factory=dict)

    @classmethod
    def of(cls, *chapters: Speech[G]) -> Speech[G]:
        """The speech of all chapters together; each kind belongs to one of them."""
        decisions: dict[int, DecisionSpeech[G]] = {}
        events: dict[int, EventSpeech[G]] = {}
        for chapter in chapters:
            twice = [*(decisions.keys() & chapter.decisions), *(events.keys() & chapter.events)]
            if twice:
                raise ValueError(f"two chapters speak about kind {twice[0]}")
            decisions |= chapter.decisions
            events |= chapter.events
        return cls(decisions, events)

    def prompt(self, game: G, seat: int, kind: int, about: int) -> Phrase:
        return self.decisions[kind].prompt(game, seat, about)

    def choice(self, game: G, seat: int, kind: int, about: int, action: int) -> Said:
        return self.decisions[kind].choice(game, seat, about, action)

    def refusal(self, game: G, seat: int, kind: int, about: int, action: int) -> Reason | None:
        return self.decisions[kind].refusal(game, seat, about, action)

    def event(self, game: G, kind: int, seat: int, facts: Facts, viewer: int | None) -> Said:
        return self.events[kind](game, seat, facts, viewer)
