"""The example game, installed by pip into a folder of its own as a user would install it."""

from __future__ import annotations

import atexit
import os
import shutil
import subprocess
import sys
from functools import cache
from pathlib import Path
from tempfile import mkdtemp

from tests.odd_lots import FOLDER


@cache
def installed() -> Path:
    """A folder with the example's distribution."""
    folder = Path(mkdtemp(prefix="odd-lots-"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    source = folder / "source"
    shutil.copytree(FOLDER, source, ignore=shutil.ignore_patterns("__pycache__", "*.egg-info", "build"))
    pip = [
        sys.executable,
        "-m",
        "pip",
        "install",
        "--quiet",
        "--no-deps",
        "--target",
        str(folder / "site"),
        str(source),
    ]
    subprocess.run(pip, check=True, cwd=folder)
    return folder / "site"


def environment() -> dict[str, str]:
    """Where Python finds the example beside Goodsyard."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(installed()), os.environ.get("PYTHONPATH", "")])}


def run(*command: str) -> str:
    """What a Python command prints, away from the sources."""
    done = subprocess.run(
        [sys.executable, *command], cwd=installed(), env=environment(), capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout
