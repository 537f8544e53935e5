"""Jobs: what bots think about at the tables of this process. A crash or a hang never blocks a table."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from goodsyard import bots
from goodsyard.core.errors import IllegalAction
from goodsyard.server.budgets import is_quick, within
from goodsyard.server.changes import Change, taken
from goodsyard.server.live import Live, Lives
from goodsyard.server.moves import Moves
from goodsyard.server.position import Position
from goodsyard.server.problems import Problem
from goodsyard.server.queue import Kind, Queue
from goodsyard.server.settings import Settings
from goodsyard.server.stamps import stamp_of
from goodsyard.server.steps import Step, attempt
from goodsyard.server.worker import Question

FALLBACK = "random"
TRIES = 2
HINT_SECONDS = 1.5
AGAIN = 5.0
"""Seconds before bots try again at a table that could not be written to."""

logger = logging.getLogger("goodsyard.jobs")


@dataclass(frozen=True)
class Asked:
    """A bot's decision; its result counts only while the same bot still has to make it, for the same person."""

    seat: int
    bot: str
    person: str | None
    stamp: str

    def is_open(self, live: Live) -> bool:
        row = live.seats[self.seat]
        same = self.seat in live.acting and (row.bot, row.user) == (self.bot, self.person)
        return same and stamp_of(live, live, self.seat) == self.stamp


class Thought:
    """The bots at one table: the decision they think about, if any, and the task that does it."""

    def __init__(self) -> None:
        self.asked: Asked | None = None
        self.task: asyncio.Task[None] | None = None


class Jobs:
    """The bots at this process's tables; at most one bot thinks per table at any time."""

    def __init__(self, settings: Settings, lives: Lives, moves: Moves, queue: Queue) -> None:
        self.seconds = settings.bot_seconds
        self.patience = 2 * self.seconds + 2
        self.lives = lives
        self.moves = moves
        self.queue = queue
        self.thinking: dict[str, Thought] = {}
        self.hinted: set[str] = set()

    def drive(self, live: Live) -> None:
        """Start the bots if one of them is to act; stop a thought that is no longer asked for."""
        thought = self.thinking.get(live.id)
        if thought is not None and thought.asked is not None and not thought.asked.is_open(live):
            self.stop(live.id, thought)
        if live.id not in self.thinking and next_asked(live) is not None:
            thought = self.thinking[live.id] = Thought()
            thought.task = asyncio.create_task(self.run(live.id, thought))

    def stop(self, id: str, thought: Thought) -> None:
        del self.thinking[id]
        if thought.task is not None:
            thought.task.cancel()

    async def run(self, id: str, thought: Thought) -> None:
        """Make bot moves until a person is to act; after a failure, try again."""
        try:
            while True:
                try:
                    await self.think(id, thought)
                    return
                except Problem:
                    return
                except Exception:
                    logger.exception("bot could not move")
                    await asyncio.sleep(AGAIN)
        finally:
            if self.thinking.get(id) is thought:
                del self.thinking[id]

    async def think(self, id: str, thought: Thought) -> None:
        while True:
            async with self.lives.hold(id) as live:
                thought.asked = asked = next_asked(live)
                if asked is None:
                    return
                question = question_of(live, live, asked.seat, within(asked.bot, self.seconds))
            action = await self.decide(question, asked.person or live.row.creator)
            thought.asked = None  # from now on the thought does not stop itself
            await self.move(id, asked, action)

    async def decide(self, question: Question, person: str) -> int | None:
        """The bot's choice; None if it fails."""
        kind = Kind.QUICK if is_quick(question.bot) else Kind.SLOW
        for _ in range(TRIES):
            try:
                return (await self.queue.ask(question, person, kind, self.patience)).action
            except TimeoutError:
                logger.warning("bot %s takes too long", question.bot)
                return None
            except Exception as problem:
                logger.warning("bot %s failed: %s", question.bot, type(problem).__name__)
        return None

    async def move(self, id: str, asked: Asked, action: int | None) -> None:
        """Make the move, or any legal one to keep the game going; nothing if it is not asked for any more."""

        def change(live: Live) -> Change:
            if not asked.is_open(live):
                raise Problem("not-now", 409)
            if action is not None:
                try:
                    return taken(live, *attempt(live.table, Step(asked.seat, (action,)), "en"))
                except IllegalAction:
                    logger.warning("bot %s chose an illegal action", asked.bot)
            return taken(live, *attempt(live.table, Step(asked.seat, (fallback(live, asked.seat),)), "en"))

        with suppress(Problem):
            await self.moves.make(id, asked.seat, change)

    async def hint(self, live: Live, position: Position, seat: int, person: str) -> list[tuple[int, int, float]]:
        """A strong bot's assessment of the seat's choices at a position of the table, best first."""
        if person in self.hinted:
            raise Problem("one-hint", 429)
        question = question_of(live, position, seat, FALLBACK)
        question.hint = min(HINT_SECONDS, self.seconds / 2)
        self.hinted.add(person)
        try:
            return (await self.queue.ask(question, person, Kind.SLOW, self.patience)).thoughts
        except Exception as problem:
            logger.warning("hint failed: %s", type(problem).__name__)
            raise Problem("no-hint", 503) from None
        finally:
            self.hinted.discard(person)

    async def close(self) -> None:
        tasks = [thought.task for thought in self.thinking.values() if thought.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


def next_asked(live: Live) -> Asked | None:
    """The decision of the first bot that is to act; none while nobody plays or watches."""
    if not is_attended(live):
        return None
    for seat in live.acting:
        row = live.seats[seat]
        if row.bot:
            return Asked(seat, row.bot, row.user, stamp_of(live, live, seat))
    return None


def is_attended(live: Live) -> bool:
    """Whether somebody plays here, present or not, or watches, or has left a rated game."""
    return bool(live.viewers) or any(seat.is_played for seat in live.seats)


def question_of(live: Live, position: Position, seat: int, bot: str) -> Question:
    row = live.row
    actions = [(played.seat, played.kind, played.action) for played in position.table.played]
    return Question(
        position.number, row.id, row.game, row.rules, row.players, row.options, row.chance, actions, seat, bot
    )


def fallback(live: Live, seat: int) -> int:
    """Any legal move."""
    seed = bots.seed_for(live.row.chance, seat, live.number)
    return bots.find(FALLBACK, live.row.game).choose(live.table.game.clone(), seat, seed)


def stand_in() -> str:
    """The bot that takes over for a player who has left."""
    return "medium"
