"""An analysis in words: what was chosen, what was better, and where the game turned."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

import msgspec

from goodsyard.analysis.judge import Verdict
from goodsyard.core.record import Record
from goodsyard.core.table import Table, replay
from goodsyard.core.words import Fact, Phrase, SeatedWords, Words, seat_name, words_of

HERE = Path(__file__).parent
MOST_TURNS = 6
LEAST_SWING = 0.05
"""The smallest change of a winning chance that counts as a turning point."""
LEAST_COST = 0.02


class Analysis(msgspec.Struct, frozen=True):
    """All verdicts on a game."""

    bot: str
    verdicts: list[Verdict]
    actions: int
    """Number of actions taken in the game."""
    result: list[float]
    """The final result as winning chances; empty if the record stops before the end."""

    def points(self) -> list[tuple[int, list[float]]]:
        """The course of the game: pairs of action count and every seat's winning chance."""
        found = [(verdict.number, verdict.chances) for verdict in self.verdicts]
        return [*found, (self.actions, self.result)] if self.result else found


class Turn(msgspec.Struct, frozen=True):
    """A turning point: a decision, and the seat whose chance changed most before the next one."""

    verdict: Verdict
    seat: int
    before: float
    after: float
    luck: bool
    """Whether something was drawn, rolled or revealed in between."""


class Told(msgspec.Struct, frozen=True):
    """A decision in words: the prompt, the chosen move and the best one."""

    prompt: str
    chosen: str
    best: str


def turning_points(record: Record, analysis: Analysis, most: int = MOST_TURNS) -> list[Turn]:
    """The decisions where a winning chance changed most, in the order of the game.

    A good move without luck does not change the chances; if it seems to, the search has merely seen further ahead.
    """
    points, lucks = analysis.points(), luck_along(record)
    turns = []
    for verdict, (start, before), (end, after) in zip(analysis.verdicts, points, points[1:], strict=False):
        changes = [now - then for then, now in zip(before, after, strict=True)]
        seat = most_changed(changes, verdict.seat)
        luck = lucks[end] != lucks[start]
        if abs(changes[seat]) >= LEAST_SWING and (luck or is_mistake(verdict)):
            turns.append(Turn(verdict, seat, before[seat], after[seat], luck))
    turns.sort(key=lambda turn: -abs(turn.after - turn.before))
    return sorted(turns[:most], key=lambda turn: turn.verdict.number)


def most_changed(changes: Sequence[float], mover: int) -> int:
    """The seat with the largest change; ties favour the seat that moved."""
    return max(range(len(changes)), key=lambda seat: (round(abs(changes[seat]), 3), seat == mover))


def is_mistake(verdict: Verdict) -> bool:
    """Did the choice cost a significant amount?"""
    return verdict.is_sure and verdict.cost >= LEAST_COST


def luck_along(record: Record) -> list[int]:
    """The luck counter after each number of actions."""
    table = replay(record)
    return [*(played.luck for played in table.played), table.game.luck]


class Teller:
    """Puts an analysis into words, in one language and with the players' names."""

    def __init__(self, record: Record, lang: str, names: Sequence[str] = ()) -> None:
        self.record = record
        self.table: Table = replay(record, 0)
        words = words_of(lang, self.table.title.folder, HERE)
        self.words: Words = SeatedWords(words, tuple(names))

    def __call__(self, id: str, **facts: Fact) -> str:
        return self.words.say(Phrase(id, facts))

    def seat(self, seat: int) -> str:
        return self.words.say(seat_name(seat))

    def told(self, verdicts: Sequence[Verdict]) -> list[Told]:
        """Each decision in words."""
        waiting, found = {verdict.number: verdict for verdict in verdicts}, []
        for number, (seat, _, action) in enumerate(self.record.actions):
            if number in waiting:
                found.append(self.decision(waiting[number]))
            self.table.take(action, seat)
        self.table.rewind(0)
        return found

    def decision(self, verdict: Verdict) -> Told:
        title, game, seat = self.table.title, self.table.game, verdict.seat
        kind, about = game.decision(seat)
        prompt = self.words.say(title.speech.prompt(game, seat, kind, about))
        chosen, best = (
            self.words.say(title.speech.choice(game, seat, kind, about, action).phrase)
            for action in (verdict.chosen, verdict.best)
        )
        return Told(prompt, chosen, best)

    def turn(self, turn: Turn, told: Told) -> str:
        """A turning point in a sentence or two."""
        verdict = turn.verdict
        facts: dict[str, Fact] = {
            "number": verdict.number + 1,
            "seat": seat_name(verdict.seat),
            "chosen": told.chosen,
            "who": seat_name(turn.seat),
            "before": whole_percent(turn.before),
            "after": whole_percent(turn.after),
        }
        said = [self("turn", **facts)]
        if is_mistake(verdict):
            said.append(self("turn-better", best=told.best, cost=whole_percent(verdict.cost)))
        if turn.luck:
            said.append(self("turn-luck"))
        return " ".join(said)


def tell(record: Record, analysis: Analysis, lang: str, names: Sequence[str] = ()) -> tuple[list[Told], dict[int, str]]:
    """Every decision in words, and every turning point by the number of its decision."""
    teller = Teller(record, lang, names)
    told = teller.told(analysis.verdicts)
    by_number = {verdict.number: each for verdict, each in zip(analysis.verdicts, told, strict=True)}
    turns = {turn.verdict.number: turn for turn in turning_points(record, analysis)}
    return told, {number: teller.turn(turn, by_number[number]) for number, turn in turns.items()}


def whole_percent(share: float) -> int:
    return round(100 * share)
