"""The example game, importable without being installed."""

from __future__ import annotations

import sys
from pathlib import Path

FOLDER = Path(__file__).parents[1] / "examples" / "odd-lots"
sys.path.insert(0, str(FOLDER))

from odd_lots import TITLE  # noqa: E402

__all__ = ["FOLDER", "TITLE"]
