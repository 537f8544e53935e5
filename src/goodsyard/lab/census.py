"""Statistics of games between equal bots: seats, length, and the value of every choice and deed.

A deed is what a seat did to a thing according to the log, e.g. "takes the order for furnaces". Its value is found by
comparing the seats that did it at least once in a game with those that did not.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from fractions import Fraction
from math import sqrt

from goodsyard.lab.pace import Pace
from goodsyard.lab.standings import NORMAL, interval
from goodsyard.lab.tally import Spread

Key = tuple[str, str]
"""A kind of decision or event, and its text."""


@dataclass
class Group:
    """A set of seats from several games: how often they won, and their lead over the best other seat."""

    wins: Fraction = Fraction(0)
    margins: Spread = field(default_factory=Spread)

    def add(self, won: Fraction, margin: int) -> None:
        self.wins += won
        self.margins.add(margin)

    def merge(self, other: Group) -> None:
        self.wins += other.wins
        self.margins.merge(other.margins)

    def without(self, part: Group) -> Group:
        """This group without a part of it."""
        rest = Group(self.wins - part.wins)
        rest.margins.count = self.margins.count - part.margins.count
        rest.margins.sum = self.margins.sum - part.margins.sum
        rest.margins.squares = self.margins.squares - part.margins.squares
        return rest

    @property
    def size(self) -> int:
        return self.margins.count

    @property
    def rate(self) -> float:
        return float(self.wins) / self.size if self.size else 0.0


@dataclass
class Census:
    """Sums over several games; they are exact, so the order in which games are added does not matter."""

    players: int
    games: int = 0
    endless: int = 0
    """Games stopped because they took too long; nothing else about them is counted."""
    lengths: Counter[int] = field(default_factory=Counter)
    seats: list[Group] = field(default_factory=list)
    scores: list[Spread] = field(default_factory=list)
    offered: Counter[Key] = field(default_factory=Counter)
    taken: Counter[Key] = field(default_factory=Counter)
    deeds: dict[Key, Group] = field(default_factory=dict)
    pace: Pace = field(default_factory=Pace)

    def __post_init__(self) -> None:
        self.seats = self.seats or [Group() for _ in range(self.players)]
        self.scores = self.scores or [Spread() for _ in range(self.players)]

    def add(self, scores: list[int], ranking: list[int], length: int, deeds: list[set[Key]]) -> None:
        """Count a finished game, with its result and each seat's deeds."""
        self.games += 1
        self.lengths[length] += 1
        share = Fraction(1, ranking.count(1))
        for seat, score in enumerate(scores):
            won = share if ranking[seat] == 1 else Fraction(0)
            margin = score - max(other for k, other in enumerate(scores) if k != seat)
            self.seats[seat].add(won, margin)
            self.scores[seat].add(score)
            for deed in deeds[seat]:
                self.deeds.setdefault(deed, Group()).add(won, margin)

    def merge(self, other: Census) -> None:
        """Add the games of another census."""
        self.games += other.games
        self.endless += other.endless
        self.lengths.update(other.lengths)
        self.offered.update(other.offered)
        self.taken.update(other.taken)
        self.pace.merge(other.pace)
        for mine, theirs in zip(self.seats, other.seats, strict=True):
            mine.merge(theirs)
        for spread, more in zip(self.scores, other.scores, strict=True):
            spread.merge(more)
        for deed, group in other.deeds.items():
            self.deeds.setdefault(deed, Group()).merge(group)

    def everybody(self) -> Group:
        """All seats of all games."""
        whole = Group()
        for seat in self.seats:
            whole.merge(seat)
        return whole

    def length(self) -> Spread:
        """Decisions per game."""
        spread = Spread()
        for length, count in self.lengths.items():
            spread.count += count
            spread.sum += length * count
            spread.squares += length * length * count
        return spread


@dataclass(frozen=True)
class Difference:
    """The difference between two numbers, with a 95 % confidence interval."""

    value: float
    low: float
    high: float

    @property
    def is_sure(self) -> bool:
        return self.low > 0 or self.high < 0


def mean_difference(one: Spread, other: Spread) -> Difference:
    """The difference of two means (Welch)."""
    value = one.mean - other.mean
    reach = NORMAL * sqrt(variance_of_mean(one) + variance_of_mean(other))
    return Difference(value, value - reach, value + reach)


def change(one: Difference, other: Difference) -> Difference:
    """How much larger one difference is than another, measured independently."""
    value = one.value - other.value
    below = sqrt((one.value - one.low) ** 2 + (other.high - other.value) ** 2)
    above = sqrt((one.high - one.value) ** 2 + (other.value - other.low) ** 2)
    return Difference(value, value - below, value + above)


def variance_of_mean(spread: Spread) -> float:
    return spread.deviation**2 / spread.count if spread.count else 0.0


def rate_difference(one: Group, other: Group) -> Difference:
    """The difference of two win rates (Newcombe, from the interval of each)."""
    (low, high), (other_low, other_high) = (interval(float(each.wins), each.size) for each in (one, other))
    return change(Difference(one.rate, low, high), Difference(other.rate, other_low, other_high))
