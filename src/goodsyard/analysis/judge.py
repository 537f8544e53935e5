"""A judgement on one decision: the chances of all seats, the best move, and what the move that was chosen cost.

The search finds the best move. It looks little at moves that it does not like, so its own numbers do not say how bad
they are. Therefore the move that was chosen and the best one get a second look with equal budgets: both are made in the
same worlds that the seat holds for possible, and what follows is searched anew.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from statistics import fmean, stdev

import msgspec

from goodsyard import bots
from goodsyard.bots.evaluation import CERTAIN
from goodsyard.core.chance import mix
from goodsyard.core.errors import BadSetup
from goodsyard.core.game import Game
from goodsyard.core.record import Record
from goodsyard.core.registry import find
from goodsyard.core.row import zeros

USUAL = "ismcts:1000"
"""The bot that judges: a number of iterations, so that the same game is always judged alike."""

WORLDS = 8
"""A second look makes the move in so many worlds, each with this part of the budget."""

OTHERS = 4
"""What a seat thinks of a position where another one decides gets this part of the budget."""


class Verdict(msgspec.Struct, frozen=True):
    """What the search says of one decision."""

    number: int
    """So many actions were taken before."""
    seat: int
    chosen: int
    best: int
    """The same as `chosen` if nothing better was found."""
    chances: list[float]
    """Of every seat to win, together 1, if the best move is made."""
    cost: float
    """How much of its chance the seat gave away."""
    error: float
    """The standard error of the cost."""

    @property
    def is_sure(self) -> bool:
        """Is the difference more than chance?"""
        return self.cost > 2 * self.error


class Judge:
    """Judges the decisions of a game with a searching bot."""

    def __init__(self, bot: bots.SearchBot) -> None:
        self.bot = bot
        self.second = bots.SearchBot(bot.evaluation, part(bot.budget, WORLDS), bot.style)
        self.brief = bots.SearchBot(bot.evaluation, part(bot.budget, OTHERS), bot.style)

    def verdict(self, game: Game, number: int, seat: int, chosen: int, seed: int) -> Verdict | None:
        """On the choice of a seat after so many actions; None if there was nothing to choose."""
        if len(game.legal(seat)) < 2:
            return None
        best = self.bot.thoughts(game, seat, seed)[0]
        hopes = [
            best.worth if other == seat else self.hope(self.brief, game, other, mix(seed, other))
            for other in range(game.players)
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
        """By how much the first move is better in the same worlds, and the standard error of that."""
        differences = []
        for world in range(WORLDS):
            deal = mix(mix(seed, 1), world)
            after = [self.after(game, seat, action, deal) for action in (one, other)]
            differences.append(after[0] - after[1])
        return fmean(differences), stdev(differences) / sqrt(WORLDS)

    def after(self, game: Game, seat: int, action: int, deal: int) -> float:
        """What the seat may hope for when it has made a move in one of the worlds that it holds for possible."""
        world = game.clone()
        world.determinize(seat, deal)
        world.apply(action, seat)
        return self.hope(self.second, world, seat, deal)

    def hope(self, bot: bots.SearchBot, game: Game, seat: int, seed: int) -> float:
        """The seat's utility from 0 to 1, whoever is to act."""
        if game.over:
            found = zeros(game.players)
            bot.evaluation.utilities(game, found)
            return float(found[seat]) / CERTAIN
        tree = bot.search(game, seat, seed).tree
        return float(tree.worth[0]) / float(tree.visits[0]) / CERTAIN


def part(budget: bots.Budget, share: int) -> bots.Budget:
    """One of so many equal parts of a budget."""
    return bots.Budget(budget.seconds / share, max(1, budget.iterations // share) if budget.iterations else 0)


def adviser(name: str, game: str) -> bots.SearchBot:
    """The searching bot of this name."""
    bot = bots.find(name, game)
    if not isinstance(bot, bots.SearchBot):
        raise BadSetup(f"a bot that searches has to judge, like {USUAL} or ismcts:500ms, not {name}")
    return bot


def judged(record: Record, bot: str, numbers: Sequence[int]) -> list[Verdict]:
    """The verdicts on those of a record's decisions that these numbers name and that were a choice."""
    judge, wanted = Judge(adviser(bot, record.game)), set(numbers)
    verdicts = []
    for number, (game, seat, action) in enumerate(decisions(record)):
        if number in wanted:
            seed = bots.seed_for(record.seed, seat, number)
            verdicts.append(judge.verdict(game, number, seat, action, seed))
    return [verdict for verdict in verdicts if verdict is not None]


def decisions(record: Record) -> Iterator[tuple[Game, int, int]]:
    """Each position of a record that replays, with the seat and the action that followed."""
    game: Game = find(record.game).begin(record.players, record.seed, record.rules, record.options)
    for seat, _, action in record.actions:
        yield game.clone(), seat, action
        game.apply(action, seat)


def result_of(game: Game) -> list[float]:
    """How a finished game ended, as chances: the winners share 1."""
    ranking = game.ranking()
    return [1 / ranking.count(1) if rank == 1 else 0.0 for rank in ranking]
