"""Evaluations: estimates of a seat's final points as a weighted sum of features."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from goodsyard.core.decision import Options
from goodsyard.core.game import ANYONE, Game, kind_in, seat_in
from goodsyard.core.row import Row, bit, row, zeros

WHOLE: Final = 1000
"""Weights and estimates are thousandths of a point."""

CERTAIN: Final = 1_000_000
"""Utilities are in millionths: a certain loss is 0, a certain win is this."""

NOTHING: Final = -1

WIN_SHARE: Final = 850_000
"""The share of a finished game's utility that winning gives; the rest depends on the lead."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's features and their weights.

    `margin` is the lead in points that makes a win three times as likely as a loss. `quiet` are the kinds of decision
    that open a turn: only then has everything that was paid for been received.
    """

    def __init__(self, names: list[str], weights: list[int], margin: i64, quiet: list[int]) -> None:
        self.names: Final = names
        self.weights: Row = row(weights)
        self.margin: i64 = margin * WHOLE
        self.quiet: i64 = 0
        for kind in quiet:
            self.quiet |= bit(kind)
        self.counts: Row = zeros(len(names))
        self.estimates: Row = zeros(4)

    def is_quiet(self, game: Game) -> bool:
        """Can the position be evaluated, or is somebody in the middle of a turn?"""
        if game.over:
            return True
        return (self.quiet & bit(kind_of(game, ANYONE))) != 0

    def consider(self, game: Game, seat: i64, found: Options) -> None:
        """Remove moves that are not worth considering; by default none."""

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        """Count the features of one seat; `counts` is all zeros before."""
        raise NotImplementedError

    def estimate(self, game: Game, seat: i64) -> i64:
        """The points that the seat can expect at the end, in thousandths."""
        counts = self.counts
        k: i64
        for k in range(len(counts)):
            counts[k] = 0
        self.features(game, seat, counts)
        total: i64 = 0
        for k in range(len(counts)):
            total += counts[k] * self.weights[k]
        return total

    def utilities(self, game: Game, found: Row) -> None:
        """Each seat's chance to win, from 0 to CERTAIN, by its expected lead."""
        if game.over:
            final_utilities(game, self.margin, found)
            return
        estimates = self.estimates
        seat: i64
        for seat in range(game.player_count):
            estimates[seat] = self.estimate(game, seat)
        for seat in range(game.player_count):
            found[seat] = chance_of(lead(estimates, game.player_count, seat), self.margin)


def pending_of(game: Game, seat: i64) -> i64:
    """The decision on top of the pending ones if it is the seat's, else NOTHING."""
    if game.depth == 0:
        return NOTHING
    entry = game.todo[game.depth - 1]
    return entry if seat_in(entry) == seat else i64(NOTHING)


def kind_or_nothing(entry: i64) -> i64:
    """The kind of a pending decision; NOTHING if there is none."""
    return kind_in(entry) if entry != NOTHING else i64(NOTHING)


def kind_of(game: Game, seat: i64) -> i64:
    """The kind of the seat's pending decision."""
    return kind_in(game.todo[game.place_of(seat)])


def lead(points: Row, players: i64, seat: i64) -> i64:
    """How far the seat is ahead of the best other seat."""
    best: i64 = -(1 << 40)
    other: i64
    for other in range(players):
        if other != seat and points[other] > best:
            best = points[other]
    return points[seat] - best


def chance_of(ahead: i64, margin: i64) -> i64:
    """A lead as a chance to win: one half at 0, three quarters at the margin."""
    size = ahead if ahead >= 0 else -ahead
    return CERTAIN // 2 + (CERTAIN // 2) * ahead // (margin + size)


def final_utilities(game: Game, margin: i64, found: Row) -> None:
    """Utilities of a finished game: winning counts most, then the lead."""
    scores, ranks = game.scores(), game.ranking()
    points = zeros(game.player_count)
    winners: i64 = 0
    seat: i64
    for seat in range(game.player_count):
        points[seat] = scores[seat] * WHOLE
        if ranks[seat] == 1:
            winners += 1
    for seat in range(game.player_count):
        won = WIN_SHARE // winners if ranks[seat] == 1 else i64(0)
        margin_part = chance_of(lead(points, game.player_count, seat), margin)
        found[seat] = won + margin_part * (CERTAIN - WIN_SHARE) // CERTAIN


class ScoreOnly(Evaluation):
    """For games without an evaluation of their own: the points so far."""

    def __init__(self) -> None:
        super().__init__(["score"], [WHOLE], 10, list(range(63)))

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        counts[0] = game.scores()[seat]
