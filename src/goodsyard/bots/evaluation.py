"""Evaluations: how many points a seat will end with, as a table of features times weights."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from goodsyard.core.decision import Options
from goodsyard.core.game import ANYONE, KIND_BITS, KIND_MASK, SEAT_BITS, SEAT_MASK, Game
from goodsyard.core.row import Row, bit, row, zeros

WHOLE: Final = 1000
"""Weights and estimates are thousandths of a point."""

CERTAIN: Final = 1_000_000
"""Utilities are millionths: nothing to be won is 0, a certain win this."""

NOTHING: Final = -1

WIN_SHARE: Final = 850_000
"""How much of the utility of a finished game is winning; the rest is by how much."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Evaluation:
    """A game's features and their weights.

    `margin` is a lead in points that makes a win likely (3 : 1). `quiet` are the kinds of decisions that open a turn:
    only there everything that was paid for has also been received.
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
        """May the position be judged, or is somebody in the middle of something?"""
        if game.over:
            return True
        return (self.quiet & bit(kind_of(game, ANYONE))) != 0

    def consider(self, game: Game, seat: i64, found: Options) -> None:
        """Strike off moves that are not worth a thought; an evaluation that knows none leaves all."""

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        """Count what the features name for one seat; `counts` is all zeros before."""
        raise NotImplementedError

    def estimate(self, game: Game, seat: i64) -> i64:
        """The points that the seat can expect, in thousandths."""
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
        """For every seat how likely it wins, 0 to CERTAIN, from the lead that is expected."""
        if game.over:
            final_utilities(game, self.margin, found)
            return
        estimates = self.estimates
        seat: i64
        for seat in range(game.players):
            estimates[seat] = self.estimate(game, seat)
        for seat in range(game.players):
            found[seat] = chance_of(lead(estimates, game.players, seat), self.margin)


def pending_of(game: Game, seat: i64) -> i64:
    """The decision on top of the pending ones if it is the seat's, else NOTHING."""
    if game.depth == 0:
        return NOTHING
    entry = game.todo[game.depth - 1]
    return entry if (entry & SEAT_MASK) == seat else i64(NOTHING)


def kind_in(entry: i64) -> i64:
    """The kind of a pending decision."""
    return (entry >> SEAT_BITS) & KIND_MASK if entry != NOTHING else i64(NOTHING)


def about_in(entry: i64) -> i64:
    """What a pending decision is about."""
    return entry >> (SEAT_BITS + KIND_BITS)


def kind_of(game: Game, seat: i64) -> i64:
    """The kind of the seat's pending decision."""
    return (game.todo[game.place_of(seat)] >> SEAT_BITS) & KIND_MASK


def lead(points: Row, players: i64, seat: i64) -> i64:
    """By how much the seat is ahead of the best other one."""
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
    """Winning counts most; among wins and among losses the lead decides."""
    scores, ranks = game.scores(), game.ranking()
    points = zeros(game.players)
    winners: i64 = 0
    seat: i64
    for seat in range(game.players):
        points[seat] = scores[seat] * WHOLE
        if ranks[seat] == 1:
            winners += 1
    for seat in range(game.players):
        won = WIN_SHARE // winners if ranks[seat] == 1 else i64(0)
        margin_part = chance_of(lead(points, game.players, seat), margin)
        found[seat] = won + margin_part * (CERTAIN - WIN_SHARE) // CERTAIN


class ScoreOnly(Evaluation):
    """Knows no game: the points that are sure so far."""

    def __init__(self) -> None:
        super().__init__(["score"], [WHOLE], 10, list(range(63)))

    def features(self, game: Game, seat: i64, counts: Row) -> None:
        counts[0] = game.scores()[seat]
