"""Sums over many games. All sums are exact, so the order in which games are added does not matter."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from math import sqrt
from typing import Any

from goodsyard.core.game import Game
from goodsyard.core.title import Title


class Spread:
    """Count, sum and sum of squares of integers."""

    def __init__(self) -> None:
        self.count = 0
        self.sum = 0
        self.squares = 0

    def add(self, value: int) -> None:
        self.count += 1
        self.sum += value
        self.squares += value * value

    def merge(self, other: Spread) -> None:
        self.count += other.count
        self.sum += other.sum
        self.squares += other.squares

    @property
    def mean(self) -> float:
        return self.sum / self.count if self.count else 0.0

    @property
    def deviation(self) -> float:
        """The sample standard deviation."""
        if self.count < 2:
            return 0.0
        return sqrt(max(0, self.count * self.squares - self.sum * self.sum) / (self.count * (self.count - 1)))


class Tally:
    """The statistics of a simulation."""

    def __init__(self, players: int, lines: tuple[str, ...]) -> None:
        self.games = 0
        self.decisions = Spread()
        self.seconds = 0.0
        self.wins = [Fraction(0)] * players
        self.scores = [Spread() for _ in range(players)]
        self.lines = {line: [Spread() for _ in range(players)] for line in lines}
        self.numbers: dict[str, Spread] = {}
        self.words: dict[str, Counter[str]] = {}

    def add(self, title: Title, game: Game, decisions: int, seconds: float) -> None:
        """Count one finished game."""
        self.games += 1
        self.decisions.add(decisions)
        self.seconds += seconds
        ranking = game.ranking()
        share = Fraction(1, ranking.count(1))
        for seat, rank in enumerate(ranking):
            if rank == 1:
                self.wins[seat] += share
        for spread, score in zip(self.scores, game.scores(), strict=True):
            spread.add(score)
        for seat, points in enumerate(title.breakdown(game)):
            for line, value in zip(title.score_lines, points, strict=True):
                self.lines[line][seat].add(value)
        for name, fact in title.facts(game).items():
            if isinstance(fact, str):
                self.words.setdefault(name, Counter())[fact] += 1
            else:
                self.numbers.setdefault(name, Spread()).add(fact)

    def merge(self, other: Tally) -> None:
        """Add the games of another tally."""
        self.games += other.games
        self.decisions.merge(other.decisions)
        self.seconds += other.seconds
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]
        for spread, more in zip(self.scores, other.scores, strict=True):
            spread.merge(more)
        for line, spreads in self.lines.items():
            for spread, more in zip(spreads, other.lines[line], strict=True):
                spread.merge(more)
        for name, counter in other.words.items():
            self.words.setdefault(name, Counter()).update(counter)
        for name, more in other.numbers.items():
            self.numbers.setdefault(name, Spread()).merge(more)

    @property
    def decisions_per_s(self) -> float:
        """Decisions per second on one core."""
        return self.decisions.sum / self.seconds if self.seconds else 0.0

    def facts(self) -> dict[str, Any]:
        """The mean of each number, and the count of each word."""
        means: dict[str, Any] = {name: spread.mean for name, spread in self.numbers.items()}
        return means | {name: dict(sorted(counter.items())) for name, counter in self.words.items()}

    def report(self, game: str) -> dict[str, Any]:
        """The tally as JSON."""
        return {
            "game": game,
            "players": len(self.wins),
            "games": self.games,
            "wins": [float(wins) for wins in self.wins],
            "scores": {
                "mean": [spread.mean for spread in self.scores],
                "sd": [spread.deviation for spread in self.scores],
                "lines": {
                    line: {"mean": [s.mean for s in spreads], "sd": [s.deviation for s in spreads]}
                    for line, spreads in self.lines.items()
                },
            },
            "decisions": self.decisions.sum,
            "decisions_per_s": round(self.decisions_per_s),
            "facts": self.facts(),
        }
