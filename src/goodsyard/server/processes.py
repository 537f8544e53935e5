"""Worker processes as the server sees them: each thinks about one position at a time."""

from __future__ import annotations

import msgspec

from goodsyard.server.process import Process
from goodsyard.server.worker import Answer, Question

ANSWER: msgspec.msgpack.Decoder[Answer] = msgspec.msgpack.Decoder(Answer)


class Worker(Process):
    """A process that thinks about one position at a time, at the given niceness."""

    def __init__(self, niceness: int) -> None:
        super().__init__("goodsyard.server.worker", niceness)

    async def think(self, question: Question, seconds: float) -> Answer:
        """The bot's answer; raises what went wrong. A process that dies or takes too long is stopped."""
        answer = ANSWER.decode(await self.ask(msgspec.msgpack.encode(question), seconds))
        if answer.error:
            raise RuntimeError(answer.error)
        return answer
