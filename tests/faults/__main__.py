"""`make faults`: people play all games while the server is killed, starved, frozen and lied to about the time.

At the end every acknowledged move must be stored once, and every stored game must replay.
"""

from __future__ import annotations

import sys
import tempfile
from argparse import ArgumentParser
from pathlib import Path
from time import monotonic

from rich.console import Console
from rich.table import Table

from tests.faults.scenarios import SCENARIOS, Result, Skipped


def main() -> int:
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("names", nargs="*", help=f"which faults; by default all: {', '.join(SCENARIOS)}")
    parser.add_argument("--scale", type=float, default=1.0, help="factor for the number of faults (1)")
    asked = parser.parse_args()
    if unknown := set(asked.names) - SCENARIOS.keys():
        parser.error(f"there is no fault {', '.join(sorted(unknown))}")
    shown = Table(
        "fault", "times", "acknowledged", "refused", "games", "lost or doubled", "cannot be replayed", "seconds"
    )
    bad, console = False, Console(width=120)
    for name in asked.names or SCENARIOS:
        console.print(f"{name} ...", end="\n" if not console.is_terminal else "\r")
        began = monotonic()
        with tempfile.TemporaryDirectory() as folder:
            try:
                result = SCENARIOS[name](Path(folder), asked.scale)
            except Skipped as reason:
                shown.add_row(name, "-", "-", "-", "-", "-", f"not run: {reason}", "-")
                continue
        bad = bad or bool(result.lost or result.broken)
        shown.add_row(name, *cells(result), f"{monotonic() - began:.0f}")
        for line in (*result.lost, *result.broken):
            console.print(f"{name}: {line}")
    console.print(shown)
    return int(bad)


def cells(result: Result) -> tuple[str, ...]:
    counts = (result.faults, result.acknowledged, result.refused, result.games, len(result.lost), len(result.broken))
    return tuple(map(str, counts))


if __name__ == "__main__":
    sys.exit(main())
