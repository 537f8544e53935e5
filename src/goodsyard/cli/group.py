"""Error handling for all commands: one clear line on stderr and exit code 2."""

from __future__ import annotations

import sys
from typing import Any, NoReturn

import typer
from typer.core import TyperGroup

from goodsyard.core.errors import GoodsyardError

INTERRUPTED = 130


class OneLineErrors(TyperGroup):
    """Reports every error that a user can cause in one line."""

    def main(self, *arguments: Any, **more: Any) -> Any:
        try:
            code = super().main(*arguments, **{**more, "standalone_mode": False})
        except GoodsyardError as problem:
            refuse(str(problem))
        except BrokenPipeError:
            close_quietly()
        except OSError as problem:
            refuse(f"{problem.filename}: {problem.strerror}" if problem.filename else str(problem))
        except (KeyboardInterrupt, typer.Abort):
            sys.exit(INTERRUPTED)
        except Exception as problem:
            # Usage errors: Typer bundles its own copy of Click, whose classes have no public name.
            if not hasattr(problem, "format_message"):
                raise
            refuse(problem.format_message())
        sys.exit(code if isinstance(code, int) else 0)


def refuse(reason: str) -> NoReturn:
    """Print the reason and exit."""
    print(f"goodsyard: {' '.join(reason.split())}", file=sys.stderr)
    sys.exit(2)


def close_quietly() -> NoReturn:
    """Exit without a traceback when the reader of a pipe has closed it."""
    sys.stdout = open("/dev/null", "w") if sys.platform != "win32" else sys.stderr  # noqa: SIM115
    sys.exit(1)
