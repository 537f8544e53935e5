"""Finds a Chromium for the tests, or installs Debian's if permitted."""

from __future__ import annotations

import os
import shutil
import subprocess
from functools import lru_cache
from pathlib import Path
from tempfile import gettempdir

import pytest

NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
ARGUMENTS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
]

CHOOSES_ALL = "localStorage.goodsyard ??= JSON.stringify({ forced: false })"
"""Tests make every choice themselves, unless they are about choices that play themselves."""


def found() -> str | None:
    """The browser named by the environment, or the first one installed."""
    named = os.environ.get("GOODSYARD_CHROMIUM")
    if named:
        return named
    return next((path for name in NAMES if (path := shutil.which(name))), None)


def install() -> None:
    """Debian's browser, if it may be installed."""
    apt = shutil.which("apt-get")
    if apt is None or os.getuid() != 0:
        return
    lock = ["flock", str(Path(gettempdir()) / "goodsyard-chromium.lock")] if shutil.which("flock") else []
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for words in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run([*lock, apt, *words], check=False, timeout=900, env=environment, capture_output=True)


@lru_cache(maxsize=1)
def chromium() -> str:
    """The browser's path; skips the test, giving the reason, if there is none and none can be installed."""
    path = found()
    if path is None:
        install()
        path = found()
    if path is None:
        pytest.skip("no Chromium: install it, or name one in GOODSYARD_CHROMIUM")
    return path
