"""Facts about the machine that the benchmark runs on."""

from __future__ import annotations

import os
import platform
import re
from pathlib import Path


def processor() -> str:
    """The processor's name."""
    told = Path("/proc/cpuinfo")
    found = re.search(r"model name\s*:\s*(.+)", told.read_text(encoding="utf-8")) if told.exists() else None
    return found[1].strip() if found else platform.processor() or platform.machine()


def load() -> float:
    """The load average over the last minute."""
    return os.getloadavg()[0] if hasattr(os, "getloadavg") else 0.0
