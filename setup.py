"""Compiles the engine with mypyc if there is a C compiler; everything else is in pyproject.toml."""

from __future__ import annotations

import os
import sys
import sysconfig
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/goodsyard")
COMPILED_CORE = (
    *("cards", "chacha", "chance", "decision", "evaluation", "game", "log", "numbers", "observation", "packed"),
    *("playout", "row", "sheet"),
)
COMPILED_BOTS = ("greedy", "judging", "search", "tree")
COMPILED_ENVS = ("actions", "batch", "recall", "rewards")


def engine() -> list[str]:
    """The files that are compiled, as one group so that calls between them are plain C calls.

    What is compiled of a game follows from its rooms: `rules/`, `judge/` and `observe.py`.
    """
    shared = [
        *(SOURCE / "core" / f"{stem}.py" for stem in COMPILED_CORE),
        *(SOURCE / "bots" / f"{stem}.py" for stem in COMPILED_BOTS),
        *(SOURCE / "envs" / f"{stem}.py" for stem in COMPILED_ENVS),
    ]
    rooms = [file for room in ("rules", "judge") for file in sorted((SOURCE / "games").glob(f"*/{room}/*.py"))]
    encoders = sorted((SOURCE / "games").glob("*/observe.py"))
    return [str(file) for file in [*shared, *rooms, *encoders] if file.name != "__init__.py"]


class OptionalBuild(build_ext):
    """Leaves the package interpreted if compilation fails, and says so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            self.extensions = []
            tell(f"not compiled ({problem}); the games run interpreted, about 20 times slower")


def tell(line: str) -> None:
    print(f"goodsyard: {line}.", file=sys.stderr)


def flags() -> list[str]:
    """For a C compiler that knows them: `packed.py` and its like consist of functions that are worth inlining."""
    inlining = "gcc" in os.environ.get("CC", sysconfig.get_config_var("CC") or "")
    more = ["--param=max-inline-insns-auto=45"] if inlining else []
    return ["-fvisibility=hidden", "-fno-semantic-interposition", *more]


def extensions() -> list[Extension]:
    if os.environ.get("GOODSYARD_PURE") == "1":
        tell("GOODSYARD_PURE=1, so nothing is compiled; the games run interpreted, about 20 times slower")
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = " ".join([os.environ.get("CFLAGS", ""), *flags()])
    # The engine imports nothing from the interpreted files, so building it does not need their dependencies.
    alone = ["--config-file=", "--follow-imports=skip"]
    compiled: list[Extension] = mypycify([*alone, *engine()], opt_level="3", debug_level="1", group_name="goodsyard")
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
