"""A measuring process, and how it is asked."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from bench.peers.environments import BUILD, ROOT, last_words
from bench.peers.measures import WORKERS, Measure

ONE_THREAD = dict.fromkeys(["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"], "1")


class Failed(Exception):
    """A measure has no number; the message says why."""


class Worker:
    """A program that measures what one environment has, on the one core that all of them use."""

    def __init__(self, name: str, python: Path) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        self.log = BUILD / f"{name}.log"
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                [str(python), "-m", f"bench.peers.workers.{WORKERS[name]}"],
                cwd=ROOT,
                env={**os.environ, **ONE_THREAD},
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        self.versions: dict[str, str] = self.answer()["versions"]

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *problem: object) -> None:
        self.process.communicate()

    def measure(self, measure: Measure, seconds: float) -> dict[str, float]:
        """Numbers by column; Failed if the program says what went wrong, or says nothing any more."""
        request = {name: value for name, value in measure._asdict().items() if name != "peer"}
        try:
            print(json.dumps(request | {"seconds": seconds}), file=self.process.stdin, flush=True)
        except BrokenPipeError:
            raise self.ended() from None
        answer = self.answer()
        if "error" in answer:
            raise Failed(answer["error"])
        return answer

    def answer(self) -> dict[str, Any]:
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if not line:
            raise self.ended()
        found: dict[str, Any] = json.loads(line)
        return found

    def ended(self) -> Failed:
        code = self.process.wait()
        return Failed(f"the process ended with {code}: {last_words(self.log.read_text(encoding='utf-8'))}")


def use_one_core() -> None:
    """Stay on one core, with all processes that are started from now on."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
