"""Compiles the engine with mypyc where there is a C compiler; everything else is in pyproject.toml."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/goodsyard")
INTERPRETED_CORE = {
    *("__init__", "conformance", "errors", "fairness", "record", "registry", "seeds", "table", "title", "words"),
}
INTERPRETED_GAME = {"__init__", "log_phrases", "names", "phrases", "refusals", "view", "view_seat"}
INTERPRETED_BOTS = {"__init__", "budget", "careless", "ismcts", "one_ahead", "own", "random", "team", "weights"}
INTERPRETED_ENVS = {"__init__", "__main__", "gymnasium", "openspiel", "pettingzoo", "position", "setting"}


def engine() -> list[str]:
    """The files that are compiled, as one group so that calls between them are plain calls."""
    core = [path for path in sorted((SOURCE / "core").glob("*.py")) if path.stem not in INTERPRETED_CORE]
    games = [path for path in sorted((SOURCE / "games").glob("*/*.py")) if path.stem not in INTERPRETED_GAME]
    bots = [path for path in sorted((SOURCE / "bots").rglob("*.py")) if path.stem not in INTERPRETED_BOTS]
    envs = [path for path in sorted((SOURCE / "envs").rglob("*.py")) if path.stem not in INTERPRETED_ENVS]
    return [str(path) for path in core + games + bots + envs if not path.stem.startswith("draw")]


class OptionalBuild(build_ext):
    """Leaves the package interpreted when compiling fails, and says so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            self.extensions = []
            tell(f"not compiled ({problem}); the games run interpreted, about 20 times slower")


def tell(line: str) -> None:
    print(f"goodsyard: {line}.", file=sys.stderr)


def extensions() -> list[Extension]:
    if os.environ.get("GOODSYARD_PURE") == "1":
        tell("GOODSYARD_PURE=1, so nothing is compiled; the games run interpreted, about 20 times slower")
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden -fno-semantic-interposition"
    # The engine imports nothing of the interpreted files, so their dependencies are not needed to build it.
    alone = ["--config-file=", "--follow-imports=skip"]
    compiled: list[Extension] = mypycify([*alone, *engine()], opt_level="3", debug_level="1", group_name="goodsyard")
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
