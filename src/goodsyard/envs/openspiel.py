"""OpenSpiel: every game registered as a Python game (`pip install 'goodsyard[openspiel]'`).

>>> import pyspiel, goodsyard.envs.openspiel
>>> game = pyspiel.load_game("goodsyard_my_game(players=3,chance=explicit)")

There are two models of chance. With `chance=explicit`, the default, a chance node precedes everything decided by luck:
each of its `outcomes` reshuffles what no seat knows, and then the action is carried out. A search that expands such a
node sees many futures and cannot rely on a single one. With `chance=root` there is only one chance node, the seed of
the whole game. That is faster, but a search that plays on a clone, such as plain MCTS, then sees the real future.
Searches that resample hidden information through `resample_from_infostate`, such as ISMCTS, are fair with both.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np
import pyspiel

from goodsyard.core.errors import BadSetup
from goodsyard.core.registry import titles
from goodsyard.envs.position import Course, Position
from goodsyard.envs.rewards import rewards

EXPLICIT, ROOT = "explicit", "root"
OUTCOMES = 64
MOST_ACTIONS = 100_000  # the rules set no limit; random games end within a few hundred decisions
MOST_POINTS = 1_000.0
MOST_SEED = 1 << 62


def game_type(game: str) -> pyspiel.GameType:
    """The static description of a game that OpenSpiel requires."""
    title = titles()[game]
    return pyspiel.GameType(
        short_name=f"goodsyard_{game.replace('-', '_')}",
        long_name=f"Goodsyard: {game}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.ZERO_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=title.max_players,
        min_num_players=title.min_players,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": title.min_players,
            "chance": EXPLICIT,
            "outcomes": OUTCOMES,
            "reward": "rank",
            "options": "",
        },
    )


def read_options(text: str) -> dict[str, str]:
    """Parse game options such as `edition:second;starting_player:1`."""
    pairs = [pair.partition(":") for pair in text.split(";") if pair]
    return {name: value for name, _, value in pairs}


class GoodsyardGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its setting; each title has its own subclass, instantiated by `pyspiel.load_game`."""

    kind: pyspiel.GameType
    title: str

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        told = {**self.kind.parameter_specification, **(params or {})}
        if told["chance"] not in (EXPLICIT, ROOT):
            raise BadSetup(f"chance must be {EXPLICIT} or {ROOT}, not {told['chance']!r}")
        if told["outcomes"] < 1:
            raise BadSetup(f"a chance node needs at least one outcome, not {told['outcomes']}")
        options, explicit = read_options(told["options"]), told["chance"] == EXPLICIT
        self.course = Course(self.title, told["players"], told["reward"], options, explicit)
        self.outcomes = [(outcome, 1 / told["outcomes"]) for outcome in range(told["outcomes"])]
        most = 1.0 if told["reward"] == "rank" else MOST_POINTS
        info = pyspiel.GameInfo(
            num_distinct_actions=self.course.setting.actions.size,
            max_chance_outcomes=told["outcomes"],
            num_players=told["players"],
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=MOST_ACTIONS,
        )
        super().__init__(self.kind, info, told)

    def __reduce__(self) -> tuple[Callable[[str], pyspiel.Game], tuple[str]]:
        return pyspiel.load_game, (str(self),)

    def new_initial_state(self) -> GoodsyardState:
        return GoodsyardState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.course, bool(iig_obs_type and iig_obs_type.perfect_recall))

    def max_chance_nodes_in_history(self) -> int:
        return MOST_ACTIONS


class GoodsyardState(pyspiel.State):  # type: ignore[misc]
    """A state. OpenSpiel deep-copies or pickles its attributes, so there is only one."""

    def __init__(self, game: GoodsyardGame) -> None:
        super().__init__(game)
        self.position = Position(game.course)

    def __deepcopy__(self, memo: object) -> GoodsyardState:
        twin: GoodsyardState = self.clone()
        return twin

    def current_player(self) -> int:
        game = self.position.game
        if game is None or self.position.is_chance:
            return int(pyspiel.PlayerId.CHANCE)
        return int(pyspiel.PlayerId.TERMINAL) if game.over else game.current

    def is_terminal(self) -> bool:
        return self.position.game is not None and self.position.game.over

    def _legal_actions(self, player: int) -> list[int]:
        game = self.position.game
        if game is None or self.position.is_chance or player != game.current:
            return []
        return self.position.course.setting.actions.legal(game)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        outcomes: list[tuple[int, float]] = self.get_game().outcomes
        return outcomes

    def _apply_action(self, action: int) -> None:
        self.position.apply(action)

    def returns(self) -> list[float]:
        game, setting = self.position.game, self.position.course.setting
        return rewards(game, setting.reward) if game is not None and game.over else [0.0] * setting.players

    def resample_from_infostate(self, player: int, probability_sampler: Callable[[], float]) -> GoodsyardState:
        """Another position that the player cannot distinguish from this one."""
        twin: GoodsyardState = self.clone()
        twin.position.imagine(player, int(probability_sampler() * MOST_SEED))
        return twin

    def information_state_string(self, player: int | None = None) -> str:
        """Everything that the player has seen and done so far, as a hash."""
        seat = self.current_player() if player is None else player
        return f"player {seat}, past {self.position.recall.of(seat):016x}"

    def observation_string(self, player: int | None = None) -> str:
        """What the player may know now: every non-empty plane."""
        seat = self.current_player() if player is None else player
        game, course = self.position.game, self.position.course
        if game is None:
            return "before the game"
        row = course.setting.observation(game, seat).tolist()
        parts = ((plane.name, row[plane.first : plane.first + plane.length]) for plane in course.setting.planes)
        return "\n".join(f"{name} = {' '.join(map(str, part))}" for name, part in parts if any(part))

    def _action_to_string(self, player: int, action: int) -> str:
        game, setting = self.position.game, self.position.course.setting
        if player == pyspiel.PlayerId.CHANCE:
            return f"seed {action}" if game is None else f"luck {action}"
        if game is not None and action in self._legal_actions(player):
            return setting.said(game, player, action)
        kind, number = setting.actions.kind_and_action(action)
        return f"action {number} of kind {kind}"

    def __str__(self) -> str:
        """The game and a digest of the whole position."""
        game, name = self.position.game, self.position.course.setting.game
        return f"{name}, before the game" if game is None else f"{name} {game.digest():016x}"


class Observer:
    """What a player may know, as a tensor; `dict` has its planes by name.

    With perfect recall, the string is a hash of the whole past. The tensor always shows the present, including the
    cards that the player remembers.
    """

    def __init__(self, course: Course, perfect_recall: bool) -> None:
        self.course = course
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(course.setting.length, np.float32)
        planes = course.setting.planes
        self.dict = {plane.name: self.tensor[plane.first : plane.first + plane.length] for plane in planes}

    def set_from(self, state: GoodsyardState, player: int) -> None:
        game = state.position.game
        self.tensor[:] = 0 if game is None else self.course.setting.observation(game, player)

    def string_from(self, state: GoodsyardState, player: int) -> str:
        return state.information_state_string(player) if self.perfect_recall else state.observation_string(player)


def register() -> None:
    """Register all games with OpenSpiel, as `goodsyard_my_game` and so on."""
    for title in titles():
        kind = game_type(title)
        pyspiel.register_game(kind, type(kind.short_name, (GoodsyardGame,), {"kind": kind, "title": title}))


register()
