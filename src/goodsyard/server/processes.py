"""Worker processes as the server sees them: each thinks about one position at a time."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

import msgspec

from goodsyard.server.worker import READY, Answer, Question, framed

STARTING = 30.0


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
