"""PettingZoo: its own tests, and what they do not cover."""

from __future__ import annotations

import random

import numpy as np
import pytest
from pettingzoo.test import api_test, seed_test

from goodsyard.core.errors import IllegalAction
from goodsyard.envs.pettingzoo import GoodsyardAEC, env
from tests.envs import GAMES, TABLES

# PettingZoo's test accepts observations with masks only from its own environments, by name.
MASKED = pytest.mark.filterwarnings(
    "ignore:Observation is not a NumPy array",
    "ignore:Observation space for each agent probably should be",
)


@MASKED
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_api(game: str, players: int) -> None:
    api_test(env(game, players), num_cycles=200)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_same_seed_same_game(game: str, players: int) -> None:
    seed_test(lambda: env(game, players), num_cycles=100)


def play(table: GoodsyardAEC, seed: int) -> dict[str, float]:
    """Play a whole random game; returns the final rewards by agent."""
    chance, rewards = random.Random(seed), {}
    for agent in table.agent_iter():
        observation, reward, over, _, _ = table.last()
        rewards[agent] = reward
        assert observation is not None
        table.step(None if over else chance.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return rewards


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("reward", ["rank", "score"])
def test_rewards_come_with_the_end(game: str, reward: str) -> None:
    table = env(game, 3, reward)
    table.reset(seed=1)
    rewards = play(table, 1)
    position = table._batch.games[0]
    assert position.over
    scores, ranks = position.scores(), position.ranking()
    if reward == "rank":
        expected = [{1: 1.0, 2: 0.0, 3: -1.0}[rank] for rank in ranks]
    else:
        expected = [score - (sum(scores) - score) / 2 for score in scores]
    assert len(set(ranks)) == 3
    assert [rewards[f"player_{seat}"] for seat in range(3)] == expected


def test_games_after_the_first_are_others() -> None:
    table = env("mineshaft")
    table.reset(seed=1)
    first = play(table, 1), table._batch.games[0].digest()
    table.reset()
    assert (play(table, 1), table._batch.games[0].digest()) != first
    table.reset(seed=1)
    assert (play(table, 1), table._batch.games[0].digest()) == first


def test_a_forbidden_action_is_refused() -> None:
    table = env("coal-baron")
    table.reset(seed=1)
    before = table._batch.games[0].digest()
    for action in (409, 410, -1, None):
        with pytest.raises(IllegalAction, match="is not legal now; the mask allows 0, "):
            table.step(action)
    assert table._batch.games[0].digest() == before


def test_only_the_selected_agent_has_a_mask() -> None:
    table = env("oh-my-goods", 3)
    table.reset(seed=3)
    masks = {agent: table.observe(agent)["action_mask"].any() for agent in table.agents}
    assert [agent for agent, any_action in masks.items() if any_action] == [table.agent_selection]


def test_words_and_back() -> None:
    table = env("mineshaft", render_mode="ansi")
    table.reset(seed=1)
    action, choice = next(iter(table.choices().items()))
    assert table.meant(choice.text) == action
    assert choice.text in str(table.render())
    assert table.choices("de")[action].text != choice.text
