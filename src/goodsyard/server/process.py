"""A process at the server's side: takes one document at a time and answers it. If it fails, it is replaced."""

from __future__ import annotations

import asyncio
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from importlib import import_module
from threading import Thread
from time import sleep
from typing import BinaryIO

READY = b"here"
STARTING = 60.0


class Process:
    """The server's side."""

    def __init__(self, module: str, niceness: int) -> None:
        self.command = (sys.executable, "-m", module, str(niceness))
        self.process: asyncio.subprocess.Process | None = None

    async def ask(self, document: bytes, seconds: float) -> bytes:
        """The answer; if the process dies or takes too long, stops it and raises."""
        try:
            process = await self.start()
            assert process.stdin is not None
            assert process.stdout is not None
            async with asyncio.timeout(seconds):
                process.stdin.write(framed(document))
                await process.stdin.drain()
                length = int.from_bytes(await process.stdout.readexactly(4), "big")
                return await process.stdout.readexactly(length)
        except BaseException:
            await self.stop()
            raise

    async def start(self) -> asyncio.subprocess.Process:
        """The process, started if necessary, once it is ready."""
        if self.process is None or self.process.returncode is not None:
            pipe = asyncio.subprocess.PIPE
            self.process = await asyncio.create_subprocess_exec(*self.command, stdin=pipe, stdout=pipe)
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


def answer_all(answer: Callable[[bytes], bytes]) -> None:
    """The process's own side: answer documents until the input ends, that is, until the server is gone."""
    if len(sys.argv) > 1 and hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))
    Thread(target=end_with, args=(os.getppid(),), daemon=True).start()
    output = os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)  # whatever a game or a bot prints must not corrupt the message stream
    for name in os.environ.get("GOODSYARD_IMPORT", "").split(","):
        if name:
            import_module(name)
    output.write(READY)
    output.flush()
    while (document := read(sys.stdin.buffer)) is not None:
        output.write(framed(answer(document)))
        output.flush()


def read(stream: BinaryIO) -> bytes | None:
    head = stream.read(4)
    return stream.read(int.from_bytes(head, "big")) if len(head) == 4 else None


def framed(document: bytes) -> bytes:
    return len(document).to_bytes(4, "big") + document


def end_with(parent: int) -> None:
    """Exit when the server is gone, even in the middle of a thought."""
    while os.getppid() == parent:
        sleep(1)
    os._exit(1)
