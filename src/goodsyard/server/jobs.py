"""Jobs: bots think in worker processes with a time budget, so a crash or a hang never blocks a table."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

import msgspec

from goodsyard.core.errors import IllegalAction
from goodsyard.server.live import Live, Lives
from goodsyard.server.moves import Moves
from goodsyard.server.position import Position
from goodsyard.server.problems import Problem
from goodsyard.server.settings import Settings
from goodsyard.server.steps import Step
from goodsyard.server.worker import READY, Answer, Question, Thinker, framed

FALLBACK = "random"
TRIES = 2
STARTING = 30.0
HINT_SECONDS = 1.5
NICENESS = 5
"""Bots run at lower priority than the server, so moves are answered promptly however many bots are thinking."""

logger = logging.getLogger("goodsyard.jobs")


class Worker:
    """A process that thinks about one position at a time, at the given niceness."""

    def __init__(self, niceness: int) -> None:
        self.niceness = niceness
        self.process: asyncio.subprocess.Process | None = None

    async def think(self, question: Question, seconds: float) -> Answer:
        """The bot's answer; if the bot fails, dies or takes too long, stops the process and raises."""
        try:
            process = await self.start()
            async with asyncio.timeout(seconds):
                return await ask(process, question)
        except BaseException:
            await self.stop()
            raise

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if necessary, once it is ready."""
        if self.process is None or self.process.returncode is not None:
            command = (sys.executable, "-m", "goodsyard.server.worker", str(self.niceness))
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe)
            assert self.process.stdout is not None
            async with asyncio.timeout(STARTING):
                await self.process.stdout.readexactly(len(READY))
        return self.process

    async def stop(self) -> None:
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()


async def ask(process: asyncio.subprocess.Process, question: Question) -> Answer:
    """Send the question and read the answer; raises what went wrong."""
    assert process.stdin is not None
    assert process.stdout is not None
    process.stdin.write(framed(msgspec.msgpack.encode(question)))
    await process.stdin.drain()
    length = int.from_bytes(await process.stdout.readexactly(4), "big")
    answer = msgspec.msgpack.decode(await process.stdout.readexactly(length), type=Answer)
    if answer.error:
        raise RuntimeError(answer.error)
    return answer


class Jobs:
    """The bots at this process's tables; at most one bot thinks per table at any time."""

    def __init__(self, settings: Settings, lives: Lives, moves: Moves) -> None:
        self.seconds = settings.bot_seconds
        self.lives = lives
        self.moves = moves
        self.idle: asyncio.LifoQueue[Worker] = asyncio.LifoQueue()
        self.workers = [Worker(NICENESS) for _ in range(settings.bot_workers)]
        for worker in self.workers:
            self.idle.put_nowait(worker)
        self.thinking: dict[str, asyncio.Task[None]] = {}

    def drive(self, live: Live) -> None:
        """Start the bots if one of them is to act."""
        if live.id not in self.thinking and bot_to_act(live) is not None:
            task = asyncio.create_task(self.run(live.id))
            self.thinking[live.id] = task
            task.add_done_callback(lambda _: self.thinking.pop(live.id, None))

    async def run(self, id: str) -> None:
        """Make bot moves until a person is to act; after any failure the caretaker will come back to the table."""
        try:
            while True:
                async with self.lives.hold(id) as live:
                    seat = bot_to_act(live)
                    if seat is None:
                        return
                    question = question_of(live, live, seat)
                await self.move(question)
        except Exception:
            logger.exception("bot could not move")

    async def move(self, question: Question) -> None:
        """Make one move; does nothing if the position has changed meanwhile."""
        action = await self.decide(question)
        number = len(question.actions)
        with suppress(Problem):
            try:
                await self.moves.play(question.table, number, Step(question.seat, (action,)))
            except IllegalAction:
                logger.warning("bot %s chose an illegal action", question.bot)
                await self.moves.play(question.table, number, Step(question.seat, (fallback(question),)))

    async def decide(self, question: Question) -> int:
        for _ in range(TRIES):
            worker = await self.idle.get()
            try:
                return (await worker.think(question, self.seconds)).action
            except Exception as problem:
                logger.warning("bot %s failed: %s", question.bot, type(problem).__name__)
            finally:
                self.idle.put_nowait(worker)
        return fallback(question)

    async def hint(self, live: Live, position: Position, seat: int) -> list[tuple[int, int, float]]:
        """A strong bot's assessment of the seat's choices at a position of the table, best first."""
        question = question_of(live, position, seat)
        question.hint = min(HINT_SECONDS, self.seconds / 2)
        worker = await self.idle.get()
        try:
            return (await worker.think(question, self.seconds)).thoughts
        except Exception as problem:
            logger.warning("hint failed: %s", type(problem).__name__)
            raise Problem("no-hint", 503) from None
        finally:
            self.idle.put_nowait(worker)

    async def warm(self) -> None:
        """Start the processes before anybody has to wait for them."""
        for worker in [self.idle.get_nowait() for _ in range(self.idle.qsize())]:
            try:
                await worker.start()
            except Exception:
                await worker.stop()
            finally:
                self.idle.put_nowait(worker)

    async def close(self) -> None:
        for task in list(self.thinking.values()):
            task.cancel()
        await asyncio.gather(*self.thinking.values(), return_exceptions=True)
        for worker in self.workers:
            await worker.stop()


def bot_to_act(live: Live) -> int | None:
    """The first bot's seat that is to act."""
    return next((seat for seat in live.acting if live.seats[seat].bot), None)


def question_of(live: Live, position: Position, seat: int) -> Question:
    row = live.row
    actions = [(played.seat, played.kind, played.action) for played in position.table.played]
    bot = live.seats[seat].bot or FALLBACK
    return Question(
        position.number, row.id, row.game, row.rules, row.players, row.options, row.chance, actions, seat, bot
    )


def fallback(question: Question) -> int:
    """Any legal move, to keep the game going."""
    question.bot = FALLBACK
    answer = Thinker().answer(question)
    assert answer.action >= 0, answer.error
    return answer.action


def stand_in() -> str:
    """The bot that takes over for a player who has left."""
    return "medium"
