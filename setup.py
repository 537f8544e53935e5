"""Compiles the engine with mypyc where there is a C compiler; everything else is in pyproject.toml."""

from __future__ import annotations

import os
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext

SOURCE = Path("src/goodsyard")
INTERPRETED_CORE = {"__init__", "conformance", "errors", "record", "registry", "table", "title", "words"}
INTERPRETED_GAME = {"__init__", "names", "phrases", "refusals", "view"}


def engine() -> list[str]:
    """The files that are compiled, as one group so that calls between them are plain calls."""
    core = [path for path in sorted((SOURCE / "core").glob("*.py")) if path.stem not in INTERPRETED_CORE]
    games = [path for path in sorted((SOURCE / "games").glob("*/*.py")) if not interpreted(path.stem)]
    return [str(path) for path in core + games]


def interpreted(stem: str) -> bool:
    """Whether a game's file stays as it is: its words, its view, and whatever draws."""
    return stem in INTERPRETED_GAME or stem.startswith("draw")


class OptionalBuild(build_ext):
    """Falls back to the interpreted files when compiling fails, and says so."""

    def run(self) -> None:
        try:
            super().run()
        except Exception as problem:
            self.give_up(problem)

    def build_extension(self, extension: Extension) -> None:
        extension.optional = False
        super().build_extension(extension)

    def copy_extensions_to_source(self) -> None:
        super().copy_extensions_to_source()

    def give_up(self, problem: Exception) -> None:
        print(
            f"goodsyard: not compiled ({problem}); the games run interpreted, about 20 times slower.", file=sys.stderr
        )
        self.extensions = []


def extensions() -> list[Extension]:
    if os.environ.get("GOODSYARD_PURE") == "1":
        print("goodsyard: GOODSYARD_PURE=1, so nothing is compiled; the games run interpreted.", file=sys.stderr)
        return []
    from mypyc.build import mypycify

    os.environ["CFLAGS"] = f"{os.environ.get('CFLAGS', '')} -fvisibility=hidden -fno-semantic-interposition"
    compiled: list[Extension] = mypycify(engine(), opt_level="3", debug_level="1", group_name="goodsyard")
    return compiled


setup(ext_modules=extensions(), cmdclass={"build_ext": OptionalBuild})
