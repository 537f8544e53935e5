"""Budgets: how long bots may think at the tables of this server."""

from __future__ import annotations

from goodsyard import bots
from goodsyard.bots.budget import read_budget
from goodsyard.server.problems import Problem

WITHOUT_SEARCH = frozenset(("random", "greedy", "careful", "careless"))
"""Bots that answer within a tenth of a second, whatever their budget."""
PER_SECOND = 1000
"""Search iterations that stand for a second; hardly any position takes longer."""


def check_bot(bot: str, game: str, seconds: float) -> None:
    """Raise an error unless there is such a bot for the game, and its budget is within the server's limit."""
    bots.find(bot, game)
    name, colon, _ = bot.partition(":")
    if colon and is_quick(name):
        raise Problem("quick-bot", bot=name)
    if bot not in bots.LEVELS and within(bot, seconds) != bot:
        most = int(seconds) if seconds.is_integer() else f"{seconds:g}"
        raise Problem("long-bot", most=most, iterations=int(seconds * PER_SECOND))


def within(bot: str, seconds: float) -> str:
    """The bot, thinking for at most so many seconds; a level is only as strong as the server allows."""
    name, _, text = bots.LEVELS.get(bot, bot).partition(":")
    budget = read_budget(text)
    if is_quick(bot) or (budget.seconds <= seconds and budget.iterations <= seconds * PER_SECOND):
        return bot
    return f"{name}:{max(1, int(seconds * PER_SECOND))}" + ("" if budget.iterations else "ms")


def is_quick(bot: str) -> bool:
    """Whether the bot decides without a search."""
    return bots.LEVELS.get(bot, bot).partition(":")[0] in WITHOUT_SEARCH
