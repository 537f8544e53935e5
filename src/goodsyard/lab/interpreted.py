"""A copy of the package without compiled files, for measuring and testing against the compiled one."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

import goodsyard


def pure_copy(folder: Path) -> Path:
    """Copy the package without compiled files into a folder to be put first in `PYTHONPATH`."""
    source = Path(goodsyard.__file__).parent
    shutil.copytree(source, folder / "goodsyard", ignore=shutil.ignore_patterns("*.so", "*.pyd", "__pycache__"))
    return folder


def pure_environment(folder: Path) -> dict[str, str]:
    """The environment of a process that imports the copy in this folder."""
    path = os.pathsep.join(filter(None, (str(folder), os.environ.get("PYTHONPATH", ""))))
    return {**os.environ, "PYTHONPATH": path}
