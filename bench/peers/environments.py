"""A virtual environment for each library under build/peers, recreated only when its requirements change."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

from bench.peers.measures import OURS

ROOT = Path(__file__).parents[2]
BUILD = ROOT / "build" / "peers"
REQUIREMENTS = Path(__file__).parent / "requirements"
SAID = 300


class NotInstalled(Exception):
    """A library's environment could not be created."""


def python_of(name: str) -> Path:
    """The interpreter that has this package, installed if necessary; for Goodsyard, the running one."""
    if name == OURS:
        return Path(sys.executable)
    folder, wanted = BUILD / name, (REQUIREMENTS / f"{name}.txt").read_text(encoding="utf-8")
    python, stamp = folder / "bin" / "python", folder / "installed.txt"
    if not stamp.exists() or stamp.read_text(encoding="utf-8") != wanted:
        print(f"setting up {name} ...", file=sys.stderr, flush=True)
        run([sys.executable, "-m", "venv", "--clear", str(folder)])
        run([str(python), "-m", "pip", "install", "--quiet", "--requirement", str(REQUIREMENTS / f"{name}.txt")])
        stamp.write_text(wanted, encoding="utf-8")
    return python


def run(command: list[str]) -> None:
    done = subprocess.run(command, capture_output=True, text=True)
    if done.returncode:
        raise NotInstalled(last_words(done.stderr or done.stdout))


def last_words(text: str) -> str:
    """The last non-empty line, truncated."""
    lines = [line.strip() for line in text.splitlines() if line.strip()]
    return lines[-1][:SAID] if lines else "no output"
