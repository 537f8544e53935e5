"""Pictures that are kept: most of a table looks as it did one move ago, and the same to every viewer."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache, wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from .layout import Box
from .short import shortened
from .svg import Markup

P = ParamSpec("P")
T = TypeVar("T", Box, Markup)
PLAIN = (str, int, float, type(None))


class Shown:
    """What a picture is made from, comparable by value: facts, and whatever else is compared by identity."""

    __slots__ = ("given", "key")

    def __init__(self, given: tuple[Any, ...]) -> None:
        self.given = given
        self.key = tuple(map(_key, given))

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and self.key == other.key


def _key(fact: Any) -> Any:
    if isinstance(fact, PLAIN):
        return fact
    try:
        return msgspec.msgpack.encode(fact)
    except TypeError:  # not a fact, such as the words
        return fact


def kept(pictures: int, short: bool = True) -> Callable[[Callable[P, T]], Callable[P, T]]:
    """Keep the latest pictures of a function, with their text as short as possible unless their groups matter."""

    def keeping(make: Callable[P, T]) -> Callable[P, T]:
        @lru_cache(maxsize=pictures)
        def made(what: Shown) -> T:
            again: Callable[..., T] = make
            picture = again(*what.given)
            return shortened(picture) if short else picture

        @wraps(make)
        def look(*given: P.args, **_: P.kwargs) -> T:
            return made(Shown(given))

        return look

    return keeping
