"""Runs the tests on a copy of the package without compiled files: `python tests/interpreted.py [--coverage]`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from goodsyard.lab.interpreted import pure_copy

ROOT = Path(__file__).parents[1]
TESTS = ["tests/core", "tests/games", "tests/envs/test_observation.py", "tests/cli/test_board.py"]
LEAST_COVERAGE = 95


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        path = pure_copy(Path(folder))
        environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
        environment["COVERAGE_FILE"] = str(Path(folder) / ".coverage")
        command = [sys.executable, "-m", "pytest", "-n", "2", *TESTS]
        if "--coverage" in sys.argv:
            command += ["--cov", f"--cov-fail-under={LEAST_COVERAGE}", "--cov-report=term"]
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
