"""Standings of a tournament: win rates with confidence intervals, ratings, scores by category, head-to-head results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations
from math import sqrt

from openskill.models import PlackettLuce

from goodsyard.lab.tally import Spread
from goodsyard.lab.tournament import Result

NORMAL = 1.959964
"""Two-sided 95 % quantile of the normal distribution."""


@dataclass
class Standing:
    """The results of one bot."""

    bot: str
    games: int
    wins: float
    low: float
    high: float
    mu: float
    sigma: float
    score: Spread
    lines: dict[str, Spread]
    seconds: float
    """Seconds per decision in the games it took part in."""

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0


def interval(wins: float, games: int) -> tuple[float, float]:
    """The 95 % confidence interval of a win rate (Wilson)."""
    if not games:
        return 0.0, 1.0
    rate, square = wins / games, NORMAL * NORMAL
    middle = (rate + square / (2 * games)) / (1 + square / games)
    reach = NORMAL * sqrt(rate * (1 - rate) / games + square / (4 * games * games)) / (1 + square / games)
    return max(0.0, middle - reach), min(1.0, middle + reach)


def standings(results: Iterable[Result]) -> list[Standing]:
    """All bots, best rating first; independent of the order in which results arrived."""
    ordered = sorted(results, key=lambda result: (result.seed, result.seats))
    games: Counter[str] = Counter()
    wins: Counter[str] = Counter()
    scores: dict[str, Spread] = {}
    lines: dict[str, dict[str, Spread]] = {}
    seconds: dict[str, list[float]] = {}
    for result in ordered:
        share = 1 / result.ranking.count(1)
        for seat, bot in enumerate(result.seats):
            games[bot] += 1
            wins[bot] += share if result.ranking[seat] == 1 else 0  # type: ignore[assignment]
            scores.setdefault(bot, Spread()).add(result.scores[seat])
            for line, points in result.lines[seat].items():
                lines.setdefault(bot, {}).setdefault(line, Spread()).add(points)
            seconds.setdefault(bot, []).append(result.seconds / max(1, result.decisions))
    rated = ratings(ordered)
    table = [
        Standing(
            bot,
            games[bot],
            wins[bot],
            *interval(wins[bot], games[bot]),
            *rated[bot],
            scores[bot],
            lines[bot],
            sum(seconds[bot]) / len(seconds[bot]),
        )
        for bot in games
    ]
    return sorted(table, key=lambda standing: (-standing.mu, standing.bot))


def ratings(results: Iterable[Result]) -> dict[str, tuple[float, float]]:
    """OpenSkill ratings (Plackett-Luce) over all games in seed order; a bot is not rated against itself."""
    model = PlackettLuce()
    known: dict[str, tuple[float, float]] = {}
    for result in results:
        for bot in result.seats:
            first = model.rating()
            known.setdefault(bot, (first.mu, first.sigma))
        if len(set(result.seats)) < len(result.seats):
            continue
        teams = [[model.rating(*known[bot])] for bot in result.seats]
        for bot, (after,) in zip(result.seats, model.rate(teams, ranks=list(map(float, result.ranking))), strict=True):
            known[bot] = (after.mu, after.sigma)
    return known


def duels(results: Iterable[Result]) -> dict[tuple[str, str], tuple[float, int]]:
    """For every pair of bots, how often the first finished ahead of the second, and in how many games they met."""
    ahead: dict[tuple[str, str], tuple[float, int]] = {}
    for result in results:
        for one, other in combinations(range(len(result.seats)), 2):
            difference = result.ranking[other] - result.ranking[one]
            win = 0.5 if difference == 0 else float(difference > 0)
            pair, back = (result.seats[one], result.seats[other]), (result.seats[other], result.seats[one])
            if pair[0] == pair[1]:
                continue
            ahead[pair] = (ahead.get(pair, (0.0, 0))[0] + win, ahead.get(pair, (0.0, 0))[1] + 1)
            ahead[back] = (ahead.get(back, (0.0, 0))[0] + 1 - win, ahead.get(back, (0.0, 0))[1] + 1)
    return ahead
