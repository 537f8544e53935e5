"""Shared by all environments: action space, words, rewards, refusals."""

from __future__ import annotations

import random

import pytest

from goodsyard.core.errors import BadSetup, IllegalAction, UnknownGame
from goodsyard.envs.rewards import by_rank, by_score
from goodsyard.envs.setting import Setting
from tests.envs import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_words_and_back(game: str) -> None:
    """Every legal action has a description, which maps back to that action."""
    setting, chance = Setting(game, 2), random.Random(1)
    position = setting.begin(4)
    while not position.over:
        legal = setting.actions.legal(position)
        assert legal == sorted(set(legal))
        if chance.random() < 0.2:
            seat = position.current
            choices = setting.choices(position, seat)
            assert sorted(choices) == legal
            for number, choice in choices.items():
                assert setting.said(position, seat, number) == choice.text
                assert choices[setting.meant(position, seat, choice.text)].text == choice.text
                kind, action = setting.actions.kind_and_action(number)
                assert (position.kind_name(kind), action) == (choice.kind, choice.action)
        setting.actions.apply(position, chance.choice(legal))


def test_words_that_nothing_says() -> None:
    setting = Setting("mineshaft", 2)
    with pytest.raises(IllegalAction, match="no choice reads 'fly'; the choices are: "):
        setting.meant(setting.begin(1), setting.begin(1).current, "fly")


def test_the_question_in_words() -> None:
    setting = Setting("coal-baron", 2)
    position = setting.begin(1)
    lines = setting.text(position).splitlines()
    assert lines[0].startswith(f"player {position.current}: ")
    assert [int(line.partition(":")[0]) for line in lines[1:]] == setting.actions.legal(position)


@pytest.mark.parametrize(
    ("ranks", "expected"),
    [([2, 1], [-1, 1]), ([1, 3, 2], [1, -1, 0]), ([1, 1, 3], [0.5, 0.5, -1]), ([1, 1, 1, 1], [0, 0, 0, 0])],
)
def test_ranks_are_worth_one_to_minus_one(ranks: list[int], expected: list[float]) -> None:
    assert by_rank(ranks) == expected


def test_scores_are_worth_the_difference_to_the_others() -> None:
    assert by_score([30, 20]) == [10, -10]
    assert by_score([30, 20, 10]) == [15, 0, -15]


def test_bad_settings_are_refused() -> None:
    with pytest.raises(UnknownGame, match="did you mean coal-baron"):
        Setting("coal-barn", 2)
    with pytest.raises(BadSetup, match="2 to 4 players, not 5"):
        Setting("mineshaft", 5)
    with pytest.raises(BadSetup, match="one of rank, score, not 'money'"):
        Setting("mineshaft", 2, "money")
