"""Moves by looking one decision ahead, or to the end of the turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from goodsyard.bots.evaluation import Evaluation
from goodsyard.core.chance import DICE, below, mix, seeded
from goodsyard.core.decision import Options
from goodsyard.core.game import Game
from goodsyard.core.row import zeros

FURTHER: Final = 8
"""A turn is completed by up to so many further decisions."""


def greedy_action(game: Game, seat: i64, seed: i64, evaluation: Evaluation, worlds: i64, whole_turn: bool) -> i64:
    """The move after which the seat's chance to win looks best on average over some worlds that it holds for possible.

    It is judged at once, or when the seat has completed the turn, each further decision taken by looking one ahead.
    """
    found = Options()
    game.find(found, seat)
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
    """Take the seat's decisions that follow at once, each by looking one decision ahead."""
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
    """The action after which the position looks best for the seat."""
    game.find(found, seat)
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
