"""The evaluation of one decision: the chances of all seats, the best move, and what the chosen move cost.

The search finds the best move. It spends little time on moves that look bad, so its own numbers do not say how bad they
are. The chosen and the best move are therefore compared with equal budgets: both are made in the same sample of worlds
consistent with what the seat knows, and the resulting positions are searched again.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from goodsyard import bots
from goodsyard.core.chance import mix
from goodsyard.core.errors import BadSetup
from goodsyard.core.evaluation import CERTAIN
from goodsyard.core.game import Game
from goodsyard.core.record import Record
from goodsyard.core.registry import find
from goodsyard.core.row import zeros

USUAL = "ismcts:1000"
"""The default bot; with an iteration budget, the same game always gets the same analysis."""

WORLDS = 8
"""Number of worlds in which two moves are compared; each world gets an equal part of the budget."""

OTHERS = 4
"""The budget is divided by this when estimating the chances of seats other than the one to act."""


class Verdict(msgspec.Struct, frozen=True):
    """The evaluation of one decision."""

    number: int
    """Number of actions taken before this decision."""
    seat: int
    chosen: int
    best: int
    """Equal to `chosen` if nothing better was found."""
    chances: list[float]
    """Each seat's winning chance after the best move; the sum is 1."""
    cost: float
    """The winning chance lost by the choice."""
    error: float
    """The standard error of the cost."""

    @property
    def is_sure(self) -> bool:
        """Is the difference statistically significant?"""
        return self.cost > 2 * self.error


class Judge:
    """Evaluates the decisions of a game with a search bot."""

    def __init__(self, bot: bots.SearchBot) -> None:
        self.bot = bot
        self.second = bots.SearchBot(bot.evaluation, part(bot.budget, WORLDS), bot.style)
        self.brief = bots.SearchBot(bot.evaluation, part(bot.budget, OTHERS), bot.style)

    def verdict(self, game: Game, number: int, seat: int, chosen: int, seed: int) -> Verdict | None:
        """Evaluate a seat's choice after this many actions; None if the choice was forced."""
        if len(game.legal(seat)) < 2:
            return None
        best = self.bot.thoughts(game, seat, seed)[0]
        hopes = [
            best.worth if other == seat else self.hope(self.brief, game, other, mix(seed, other))
            for other in range(game.player_count)
        ]
        whole = sum(hopes)
        chances = [round(hope / whole, 4) for hope in hopes]
        if best.action == chosen:
            return Verdict(number, seat, chosen, chosen, chances, 0.0, 0.0)
        cost, error = self.compared(game, seat, best.action, chosen, seed)
        if cost <= 0:
            return Verdict(number, seat, chosen, chosen, chances, 0.0, round(error / whole, 4))
        return Verdict(number, seat, chosen, best.action, chances, round(cost / whole, 4), round(error / whole, 4))

    def compared(self, game: Game, seat: int, one: int, other: int, seed: int) -> tuple[float, float]:
        """How much better the first move is in the same worlds, and the standard error of that."""
        differences = []
        for world in range(WORLDS):
            deal = mix(mix(seed, 1), world)
            after = [self.after(game, seat, action, deal) for action in (one, other)]
            differences.append(after[0] - after[1])
        return fmean(differences), stdev(differences) / sqrt(WORLDS)

    def worths(self, game: Game, seat: int, actions: Sequence[int], seed: int) -> list[float]:
        """The seat's expected utility after each of these moves, all with the same budget in the same worlds."""
        deals = [mix(mix(seed, 1), world) for world in range(WORLDS)]
        return [fmean(self.after(game, seat, action, deal) for deal in deals) for action in actions]

    def after(self, game: Game, seat: int, action: int, deal: int) -> float:
        """The seat's expected utility after a move, in a world consistent with what the seat knows."""
        world = game.clone()
        world.determinize(seat, deal)
        world.apply(action, seat)
        return self.hope(self.second, world, seat, deal)

    def hope(self, bot: bots.SearchBot, game: Game, seat: int, seed: int) -> float:
        """The seat's expected utility from 0 to 1, whoever is to act."""
        if game.over:
            found = zeros(game.player_count)
            bot.evaluation.utilities(game, found)
            return float(found[seat]) / CERTAIN
        tree = bot.search(game, seat, seed).tree
        return float(tree.worth[0]) / float(tree.visits[0]) / CERTAIN


def part(budget: bots.Budget, share: int) -> bots.Budget:
    """A budget divided by `share`."""
    return bots.Budget(budget.seconds / share, max(1, budget.iterations // share) if budget.iterations else 0)


def adviser(name: str, game: str) -> bots.SearchBot:
    """The search bot of this name; raises BadSetup if the bot does not search."""
    bot = bots.find(name, game)
    if not isinstance(bot, bots.SearchBot):
        raise BadSetup(f"an analysis needs a search bot like {USUAL} or ismcts:500ms, not {name}")
    return bot


def judged(record: Record, bot: str, numbers: Sequence[int]) -> list[Verdict]:
    """The verdicts on a record's decisions with these numbers, leaving out forced ones."""
    judge, wanted = Judge(adviser(bot, record.game)), set(numbers)
    verdicts = []
    for number, (game, seat, action) in enumerate(decisions(record)):
        if number in wanted:
            seed = bots.seed_for(record.seed, seat, number)
            verdicts.append(judge.verdict(game, number, seat, action, seed))
    return [verdict for verdict in verdicts if verdict is not None]


def decisions(record: Record) -> Iterator[tuple[Game, int, int]]:
    """Each position of a record, with the seat and the action that followed."""
    game: Game = find(record.game).begin(record.players, record.seed, record.rules_version, record.options)
    for seat, _, action in record.actions:
        yield game.clone(), seat, action
        game.apply(action, seat)


def result_of(game: Game) -> list[float]:
    """The result of a finished game as winning chances; tied winners share 1."""
    ranking = game.ranking()
    return [1 / ranking.count(1) if rank == 1 else 0.0 for rank in ranking]
