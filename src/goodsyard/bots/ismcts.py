"""The bot that searches: as long as its budget lasts."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from goodsyard.bots.budget import Budget
from goodsyard.bots.search import NEVER, TO_THE_END, Search, Style
from goodsyard.bots.skill import Skill
from goodsyard.bots.team import Tried, think_together
from goodsyard.core.chance import mix
from goodsyard.core.game import Game

SLICE = 0.01
"""So many seconds at most pass between two looks at the clock."""

MOST_NODES = 1 << 20
"""So large may a tree become, about 100 MB."""

SHARP = Style(rollout=0, curiosity=0.6, judge_from=1, sharpness=30_000, trust=4, completes=True)
PLAIN = Style(rollout=TO_THE_END, curiosity=0.7, judge_from=NEVER, sharpness=1, trust=0, completes=False)


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
        search = self.begin(game, seat, seed)
        action = self.weigh(search, seed)[0].action
        self.keep(search, game, action)
        return action

    def thoughts(self, game: Game, seat: int, seed: int) -> list[Thought]:
        """All moves, the best first."""
        return self.weigh(self.begin(game, seat, seed), seed)

    def weigh(self, search: Search, seed: int) -> list[Thought]:
        """Use up the budget, in as many processes as it says."""
        end = perf_counter() + self.budget.seconds

        def think(number: int) -> Tried:
            if number > 0:
                search.shuffle(mix(seed, number + 1))
            self.go_on(search, end)
            return search.tried()

        return [Thought(*move) for move in think_together(think, self.budget.processes)]

    def search(self, game: Game, seat: int, seed: int) -> Search:
        """The whole tree of a search in this process."""
        search = self.begin(game, seat, seed)
        self.go_on(search, perf_counter() + self.budget.seconds)
        return search

    def go_on(self, search: Search, end: float) -> None:
        """Think until the budget is used up."""
        if self.budget.iterations:
            search.think(self.budget.iterations)
            return
        step = 1
        while (now := perf_counter()) < end:
            search.think(step)
            spent = perf_counter() - now
            step = max(1, min(int(step * SLICE / max(spent, 1e-6)), 4 * step))

    def begin(self, game: Game, seat: int, seed: int) -> Search:
        """A new search, or the one before if it has foreseen this position of the same turn."""
        kept, self.kept = self.kept, None
        if kept is not None and kept.seat == seat and game.digest() == self.expected:
            kept.step_to(game.clone(), self.taken, mix(seed, 1))
            return kept
        return Search(game.clone(), seat, mix(seed, 1), *self.skill, self.style, MOST_NODES)

    def keep(self, search: Search, game: Game, action: int) -> None:
        """If the seat decides again at once and nothing was revealed, the search goes on from there."""
        after, luck = game.clone(), game.luck
        after.apply(action, search.seat)
        if not after.over and after.luck == luck and search.seat in after.acting() and not after.together:
            self.kept, self.taken, self.expected = search, action, after.digest()
