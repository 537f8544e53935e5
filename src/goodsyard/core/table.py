"""A table: the checked door to a game, with choices in words, views, events, undo and records."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, Generic, overload

import msgspec

from goodsyard.core.errors import BrokenRecord, GoodsyardError, IllegalAction
from goodsyard.core.game import Game
from goodsyard.core.log import Log
from goodsyard.core.record import DIGEST_EVERY, FORMAT, Record
from goodsyard.core.registry import find
from goodsyard.core.seeds import Seed, check_seed, new_key
from goodsyard.core.telling import Line, told
from goodsyard.core.title import G, Title, V
from goodsyard.core.words import Phrase, SeatedWords, Words, seat_name

if TYPE_CHECKING:
    from goodsyard.drawing import Drawing


class Choice(msgspec.Struct, frozen=True):
    """One option of a decision."""

    action: int
    kind: str
    text: str
    refs: tuple[str, ...]
    clause: str
    declines: bool = False


class BundleChoice(msgspec.Struct, frozen=True):
    """Several actions as one option of a decision."""

    actions: tuple[int, ...]
    text: str
    refs: tuple[str, ...]
    clause: str
    declines: bool = False


class Event(msgspec.Struct, frozen=True):
    """One line of the log as a viewer may read it."""

    number: int
    after: int
    """The number of actions before it: the position it belongs to."""
    kind: str
    seat: int
    text: str
    facts: dict[str, Any]
    refs: tuple[str, ...]
    clause: str


class Played(msgspec.Struct, frozen=True):
    """An action, with the luck and the length of the log before it."""

    seat: int
    kind: int
    action: int
    luck: int
    events: int


Action = tuple[int, int, int]
"""Seat, kind of decision, action."""


def choices_of(title: Title, game: Game, seat: int, words: Words) -> list[Choice]:
    """The options of a seat that is to act, in words; those that decline come last."""
    kind, about = game.decision(seat)
    name = game.kind_name(kind)
    said = [(action, title.speech.choice(game, seat, kind, about, action)) for action in game.legal(seat)]
    said.sort(key=lambda each: each[1].declines)
    return [
        Choice(action, name, words.say(each.phrase), each.refs, each.clause, each.declines) for action, each in said
    ]


def is_one_breath(game: Game, seat: int, actions: Sequence[int]) -> bool:
    """Whether a seat may take these actions one after the other, without luck, a reveal or others in between.

    The last one may lead to anything, because nothing has to be known of it.
    """
    probe, luck = game.clone(), game.luck
    for action in actions:
        if probe.over or probe.luck != luck or seat not in probe.acting() or action not in probe.legal(seat):
            return False
        probe.apply(action, seat)
    return len(actions) > 1


class Table(Generic[V]):
    """A game between people and bots. Nothing illegal gets in; nothing hidden gets out."""

    def __init__(
        self, title: Title[Any, V], players: int, seed: Seed, options: Mapping[str, str], rules_version: int
    ) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = title.checked_options(players, options, rules_version)
        self.rules_version = rules_version
        self.names: Mapping[str, tuple[str, ...]] = {}
        """The seats' names by language; without them seats are numbered."""
        self.undone: list[Action] = []
        """Actions that were taken back and can be taken again, the next one last."""
        self.begin()

    def begin(self) -> None:
        self.game: Game = self.title.begin(self.players, self.seed, self.rules_version, self.options, Log(True))
        self.played: list[Played] = []
        self.digests: list[tuple[int, str]] = []

    def __repr__(self) -> str:
        state = "over" if self.over else f"seat {', '.join(map(str, self.acting()))} to act"
        return f"<Table {self.title.id}: {self.players} players, seed {self.seed}, {len(self.played)} actions, {state}>"

    def _repr_svg_(self) -> str:
        """The table as a spectator sees it, for notebooks."""
        return self.draw().svg()

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled and copied as its record: compiled games cannot be."""
        return restored, (self.record(), self.names, self.undone)

    def fork(self) -> Table[V]:
        """An independent copy, to try things out."""
        twin: Table[V] = object.__new__(type(self))
        twin.__dict__ |= self.__dict__
        twin.game = self.game.clone()
        twin.game.log = self.game.log.copy()
        twin.played, twin.digests, twin.undone = self.played[:], self.digests[:], self.undone[:]
        return twin

    def words(self, lang: str, reader: int | None = None) -> SeatedWords:
        """The game's words, with the players' names; to a reader who has a seat, its texts say "you"."""
        return SeatedWords(self.title.words(lang), self.names.get(lang, ()), reader)

    # Playing.

    @property
    def over(self) -> bool:
        return self.game.over

    def acting(self) -> list[int]:
        """The seats that may act now."""
        return self.game.acting()

    def prompt(self, seat: int, lang: str = "en") -> str:
        """The question that the seat has to answer, or an empty string."""
        if seat not in self.acting():
            return ""
        kind, about = self.game.decision(seat)
        return self.words(lang, seat).say(self.title.speech.prompt(self.game, seat, kind, about))

    def choices(self, seat: int, lang: str = "en") -> list[Choice]:
        """What the seat may do now, in words."""
        if seat not in self.acting():
            return []
        return choices_of(self.title, self.game, seat, self.words(lang, seat))

    def bundles(self, seat: int, lang: str = "en") -> list[BundleChoice]:
        """Several actions at once that are suggested to the seat, in words; whatever is not legal is left out."""
        if seat not in self.acting():
            return []
        words = self.words(lang, seat)
        return [
            BundleChoice(
                each.actions, words.say(each.said.phrase), each.said.refs, each.said.clause, each.said.declines
            )
            for each in self.title.bundles(self.game, seat)
            if is_one_breath(self.game, seat, each.actions)
        ]

    def play(self, action: int, seat: int | None = None, lang: str = "en") -> None:
        """Take a legal action; anything else raises IllegalAction with the reason and changes nothing."""
        seat = self.game.current if seat is None else seat
        self.check(action, seat, lang)
        self.undone.clear()
        self.take(action, seat)

    def check(self, action: int, seat: int, lang: str = "en") -> None:
        """Raise IllegalAction if the seat may not take this action now."""
        if self.over:
            raise self.refused(Phrase("game-is-over"), lang)
        if seat not in self.acting():
            name = seat_name(self.game.current)
            raise self.refused(Phrase("not-your-turn", {"seat": name}), lang)
        if action not in self.game.legal(seat):
            kind, about = self.game.decision(seat)
            reason = None
            if 0 <= action < self.game.kind_sizes()[kind]:
                reason = self.title.speech.refusal(self.game, seat, kind, about, action)
            phrase, clause = reason or (Phrase("not-possible"), "")
            raise self.refused(phrase, lang, clause)

    def refused(self, phrase: Phrase, lang: str, clause: str = "") -> IllegalAction:
        return IllegalAction(self.words(lang).say(phrase), clause)

    def take(self, action: int, seat: int) -> None:
        kind, _ = self.game.decision(seat)
        self.played.append(Played(seat, kind, action, self.game.luck, self.game.log.length))
        self.game.apply(action, seat)
        if len(self.played) % DIGEST_EVERY == 0 or self.over:
            self.digests.append((len(self.played), f"{self.game.digest():016x}"))

    # Undo and redo.

    def undo_refusal(self, seat: int, to: int | None = None) -> Phrase | None:
        """Why the seat cannot go back to the position after `to` actions, by default one step; None if it can."""
        to = len(self.played) - 1 if to is None else to
        if not 0 <= to < len(self.played):
            return Phrase("nothing-to-undo")
        if any(played.seat != seat for played in self.played[to:]):
            mine = any(played.seat == seat for played in self.played)
            return Phrase("undo-past-others" if mine else "nothing-to-undo")
        return Phrase("undo-past-luck") if self.played[to].luck != self.game.luck else None

    def undo(self, seat: int, lang: str = "en") -> None:
        """Take back the seat's latest action, never across luck, a reveal or another seat's decision."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise self.refused(refusal, lang)
        self.undone += self.since(len(self.played) - 1)
        self.rewind(len(self.played) - 1)

    def since(self, number: int) -> list[Action]:
        """The actions after a position in the order in which they are taken back."""
        return [(played.seat, played.kind, played.action) for played in reversed(self.played[number:])]

    def action_to_redo(self, seat: int, lang: str = "en") -> int:
        """The action that the seat took back last; raises IllegalAction if there is none."""
        if not self.undone or self.undone[-1][0] != seat:
            raise self.refused(Phrase("nothing-to-redo"), lang)
        action = self.undone[-1][2]
        self.check(action, seat, lang)
        return action

    def redo(self, seat: int, lang: str = "en") -> None:
        """Take again what was taken back last."""
        self.take(self.action_to_redo(seat, lang), seat)
        self.undone.pop()

    def rewind(self, count: int) -> None:
        """Go back to the position after `count` actions."""
        kept = self.played[:count]
        self.begin()
        for played in kept:
            self.take(played.action, played.seat)

    # Looking.

    def view(self, seat: int | None = None) -> V:
        """What a seat may see; None is a spectator; after the end everything is open."""
        return self.title.view(self.game, seat)

    def draw(self, seat: int | None = None, lang: str = "en", shape: str = "wide") -> Drawing:
        """What a seat may see, as SVG panels for a `wide` or a `tall` screen."""
        return self.title.draw(self.view(seat), self.words(lang), shape)

    def events(self, seat: int | None = None, since: int = 0, lang: str = "en") -> list[Event]:
        """The log from entry `since` on, as the seat may read it."""
        words, entries = self.words(lang, seat), self.game.log.entries
        starts = [played.events for played in self.played]
        events, after = [], 0
        for number, (kind, owner, *facts) in enumerate(entries):
            while after < len(starts) and starts[after] <= number:
                after += 1
            if number >= since:
                said = self.title.speech.event(self.game, kind, owner, (facts[0], facts[1], facts[2]), seat)
                shown = {name: words.say(f) if isinstance(f, Phrase) else f for name, f in said.phrase.facts.items()}
                name = self.title.event_kinds[kind]
                events.append(Event(number, after, name, owner, words.say(said.phrase), shown, said.refs, said.clause))
        return events

    def told(self, seat: int | None = None, since: int = 0, lang: str = "en") -> list[Line]:
        """The log from entry `since` on in lines, one for what a seat did with an action."""
        return told(self.events(seat, since, lang), self.words(lang, seat))

    def scores(self) -> list[int]:
        return self.game.scores()

    def ranking(self) -> list[int]:
        return self.game.ranking()

    def breakdown(self) -> list[dict[str, int]]:
        """The points of each score line, per seat."""
        return [dict(zip(self.title.score_lines, points, strict=True)) for points in self.title.breakdown(self.game)]

    # Saving.

    def record(self) -> Record:
        actions = [(played.seat, played.kind, played.action) for played in self.played]
        known = {option.id for option in self.title.options if option.since <= self.rules_version}
        options = {name: value for name, value in self.options.items() if name in known}
        return Record(
            FORMAT, self.title.id, self.rules_version, self.players, options, self.seed, actions, list(self.digests)
        )


@overload
def new(
    game: Title[G, V], players: int = 2, seed: Seed | None = None, options: Mapping[str, str] | None = None
) -> Table[V]: ...
@overload
def new(
    game: str, players: int = 2, seed: Seed | None = None, options: Mapping[str, str] | None = None
) -> Table[Any]: ...
def new(
    game: str | Title, players: int = 2, seed: Seed | None = None, options: Mapping[str, str] | None = None
) -> Table[Any]:
    """A new table of a game, by its id or its title; with a title, views are typed.

    Without a seed the operating system's entropy gives a key, so that nobody can predict the shuffle.
    """
    title = find(game) if isinstance(game, str) else game
    if seed is None:
        seed = new_key()
    check_seed(seed)
    return Table(title, players, seed, options or {}, title.rules_version)


def replay(record: Record, upto: int | None = None) -> Table[Any]:
    """The table after `upto` actions of a record, by default at its end; raises BrokenRecord."""
    title = find(record.game)
    known = title.rules_version
    if not 1 <= record.rules_version <= known:
        raise BrokenRecord(
            f"this record uses version {record.rules_version} of the rules of {record.game}; known are 1 to {known}"
        )
    try:
        check_seed(record.seed)
        table = Table(title, record.players, record.seed, record.options, record.rules_version)
    except GoodsyardError as problem:
        raise BrokenRecord(str(problem)) from None
    digests = dict(record.digests)
    for number, (seat, kind, action) in enumerate(record.actions[:upto], 1):
        try:
            table.check(action, seat)
        except IllegalAction as problem:
            raise BrokenRecord(f"action {number} is not legal: {problem}") from None
        if table.game.decision(seat)[0] != kind:
            raise BrokenRecord(f"action {number} answers another kind of decision")
        table.take(action, seat)
        if number in digests and digests[number] != f"{table.game.digest():016x}":
            raise BrokenRecord(f"the game differs at action {number}")
    return table


def restored(record: Record, names: Mapping[str, tuple[str, ...]], undone: list[Action]) -> Table[Any]:
    """A table from what it is pickled as."""
    table = replay(record)
    table.names, table.undone = names, list(undone)
    return table
