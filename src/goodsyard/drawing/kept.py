"""Pictures that are kept: most of a table looks as it did one move ago, and the same to every viewer."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from functools import wraps
from typing import Any, ParamSpec, TypeVar

import msgspec

from .layout import Box
from .short import shortened
from .svg import Markup

P = ParamSpec("P")
T = TypeVar("T", Box, Markup)
PLAIN = (str, int, float, type(None))
MOST = 64_000_000
"""Characters of all pictures that are kept: enough for some hundred tables at which people play at the same time."""
ENTRY = 800
"""About what it costs to know what a picture shows."""


class Shelf:
    """The latest pictures, of all functions together; what has not been looked at for longest makes room."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.held = 0
        self.pictures: OrderedDict[Shown, Box | Markup] = OrderedDict()

    def find(self, what: Shown) -> Any:
        """The picture, or None."""
        picture = self.pictures.get(what)
        if picture is not None:
            self.pictures.move_to_end(what)
        return picture

    def put(self, what: Shown, picture: Box | Markup) -> None:
        before = self.pictures.pop(what, None)
        self.pictures[what] = picture
        self.held += size(picture) - (0 if before is None else size(before))
        while self.held > self.most:
            self.held -= size(self.pictures.popitem(last=False)[1])


def size(picture: Box | Markup) -> int:
    return ENTRY + len(picture.picture if isinstance(picture, Box) else picture)


class Shown:
    """What a picture is made from, comparable by value: facts, and whatever else is compared by identity."""

    __slots__ = ("hashed", "key")

    def __init__(self, make: Callable[..., Any], given: tuple[Any, ...]) -> None:
        self.key = (make, *map(_key, given))
        self.hashed = hash(self.key)

    def __hash__(self) -> int:
        return self.hashed

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Shown) and self.key == other.key


def _key(fact: Any) -> Any:
    if isinstance(fact, PLAIN):
        return fact
    try:
        return msgspec.msgpack.encode(fact)
    except TypeError:  # not a fact, such as the words
        return fact


SHELF = Shelf(MOST)


def kept(make: Callable[P, T]) -> Callable[P, T]:
    """Keep a function's pictures, with their text as short as possible."""
    return _kept(make, shortened)


def kept_whole(make: Callable[P, T]) -> Callable[P, T]:
    """Keep a function's pictures as they are, because their groups matter."""
    return _kept(make, lambda picture: picture)


def _kept(make: Callable[P, T], finished: Callable[[T], T]) -> Callable[P, T]:
    @wraps(make)
    def look(*given: P.args, **_: P.kwargs) -> T:
        what = Shown(make, given)
        picture: T | None = SHELF.find(what)
        if picture is None:
            plain: Callable[..., T] = make
            picture = finished(plain(*given))
            SHELF.put(what, picture)
        return picture

    return look
