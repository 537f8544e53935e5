"""The bot that searches: as long as its budget lasts."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from goodsyard.bots.budget import Budget
from goodsyard.bots.search import NEVER, TO_THE_END, Search, Style
from goodsyard.bots.skill import Skill
from goodsyard.core.chance import mix
from goodsyard.core.game import Game

SLICE = 0.01
"""So many seconds at most pass between two looks at the clock."""

NODES_A_SECOND = 60_000
FEWEST_NODES = 2_000

SHARP = Style(rollout=0, curiosity=0.6, judge_from=2, sharpness=30_000)
PLAIN = Style(rollout=TO_THE_END, curiosity=0.7, judge_from=NEVER, sharpness=1)


class Thought(NamedTuple):
    """What a search found out about a move: how often it was tried and the seat's chance to win, from 0 to 1."""

    action: int
    visits: int
    worth: float


class SearchBot:
    """Searches the positions that its seat holds for possible; see `goodsyard.bots.search`."""

    def __init__(self, skill: Skill, budget: Budget, style: Style = SHARP) -> None:
        self.skill = skill
        self.budget = budget
        self.style = style
        self.kept: Search | None = None
        self.taken = self.expected = 0

    def choose(self, game: Game, seat: int, seed: int) -> int:
        options = game.legal(seat)
        if len(options) == 1:
            return options[0]
        search = self.search(game, seat, seed)
        action = search.tried()[0][0]
        self.keep(search, game, action)
        return action

    def thoughts(self, game: Game, seat: int, seed: int) -> list[Thought]:
        """All moves, the best first."""
        return [Thought(*move) for move in self.search(game, seat, seed).tried()]

    def search(self, game: Game, seat: int, seed: int) -> Search:
        search = self.begin(game, seat, seed)
        if self.budget.iterations:
            search.think(self.budget.iterations)
            return search
        end, step = perf_counter() + self.budget.seconds, 1
        while (now := perf_counter()) < end and not search.tree.full:
            search.think(step)
            spent = perf_counter() - now
            step = max(1, min(int(step * SLICE / max(spent, 1e-6)), 4 * step))
        return search

    def begin(self, game: Game, seat: int, seed: int) -> Search:
        """A new search, or the one before if it has foreseen this position of the same turn."""
        kept, self.kept = self.kept, None
        if kept is not None and kept.seat == seat and game.digest() == self.expected:
            kept.step_to(game.clone(), self.taken, mix(seed, 1))
            return kept
        nodes = self.budget.iterations * 4 or int(self.budget.seconds * NODES_A_SECOND)
        return Search(game.clone(), seat, mix(seed, 1), *self.skill, self.style, max(FEWEST_NODES, nodes))

    def keep(self, search: Search, game: Game, action: int) -> None:
        """If the seat decides again at once and nothing was revealed, the search goes on from there."""
        after, luck = game.clone(), game.luck
        after.apply(action, search.seat)
        if not after.over and after.luck == luck and search.seat in after.acting() and not after.together:
            self.kept, self.taken, self.expected = search, action, after.digest()
