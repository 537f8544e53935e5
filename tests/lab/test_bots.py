"""Bots by name."""

import pytest

import goodsyard
from goodsyard import bots


def test_a_bot_gives_the_same_answer_every_time() -> None:
    game = goodsyard.new("coal-baron", 3, seed=2).game
    seat = game.current
    random = bots.find("random", "coal-baron")
    answers = [random.choose(game, seat, seed) for seed in range(200)]
    assert answers == [random.choose(game, seat, seed) for seed in range(200)]
    assert set(answers) == set(game.legal())


def test_every_decision_has_its_own_seed() -> None:
    seeds = {bots.seed_for(seed, seat, number) for seed in range(9) for seat in range(4) for number in range(50)}
    assert len(seeds) == 9 * 4 * 50
    assert min(seeds) >= 0


def test_an_unknown_bot() -> None:
    assert {"random", "greedy", "careful", "ismcts", *bots.LEVELS} <= set(bots.names())
    with pytest.raises(bots.UnknownBot, match="available are: careful, careless, easy"):
        bots.find("xyz", "coal-baron")
