"""Budgets: how long a bot may think."""

from __future__ import annotations

import re
from typing import NamedTuple

from goodsyard.core.errors import BadSetup

USUAL = "1s"
LONGEST = 3600.0
MOST_PROCESSES = 64


class Budget(NamedTuple):
    """Wall-clock seconds, or a number of iterations, which gives reproducible results."""

    seconds: float = 0.0
    iterations: int = 0
    processes: int = 1
    """Each process gets the whole budget."""


def read_budget(text: str) -> Budget:
    """Parse `2s`, `500ms` or `2000` (iterations); `2s*4` uses four processes; empty text means the default."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms|)(?:\*(\d+))?", text or USUAL)
    if not found:
        raise BadSetup(f"a budget looks like 1s, 500ms, 2000 (iterations) or 1s*4 (four processes), not {text!r}")
    number, unit, processes = found[1], found[2], int(found[3] or 1)
    if not 1 <= processes <= MOST_PROCESSES:
        raise BadSetup(f"a search can use 1 to {MOST_PROCESSES} processes, not {processes}")
    if not unit:
        if "." in number or not 0 < int(number) <= 10_000_000:
            raise BadSetup(f"the number of iterations must be a whole number from 1 to 10 million, not {number}")
        return Budget(iterations=int(number), processes=processes)
    seconds = float(number) / (1 if unit == "s" else 1000)
    if not 0 < seconds <= LONGEST:
        raise BadSetup(f"a bot may think for at most an hour, not {text}")
    return Budget(seconds=seconds, processes=processes)
