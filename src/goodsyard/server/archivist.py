"""The process that looks back at games for the server.

Run as `python -m goodsyard.server.archivist 5`, where the number is the process's niceness.
"""

from __future__ import annotations

import msgspec

from goodsyard.server.lookback import Work, worked_out
from goodsyard.server.process import answer_all

WORK: msgspec.msgpack.Decoder[Work] = msgspec.msgpack.Decoder(Work)


def answer(document: bytes) -> bytes:
    return msgspec.msgpack.encode(worked_out(WORK.decode(document)))


if __name__ == "__main__":
    answer_all(answer)
