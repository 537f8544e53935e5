"""OpenSpiel: its own test, its bots, chance nodes, information sets and golden playthroughs."""

from __future__ import annotations

import copy
import pickle
import random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.observation import make_observation

from goodsyard.core.errors import BadSetup
from goodsyard.core.row import zeros
from goodsyard.envs.openspiel import GoodsyardState
from goodsyard.envs.recall import Recall
from tests.envs import GAMES, TABLES
from tests.envs.playthrough import file_of, lines


def load(game: str, **told: Any) -> Any:
    listed = ",".join(f"{name}={value}" for name, value in told.items())
    return pyspiel.load_game(f"goodsyard_{game.replace('-', '_')}({listed})")


def go_on(state: Any, chance: random.Random) -> None:
    state.apply_action(chance.choice(state.legal_actions()))


def position(game: str, actions: int, **told: Any) -> Any:
    """A random position in which a player is to act."""
    chance, state = random.Random(actions), load(game, **told).new_initial_state()
    while state.move_number() < actions or state.is_chance_node():
        go_on(state, chance)
    return state


@pytest.mark.parametrize(("game", "players"), TABLES)
def test_random_games(game: str, players: int, capfd: pytest.CaptureFixture[str]) -> None:
    chance = "root" if players == 3 else "explicit"
    pyspiel.random_sim_test(load(game, players=players, chance=chance), num_sims=1, serialize=False, verbose=False)


@pytest.mark.parametrize("game", GAMES)
def test_golden_playthrough(game: str) -> None:
    """Rules and encoders are unchanged; after an intended change run `python -m tests.envs.playthrough`."""
    assert file_of(game).read_text(encoding="utf-8").splitlines() == list(lines(game))


@pytest.mark.parametrize("game", GAMES)
def test_clones_are_independent(game: str) -> None:
    chance, state = random.Random(1), position(game, 60)
    before = str(state), state.information_state_string(), state.history()
    for twin in (state.clone(), copy.deepcopy(state)):
        assert (str(twin), twin.information_state_string(), twin.history()) == before
        go_on(twin, chance)
        assert len(twin.history()) == len(state.history()) + 1
    assert (str(state), state.information_state_string(), state.history()) == before


@pytest.mark.parametrize("game", GAMES)
def test_states_can_be_saved(game: str) -> None:
    state = position(game, 40, players=3)
    imagined = state.resample_from_infostate(state.current_player(), lambda: 0.3)
    for saved in (state, imagined):
        again = pickle.loads(pickle.dumps(saved))
        assert isinstance(again, GoodsyardState)
        assert (str(again), again.history()) == (str(saved), saved.history())


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("chance", ["explicit", "root"])
def test_bots_of_openspiel_play(game: str, chance: str) -> None:
    state, numbers = position(game, 30, chance=chance), np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, numbers)
    bots = [
        mcts.MCTSBot(state.get_game(), 1.4, 3, evaluator, random_state=numbers),
        ismcts.ISMCTSBot(state.get_game(), evaluator, 1.4, 6, random_state=numbers),
    ]
    for bot in bots:
        assert bot.step(state) in state.legal_actions()


def look_at(state: Any) -> Recall:
    """What the players would remember if they had seen only this position."""
    course, recall = state.position.course, Recall(zeros(3), zeros(3))
    recall.look(state.position.game, course.setting.encoder, course.sheet)
    return recall


@pytest.mark.parametrize("game", GAMES)
def test_another_position_of_the_same_information_set(game: str) -> None:
    state, chance = position(game, 80, players=3), random.Random(1)
    player, others = state.current_player(), 0
    for _ in range(5):
        twin = state.resample_from_infostate(player, chance.random)
        others += str(twin) != str(state)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert look_at(twin).of(player) == look_at(state).of(player)
        assert twin.legal_actions() == state.legal_actions()
    assert others == 5


@pytest.mark.parametrize("game", GAMES)
def test_luck_is_a_choice_that_keeps_what_anybody_knows(game: str) -> None:
    """Another future is a different position in which every seat knows the same; outcomes differ."""
    chance, futures, nodes = random.Random(2), [], 0
    state = load(game, players=3).new_initial_state()
    go_on(state, chance)
    while not state.is_terminal() and nodes < 25:
        if state.is_chance_node():
            nodes += 1
            course, now = state.position.course, state.position.game
            future = now.clone()
            course.setting.title.deal_future(future, nodes)
            future.audit()
            assert future.digest() != now.digest()
            for seat in range(3):
                assert np.array_equal(course.setting.observation(future, seat), course.setting.observation(now, seat))
            digests = {str(state.child(outcome)) for outcome, _ in state.chance_outcomes()[:8]}
            futures.append(len(digests))
        go_on(state, chance)
    assert nodes == 25
    assert max(futures) > 4


def test_a_past_is_what_a_player_has_seen() -> None:
    """Oh My Goods!: another seat's secret plan does not change what this one has seen."""
    state = load("oh-my-goods", chance="root").new_initial_state()
    chance = random.Random(3)
    while state.position.game is None or state.position.game.acting() != [0, 1]:
        go_on(state, chance)
    plans = [state.child(action) for action in state.legal_actions()]
    hidden = [plan for plan in plans if plan.position.game.acting() == [0, 1]]
    assert {plan.information_state_string(1) for plan in hidden} == {state.information_state_string(1)}
    assert len({plan.information_state_string(0) for plan in hidden}) == len(hidden) > 1


def test_observations_have_names() -> None:
    state = position("coal-baron", 30)
    observation = make_observation(state.get_game())
    observation.set_from(state, 0)
    assert observation.dict["own: workers"].shape == (5,)
    assert observation.tensor.tolist() == state.observation_tensor(0)
    assert "own: workers = " in observation.string_from(state, 0)


def test_options_and_refusals() -> None:
    game = load("oh-my-goods", options="edition:second", reward="score", outcomes=5)
    assert game.course.setting.options["edition"] == "second"
    assert len(game.new_initial_state().chance_outcomes()) == 5
    with pytest.raises(BadSetup, match="explicit or root, not 'free'"):
        load("mineshaft", chance="free")
    with pytest.raises(BadSetup, match="at least one outcome"):
        load("mineshaft", outcomes=0)
