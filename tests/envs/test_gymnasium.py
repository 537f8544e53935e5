"""Gymnasium: its own checks, the vector environment against the single one, masks, seeds and opponents."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode, SyncVectorEnv

import goodsyard
from goodsyard.bots import UnknownBot
from goodsyard.core.errors import BadSetup, IllegalAction
from goodsyard.envs.gymnasium import GoodsyardEnv, GoodsyardVectorEnv
from tests.envs import TABLES


def name_of(game: str) -> str:
    return f"goodsyard/{''.join(word.capitalize() for word in game.split('-'))}-v{goodsyard.find(game).rules_version}"


class Anything:
    """Takes random legal actions, the same ones every time."""

    def __init__(self) -> None:
        self.chance = np.random.default_rng(1)

    def __call__(self, masks: Any) -> Any:
        return np.argmax(self.chance.random(masks.shape) * masks, axis=-1)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_the_checker_is_content(game: str, players: int) -> None:
    check_env(gymnasium.make(name_of(game), players=players).unwrapped)


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_many_are_like_one(game: str, players: int) -> None:
    """Game k of the vector environment is what the single environment plays with seed + k."""
    choose = Anything()
    many = gymnasium.make_vec(name_of(game), num_envs=3, players=players, seat=1)
    assert many.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    rows, infos = many.reset(seed=5)
    singles = [gymnasium.make(name_of(game), players=players, seat=1) for _ in range(3)]
    starts = [single.reset(seed=5 + k) for k, single in enumerate(singles)]
    masks = [info["action_mask"] for _, info in starts]
    assert np.array_equal(rows, [row for row, _ in starts])
    ended = np.zeros(3, bool)
    while not ended.any():
        assert np.array_equal(infos["action_mask"], masks)
        actions = choose(infos["action_mask"])
        rows, rewards, ended, _, infos = many.step(actions)
        for k, single in enumerate(singles):
            row, reward, over, _, info = single.step(actions[k])
            masks[k] = info["action_mask"]
            assert (rewards[k], ended[k]) == (reward, over)
            assert np.array_equal(row, infos["final_obs"][k] if over else rows[k])


def test_masks_survive_vectorising() -> None:
    choose = Anything()
    both = SyncVectorEnv([lambda: gymnasium.make(name_of("coal-baron"))] * 2)
    _, infos = both.reset(seed=1)
    for _ in range(20):
        assert infos["action_mask"].shape == (2, 410)
        _, _, _, _, infos = both.step(choose(infos["action_mask"]))
        assert not infos["replaced"].any()


def test_a_new_game_begins_where_one_has_ended() -> None:
    choose = Anything()
    many = GoodsyardVectorEnv("mineshaft", 2, illegal="raise")
    _, infos = many.reset(seed=2)
    games = 0
    for _ in range(1200):
        _, rewards, ended, cut, infos = many.step(choose(infos["action_mask"]))
        games += int(ended.sum())
        assert infos["action_mask"].any(axis=1).all()
        assert not cut.any()
        assert np.array_equal(rewards != 0, ended)
    assert games > 2


def test_one_can_play_all_seats() -> None:
    choose = Anything()
    many = GoodsyardVectorEnv("oh-my-goods", 2, players=3, opponent="self", reward="score")
    _, infos = many.reset(seed=2)
    seats, ended = set(), np.zeros(2, bool)
    while not ended.any():
        acted = infos["seat"]
        seats |= set(acted.tolist())
        _, rewards, ended, _, infos = many.step(choose(infos["action_mask"]))
    over = int(np.argmax(ended))
    assert seats == {0, 1, 2}
    assert rewards[over] == infos["rewards"][over, acted[over]]
    assert infos["rewards"][over].sum() == pytest.approx(0)


def test_what_was_handed_out_stays_as_it_is() -> None:
    """No step changes the arrays of an earlier one, and writing to them changes no game."""
    choose = Anything()
    many, twin = GoodsyardVectorEnv("mineshaft", 2), GoodsyardVectorEnv("mineshaft", 2)
    given: list[tuple[Any, ...]] = [many.reset(seed=1)]
    kept = []
    twin.reset(seed=1)
    for _ in range(600):
        rows, infos = given[-1][0], given[-1][-1]
        kept.append((rows.tobytes(), {name: array.tobytes() for name, array in infos.items()}))
        actions = choose(infos["action_mask"])
        given.append(many.step(actions))
        for array in (*twin.step(actions)[:-1], *twin.infos().values()):
            array[:] = 1
    assert any("final_obs" in step[-1] for step in given)
    for (rows, *_, infos), (old_rows, old_infos) in zip(given, kept, strict=False):
        assert rows.tobytes() == old_rows
        assert {name: array.tobytes() for name, array in infos.items()} == old_infos
    assert [game.digest() for game in many.batch.games] == [game.digest() for game in twin.batch.games]


def test_without_copies_all_stays_where_it_is() -> None:
    """Every step uses the same memory, and its contents equal the copies."""
    choose = Anything()
    many, twin = GoodsyardVectorEnv("mineshaft", 2, copy=False), GoodsyardVectorEnv("mineshaft", 2)
    rows, infos = many.reset(seed=1)
    twin.reset(seed=1)
    ended = 0
    for _ in range(600):
        actions = choose(infos["action_mask"])
        later, _, _, _, infos = many.step(actions)
        copies, _, over, _, copied = twin.step(actions)
        ended += int(over.sum())
        assert later is rows
        assert np.array_equal(rows, copies)
        assert all(np.array_equal(infos[name], array) for name, array in copied.items())
        assert not copied["final_obs"][~over].any() if "final_obs" in copied else not over.any()
    assert ended > 2
    assert not rows.flags.writeable
    assert not infos["action_mask"].flags.writeable


def test_forbidden_actions_are_replaced_or_refused() -> None:
    choose = Anything()
    one = GoodsyardEnv("coal-baron")
    one.reset(seed=1)
    _, _, _, _, info = one.step(409)
    assert info["replaced"]
    _, _, _, _, info = one.step(one.action_space.sample())
    assert not info["replaced"]
    strict = GoodsyardVectorEnv("coal-baron", 2, illegal="raise")
    _, infos = strict.reset(seed=1)
    legal = int(choose(infos["action_mask"])[0])
    before = [game.digest() for game in strict.batch.games]
    with pytest.raises(IllegalAction, match="action 409 is not legal now; the mask allows"):
        strict.step(np.array([legal, 409]))
    assert [game.digest() for game in strict.batch.games] == before


@pytest.mark.parametrize("actions", [[0], [0, 0, 0], [[0, 0]], [0.0, 0.0], ["0", "0"]])
def test_each_game_needs_one_action(actions: Any) -> None:
    many = GoodsyardVectorEnv("coal-baron", 2)
    many.reset(seed=1)
    with pytest.raises(IllegalAction, match="expected 2 integers, one action for each game"):
        many.step(actions)


def test_nothing_goes_on_after_the_end() -> None:
    choose = Anything()
    one = GoodsyardEnv("mineshaft")
    _, info = one.reset(seed=1)
    over = False
    while not over:
        _, reward, over, _, info = one.step(choose(one.action_masks()))
    assert reward in (-1, 1)
    assert not info["action_mask"].any()
    with pytest.raises(IllegalAction, match="reset begins a new one"):
        one.step(0)


def test_a_bot_plays_the_others() -> None:
    """The greedy bot usually beats the first legal action, and plays the same with the same seed."""
    choose = Anything()
    rewards = []
    for _ in range(2):
        many = GoodsyardVectorEnv("mineshaft", 6, opponent="greedy")
        _, infos = many.reset(seed=1)
        found = np.zeros(6)
        while (found == 0).any():
            _, reward, _, _, infos = many.step(choose(infos["action_mask"]))
            found = np.where(found == 0, reward, found)
        rewards.append(found.tolist())
    assert rewards[0] == rewards[1]
    assert sum(rewards[0]) < 0


def test_bad_wishes_are_refused() -> None:
    with pytest.raises(BadSetup, match="seat must be from 0 to 1 with 2 players, not 2"):
        GoodsyardEnv("mineshaft", seat=2)
    with pytest.raises(BadSetup, match="illegal must be replace or raise"):
        GoodsyardEnv("mineshaft", illegal="ignore")
    with pytest.raises(BadSetup, match="self-play is not possible"):
        GoodsyardEnv("mineshaft", opponent="self")
    with pytest.raises(UnknownBot, match="did you mean greedy"):
        GoodsyardEnv("mineshaft", opponent="greedi")
