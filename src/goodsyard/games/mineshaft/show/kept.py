"""Pictures that are kept: most of a table looks as it did one move ago. Their text is kept as short as possible."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec

import msgspec

from goodsyard.core.words import Words
from goodsyard.drawing import Box, shortened

P = ParamSpec("P")


class Shown:
    """The facts that a picture shows and the words they are told in, comparable by value."""

    __slots__ = ("given", "key")

    def __init__(self, given: tuple[Any, ...]) -> None:
        self.given = given
        self.key: tuple[bytes, Words] = (msgspec.msgpack.encode(given[:-1]), given[-1])

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and self.key == other.key


def kept(pictures: int) -> Callable[[Callable[P, Box]], Callable[P, Box]]:
    """Keep the latest pictures of a function whose arguments are facts and, as the last one, the words."""

    def keeping(make: Callable[P, Box]) -> Callable[P, Box]:
        @lru_cache(maxsize=pictures)
        def shown(what: Shown) -> Box:
            again: Callable[..., Box] = make
            return shortened(again(*what.given))

        @wraps(make)
        def look(*given: P.args, **_: P.kwargs) -> Box:
            return shown(Shown(given))

        return look

    return keeping
