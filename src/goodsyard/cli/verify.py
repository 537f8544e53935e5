"""`goodsyard verify`: can stored games still be replayed?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from goodsyard.cli.arguments import Json

UNREADABLE = 2
CODES = {"unchanged": 0, "differs": 1, "illegal": UNREADABLE, "unfair": UNREADABLE, "broken": UNREADABLE}


def verify(
    files: Annotated[list[Path], typer.Argument(help="Records: JSON documents, or files with one record per line.")],
    json: Json = False,
) -> None:
    """Replay records and report the first difference; also check the fairness hashes of games played on a server.
    Exit code: 0 unchanged, 1 differs, 2 illegal, unfair or unreadable."""
    from goodsyard.cli.output import note, print_json
    from goodsyard.lab.verify import verdicts

    worst, answers = 0, []
    for name, verdict in (found for file in files for found in verdicts(file)):
        worst = max(worst, CODES[verdict.status])
        answers.append({"record": name, "verdict": verdict.status, "action": verdict.action, "reason": verdict.reason})
        if CODES[verdict.status] == UNREADABLE:
            note(f"{name}: {verdict}")
        elif not json:
            print(f"{name}: {verdict}")
    if json:
        print_json(answers)
    raise typer.Exit(worst)
