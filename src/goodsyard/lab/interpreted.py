"""The same package without its compiled files, to measure and test against the compiled one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import goodsyard


def pure_copy(folder: Path) -> Path:
    """Copy the package without compiled files into a folder, which then goes first in `PYTHONPATH`."""
    source = Path(goodsyard.__file__).parent
    shutil.copytree(source, folder / "goodsyard", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def pure_environment(folder: Path) -> dict[str, str]:
    """The environment of a process that imports the copy in this folder."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path}
