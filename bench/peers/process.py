"""A measuring process and the requests to it."""

from __future__ import annotations

import json
import os
import subprocess
from pathlib import Path
from typing import Any

from bench.peers.environments import BUILD, ROOT, last_words
from bench.peers.measures import WORKERS, Measure

ONE_THREAD = dict.fromkeys(["OMP_NUM_THREADS", "OPENBLAS_NUM_THREADS", "MKL_NUM_THREADS"], "1")
SAME_GAMES = {"PYTHONHASHSEED": "0"}


class Failed(Exception):
    """A measurement failed; the message says why."""


class Worker:
    """A program that takes the measurements in one environment; it is restarted after a crash."""

    def __init__(self, name: str, python: Path) -> None:
        self.command = [str(python), "-m", f"bench.peers.workers.{WORKERS[name]}"]
        self.log = BUILD / f"{name}.log"
        self.start()

    def start(self) -> None:
        BUILD.mkdir(parents=True, exist_ok=True)
        environment = {**os.environ, **ONE_THREAD, **SAME_GAMES}
        pipe = subprocess.PIPE
        with self.log.open("w", encoding="utf-8") as log:
            self.process = subprocess.Popen(
                self.command, cwd=ROOT, env=environment, stdin=pipe, stdout=pipe, stderr=log, text=True
            )
        self.versions: dict[str, str] = self.answer()["versions"]

    def __enter__(self) -> Worker:
        return self

    def __exit__(self, *problem: object) -> None:
        if self.process.returncode is None:
            self.process.communicate()

    def measure(self, measure: Measure, seconds: float) -> dict[str, float]:
        """Numbers by column; raises Failed if the program reports an error or ends without an answer."""
        if self.process.returncode is not None:
            self.start()
        request = {name: value for name, value in measure._asdict().items() if name != "peer"}
        print(json.dumps(request | {"seconds": seconds}), file=self.process.stdin, flush=True)
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
        self.process.communicate()
        return Failed(
            f"the process exited with {self.process.returncode}: {last_words(self.log.read_text(encoding='utf-8'))}"
        )


def use_one_core() -> None:
    """Pin this process, and all processes started from now on, to one core."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
