"""Runs the tests on a copy of the package without compiled files: `python tests/interpreted.py [--coverage]`."""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from goodsyard.lab.interpreted import pure_copy

ROOT = Path(__file__).parents[1]
TESTS = ["tests/core", "tests/games", "tests/drawing"]
LEAST_COVERAGE = 95


def main() -> int:
    with tempfile.TemporaryDirectory() as folder:
        path = pure_copy(Path(folder))
        environment = {**os.environ, "PYTHONPATH": f"{path}{os.pathsep}{ROOT}"}
        environment["COVERAGE_FILE"] = str(Path(folder) / ".coverage")
        pytest = [sys.executable, "-m", "pytest", *TESTS]
        if "--coverage" not in sys.argv:
            return subprocess.run([*pytest, "-n", "2"], cwd=ROOT, env=environment, check=False).returncode
        run = [sys.executable, "-m", "coverage", "run", "-m", *pytest[2:]]
        failed = subprocess.run(run, cwd=ROOT, env=environment, check=False).returncode
        coverage = [sys.executable, "-m", "coverage"]
        subprocess.run([*coverage, "combine", "--quiet"], cwd=folder, env=environment, check=False)
        report = [*coverage, "report", f"--rcfile={ROOT / 'pyproject.toml'}", f"--fail-under={LEAST_COVERAGE}"]
        return failed or subprocess.run(report, cwd=ROOT, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
