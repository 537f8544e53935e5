"""Budgets: how long a bot may think."""

from __future__ import annotations

import re
from typing import NamedTuple

from goodsyard.core.errors import BadSetup

USUAL = "1s"
LONGEST = 3600.0


class Budget(NamedTuple):
    """Seconds by the clock, or a number of iterations, which gives the same result every time."""

    seconds: float = 0.0
    iterations: int = 0


def read_budget(text: str) -> Budget:
    """`2s`, `500ms` or `2000` (iterations); empty is the usual one."""
    found = re.fullmatch(r"(\d+(?:\.\d+)?)(s|ms|)", text or USUAL)
    if not found:
        raise BadSetup(f"a budget is like 1s, 500ms or 2000 iterations, not {text!r}")
    number, unit = found.groups()
    if not unit:
        if "." in number or not 0 < int(number) <= 10_000_000:
            raise BadSetup(f"a number of iterations is a whole number from 1 to 10 million, not {number}")
        return Budget(iterations=int(number))
    seconds = float(number) / (1 if unit == "s" else 1000)
    if not 0 < seconds <= LONGEST:
        raise BadSetup(f"a bot may think for up to an hour, not {text}")
    return Budget(seconds=seconds)
