"""Chooses moves by looking one decision ahead, or to the end of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.decision import Options
from goodsyard.core.evaluation import Evaluation
from goodsyard.core.game import Game, find_some
from goodsyard.core.row import zeros

FURTHER: Final = 8
"""Maximum number of further decisions made to complete a turn."""


def greedy_action(game: Game, seat: i64, seed: i64, evaluation: Evaluation, worlds: i64, whole_turn: bool) -> i64:
    """The move with the best average winning chance over a sample of worlds consistent with what the seat knows.

    The position is evaluated right after the move or, with `whole_turn`, once the seat has completed its turn by
    looking one decision ahead each time.
    """
    found = Options()
    find_some(game, found, seat)
    evaluation.consider(game, seat, found)
    if found.count == 1:
        return found.actions[0]
    sums = zeros(found.count)
    utilities = zeros(4)
    world: i64
    k: i64
    for world in range(worlds):
        for k in range(found.count):
            twin = game.clone()
            twin.determinize(seat, mix(seed, world))
            twin.apply(found.actions[k], seat)
            if whole_turn:
                finish(twin, seat, evaluation)
            evaluation.utilities(twin, utilities)
            sums[k] += utilities[seat]
    chance = seeded(seed)
    best, equals = i64(0), i64(1)
    for k in range(1, found.count):
        if sums[k] > sums[best]:
            best, equals = k, 1
        elif sums[k] == sums[best]:
            equals += 1
            if below(chance, DICE, equals) == 0:
                best = k
    return found.actions[best]


def finish(game: Game, seat: i64, evaluation: Evaluation) -> None:
    """Take the seat's immediately following decisions, each by looking one decision ahead."""
    found = Options()
    step: i64
    for step in range(FURTHER):
        if game.place_of(seat) < 0 or evaluation.is_quiet(game):
            return
        luck = game.luck
        take_best(game, seat, evaluation, found)
        if game.luck != luck:
            return


def take_best(game: Game, seat: i64, evaluation: Evaluation, found: Options) -> None:
    """Take the action after which the position looks best for the seat."""
    find_some(game, found, seat)
    evaluation.consider(game, seat, found)
    best, highest = i64(0), i64(-1)
    if found.count > 1:
        utilities = zeros(4)
        k: i64
        for k in range(found.count):
            twin = game.clone()
            twin.apply(found.actions[k], seat)
            evaluation.utilities(twin, utilities)
            if utilities[seat] > highest:
                best, highest = k, utilities[seat]
    game.apply(found.actions[best], seat)
