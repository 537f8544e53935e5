"""PettingZoo: every game as an AEC environment with action masks (`pip install 'goodsyard[pettingzoo]'`).

>>> from goodsyard.envs.pettingzoo import env
>>> table = env("my-game", players=3)
>>> table.reset(seed=7)
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

import numpy as np
from gymnasium import spaces
from gymnasium.utils.seeding import np_random
from pettingzoo import AECEnv

from goodsyard.core.table import Choice
from goodsyard.envs.setting import Mask, Numbers, Setting, viewed

ONLY = 0
MOST_SEED = 1 << 62


class Observation(TypedDict):
    """What an agent receives: a row of numbers, and 1 for each action it may take now."""

    observation: Numbers
    action_mask: Mask


class GoodsyardAEC(AECEnv[str, Observation, int | None]):  # type: ignore[misc]
    """A game in which the agents `player_0`, `player_1`, ... act in turn.

    Simultaneous decisions are requested seat by seat, and nobody sees the others' until all have been made. Rewards are
    given at the end: by `rank` from 1 to -1, or by `score` as one's own points minus the average of the others'.
    """

    def __init__(self, setting: Setting, render_mode: str | None = None) -> None:
        super().__init__()
        self.setting = setting
        self.metadata = {"name": f"{setting.game}_v{setting.title.rules_version}", "render_modes": ["ansi"]}
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(setting.players)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._batch = setting.batch(1)
        self._batch.again = False
        self._batch.eager = False
        self._row = viewed(self._batch.spare.numbers, (setting.length,), np.int16)
        self._mask = viewed(self._batch.masks, (setting.actions.size,), np.int8)
        self._no_mask = np.zeros(setting.actions.size, np.int8)
        self._random, _ = np_random(None)
        self._observation_spaces = {agent: observation_space(setting) for agent in self.possible_agents}
        self._action_spaces = {agent: spaces.Discrete(setting.actions.size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; the same seed gives the same games from then on."""
        if seed is not None:
            self._random, _ = np_random(seed)
        self._batch.reset([int(self._random.integers(MOST_SEED))])
        self._game = self._batch.games[ONLY]
        self.agents = [*self.possible_agents]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self._game.current]

    def observe(self, agent: str) -> Observation:
        """What an agent may know; only the selected agent has legal actions."""
        self._batch.observe(ONLY, self._seats[agent])
        mask = self._mask if agent == self.agent_selection else self._no_mask
        return {"observation": self._row.copy(), "action_mask": mask.copy()}

    def step(self, action: int | None) -> None:
        """Take an action of the selected agent; an illegal one raises IllegalAction and changes nothing."""
        if self.terminations[self.agent_selection]:
            self._was_dead_step(action)
            return
        if action is None or not self._batch.step_one(int(action)):
            raise self.setting.refusal(self._game, action)
        seat = self._game.current
        if seat < 0:
            self.rewards = dict(zip(self.possible_agents, self._batch.rewards, strict=True))
            self._cumulative_rewards = dict(self.rewards)
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[seat]

    def render(self) -> str | None:
        """In mode `ansi`, the pending decision and its choices in words."""
        return self.setting.text(self._game) if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing; there is nothing to close."""

    def choices(self, lang: str = "en") -> dict[int, Choice]:
        """What the selected agent may do now, in words."""
        return self.setting.choices(self._game, self._seats[self.agent_selection], lang)

    def meant(self, text: str, lang: str = "en") -> int:
        """The action described by this text."""
        return self.setting.meant(self._game, self._seats[self.agent_selection], text, lang)


def observation_space(setting: Setting) -> spaces.Dict:
    """Observations have no fixed bounds, so the space covers all 16-bit integers."""
    least, most = np.iinfo(np.int16).min, np.iinfo(np.int16).max
    numbers = spaces.Box(least, most, (setting.length,), np.int16)
    return spaces.Dict({"observation": numbers, "action_mask": spaces.MultiBinary(setting.actions.size)})


def env(
    game: str,
    players: int = 2,
    reward: str = "rank",
    options: Mapping[str, str] | None = None,
    render_mode: str | None = None,
) -> GoodsyardAEC:
    """Create a game for this many agents; `goodsyard games` lists each game's `options`."""
    return GoodsyardAEC(Setting(game, players, reward, options), render_mode)
