"""Icons: pictograms on a 24 x 24 grid, with one line weight, in the colour of the surrounding text."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache

from .icons_common import COMMON
from .icons_house import HOUSE
from .layout import Box
from .strokes import Icon, weight
from .svg import NOTHING, Markup, element, group, number

ICONS: dict[str, Icon] = {**COMMON, **HOUSE}
"""Every icon by its name, each with a one-line meaning; games add their own."""


_USED = re.compile(r'"#icon-([\w-]+)"')


def add_icons(icons: Mapping[str, Icon]) -> None:
    """Add a game's icons; a name must not mean two different pictures."""
    for name, added in icons.items():
        if ICONS.setdefault(name, added) != added:
            raise ValueError(f"there is already another icon called {name}")


@lru_cache(maxsize=2048)
def icon(name: str, size: float = 24, title: str = "", class_: str | None = None) -> Box:
    """An icon as a box; `title` says in the reader's language what it means, where nothing around it does.

    The icon only refers to its definition, which a document contains once; see `icons_in`.
    """
    if name not in ICONS:
        raise KeyError(f"there is no icon called {name}")
    picture = group(
        element("title", title) if title else NOTHING,
        element("use", href=f"#icon-{name}", stroke_width=weight(size) if size > 24 else None),
        class_=f"icon {class_}" if class_ else "icon",
        role="img" if title else None,
        transform=f"scale({number(size / 24)})" if size != 24 else None,
    )
    return Box(size, size, picture)


def icons_in(picture: str) -> dict[str, Markup]:
    """The definitions of the icons used in a picture, by id; a document needs each once."""
    return {f"icon-{name}": _original(name) for name in sorted(set(_USED.findall(picture)))}


@lru_cache(maxsize=512)
def _original(name: str) -> Markup:
    return group(ICONS[name].picture, id=f"icon-{name}")
