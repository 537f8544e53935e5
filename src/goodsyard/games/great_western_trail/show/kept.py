"""Pictures that are kept: most of a table looks the same as one move ago. Their text is kept as short as possible."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

from goodsyard.drawing import Box, Markup, shortened

P = ParamSpec("P")
T = TypeVar("T", Box, Markup)


def kept(pictures: int) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the latest pictures of a function of plain facts."""

    def keeping(make: Callable[P, T]) -> Callable[P, T]:
        @lru_cache(maxsize=pictures)
        def made(*given: Any) -> T:
            again: Callable[..., T] = make
            return shortened(again(*given))

        @wraps(make)
        def look(*given: P.args, **_: P.kwargs) -> T:
            return made(*given)

        return look

    return keeping
