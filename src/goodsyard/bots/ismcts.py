"""The search bot: searches until its budget is used up."""

from __future__ import annotations

from time import perf_counter
from typing import NamedTuple

from goodsyard.bots.budget import Budget
from goodsyard.bots.search import NEVER, TO_THE_END, Search, Style
from goodsyard.bots.team import Tried, think_together
from goodsyard.core.chance import mix
from goodsyard.core.evaluation import Evaluation
from goodsyard.core.game import Game

SLICE = 0.01
"""Maximum number of seconds between two checks of the clock."""

LOOK = 32
"""Maximum number of iterations between two checks of whether the choice is settled."""

MOST_NODES = 1 << 20
"""Maximum size of a tree, about 100 MB."""

SHARP = Style(rollout=0, curiosity=0.6, judge_from=1, sharpness=30_000, trust=4, careful=True)
PLAIN = Style(rollout=TO_THE_END, curiosity=0.7, judge_from=NEVER, sharpness=1, trust=0, careful=False)


class Thought(NamedTuple):
    """The result of a search for one move: how often it was tried, and the seat's winning chance from 0 to 1."""

    action: int
    visits: int
    worth: float


class SearchBot:
    """Searches positions consistent with what its seat knows; see `goodsyard.bots.search`."""

    def __init__(self, evaluation: Evaluation, budget: Budget, style: Style = SHARP) -> None:
        self.evaluation = evaluation
        self.budget = budget
        self.style = style
        self.kept: Search | None = None
        self.taken = self.expected = 0

    def choose(self, game: Game, seat: int, seed: int) -> int:
        options = game.legal(seat)
        if len(options) == 1:
            return options[0]
        search = self.begin(game, seat, seed)
        moves = search.moves()
        action = moves[0] if len(moves) == 1 else self.weigh(search, seed, until_settled=True)[0].action
        self.keep(search, game, action)
        return action

    def thoughts(self, game: Game, seat: int, seed: int) -> list[Thought]:
        """All moves, best first."""
        return self.weigh(self.begin(game, seat, seed), seed)

    def weigh(self, search: Search, seed: int, until_settled: bool = False) -> list[Thought]:
        """Search with the budget's time and processes, or only until the choice is settled."""
        end = perf_counter() + self.budget.seconds

        def think(number: int) -> Tried:
            if number > 0:
                search.shuffle(mix(seed, number + 1))
            self.go_on(search, end, until_settled and self.budget.processes == 1)
            return search.tried()

        return [Thought(*move) for move in think_together(think, self.budget.processes)]

    def search(self, game: Game, seat: int, seed: int) -> Search:
        """Search in this process and return the whole search."""
        search = self.begin(game, seat, seed)
        self.go_on(search, perf_counter() + self.budget.seconds)
        return search

    def go_on(self, search: Search, end: float, until_settled: bool = False) -> None:
        """Search until the budget is used up or, optionally, no other move can become the most tried one."""
        left = self.budget.iterations
        if not left:
            self.go_on_until(search, end, until_settled)
        while left > 0 and not (until_settled and search.tree.settled_by() > left):
            part = min(left, LOOK)
            search.think(part)
            left -= part

    def go_on_until(self, search: Search, end: float, until_settled: bool) -> None:
        """The same with a time budget."""
        step = 1
        while (now := perf_counter()) < end:
            search.think(step)
            spent = max(perf_counter() - now, 1e-6)
            if until_settled and search.tree.settled_by() > step * (end - now - spent) / spent:
                return
            step = max(1, min(int(step * SLICE / spent), 4 * step))

    def begin(self, game: Game, seat: int, seed: int) -> Search:
        """A new search, or the previous one if this position of the same turn was expected."""
        kept, self.kept = self.kept, None
        if kept is not None and kept.seat == seat and game.digest() == self.expected:
            kept.step_to(game.clone(), self.taken, mix(seed, 1))
            return kept
        return Search(game.clone(), seat, mix(seed, 1), self.evaluation, self.style, MOST_NODES)

    def keep(self, search: Search, game: Game, action: int) -> None:
        """Keep the search for the next decision if the seat decides again immediately and nothing was revealed."""
        after, luck = game.clone(), game.luck
        after.apply(action, search.seat)
        if not after.over and after.luck == luck and search.seat in after.acting() and not after.together:
            self.kept, self.taken, self.expected = search, action, after.digest()
