"""A table: the checked door to a game, with choices in words, views, events, undo and records."""

from __future__ import annotations

from collections.abc import Mapping
from os import urandom
from typing import Any

import msgspec

from goodsyard.core.errors import BadSetup, BrokenRecord, GoodsyardError, IllegalAction
from goodsyard.core.game import Game
from goodsyard.core.log import Log
from goodsyard.core.record import DIGEST_EVERY, FORMAT, Record
from goodsyard.core.registry import find
from goodsyard.core.title import Pictures, Title
from goodsyard.core.words import NamedWords, Phrase, Words, seat_name

MOST_SEED = (1 << 63) - 1


class Choice(msgspec.Struct, frozen=True):
    """One option of a decision."""

    action: int
    kind: str
    text: str
    refs: tuple[str, ...]
    clause: str


class Event(msgspec.Struct, frozen=True):
    """One line of the log as a viewer may read it."""

    number: int
    after: int
    """How many actions had been taken when it happened: the position it belongs to."""
    kind: str
    seat: int
    text: str
    facts: dict[str, Any]
    refs: tuple[str, ...]
    clause: str


class Played(msgspec.Struct, frozen=True):
    """An action that was taken, and the luck and the length of the log before it."""

    seat: int
    kind: int
    action: int
    luck: int
    events: int


def choices_of(title: Title[Any], game: Game, seat: int, words: Words) -> list[Choice]:
    """What a seat that is to act may do, in words."""
    kind, about = game.decision(seat)
    name, choices = game.kind_name(kind), []
    for action in game.legal(seat):
        said = title.choice(game, seat, kind, about, action)
        choices.append(Choice(action, name, words.say(said.phrase), said.refs, said.clause))
    return choices


class Table:
    """A game between people and bots. Nothing illegal gets in; nothing hidden gets out."""

    def __init__(self, title: Title[Any], players: int, seed: int, options: Mapping[str, str], rules: int) -> None:
        self.title = title
        self.players = players
        self.seed = seed
        self.options = title.checked_options(players, options, rules)
        self.rules = rules
        self.names: Mapping[str, tuple[str, ...]] = {}
        """What the seats are called in each language; otherwise they are numbered."""
        self.undone: list[Played] = []
        self.begin()

    def begin(self) -> None:
        self.game: Game = self.title.begin(self.players, self.seed, self.rules, self.options)
        if not self.game.log.on:  # a game whose first round begins at once has told of it
            self.game.log = Log(True)
        self.played: list[Played] = []
        self.digests: list[tuple[int, str]] = []

    def words(self, lang: str) -> Words:
        """The game's words, with the names of those who sit here."""
        words = self.title.words(lang)
        return NamedWords(words, self.names[lang]) if lang in self.names else words

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
        return self.words(lang).say(self.title.prompt(self.game, seat, kind, about))

    def choices(self, seat: int, lang: str = "en") -> list[Choice]:
        """What the seat may do now, in words."""
        if seat not in self.acting():
            return []
        return choices_of(self.title, self.game, seat, self.words(lang))

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
                reason = self.title.refusal(self.game, seat, kind, about, action)
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

    def undo_refusal(self, seat: int) -> Phrase | None:
        """Why the seat cannot take back the latest action; None if it can."""
        if not self.played:
            return Phrase("nothing-to-undo")
        last = self.played[-1]
        if last.seat != seat:
            mine = any(played.seat == seat for played in self.played)
            return Phrase("undo-past-others" if mine else "nothing-to-undo")
        return Phrase("undo-past-luck") if last.luck != self.game.luck else None

    def undo(self, seat: int, lang: str = "en") -> None:
        """Take back the seat's latest action, never across luck, a reveal or another seat's decision."""
        refusal = self.undo_refusal(seat)
        if refusal is not None:
            raise self.refused(refusal, lang)
        self.undone.append(self.played[-1])
        self.rewind(len(self.played) - 1)

    def redo(self, seat: int, lang: str = "en") -> None:
        """Take again what was taken back last."""
        if not self.undone or self.undone[-1].seat != seat:
            raise self.refused(Phrase("nothing-to-redo"), lang)
        again = self.undone.pop()
        self.take(again.action, again.seat)

    def rewind(self, count: int) -> None:
        """Go back to the position after `count` actions."""
        kept = self.played[:count]
        self.begin()
        for played in kept:
            self.take(played.action, played.seat)

    # Looking.

    def view(self, seat: int | None = None) -> msgspec.Struct:
        """What a seat may see; None is a spectator; after the end everything is open."""
        return self.title.view(self.game, seat)

    def draw(self, seat: int | None = None, lang: str = "en") -> Pictures:
        """What a seat may see, as SVG panels."""
        return self.title.draw(self.view(seat), self.title.words(lang))

    def events(self, seat: int | None = None, since: int = 0, lang: str = "en") -> list[Event]:
        """The log from entry `since` on, as the seat may read it."""
        words, entries = self.words(lang), self.game.log.entries
        starts = [played.events for played in self.played]
        events, after = [], 0
        for number, (kind, owner, *facts) in enumerate(entries):
            while after < len(starts) and starts[after] <= number:
                after += 1
            if number >= since:
                said = self.title.event(self.game, kind, owner, (facts[0], facts[1], facts[2]), seat)
                shown = {name: words.say(f) if isinstance(f, Phrase) else f for name, f in said.phrase.facts.items()}
                name = self.title.event_kinds[kind]
                events.append(Event(number, after, name, owner, words.say(said.phrase), shown, said.refs, said.clause))
        return events

    def scores(self) -> list[int]:
        return self.game.scores()

    def ranking(self) -> list[int]:
        return self.game.ranking()

    def breakdown(self) -> list[dict[str, int]]:
        """Per seat the points of each line of the score pad."""
        return [dict(zip(self.title.lines, points, strict=True)) for points in self.title.breakdown(self.game)]

    # Saving.

    def record(self) -> Record:
        actions = [(played.seat, played.kind, played.action) for played in self.played]
        known = {option.id for option in self.title.options if option.since <= self.rules}
        options = {name: value for name, value in self.options.items() if name in known}
        return Record(FORMAT, self.title.id, self.rules, self.players, options, self.seed, actions, list(self.digests))


def new(game: str, players: int = 2, seed: int | None = None, options: Mapping[str, str] | None = None) -> Table:
    """A new table; without a seed the operating system's entropy gives one."""
    title = find(game)
    if seed is None:
        seed = int.from_bytes(urandom(8), "big") >> 1
    if not 0 <= seed <= MOST_SEED:
        raise BadSetup(f"a seed is a number from 0 to {MOST_SEED}, not {seed}")
    return Table(title, players, seed, options or {}, title.rules)


def replay(record: Record, upto: int | None = None) -> Table:
    """The table as it was after `upto` actions, by default at the end of the record; raises BrokenRecord."""
    title = find(record.game)
    if not 1 <= record.rules <= title.rules:
        raise BrokenRecord(f"this record is for rules {record.rules} of {record.game}; known are 1 to {title.rules}")
    if not 0 <= record.seed <= MOST_SEED:
        raise BrokenRecord(f"the seed {record.seed} is out of range")
    try:
        table = Table(title, record.players, record.seed, record.options, record.rules)
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
