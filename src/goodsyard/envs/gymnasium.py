"""Gymnasium: one seat learns, bots play the others (`pip install 'goodsyard[gymnasium]'`).

>>> import gymnasium, goodsyard.envs.gymnasium
>>> single = gymnasium.make("goodsyard/MyGame-v1", players=3, opponent="greedy")
>>> many = gymnasium.make_vec("goodsyard/MyGame-v1", num_envs=64)

The name is the id of a game in camel case and its rules version (`my-game`, version 1).

The mask of legal actions is available as `info["action_mask"]` and from `action_masks()`. An illegal action is replaced
by a random legal one, and `info["replaced"]` says so; with `illegal="raise"` it raises IllegalAction instead. A step of
the vector environment is one call of compiled code for all games, and a new game begins in the same step in which one
ends (AutoresetMode.SAME_STEP).
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from goodsyard import bots
from goodsyard.core.errors import BadSetup, IllegalAction
from goodsyard.core.registry import titles
from goodsyard.core.table import Choice
from goodsyard.envs.batch import ALL_LEGAL, EVERYBODY, Batch
from goodsyard.envs.setting import Mask, Numbers, Setting, viewed

ONLY = 0
MOST_SEED = 1 << 62
RANDOM = "random"
SELF = "self"
REPLACE, RAISE = "replace", "raise"

Info = dict[str, Any]


def batch_for(setting: Setting, count: int, seat: int, opponent: str, illegal: str) -> Batch:
    """Games in which the caller decides for one seat and a bot for the others."""
    if illegal not in (REPLACE, RAISE):
        raise BadSetup(f"illegal must be {REPLACE} or {RAISE}, not {illegal!r}")
    if not 0 <= seat < setting.players:
        raise BadSetup(f"seat must be from 0 to {setting.players - 1} with {setting.players} players, not {seat}")
    batch = setting.batch(count)
    batch.lenient = illegal == REPLACE
    batch.learner = EVERYBODY if opponent == SELF else seat
    if opponent not in (RANDOM, SELF):
        batch.bot = bots.find(opponent, setting.game).choose
    return batch


def numbers_space(setting: Setting) -> Any:
    """Observations have no fixed bounds, so the space covers all 16-bit integers."""
    return spaces.Box(np.iinfo(np.int16).min, np.iinfo(np.int16).max, (setting.length,), np.int16)


class LegalActions(spaces.Discrete):
    """All actions of a game; `sample()` draws a currently legal one."""

    def __init__(self, legal: Mask) -> None:
        super().__init__(len(legal))
        self.legal = legal

    def sample(self, mask: Mask | None = None, probability: Any = None) -> np.int64:
        return super().sample(self.legal if mask is None and probability is None else mask, probability)


class GoodsyardEnv(gymnasium.Env[Numbers, np.int64]):
    """One seat of a game; `opponent` names the bot that plays the others (`random`, `greedy`, `ismcts:100`)."""

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        players: int = 2,
        seat: int = 0,
        opponent: str = RANDOM,
        reward: str = "rank",
        options: Mapping[str, str] | None = None,
        illegal: str = REPLACE,
        render_mode: str | None = None,
    ) -> None:
        if opponent == SELF:
            raise BadSetup(
                "self-play is not possible in this environment; use the vector or the PettingZoo environment"
            )
        self.setting = Setting(game, players, reward, options)
        self.seat = seat
        self.render_mode = render_mode
        self.batch = batch_for(self.setting, 1, seat, opponent, illegal)
        self.batch.again = False
        self.row = viewed(self.batch.rows.numbers, (self.setting.length,), np.int16)
        self.mask = viewed(self.batch.masks, (self.setting.actions.size,), np.int8)
        self.observation_space = numbers_space(self.setting)
        self.action_space = LegalActions(self.mask)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """Begin a new game; the same seed gives the same games from then on."""
        super().reset(seed=seed)
        self.batch.reset([int(self.np_random.integers(MOST_SEED))])
        return self.row.copy(), self.info()

    def step(self, action: np.int64 | int) -> tuple[Numbers, float, bool, bool, Info]:
        """Take an action and let the others play."""
        batch = self.batch
        if not batch.step_one(int(action)):
            raise self.setting.refusal(batch.games[ONLY], int(action))
        over = batch.any_ended
        return self.row.copy(), batch.rewards[self.seat] if over else 0.0, over, False, self.info()

    def info(self) -> Info:
        return {"action_mask": self.mask.copy(), "replaced": bool(self.batch.replaced[ONLY])}

    def render(self) -> str | None:
        """In mode `ansi`, the pending decision and its choices in words."""
        return self.setting.text(self.batch.games[ONLY]) if self.render_mode == "ansi" else None

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """True for each legal action; sb3-contrib's MaskablePPO expects this method name."""
        return self.mask.astype(np.bool_)

    def choices(self, lang: str = "en") -> dict[int, Choice]:
        """What the seat may do now, in words."""
        return self.setting.choices(self.batch.games[ONLY], self.seat, lang)


class GoodsyardVectorEnv(VectorEnv[Numbers, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games advancing in lockstep. With `opponent="self"` the caller decides for all seats: `info["seat"]` says
    whose turn it is, the reward is that of the seat that acted last, and `info["rewards"]` contains those of all seats.

    Without `copy`, observations, masks, seats and `replaced` are read-only views of the memory that the games write to,
    and the next step overwrites them.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        players: int = 2,
        seat: int = 0,
        opponent: str = RANDOM,
        reward: str = "rank",
        options: Mapping[str, str] | None = None,
        illegal: str = REPLACE,
        copy: bool = True,
    ) -> None:
        self.metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}
        self.num_envs = num_envs
        self.setting = Setting(game, players, reward, options)
        self.single_observation_space = numbers_space(self.setting)
        self.single_action_space = spaces.Discrete(self.setting.actions.size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.batch = batch = batch_for(self.setting, num_envs, seat, opponent, illegal)
        self.copy = copy
        shape = num_envs, self.setting.length
        self.rows = viewed(batch.rows.numbers, shape, np.int16)
        self.finals = viewed(batch.finals.numbers, shape, np.int16)
        self.masks = viewed(batch.masks, (num_envs, self.setting.actions.size), np.int8)
        self.seats = viewed(batch.seats, (num_envs,), np.int64)
        self.ended = viewed(batch.ended, (num_envs,), np.bool_)
        self.replaced = viewed(batch.replaced, (num_envs,), np.bool_)
        self.rewards = viewed(batch.rewards, (num_envs, players), np.float64)
        self.each = np.arange(num_envs)

    def reset(self, *, seed: int | list[int | None] | None = None, options: Info | None = None) -> tuple[Numbers, Info]:
        """Restart all games, the k-th with seed + k or the k-th seed of a list, as the single environment would."""
        single = [seed + k for k in range(self.num_envs)] if isinstance(seed, int) else seed or [None] * self.num_envs
        generators = [gymnasium.utils.seeding.np_random(one)[0] for one in single]
        self.batch.reset([int(generator.integers(MOST_SEED)) for generator in generators])
        return self.handed(self.rows), self.infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Numbers, npt.NDArray[np.float64], npt.NDArray[np.bool_], npt.NDArray[np.bool_], Info]:
        """Take one action in each game; where a game has ended, the observation is the first of a new game."""
        batch, acted = self.batch, self.seats.copy()
        wrong = batch.step(self.one_for_each_game(actions))
        if wrong != ALL_LEGAL:
            raise self.setting.refusal(batch.games[wrong], int(actions[wrong]))
        infos, rewards, ended = self.infos(), np.zeros(self.num_envs), self.ended.copy()
        if batch.any_ended:
            rewards = np.where(ended, self.rewards[self.each, acted], 0.0)
            infos |= {
                "final_obs": self.handed(self.finals),
                "_final_obs": ended,
                "rewards": self.rewards.copy(),
                "_rewards": ended,
            }
        return self.handed(self.rows), rewards, ended, np.zeros(self.num_envs, np.bool_), infos

    def one_for_each_game(self, actions: npt.ArrayLike) -> npt.NDArray[np.int64]:
        """The actions as an array of the right type; raises IllegalAction if that is not possible."""
        array = np.ascontiguousarray(actions)
        if array.shape != (self.num_envs,) or array.dtype.kind not in "iu":
            given = f"{array.dtype} of shape {array.shape}"
            raise IllegalAction(f"expected {self.num_envs} integers, one action for each game, not {given}")
        return array.astype(np.int64, copy=False)

    def handed(self, memory: npt.NDArray[Any]) -> npt.NDArray[Any]:
        """A copy for the caller, or the memory itself without `copy`."""
        return memory.copy() if self.copy else memory

    def infos(self) -> Info:
        """The masks, the seat that each row belongs to, and where an illegal action was replaced."""
        return {
            "action_mask": self.handed(self.masks),
            "seat": self.handed(self.seats),
            "replaced": self.handed(self.replaced),
        }

    def action_masks(self) -> Mask:
        """1 for each legal action, for each game."""
        return self.masks.copy()


def register() -> None:
    """Register all games with Gymnasium, as `goodsyard/MyGame-v1` and so on."""
    for game, title in titles().items():
        name = "".join(word.capitalize() for word in game.split("-"))
        gymnasium.register(
            f"goodsyard/{name}-v{title.rules_version}",
            entry_point="goodsyard.envs.gymnasium:GoodsyardEnv",
            vector_entry_point="goodsyard.envs.gymnasium:GoodsyardVectorEnv",
            kwargs={"game": game},
        )


register()
