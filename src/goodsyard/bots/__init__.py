"""Computer players by name: `random`, `greedy`, `careful`, `ismcts:1s`, `hard`, or your own class.

A name may be followed by a budget: `ismcts:1s`, `ismcts:500ms` or, for reproducible results, a number of iterations:
`ismcts:2000`. `greedy@mine.toml` and `ismcts@mine.toml:1s` use your own weights instead of the built-in ones. A bot is
created for a game by the game's id and decides from what its seat may know.
"""

from __future__ import annotations

from collections.abc import Callable
from difflib import get_close_matches
from importlib.metadata import entry_points
from typing import Protocol

from goodsyard.bots.budget import Budget, read_budget
from goodsyard.bots.careless import CarelessBot
from goodsyard.bots.ismcts import PLAIN, SearchBot
from goodsyard.bots.one_ahead import CarefulBot, GreedyBot
from goodsyard.bots.own import OwnBot, class_in
from goodsyard.bots.random import RandomBot
from goodsyard.bots.weights import evaluation_for, evaluation_in
from goodsyard.core.chance import mix
from goodsyard.core.errors import GoodsyardError
from goodsyard.core.evaluation import Evaluation
from goodsyard.core.game import Game
from goodsyard.core.seeds import Seed, number_from

__all__ = [
    "LEVELS",
    "Bot",
    "Budget",
    "SearchBot",
    "UnknownBot",
    "evaluation_for",
    "find",
    "names",
    "register",
    "seed_for",
]


class UnknownBot(GoodsyardError):
    """There is no bot with this name."""


class Bot(Protocol):
    """A computer player."""

    def choose(self, game: Game, seat: int, seed: int) -> int:
        """Choose one of the seat's legal actions; must not change the game."""


Maker = Callable[[str, Budget], Bot]
"""Creates a bot for a game, given by its id, that thinks within the budget."""

LEVELS = {"easy": "careless", "medium": "careful", "hard": "ismcts:1s", "expert": "ismcts:4s"}
"""The levels offered to players, easiest first."""

_judging: dict[str, Callable[[Evaluation, Budget], Bot]] = {
    "careful": lambda evaluation, budget: CarefulBot(evaluation),
    "careless": lambda evaluation, budget: CarelessBot(CarefulBot(evaluation)),
    "greedy": lambda evaluation, budget: GreedyBot(evaluation),
    "ismcts": SearchBot,
    "plain": lambda evaluation, budget: SearchBot(evaluation, budget, PLAIN),
}
_makers: dict[str, Maker] = {"random": lambda game, budget: RandomBot()}


def register(name: str, maker: Maker) -> None:
    """Register a bot."""
    _makers[name] = maker


def names() -> list[str]:
    """The names of all bots."""
    for entry in entry_points(group="goodsyard.bots"):
        if entry.name not in _makers:
            _makers[entry.name] = _own(entry.load())
    return sorted([*LEVELS, *_judging, *_makers])


def find(bot: str, game: str) -> Bot:
    """The bot with this name for a game, e.g. `hard`, `ismcts:2s`, `greedy@mine.toml`, `my_bot.py:MyBot`."""
    name, _, budget = LEVELS.get(bot, bot).partition(":")
    if name in LEVELS:
        raise UnknownBot(f"the level {name!r} has a budget of its own; {bot!r} is not possible, but ismcts:{budget} is")
    if name.endswith(".py"):
        wanted, _, budget = budget.partition(":")
        return _own(class_in(name, wanted))(game, read_budget(budget))
    name, _, weights = name.partition("@")
    if name in _judging:
        evaluation = evaluation_in(game, weights) if weights else evaluation_for(game)
        return _judging[name](evaluation, read_budget(budget))
    if weights:
        raise UnknownBot(f"{name!r} does not use weights; bots that do are: {', '.join(_judging)}")
    if name not in names():
        meant = get_close_matches(name, names(), 1)
        hint = f"did you mean {meant[0]}?" if meant else f"available are: {', '.join(names())}"
        raise UnknownBot(f"unknown bot {name!r}; {hint}")
    return _makers[name](game, read_budget(budget))


def _own(made: Callable[[], object]) -> Maker:
    return lambda game, budget: OwnBot(made(), game, budget)


def seed_for(seed: Seed, seat: int, number: int) -> int:
    """The seed for a seat's decision after `number` actions of a game; reveals nothing about a key."""
    if isinstance(seed, str):
        return number_from(seed, seat, number)
    return mix(mix(mix(2, seed), seat + 1), number)
